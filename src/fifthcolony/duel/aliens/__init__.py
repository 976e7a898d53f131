"""One file an alien."""
