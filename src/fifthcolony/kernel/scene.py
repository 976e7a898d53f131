"""Positions set up by hand, and playing on from them by names instead of numbers: what the scenes of every game have in common."""

import inspect
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic, NamedTuple, Self, TypeVar

from fifthcolony.kernel.ask import PASS, Ask
from fifthcolony.kernel.errors import BadConfig
from fifthcolony.kernel.events import Event
from fifthcolony.kernel.game import Game

Played = TypeVar("Played", bound=Game)


def set_up(make: Callable[..., Any], position: dict[str, Any]) -> Any:
    """A game's scene of this position; a word that it does not take, or one that is missing, is said by name."""
    known = inspect.signature(make).parameters
    strange = [word for word in position if word not in known]
    if strange:
        raise BadConfig(f"a scene takes no {strange[0]!r}; it takes: {', '.join(known)}")
    missing = [word for word, parameter in known.items() if parameter.default is parameter.empty and word not in position]
    if missing:
        raise BadConfig(f"a scene needs {', '.join(missing)}; given are: {', '.join(position) or 'none'}")
    return make(**position)


def check_numbers(given: object, what: str) -> None:
    """Refuse what is no mapping of names to whole numbers, none of them less than 0."""
    if not isinstance(given, Mapping):
        raise BadConfig(f"{what} is a name and a number for each, such as {{'name': 2}}, not {given!r}")
    for name, number in given.items():
        if type(number) is not int or number < 0:
            raise BadConfig(f"{what} has {number!r} for {name}; expected a number from 0")


def check_tokens(tokens: Mapping[str, object], kinds: Sequence[str]) -> None:
    """Refuse counters that are no numbers, or of a kind that the game does not have."""
    for name, counters in tokens.items():
        check_numbers(counters, f"tokens of {name}")
        assert isinstance(counters, Mapping)
        for kind in counters:
            if kind not in kinds:
                raise BadConfig(f"there are no tokens {kind!r}; there are: {', '.join(sorted(set(kinds)))}")


class Asked(NamedTuple):
    """What a player was asked, in the words of the scene, and its answer; None while it is owed."""

    name: str
    prompt: str
    options: tuple[str, ...]
    answer: str | None


class Scene(Generic[Played]):
    """A game in which players and options are called by name. A game's own scene says what its names are."""

    def __init__(self, game: Played, names: tuple[str, ...]) -> None:
        self.game = game
        self.names = names
        self.log: list[Event] = []
        self._answered: list[Asked] = []
        game.listener = self.log.append

    def seat(self, name: str) -> int:
        """A seat by its name."""
        raise NotImplementedError

    def say(self, word: str) -> str:
        """An option or parameter in the words of the scene."""
        raise NotImplementedError

    def hear(self, label: str) -> str:
        """What an answer is called as an option, if it was given in other words."""
        return label

    def does(self, name: str, *labels: str) -> Self:
        """A player answers its asks, one label after the other."""
        for label in labels:
            options = self.options(name)
            heard = label if label in options else self.hear(label)
            if heard not in options:
                raise AssertionError(f"{name} cannot answer {label!r} at {self.prompt(name)}; options are {options}")
            asked = Asked(self.names[self.seat(name)], self.prompt(name), tuple(options), heard)
            self.game.answer(self.seat(name), options.index(heard))
            self._answered.append(asked)
        return self

    def pass_all(self, *also: str) -> Self:
        """Whoever is asked and can pass does, until somebody is asked for something else. Other labels count as passing if named."""
        while passing := next((found for ask in self.game.asks if (found := self._passing(self.names[ask.seat], also))), None):
            self.does(*passing)
        return self

    def _passing(self, name: str, also: tuple[str, ...]) -> tuple[str, str] | None:
        """A player and the label by which it passes now, if it can."""
        options = self.options(name)
        return next(((name, label) for label in (PASS, *also) if label in options), None)

    def options(self, name: str) -> list[str]:
        """What a player can answer now, in the words of the scene."""
        return [self.say(option) for option in self._ask(name).options]

    def _ask(self, name: str) -> Ask:
        """What a player is asked now; an AssertionError says who is asked if it is not."""
        seat = self.seat(name)
        if seat not in {ask.seat for ask in self.game.asks}:
            waiting = ", ".join(f"{self.names[ask.seat]} ({ask.prompt}: {[self.say(o) for o in ask.options]})" for ask in self.game.asks)
            raise AssertionError(f"{name} is not asked; the game waits for {waiting or 'nobody'}")
        return self.game.ask_of(seat)

    @property
    def asked(self) -> list[str]:
        """Who owes an answer."""
        return [self.names[ask.seat] for ask in self.game.asks]

    @property
    def asks(self) -> list[Asked]:
        """All that was asked since the scene began, oldest first, and last what is still owed."""
        owed = [Asked(name, self.prompt(name), tuple(self.options(name)), None) for name in self.asked]
        return self._answered + owed

    @property
    def is_over(self) -> bool:
        """Whether nobody is asked any more: the game is won, or the scene has come to where it stops."""
        return not self.game.asks

    def prompt(self, name: str) -> str:
        """What a player is asked."""
        return self._ask(name).prompt

    @property
    def winners(self) -> list[str]:
        """Who has won the game."""
        return [self.names[seat] for seat in self.game.outcome.winners] if self.game.outcome else []

    def told(self, key: str) -> list[tuple[str, ...]]:
        """What was told under a key, in the words of the scene, oldest first."""
        return [tuple(self.say(str(param)) for param in event.params) for event in self.log if event.key == key]
