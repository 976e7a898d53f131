"""The classic game on a terminal: its table, its aliens."""
