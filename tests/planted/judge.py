"""Rules of thumb and a table on the terminal that read views rightly: what mistakes are planted in."""

from fifthcolony.classic.view_types import ClassicView
from fifthcolony.duel.view_types import DuelView
from fifthcolony.kernel.game import Game
from fifthcolony.kernel.view_types import BACK


def leads(view: ClassicView, me: int) -> bool:
    """Nobody has more colonies."""
    return view["colonies"][me] == max(view["colonies"])


def is_rich(view: DuelView, me: int) -> bool:
    """More ships in supply than the other has."""
    return view["supply"][me] > view["supply"][1 - me]


def friends(view: DuelView, me: int) -> list[str]:
    """The envoys that are its allies, as far as it knows them."""
    return [envoy["name"] or BACK for envoy in view["envoys"] if envoy["ally"] == me]


def seats(game: Game) -> int:
    """Of any game."""
    return game.view(None)["seats"]
