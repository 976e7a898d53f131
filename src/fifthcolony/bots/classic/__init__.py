"""The simple bot at a classic game: sane play by rules of thumb, one function a prompt."""
