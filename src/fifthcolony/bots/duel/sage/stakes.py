"""What ships, rewards and prizes are worth as the table stands, and what winning and losing are, as chances to win the game."""

from functools import cache
from typing import Final

from fifthcolony.bots.duel.friends import wants_friend
from fifthcolony.bots.duel.reading import DUEL, terms_of, wants_no_ships
from fifthcolony.bots.duel.sage.worth import CARD, FRIEND, READY, REINFORCED, STRANGER, chance, hand_worth, planets_worth, ships_worth
from fifthcolony.duel.cards import TOKENS
from fifthcolony.duel.destiny import SETTLE, TAKE, WHOLE_GAME, Destiny
from fifthcolony.duel.view_types import DuelView
from fifthcolony.duel.words import SEATS, WINNER

WHOLE: Final = 20.0
"""What the game is worth."""
STAYING: Final = 0.3
"""What a ship is worth that stays beside the winner's."""
SHOT: Final = 0.08
"""What the winner's ships are worth to who may shoot some of them."""
EITHER_CARD: Final = 2.5
"""Cards that two of the other's for one of the own come to."""
RETURNED: Final = 1.6
"""How much better a card is that was chosen."""
GLAD: Final = -0.6
"""What ships are worth to whom having none makes win, of what they usually are."""
LITTLE: Final = 0.03
"""What a friend is worth to who has one."""
LEAST: Final = 0.03


@cache
def parsed(name: str) -> tuple[str, int]:
    """A reward as cards name it: "draw_2", "ready_all", "befriend"."""
    what, _, digits = name.rpartition("_")
    if digits.isdigit():
        return what, int(digits)
    return (what, TOKENS) if digits == "all" else (name, 1)


class Table:
    """What things are worth as the table stands: made once for a decision."""

    __slots__ = ("_ahead", "_glad", "me", "terms", "view")

    def __init__(self, view: DuelView, me: int) -> None:
        self.view = view
        self.me = me
        self._ahead = view["next"]
        self._glad = [wants_no_ships(view, seat) for seat in SEATS]

    def home(self, seat: int, number: int) -> float:
        """What so many ships in supply are worth to a seat: some are better off without."""
        worth = ships_worth(number, self._ahead)
        return GLAD * worth if self._glad[seat] else worth

    def is_glad(self) -> bool:
        """Whether having no ships would be anybody's way to win."""
        return self._glad[0] or self._glad[1]

    def back(self, seat: int, supply: int, number: int) -> float:
        """What it is worth to a seat that so many ships come to its supply, or go where there are fewer than none."""
        return self.home(seat, max(0, supply + number)) - self.home(seat, supply)

    def gain(self, seat: int, what: str, number: int, supply: int) -> float:
        """What a reward is worth to a seat that has so many ships in supply."""
        view = self.view
        match what:
            case "draw" | "take_back":
                cards = view["hands"][seat]
                return hand_worth(cards + number) - hand_worth(cards) + CARD * number * (RETURNED if what == "take_back" else 1)
            case "gain":
                number, cards = min(number, view["reinforcements"]), view["hands"][seat]
                return hand_worth(cards + number) - hand_worth(cards) + REINFORCED * number
            case "recover":
                return self.back(seat, supply, min(number, view["warp"][seat]))
            case "lose" | "lose_ships":
                return self.back(seat, supply, -number)
            case "shoot" | "shoot_supply":
                return -self.back(1 - seat, view["supply"][1 - seat], -number)
            case "ready":
                ready = len(view["ready"][seat])
                return READY[min(TOKENS, ready + number)] - READY[ready]
            case "befriend" | "may_befriend":
                return (FRIEND + STRANGER) / 2 if wants_friend(view, seat) else LITTLE
            case "star_child":
                return max(self.gain(seat, "recover", 3, supply), self.gain(seat, "shoot", 3, supply))
            case "stay":
                return STAYING
            case "shoot_winner":
                return SHOT
        return 0.0

    def reward(self, seat: int, name: str) -> float:
        """What a reward is worth to a seat, named as cards do."""
        return self.gain(seat, *parsed(name), self.view["supply"][seat])

    def settling(self, seat: int, supply: int) -> float:
        """What a ship on one more planet is worth."""
        mine, theirs = self.view["controlled"][seat], self.view["controlled"][1 - seat]
        return planets_worth(mine + 1, theirs) - planets_worth(mine, theirs) + self.back(seat, supply, -1)

    def besides(self) -> float:
        """What there is besides planets and ships: tactics, friends, cards."""
        view, me = self.view, self.me
        total = READY[len(view["ready"][me])] - READY[len(view["ready"][1 - me])]
        total += hand_worth(view["hands"][me]) - hand_worth(view["hands"][1 - me])
        for envoy in view["envoys"]:
            if envoy["ally"] is not None:
                total += (FRIEND if envoy["face_up"] else STRANGER) * (1 if envoy["ally"] == me else -1)
        return total

    def prizes(self, terms: Destiny, supply: tuple[int, int]) -> tuple[float, float]:
        """What the prize of a duel adds to winning it, and to losing it, with so many ships in supply, own first."""
        worths = []
        for seat, ships in zip((self.me, 1 - self.me), supply, strict=True):
            total = 0.0
            for what, number in prize_of(terms.name):
                total += self.gain(seat, what, number, ships)
            worths.append(total)
        own, others = worths
        return (own, -others) if terms.prize_to == WINNER else (-others, own)

    def spoils(self, terms: Destiny, supply: tuple[int, int]) -> tuple[float, float]:
        """What winning a contest adds, and losing it."""
        if WHOLE_GAME in terms.won:
            return WHOLE, -WHOLE
        own, others = [self._spoil(seat, terms, ships) for seat, ships in zip((self.me, 1 - self.me), supply, strict=True)]
        return own, -others

    def _spoil(self, seat: int, terms: Destiny, supply: int) -> float:
        total = -sum([self.reward(1 - seat, name) for name in terms.lost])
        for name in terms.won:
            if name == SETTLE:
                total += max(0.0, self.settling(seat, supply)) if supply else 0.0
            else:
                total += EITHER_CARD * CARD if name == TAKE else self.reward(seat, name)
        return total


@cache
def prize_of(name: str) -> list[tuple[str, int]]:
    """What resolving the prize of a destiny card does, and how much of it."""
    return [(todo.step.__name__, todo.args[0] if todo.args and type(todo.args[0]) is int else 1) for todo in terms_of(name).prize]


class Stakes:
    """The chance to win the game after winning a contest or duel, and after losing it."""

    __slots__ = ("difference", "lost", "slope", "won")

    def __init__(self, table: Table, rest: float, supply: tuple[int, int], there: tuple[int, int]) -> None:
        """With so much besides planets and ships, so many ships in supply, and so many on the planet, own first."""
        view, me = table.view, table.me
        terms, mine, theirs = terms_of(view["card"]), view["controlled"][me], view["controlled"][1 - me]
        if view["scope"] == DUEL:
            keeps = terms.winner_keeps or max(there)
            mine_home, theirs_home = table.home(me, supply[0] + there[0]), table.home(1 - me, supply[1] + there[1])
            win = planets_worth(mine + 1, theirs) + table.home(me, supply[0] + max(0, there[0] - keeps)) - theirs_home
            lose = planets_worth(mine, theirs + 1) + mine_home - table.home(1 - me, supply[1] + max(0, there[1] - keeps))
            prize, consolation = table.prizes(terms, supply)
        else:
            win = lose = planets_worth(mine, theirs) + table.home(me, supply[0]) - table.home(1 - me, supply[1])
            prize, consolation = table.spoils(terms, supply)
        self.won, self.lost = chance(win + rest + prize), chance(lose + rest + consolation)
        self.difference = self.won - self.lost
        middle = (self.won + self.lost) / 2
        self.slope = max(LEAST, middle * (1 - middle))
        """What a little more of anything is worth."""


def stakes_now(table: Table, there: tuple[int, int]) -> Stakes:
    """As ships stand."""
    supply = table.view["supply"]
    return Stakes(table, table.besides(), (supply[table.me], supply[1 - table.me]), there)
