"""What winning and losing are worth, and what each reward is, as chances to win the game."""

from typing import Final

from fifthcolony.bots.duel.friends import wants_friend
from fifthcolony.bots.duel.reading import DUEL, terms_of, wants_no_ships
from fifthcolony.bots.duel.sage.worth import CARD, FRIEND, READY, STRANGER, chance, planets_worth, ships_worth
from fifthcolony.duel.cards import TOKENS
from fifthcolony.duel.destiny import SETTLE, TAKE, WHOLE_GAME, Destiny
from fifthcolony.duel.view_types import DuelView
from fifthcolony.duel.words import WINNER

REINFORCED: Final = 0.19
"""What a reinforcement is worth that nobody knows."""
CROWDED: Final = 0.3
"""What a card is worth, of what it usually is, where the hand is full."""


def home(view: DuelView, seat: int, number: int) -> float:
    """What so many ships in supply are worth to a seat: some are better off without."""
    worth = ships_worth(number, view["next"])
    return -0.6 * worth if wants_no_ships(view, seat) else worth


def gain(view: DuelView, seat: int, what: str, number: int, supply: int) -> float:
    """What a reward is worth to a seat that has so many ships in supply."""
    if what in ("draw", "take_back"):
        room = min(number, max(0, view["limits"][seat] + 1 - view["hands"][seat]))
        return CARD * (room + CROWDED * (number - room)) * (1.6 if what == "take_back" else 1)
    if what == "gain":
        return REINFORCED * min(number, view["reinforcements"])
    if what == "recover":
        return home(view, seat, supply + min(number, view["warp"][seat])) - home(view, seat, supply)
    if what == "lose":
        return home(view, seat, max(0, supply - number)) - home(view, seat, supply)
    if what == "ready":
        ready = len(view["ready"][seat])
        return READY[min(TOKENS, ready + number)] - READY[ready]
    if what in ("befriend", "may_befriend"):
        return (FRIEND + STRANGER) / 2 if wants_friend(view, seat) else 0.03
    return 0.0


def reward_worth(view: DuelView, seat: int, name: str) -> float:
    """What a reward is worth to a seat, named as cards do."""
    what, _, digits = name.rpartition("_")
    if not digits.isdigit() and digits != "all":
        what, digits = name, "1"
    number = TOKENS if digits == "all" else int(digits)
    if what in ("shoot", "shoot_supply"):
        return -gain(view, 1 - seat, "lose", number, view["supply"][1 - seat])
    return gain(view, seat, what, number, view["supply"][seat])


class Stakes:
    """What a contest or duel is worth, seen from one seat: made once for a decision."""

    __slots__ = ("lost", "slope", "won")

    def __init__(self, view: DuelView, me: int, supply: tuple[int, int], there: tuple[int, int]) -> None:
        """With so many ships in supply, and so many on the planet, own first."""
        terms, other = terms_of(view["card"]), 1 - me
        mine, theirs = view["controlled"][me], view["controlled"][other]
        rest = besides(view, me)
        if view["scope"] == DUEL:
            stay = there[0] if not terms.winner_keeps else min(there[0], terms.winner_keeps)
            left = there[1] if not terms.winner_keeps else min(there[1], terms.winner_keeps)
            win = planets_worth(mine + 1, theirs) + home(view, me, supply[0] + there[0] - stay) - home(view, other, supply[1] + there[1])
            lose = planets_worth(mine, theirs + 1) + home(view, me, supply[0] + there[0]) - home(view, other, supply[1] + there[1] - left)
            prize, consolation = prize_worth(view, me, terms, supply)
        else:
            win = lose = planets_worth(mine, theirs) + home(view, me, supply[0]) - home(view, other, supply[1])
            prize, consolation = contest_worth(view, me, terms, supply)
        self.won, self.lost = chance(win + rest + prize), chance(lose + rest + consolation)
        middle = (self.won + self.lost) / 2
        self.slope = max(0.03, middle * (1 - middle))
        """What a little more of anything is worth."""

    @property
    def difference(self) -> float:
        """Between winning and losing."""
        return self.won - self.lost


def besides(view: DuelView, me: int) -> float:
    """What is there besides planets and ships: tactics, friends, cards."""
    other = 1 - me
    total = READY[len(view["ready"][me])] - READY[len(view["ready"][other])]
    total += CARD * (min(6, view["hands"][me]) - min(6, view["hands"][other]))
    for envoy in view["envoys"]:
        if envoy["ally"] is not None:
            total += (FRIEND if envoy["face_up"] else STRANGER) * (1 if envoy["ally"] == me else -1)
    return total


def prize_worth(view: DuelView, me: int, terms: Destiny, supply: tuple[int, int]) -> tuple[float, float]:
    """What the prize of a duel adds to winning it, and to losing it."""
    worths = []
    for seat, ships in ((me, supply[0]), (1 - me, supply[1])):
        total = 0.0
        for effect in terms.prize:
            number = effect.args[0] if effect.args and isinstance(effect.args[0], int) else 1
            total += effect_worth(view, seat, effect.step.__name__, number, ships)
        worths.append(total)
    own, others = worths
    return (own, -others) if terms.prize_to == WINNER else (-others, own)


def effect_worth(view: DuelView, seat: int, what: str, number: int, supply: int) -> float:
    """What a small effect is worth to who resolves it."""
    if what == "star_child":
        return max(gain(view, seat, "recover", 3, supply), -gain(view, 1 - seat, "lose", 3, view["supply"][1 - seat]))
    if what in ("shoot_supply", "shoot"):
        return -gain(view, 1 - seat, "lose", number, view["supply"][1 - seat])
    if what == "stay":
        return 0.3
    if what == "shoot_winner":
        return 0.08
    return gain(view, seat, what, number, supply)


def contest_worth(view: DuelView, me: int, terms: Destiny, supply: tuple[int, int]) -> tuple[float, float]:
    """What winning a contest adds, and losing it."""
    if WHOLE_GAME in terms.won:
        return 20.0, -20.0
    worths = []
    for seat, ships in ((me, supply[0]), (1 - me, supply[1])):
        total = 0.0
        for name in terms.won:
            if name == SETTLE:
                total += settled(view, seat, ships)
            elif name == TAKE:
                total += 2.5 * CARD
            else:
                total += reward_worth(view, seat, name)
        for name in terms.lost:
            total -= reward_worth(view, 1 - seat, name)
        worths.append(total)
    return worths[0], -worths[1]


def settled(view: DuelView, seat: int, supply: int) -> float:
    """What a ship on one more planet is worth."""
    mine, theirs = view["controlled"][seat], view["controlled"][1 - seat]
    if supply == 0:
        return 0.0
    gained = planets_worth(mine + 1, theirs) - planets_worth(mine, theirs) + home(view, seat, supply - 1) - home(view, seat, supply)
    return max(0.0, gained)
