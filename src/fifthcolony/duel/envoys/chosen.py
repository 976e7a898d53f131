"""Chosen: both players exchange the revealed plan for one of the top three cards of their decks."""

from fifthcolony.duel.battle import decided, reveal_plans
from fifthcolony.duel.cards import OPTION, kinds_of
from fifthcolony.duel.hooks import may
from fifthcolony.duel.powers import Envoy
from fifthcolony.duel.state import Game
from fifthcolony.duel.words import CONTEST_DUEL, NO_CARD, SEAT, When
from fifthcolony.kernel.ask import Asking, pick
from fifthcolony.kernel.steps import step

NAME = "chosen"
LOOK = 3


@may(When.AFTER_REVEAL, CONTEST_DUEL, given=lambda g, me: (me, NAME) not in g.used, advice="is_behind")
def divine_intervention(g: Game, me: int) -> None:
    """Leader first; the new plans count as revealed."""
    g.used.append((me, NAME))
    for seat in g.order:
        g.then(inspect, seat)
    g.then(reveal_plans)
    g.cut_to(decided)


@step
def inspect(g: Game, seat: int) -> None:
    """Three cards from the top come up before the player's eyes: they lie aside until one is taken."""
    cards = g.turn_up(seat, LOOK)
    if cards:
        g.beside += [(seat, NAME, card) for card in cards]
        g.tell_cards("deck.looked_at", seat, cards)
        g.then(exchange, seat)


@step
def exchange(g: Game, seat: int) -> Asking:
    """One becomes the plan; the others and the old plan are discarded."""
    kinds = kinds_of(g.lying(seat, NAME))
    card = yield from pick(seat, "chosen.plan", kinds, OPTION)
    others = [other for other in g.lying(seat, NAME) if other != card]
    g.beside = [entry for entry in g.beside if entry[:2] != (seat, NAME)]
    old, g.plan[seat] = g.plan[seat], card
    g.show(card)
    for other in [*others, old]:
        if other != NO_CARD:
            g.put_on_pile(seat, other)
    g.tell("chosen.exchanged", SEAT[seat], OPTION[card])


envoy = Envoy(
    NAME,
    divine_intervention,
    icon="vision",
    provenance="seed",
    first_game=True,
    asks={"chosen.plan": "best_plan"},
)
