"""Will: as offense it meets anyone, anywhere, whatever destiny says."""

from fifthcolony.classic.hooks import must
from fifthcolony.classic.powers import Alien
from fifthcolony.classic.state import Game
from fifthcolony.classic.words import Phase, Role, When


@must(When.AFTER_DRAW, Role.OFFENSE)
def choice(g: Game, _me: int) -> None:
    """Opponent and planet are its own to choose; other effects of the card still happen."""
    g.free_choice = True


alien = Alien("will", choice, alert="green", phases=(Phase.DESTINY, Phase.LAUNCH))
