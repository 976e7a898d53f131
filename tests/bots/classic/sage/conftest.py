"""A sage at a seat of a scene."""

from collections.abc import Callable

import pytest

from fifthcolony.bots import answer_of, make_bot
from fifthcolony.classic.scene import Scene

Choice = Callable[..., str]
Plays = Callable[..., list[str]]


@pytest.fixture
def choice() -> Choice:
    """What the sage would answer now at somebody's seat, in the words of the scene."""

    def choose(s: Scene, name: str, seed: int = 1, bot: str = "sage") -> str:
        ask = s.game.ask_of(s.seat(name))
        return s.options(name)[answer_of(make_bot(bot, seed), s.game, ask)]

    return choose


@pytest.fixture
def plays() -> Plays:
    """Let a sage answer at somebody's seat until it is asked something else: the answers it gave."""

    def play(s: Scene, name: str, seed: int = 1, bot: str = "sage") -> list[str]:
        player, seat, answers = make_bot(bot, seed), s.seat(name), list[str]()
        prompt = s.prompt(name)
        while name in s.asked and s.prompt(name) == prompt:
            answers.append(s.options(name)[answer_of(player, s.game, s.game.ask_of(seat))])
            s.does(name, answers[-1])
        return answers

    return play
