"""Will: as offense it meets anyone, anywhere, whatever destiny says."""

from fifthcolony.classic.flares import boosts, wild
from fifthcolony.classic.flaring import boosted
from fifthcolony.classic.hands import look_at_hand
from fifthcolony.classic.hooks import must
from fifthcolony.classic.powers import Alien
from fifthcolony.classic.state import Game
from fifthcolony.classic.words import SEAT, Phase, Query, Role, When
from fifthcolony.kernel.ask import Asking, pick
from fifthcolony.kernel.changes import change
from fifthcolony.kernel.steps import step


@must(When.AFTER_DRAW, Role.OFFENSE)
def choice(g: Game, me: int) -> None:
    """Opponent and planet are its own to choose; other effects of the card still happen."""
    g.from_now_on(Query.MEETS_ANYBODY, as_it_wills)
    if boosted(g):
        g.then(inspect, me)


@change
def as_it_wills(_g: Game, _anybody: bool) -> bool:
    """Destiny has no say."""
    return True


@step
def inspect(g: Game, me: int) -> Asking:
    """By its flare it looks into somebody's hand before it chooses."""
    look_at_hand(g, me, (yield from pick(me, "will.hand", [seat for seat in g.order if seat != me], SEAT)))


def draws_a_colour(g: Game, me: int) -> bool:
    """The card is the colour of another player, who has a colony elsewhere."""
    card = g.destiny_card
    return card < g.seats and card != me and any(planet not in g.worlds[card] for planet in g.colonies(card))


@wild(When.AFTER_DRAW, Role.OFFENSE, given=draws_a_colour)
def pursue(g: Game, _me: int) -> None:
    """It meets that player in any system."""
    g.from_now_on(Query.MEETS_ANYWHERE, as_it_wills)


alien = Alien("will", choice, alert="green", phases=(Phase.DESTINY, Phase.LAUNCH), flare=(pursue, boosts(choice)))
