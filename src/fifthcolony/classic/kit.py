"""What the kernel's registry needs to know of the classic game."""

from typing import Final

from fifthcolony.classic.setup import configure, new_game
from fifthcolony.classic.state import Game
from fifthcolony.kernel.registry import Kit

CLASSIC: Final = Kit(configure, new_game, Game)
