"""The search bot of the classic game: it tries its options in imagined games to the end of the encounter, and judges what is reached."""
