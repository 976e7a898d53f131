"""One page about the games of a study: plots, the figures below them, and how it was made. It fetches nothing."""
