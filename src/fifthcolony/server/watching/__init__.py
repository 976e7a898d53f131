"""The server seen from outside: what it counts, how many are here, how late its loop is."""
