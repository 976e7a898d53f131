"""The table: rooms, seats, sockets, clocks and storage around the rules."""
