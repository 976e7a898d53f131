"""Duel on a terminal: its table, its aliens and envoys, how a plan is laid."""
