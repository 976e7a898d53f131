"""What the kernel's registry needs to know of the duel game."""

from typing import Final

from fifthcolony.duel.setup import configure, new_game
from fifthcolony.duel.state import Game
from fifthcolony.kernel.registry import Kit

DUEL: Final = Kit(configure, new_game, Game)
