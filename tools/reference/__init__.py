"""docs/reference.md: prompts, options, views and set-up wishes of both games, from the code and from games that were looked at."""
