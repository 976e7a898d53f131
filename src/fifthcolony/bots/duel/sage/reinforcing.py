"""Reinforcements: those that turn the result, by what that is worth here and how likely it is turned back."""

from itertools import combinations
from typing import Final

from fifthcolony.bots.duel.reading import DUEL, beats, clouts, leaves_forbidden, ships
from fifthcolony.bots.duel.reinforcing import Play, clout_with, plays_of
from fifthcolony.bots.duel.sage.likely import reinforced
from fifthcolony.bots.duel.sage.stakes import Stakes, Table, stakes_now
from fifthcolony.bots.duel.sage.worth import card_worth, hand_worth
from fifthcolony.bots.mind import Mind
from fifthcolony.duel.view_types import DuelView
from fifthcolony.kernel.ask import Ask

MOST: Final = 3
"""Cards that are played for one result."""


def reinforce(mind: Mind, ask: Ask, view: DuelView) -> int:
    """The first of the cards that together bring most; or pass, where one is ahead or nothing pays."""
    me = ask.seat
    leave = len(ask.options) - 1
    if beats(view, me, *clouts(view, me)):
        return leave
    there = ships(view, me) if view["scope"] == DUEL else (0, 0)
    stakes = stakes_now(Table(view, me), there)
    plays = [play for play in plays_of(view, ask) if not leaves_forbidden(view, me, play.kind)]
    threat, best, first = reinforced(view, me), 0.0, None
    for number in range(1, MOST + 1):
        for chosen in combinations(plays, number):
            if len({play.kind for play in chosen}) == number:
                value = brings(view, me, chosen, stakes, threat)
                if value > best:
                    best, first = value, chosen[0]
    if first is None:
        return leave
    mind.plan(ask, "reinforce.sign", first.worth)
    return first.option


def brings(view: DuelView, me: int, plays: tuple[Play, ...], stakes: Stakes, threat: float) -> float:
    """What playing these brings, with what they cost."""
    mine, theirs = clout_with(view, me, plays), clout_with(view, 1 - me, plays)
    if not beats(view, me, mine, theirs):
        return -1.0
    stays = 1.0 if threat < 1 else min(1.0, max(0.25, 1 - threat / 12 + abs(mine - theirs) / 14))
    cards = view["hands"][me]
    price = hand_worth(cards) - hand_worth(cards - len(plays)) + sum([card_worth(play.kind) for play in plays])
    return stays * stakes.difference - stakes.slope * price
