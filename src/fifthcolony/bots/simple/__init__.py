"""The simple bot: sane play by rules of thumb, one function a prompt."""
