"""A simple bot at a seat of a scene."""

from collections.abc import Callable

import pytest

from fifthcolony.bots import answer_of, make_bot
from fifthcolony.classic.scene import Scene

Choice = Callable[..., str]
Plays = Callable[..., list[str]]


@pytest.fixture
def choice() -> Choice:
    """What the simple bot would answer now at somebody's seat, in the words of the scene."""

    def choose(s: Scene, name: str, seed: int = 1) -> str:
        ask = s.game.ask_of(s.seat(name))
        return s.options(name)[answer_of(make_bot("simple", seed), s.game, ask)]

    return choose


@pytest.fixture
def plays() -> Plays:
    """Let a simple bot answer at somebody's seat until it is asked something else: the answers it gave."""

    def play(s: Scene, name: str, seed: int = 1, *, also: tuple[str, ...] = ()) -> list[str]:
        bot, seat, answers = make_bot("simple", seed), s.seat(name), list[str]()
        prompts = (s.prompt(name), *also)
        while name in s.asked and s.prompt(name) in prompts:
            ask = s.game.ask_of(seat)
            answers.append(s.options(name)[answer_of(bot, s.game, ask)])
            s.does(name, answers[-1])
        return answers

    return play
