"""Search over imagined games, for any game: each tells it in a `Foresight` of its own how its games go on and what they are worth."""
