"""One table: its seats, its game, its clock, and what everybody is shown."""
