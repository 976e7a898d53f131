"""Reinforcements: only when they turn the result, and then as few and as small as will do."""

from collections.abc import Iterable
from typing import Final, NamedTuple

from fifthcolony.bots.duel.plans import worth
from fifthcolony.bots.duel.reading import REINFORCEMENT, beats, clouts, leaves_forbidden, stake
from fifthcolony.bots.mind import Mind
from fifthcolony.duel.cards import COPIES, COPY, EITHER, EVEN_HELPS, KINDS, ODD_HELPS, reinforcement
from fifthcolony.duel.view_types import DuelView
from fifthcolony.kernel.ask import PASS, Ask

CARD_OF: Final = {kind: reinforcement(COPIES[kind][0]) for kind in KINDS if kind.startswith(REINFORCEMENT)}
SWINGING: Final = {f"card:{kind}" for kind, card in CARD_OF.items() if card.kind in (EVEN_HELPS, ODD_HELPS)}


class Play(NamedTuple):
    """One way to play a card."""

    option: int
    kind: str
    side: int
    worth: int


def clout_with(view: DuelView, side: int, plays: Iterable[Play]) -> int:
    """A side's clout with some more cards on it: those that follow parity are counted last."""
    clout = view["clout"]
    assert clout is not None, "reinforcements are played once plans are up"
    parts = clout[side]
    base = sum(amount for cause, amount in parts if cause not in SWINGING)
    swinging = [CARD_OF[cause.partition(":")[2]] for cause, _ in parts if cause in SWINGING]
    for play in plays:
        if play.side == side:
            if CARD_OF[play.kind].kind in (EVEN_HELPS, ODD_HELPS):
                swinging.append(CARD_OF[play.kind])
            else:
                base += play.worth
    return base + sum(-10 if base % 2 == (card.kind == EVEN_HELPS) else 10 for card in swinging)


def plays_of(view: DuelView, ask: Ask) -> list[Play]:
    """Every way to play what is offered."""
    found = []
    last = view["laid"][-1][2] if view["laid"] else None
    for index, word in enumerate(ask.options):
        if word != PASS:
            _, kind, _, seat = word.split(":")
            card = CARD_OF[kind]
            worths = [card.value, -card.value] if card.kind == EITHER else [last if card.kind == COPY and last else card.value]
            found += [Play(index, kind, int(seat), amount) for amount in worths]
    return found


def reinforce(mind: Mind, ask: Ask, view: DuelView) -> int:
    """The cheapest card that turns the result; or the first of two that will, where much is at stake; else pass."""
    me = ask.seat
    leave = len(ask.options) - 1
    if beats(view, me, *clouts(view, me)):
        return leave
    plays = plays_of(view, ask)
    plays = [play for play in plays if not leaves_forbidden(view, me, play.kind)]
    enough = [play for play in plays if _wins(view, me, [play])]
    if enough:
        chosen = min(enough, key=lambda play: worth(play.kind))
        mind.plan(ask, "reinforce.sign", chosen.worth)
        return chosen.option if stake(view, me) > worth(chosen.kind) else leave
    pairs = [(one, two) for one in plays for two in plays if one.kind < two.kind and _wins(view, me, [one, two])]
    if pairs and stake(view, me) >= 1:
        one = min(pairs, key=lambda pair: worth(pair[0].kind) + worth(pair[1].kind))[0]
        mind.plan(ask, "reinforce.sign", one.worth)
        return one.option
    return leave


def _wins(view: DuelView, me: int, plays: list[Play]) -> bool:
    return beats(view, me, clout_with(view, me, plays), clout_with(view, 1 - me, plays))


def sign(mind: Mind, ask: Ask, _view: DuelView) -> int:
    """As it was thought out."""
    planned = mind.recall(ask, ask.prompt)
    return ask.options.index("sign:minus" if planned is not None and planned < 0 else "sign:plus")
