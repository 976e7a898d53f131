"""Bots with one habit each, that nobody should be beaten by: otherwise they play as `simple` does."""

from collections.abc import Callable
from functools import partial
from typing import Any, Final

from fifthcolony.bots import Bot, bots_of, make_bot, register
from fifthcolony.bots.protocol import Fields
from fifthcolony.classic.cards import ATTACK, NEGOTIATE, TYPE_OF, VALUE_OF
from fifthcolony.classic.words import LET_THEM, OFFENSE, OFFER, REFUSE, SIDE
from fifthcolony.duel.cards import COPIES, VALUE
from fifthcolony.kernel.ask import PASS, Ask
from fifthcolony.kernel.sight import Sight

Habit = Callable[[Ask], int | None]
"""The option that the habit takes; None where it says nothing of what is asked."""

WANT_COLONY: Final = "deal:want:colony"
GIVE_CARD: Final = "deal:give:card"
PLANET: Final = "planet:"


def _position(ask: Ask, *words: str) -> int | None:
    """Where the first of some options stands, if it is offered."""
    return next((ask.options.index(word) for word in words if word in ask.options), None)


def leech(ask: Ask) -> int | None:
    """Joins every offense that invites it."""
    return _position(ask, SIDE[OFFENSE]) if ask.prompt == "alliance.answer" else None


def highest_card(ask: Ask) -> int | None:
    """Lays its highest attack."""
    attacks = [index for index, word in enumerate(ask.options) if TYPE_OF.get(word) == ATTACK]
    return max(attacks, key=lambda at: VALUE_OF[ask.options[at]]) if ask.prompt == "planning.select" and attacks else None


def always_negotiate(ask: Ask) -> int | None:
    """Lays a negotiate whenever it has one."""
    peaceful = [index for index, word in enumerate(ask.options) if TYPE_OF.get(word) == NEGOTIATE]
    return peaceful[0] if ask.prompt == "planning.select" and peaceful else None


def never_ally(ask: Ask) -> int | None:
    """Helps nobody."""
    return len(ask.options) - 1 if ask.prompt == "alliance.answer" else None


def greedy_dealer(ask: Ask) -> int | None:
    """Wants a colony for a card, and takes nothing less."""
    if ask.prompt == "deal.talk":
        if WANT_COLONY in ask.options:
            return ask.options.index(WANT_COLONY)
        gives = any(str(word).startswith(f"seat:{ask.seat}:") for word in ask.params)
        return _position(ask, *([] if gives else [GIVE_CARD]), OFFER, LET_THEM)
    if ask.prompt == "deal.reply":
        own = f"seat:{ask.seat}:{PLANET}"
        lost = [word for word in map(str, ask.params) if word.startswith(own)]
        gained = [word for word in map(str, ask.params[1:]) if PLANET in word and not word.startswith(own)]
        return None if gained and not lost else _position(ask, REFUSE)
    return None


def highest_plan(ask: Ask) -> int | None:
    """Lays its highest plan, with whatever tactic comes first."""
    if ask.prompt != "plan.choose":
        return None
    values = [VALUE[COPIES[word.split(":")[1]][0]] for word in ask.options]
    return values.index(max(values))


def never_reinforce(ask: Ask) -> int | None:
    """Keeps its reinforcements."""
    return ask.options.index(PASS) if ask.prompt == "reinforce.play" else None


def all_ships(ask: Ask) -> int | None:
    """Sends as many ships as it can."""
    return len(ask.options) - 1 if ask.prompt == "dial.set" else None


HABITS: Final[dict[str, dict[str, Habit]]] = {
    "classic": {
        "leech": leech,
        "highest_card": highest_card,
        "always_negotiate": always_negotiate,
        "never_ally": never_ally,
        "greedy_dealer": greedy_dealer,
    },
    "duel": {"highest_plan": highest_plan, "never_reinforce": never_reinforce, "all_ships": all_ships},
}


class Creature(Bot):
    """Follows its habit wherever that says something, and `simple` elsewhere."""

    __slots__ = ("habit", "other")

    def __init__(self, game: str, habit: Habit, seed: int) -> None:
        self.habit = habit
        self.other = make_bot("simple", seed, game)

    def reads(self, ask: Ask) -> Fields | None:
        """What the simple bot wants to see: habits look at nothing."""
        return self.other.reads(ask)

    def decide(self, ask: Ask, sight: Sight[Any]) -> int:
        """The habit's option, or what the simple bot would do."""
        answer = self.habit(ask)
        return self.other.decide(ask, sight) if answer is None else answer


def habits() -> dict[str, list[str]]:
    """Their names by game."""
    return {game: list(named) for game, named in HABITS.items()}


def register_habits() -> None:
    """Make them playable in this process, unless they are: a process that was forked has what its parent had."""
    for game, named in HABITS.items():
        for name, habit in named.items():
            if name not in bots_of(game):
                register(name, partial(Creature, game, habit), games=[game])
