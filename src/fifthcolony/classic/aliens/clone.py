"""Clone: may take its encounter card back instead of discarding it."""

from fifthcolony.classic.cards import OPTION
from fifthcolony.classic.flares import super_side, wild
from fifthcolony.classic.hooks import may
from fifthcolony.classic.knowledge import is_face_down
from fifthcolony.classic.powers import Alien
from fifthcolony.classic.state import Game
from fifthcolony.classic.words import NO_CARD, NOBODY, SEAT, Consequence, Phase, Role, When


def has_card(g: Game, me: int) -> bool:
    """Its card is still on the table."""
    return g.laid[g.side_of(me)] != NO_CARD


@may(When.DISCARD, Role.MAIN, given=has_card, advice="keep_card")
def replicate(g: Game, me: int) -> None:
    """The card it resolved the encounter with returns to its hand."""
    unseen = is_face_down(g, g.side_of(me))
    card = g.take_back(g.side_of(me))
    g.tell("cards.kept", SEAT[me], OPTION[card], to=(me,) if unseen else None)


@wild(Consequence.ARTIFACT_SPENT, Role.ANY, given=lambda g, me: g.plays[-1].seat == me)
def keep_artifact(g: Game, me: int) -> None:
    """The artifact it has played returns to where it came from, and waits there for another encounter."""
    kept = g.plays[-2]
    g.resting.append(kept.card)
    g.tell("cards.kept", SEAT[me], OPTION[kept.card])


def can_take_more(g: Game, me: int) -> bool:
    """Compensation is due to it, from a hand that has more."""
    collector, payer, number = g.compensation
    return collector == me and payer != NOBODY and 0 < number < len(g.hands[payer])


@super_side(Consequence.COMPENSATION, Role.MAIN, given=can_take_more)
def take_twice(g: Game, _me: int) -> None:
    """It takes twice as many cards, as far as they are there."""
    g.compensation[2] *= 2


alien = Alien("clone", replicate, alert="green", phases=(Phase.RESOLUTION,), flare=(keep_artifact, take_twice))
