"""Experiments on games that nobody plays: simulations and what they say."""
