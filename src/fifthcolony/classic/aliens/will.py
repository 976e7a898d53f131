"""Will: as offense it meets anyone, anywhere, whatever destiny says."""

from fifthcolony.classic.hooks import must
from fifthcolony.classic.powers import Alien
from fifthcolony.classic.state import Game
from fifthcolony.classic.words import Phase, Query, Role, When
from fifthcolony.kernel.changes import change


@must(When.AFTER_DRAW, Role.OFFENSE)
def choice(g: Game, _me: int) -> None:
    """Opponent and planet are its own to choose; other effects of the card still happen."""
    g.from_now_on(Query.MEETS_ANYBODY, as_it_wills)


@change
def as_it_wills(_g: Game, _anybody: bool) -> bool:
    """Destiny has no say."""
    return True


alien = Alien("will", choice, alert="green", phases=(Phase.DESTINY, Phase.LAUNCH))
