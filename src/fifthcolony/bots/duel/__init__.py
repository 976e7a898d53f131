"""The simple bot at a duel: rules of thumb by prompt, and what it makes of the words in which powers describe themselves."""
