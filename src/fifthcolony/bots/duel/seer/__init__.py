"""The search bot at a duel."""
