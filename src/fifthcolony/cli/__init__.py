"""The command `fifthcolony`: simulate, show, replay and play."""
