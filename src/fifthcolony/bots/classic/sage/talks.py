"""Deals: each offer is valued for both sides, in chances to win, beside what it costs both to part without one."""

from typing import Final

from fifthcolony.bots.classic.planning import cheapest
from fifthcolony.bots.classic.position import PLANET_OF, SEAT_OF, gains, opponent
from fifthcolony.bots.classic.sage.hand import kept
from fifthcolony.bots.classic.sage.outlook import CARD, SHIP, chance
from fifthcolony.bots.classic.talks import COLONIES_BOTH_WAYS, GIVE_CARD, GIVE_COLONY, WANT_COLONY, WANT_RANDOM, carried_out, shared_planet
from fifthcolony.bots.mind import Mind
from fifthcolony.classic.cards import ATTACK, TYPE_OF
from fifthcolony.classic.view_types import ClassicView
from fifthcolony.classic.words import ACCEPT, FAILED_DEAL_LOSS, ORBITS, PLANET, REFUSE
from fifthcolony.kernel.ask import Ask

WANT_TYPE: Final = "deal:want:type"
HIGHEST: Final = f"highest:{ATTACK}"
GIVE_RANDOM: Final = "deal:give:random"
BEST_CARD: Final = 0.03
"""What the best attack of a hand that nobody has seen is worth."""
MOST_CARDS: Final = 4
"""So many cards are put into an offer, at the most."""
GENEROUS: Final = 8
"""In so many steps the other's share goes from next to nothing to plenty: another one for each offer."""
PLENTY: Final = 0.024
UNFAIR: Final = 2.5
"""Who would gain so many times as much is asked for more, mostly."""
STUBBORN: Final = 3
"""How often: all but one time in so many."""


def _worth(view: ClassicView, me: int, giver: int, word: str) -> float:
    """What an item adds to the chances of a seat, colonies apart."""
    if word in PLANET_OF:
        return 0.0
    known = view["hand"] if me == view["seat"] and giver == me else view["known"][giver]
    if word == HIGHEST:
        attacks = [kept(f"card:{kind}") for kind in known if kind.startswith(ATTACK)]
        worth = max([BEST_CARD if giver != view["seat"] else 0.0, *attacks])
    else:
        worth = kept(word) if word in TYPE_OF else CARD
    return -worth if giver == me else worth


def value(view: ClassicView, me: int, other: int, items: list[tuple[int, str]]) -> float:
    """What a deal makes of the chances of one of both dealers."""
    granted = [(me + other - giver, PLANET_OF[word]) for giver, word in items if word in PLANET_OF]
    gaining = [taker for taker, planet in granted if gains(view, taker, planet)]
    return chance(view, me, gaining) + sum([_worth(view, me, giver, word) for giver, word in items])


def without(view: ClassicView, me: int) -> float:
    """What is left without a deal."""
    return chance(view, me, ()) - FAILED_DEAL_LOSS * SHIP


# --- answering ------------------------------------------------------------------------------------------------------------------------


def reply(mind: Mind, ask: Ask, view: ClassicView) -> int:
    """Accept what is better than none, unless the other gains far more by it: then there may be a better one."""
    if ACCEPT not in ask.options:
        return ask.options.index(REFUSE)
    me, other = ask.seat, SEAT_OF[str(ask.params[0])]
    items = [(int(str(word)[len("seat:")]), str(word)[len("seat:0:") :]) for word in ask.params[1:]]
    mine = value(view, me, other, items) - without(view, me)
    theirs = value(view, other, me, items) - without(view, other)
    accepts = mine > 0 and (theirs <= UNFAIR * mine or not mind.draw(STUBBORN))
    return ask.options.index(ACCEPT if accepts else REFUSE)


# --- offering -------------------------------------------------------------------------------------------------------------------------


def talk(mind: Mind, ask: Ask, view: ClassicView) -> int:
    """Carry out the offer thought of, part by part."""
    return carried_out(mind, ask, view, _best_offer)


def _best_offer(mind: Mind, view: ClassicView, ask: Ask) -> list[str]:
    """Of what the other might well accept, what does most for the own chances."""
    me = ask.seat
    other = opponent(view, me)
    left = PLENTY * mind.draw(GENEROUS) / GENEROUS
    floor, best, chosen = without(view, other) + left, without(view, me), list[str]()
    for verbs in _offers(view, ask.options):
        items = _items(view, me, other, verbs)
        mine = value(view, me, other, items)
        if mine > best and value(view, other, me, items) >= floor:
            best, chosen = mine, verbs
    return chosen


def _offers(view: ClassicView, options: tuple[str, ...]) -> list[list[str]]:
    """A colony for cards either way, colonies for each other where that can be, a card or more for the best one."""
    given, wanted = ([[verb] * number for number in range(MOST_CARDS + 1)] for verb in (GIVE_RANDOM, WANT_RANDOM))
    found = [[WANT_COLONY, *cards] for cards in given[1:]] + [[WANT_COLONY, GIVE_CARD, *cards] for cards in given[:2]]
    found += [[GIVE_COLONY, WANT_TYPE, *cards] for cards in wanted] + [[GIVE_COLONY, *cards] for cards in wanted[1:]]
    found += [[GIVE_CARD, WANT_TYPE, *cards] for cards in wanted] + [[GIVE_CARD, *cards] for cards in wanted[1:]]
    if view["edition"] == COLONIES_BOTH_WAYS:
        found += [[WANT_COLONY, GIVE_COLONY, *cards] for cards in given[:2]]
    return [verbs for verbs in found if all(verb in options for verb in verbs)]


def _items(view: ClassicView, me: int, other: int, verbs: list[str]) -> list[tuple[int, str]]:
    """What the parts of an offer come to: colonies on any of the giver's planets, the least card, the highest attack."""
    made: list[tuple[int, str]] = []
    for verb in verbs:
        giver = me if verb.startswith("deal:give") else other
        if verb in (WANT_COLONY, GIVE_COLONY):
            made.append((giver, _colony(view, giver, me + other - giver)))
        elif verb == GIVE_CARD:
            words = tuple([f"card:{kind}" for kind in view["hand"]])
            made.append((giver, words[cheapest(words)]))
        else:
            made.append((giver, HIGHEST if verb == WANT_TYPE else "random:card"))
    return made


def _colony(view: ClassicView, giver: int, taker: int) -> str:
    """A planet of the giver's on which the taker would gain a colony, or else any."""
    shared = [planet for planet, ships in enumerate(view["planets"]) if ships[giver] and gains(view, taker, planet)]
    return PLANET[shared[0] if shared else giver * ORBITS]


def item(mind: Mind, ask: Ask, view: ClassicView) -> int:
    """The least card to give, the highest attack to want, and the largest stack to share."""
    parts = mind.recall(ask, "deal")
    kind = ask.params[0]
    if kind == GIVE_CARD:
        choice = cheapest(ask.options)
    elif kind in (GIVE_COLONY, WANT_COLONY):
        choice = shared_planet(view, ask, kind == WANT_COLONY)
    else:
        choice = ask.options.index(HIGHEST) if kind == WANT_TYPE and HIGHEST in ask.options else 0
    mind.plan(ask, "deal", parts or [])
    return choice
