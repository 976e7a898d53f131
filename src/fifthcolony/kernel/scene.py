"""Playing on from a position by names instead of numbers: what the scenes of every game have in common."""

from typing import Generic, Self, TypeVar

from fifthcolony.kernel.events import Event
from fifthcolony.kernel.game import Game

Played = TypeVar("Played", bound=Game)


class Scene(Generic[Played]):
    """A game in which players and options are called by name. A game's own scene says what its names are."""

    def __init__(self, game: Played, names: tuple[str, ...]) -> None:
        self.game = game
        self.names = names
        self.log: list[Event] = []
        game.listener = self.log.append

    def seat(self, name: str) -> int:
        """A seat by its name."""
        raise NotImplementedError

    def say(self, word: str) -> str:
        """An option or parameter in the words of the scene."""
        raise NotImplementedError

    def does(self, name: str, *labels: str) -> Self:
        """A player answers its asks, one label after the other."""
        for label in labels:
            options = self.options(name)
            if label not in options:
                raise AssertionError(f"{name} cannot answer {label!r} at {self.prompt(name)}; options are {options}")
            self.game.answer(self.seat(name), options.index(label))
        return self

    def options(self, name: str) -> list[str]:
        """What a player can answer now, in the words of the scene."""
        seat = self.seat(name)
        if seat not in {ask.seat for ask in self.game.asks}:
            waiting = ", ".join(f"{self.names[ask.seat]} ({ask.prompt}: {[self.say(o) for o in ask.options]})" for ask in self.game.asks)
            raise AssertionError(f"{name} is not asked; the game waits for {waiting or 'nobody'}")
        return [self.say(option) for option in self.game.ask_of(seat).options]

    @property
    def asked(self) -> list[str]:
        """Who owes an answer."""
        return [self.names[ask.seat] for ask in self.game.asks]

    def prompt(self, name: str) -> str:
        """What a player is asked."""
        return self.game.ask_of(self.seat(name)).prompt

    @property
    def winners(self) -> list[str]:
        """Who has won the game."""
        return [self.names[seat] for seat in self.game.outcome.winners] if self.game.outcome else []

    def told(self, key: str) -> list[tuple[str, ...]]:
        """What was told under a key, in the words of the scene, oldest first."""
        return [tuple(self.say(str(param)) for param in event.params) for event in self.log if event.key == key]
