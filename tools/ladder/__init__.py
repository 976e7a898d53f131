"""How good the bots are, and whether their tables look like people's: each bar measured, with its interval. `make ladder`."""
