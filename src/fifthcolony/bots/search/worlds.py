"""Imagined games at the ask that is searched, each made once and then played on in copies."""

from typing import Any, Final

from fifthcolony.bots.protocol import sight_for
from fifthcolony.bots.search.foresight import Foresight, played_on
from fifthcolony.kernel.ask import Ask
from fifthcolony.kernel.game import Game
from fifthcolony.kernel.rng import seeded, shuffled
from fifthcolony.kernel.sight import Sight

NO_CHOICE: Final = -1
"""The reply of somebody who is not asked there, as who holds a single card."""


class Worlds:
    """All that a seat may be in, as far as it knows, by number. What others have answered at the same time, they choose anew in each."""

    __slots__ = ("_games", "_seed", "_sight", "ask", "foresight", "me")

    def __init__(self, ask: Ask, sight: Sight[Any], foresight: Foresight, seed: int) -> None:
        self.ask = ask
        self.me = ask.seat
        self.foresight = foresight
        self._sight = sight
        self._seed = seed
        self._games: dict[int, Game] = {}

    def __getitem__(self, number: int) -> Game:
        """One of them, not to be changed."""
        game = self._games.get(number)
        if game is None:
            game = self._games[number] = self._sight.imagine(self._seed + number)
            for seat in sorted(game.partial):
                if seat != self.me:
                    game.withdraw(seat)
            self._pass_up_to_ask(game)
        return game

    def _pass_up_to_ask(self, game: Game) -> None:
        """Those who could act before the seat, with what they hold there, have let it be: otherwise it would not be asked."""
        while all(ask.seat != self.me for ask in game.asks):
            ask = game.asks[0]
            game.answer(ask.seat, len(ask.options) - 1)
        assert game.ask_of(self.me).prompt == self.ask.prompt, f"{self.ask.prompt} is asked, and {game.ask_of(self.me).prompt} imagined"

    def habit(self, number: int, seat: int, chance: int = 0) -> int:
        """The option that the policy takes there, for a seat that is asked."""
        game = self[number].copy()
        ask, bot = game.ask_of(seat), self.foresight.policy(self._seed + chance)
        return bot.decide(ask, sight_for(bot, game, ask))

    def attempt(self, number: int, option: int) -> float:
        """What an option comes to there."""
        return played_on(self[number].copy(), self.me, self.foresight, self._seed + number, ((self.me, option),))

    def attempt_both(self, number: int, option: int, other: int, reply: int) -> float:
        """What an option comes to if another seat, asked at the same time, takes that one."""
        if reply == NO_CHOICE:
            return self.attempt(number, option)
        return played_on(self[number].copy(), self.me, self.foresight, self._seed + number, ((self.me, option), (other, reply)))

    def some(self, number: int, things: list[int], most: int) -> list[int]:
        """So many of several things, drawn by chance."""
        if len(things) > most:
            shuffled(seeded(self._seed + number), things)
        return things[:most]

    def forget(self, number: int) -> None:
        """It is not needed any more."""
        self._games.pop(number, None)


def others_asked(game: Game, me: int) -> list[Ask]:
    """What others are asked at the same time."""
    return [ask for ask in game.asks if ask.seat != me]
