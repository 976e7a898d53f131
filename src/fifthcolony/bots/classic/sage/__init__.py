"""The classic bot that weighs: chances to win instead of rules of thumb, wherever a choice can change them."""
