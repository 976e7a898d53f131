"""Which cards can be played at which point."""

from fifthcolony.classic.flares import FLARE_OF, WILD, Way
from fifthcolony.classic.openings import openings_of
from fifthcolony.classic.powers import Alien, register, withdraw
from fifthcolony.classic.state import Game
from fifthcolony.classic.words import Role, When
from fifthcolony.kernel.hooks import MAY, Hook


def nothing(_g: Game, _me: int) -> None:
    """What the flares of these aliens do."""


def moments(name: str, at: str) -> list[str]:
    """Where the flare of somebody's own alien is open that is made for this point."""
    flare = Way(WILD, Hook(MAY, at, Role.ANY, nothing, optional=True, is_use=False, name="flash"))
    register(Alien(name, alert="green", flare=(flare,)))
    (card,) = FLARE_OF[name]
    found = [point for point, (cards, _, _) in openings_of((card,), ()).items() if card in cards]
    withdraw(name)
    return found


def test_a_flare_that_gets_the_number_of_a_withdrawn_one_is_open_where_it_says_itself() -> None:
    assert [moments("beacon", When.RESULT), moments("ember_moth", When.LOSSES)] == [[When.RESULT], [When.LOSSES]]
