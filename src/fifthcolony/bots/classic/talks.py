"""Deals: what to offer, what to accept."""

from collections.abc import Callable
from typing import Final

from fifthcolony.bots.classic.planning import card_worth, cheapest
from fifthcolony.bots.classic.position import PLANET_OF, SEAT_OF, gains, opponent
from fifthcolony.bots.mind import Mind
from fifthcolony.classic.cards import TYPE_OF
from fifthcolony.classic.view_types import ClassicView
from fifthcolony.classic.words import ACCEPT, LET_THEM, OFFER, REFUSE, system_of
from fifthcolony.kernel.ask import Ask

GIVE_COLONY: Final = "deal:give:colony"
WANT_COLONY: Final = "deal:want:colony"
GIVE_CARD: Final = "deal:give:card"
WANT_RANDOM: Final = "deal:want:random"
COLONIES_BOTH_WAYS: Final = 2008
"""The edition whose deals may swap colonies."""

# Worth in middling cards.
COLONY: Final = 4.0
LAST_BUT_ONE: Final = 7.0
"""A colony that leaves its taker one short of winning: no card is worth that."""
HOME_COLONY: Final = 2.0
CARD: Final = 1.0
GOOD_CARD: Final = 2.0
GOOD: Final = 12
FAILURE: Final = 3.0
"""What three lost ships are worth."""
WIN: Final = 100.0
ALMOST: Final = 2
"""With so many colonies missing, one more makes a leader."""


def talk(mind: Mind, ask: Ask, view: ClassicView) -> int:
    """Carry out the offer thought of, part by part."""
    return carried_out(mind, ask, view, _wishes)


def carried_out(mind: Mind, ask: Ask, view: ClassicView, thought: Callable[[Mind, ClassicView, Ask], list[str]]) -> int:
    """The next part of an offer, which is thought of before the first."""
    options = ask.options
    parts: list[str] | None = mind.recall(ask, "deal")
    if parts is None:
        parts = thought(mind, view, ask) if not ask.params else []
    while parts:
        wish = parts.pop(0)
        if wish in options:
            mind.plan(ask, "deal", parts)
            return options.index(wish)
    for verb in (OFFER, LET_THEM):
        if verb in options:
            return options.index(verb)
    return 0


def _wishes(mind: Mind, view: ClassicView, ask: Ask) -> list[str]:
    """A colony against a colony where the edition lets both settle, a colony against a card, or a card against a card."""
    me = ask.seat
    other = opponent(view, me)
    they_win, i_win = (view["colonies"][seat] == view["goal"] - 1 for seat in (other, me))
    if view["edition"] == COLONIES_BOTH_WAYS and WANT_COLONY in ask.options and (i_win or not they_win):
        return [WANT_COLONY, GIVE_COLONY]
    if WANT_COLONY in ask.options and not i_win and mind.draw(4):
        return [WANT_COLONY, GIVE_CARD]
    return [GIVE_CARD, WANT_RANDOM]


def item(mind: Mind, ask: Ask, view: ClassicView) -> int:
    """The least card to give; the largest stack to share."""
    parts = mind.recall(ask, "deal")
    kind = ask.params[0]
    if kind == GIVE_CARD:
        choice = cheapest(ask.options)
    elif kind in (GIVE_COLONY, WANT_COLONY):
        choice = shared_planet(view, ask, kind == WANT_COLONY)
    else:
        choice = 0
    mind.plan(ask, "deal", parts or [])
    return choice


def shared_planet(view: ClassicView, ask: Ask, wanted: bool) -> int:
    """A planet on which a new colony counts for its taker, if there is one; of those to give, the strongest."""
    me = ask.seat
    other = opponent(view, me)
    taker, giver = (me, other) if wanted else (other, me)
    planets = [PLANET_OF[word] for word in ask.options]
    return max(
        range(len(planets)),
        key=lambda index: (gains(view, taker, planets[index]), system_of(planets[index]) == giver, view["planets"][planets[index]][giver]),
    )


# --- answering ------------------------------------------------------------------------------------------------------------------------


def reply(_mind: Mind, ask: Ask, view: ClassicView) -> int:
    """Accept what gives something, does not hand the other the win, and is no worse than losing three ships."""
    me, other = ask.seat, SEAT_OF[str(ask.params[0])]
    items = [(int(str(word)[len("seat:")]), str(word)[len("seat:0:") :]) for word in ask.params[1:]]
    got = sum(_worth(view, me, word) for giver, word in items if giver == other)
    given = sum(_worth(view, other, word) for giver, word in items if giver == me)
    accepts = got > 0 and got + FAILURE >= given
    return ask.options.index(ACCEPT) if accepts and ACCEPT in ask.options else ask.options.index(REFUSE)


def _worth(view: ClassicView, taker: int, word: str) -> float:
    """What an item is worth to its taker."""
    if word in PLANET_OF:
        if not gains(view, taker, PLANET_OF[word]):
            return HOME_COLONY
        missing = view["goal"] - view["colonies"][taker]
        return WIN if missing == 1 else LAST_BUT_ONE if missing <= ALMOST else COLONY
    if word in TYPE_OF:
        return GOOD_CARD if card_worth(word) >= GOOD else CARD
    return GOOD_CARD if word.startswith("highest:") else CARD
