"""Bots of somebody's own, for the tests of thinking: each is made so that its seed says nothing, and can be sent to another process."""

import os
import signal
import time
from pathlib import Path
from typing import Any

from fifthcolony.bots import Bot, Budget
from fifthcolony.kernel.ask import Ask
from fifthcolony.kernel.rng import draw_below, seeded
from fifthcolony.kernel.sight import Sight

HOME = "FIFTHCOLONY_TEST_HOME"
"""Names the process that must not think, for whoever is sent out of it."""


class Slow(Bot):
    """Takes its time, and remembers how often it has thought. It never does where the loop is."""

    seconds = 0.002

    def __init__(self, seed: int) -> None:
        self.rng = seeded(seed)
        self.thoughts = 0

    def decide(self, ask: Ask, sight: Sight[Any]) -> int:  # noqa: ARG002
        assert os.getpid() != int(os.environ.get(HOME, "0")), "a bot thinks in the server's own process"
        time.sleep(self.seconds)
        self.thoughts += 1
        self.rng, index = draw_below(self.rng, len(ask.options))
        return index


class Stuck(Slow):
    """Never comes to an end."""

    seconds = 3600.0


class Raising(Bot):
    """Fails at every answer."""

    def __init__(self, _seed: int) -> None: ...

    def decide(self, ask: Ask, sight: Sight[Any]) -> int:  # noqa: ARG002
        raise RuntimeError("the bot's own trouble, which may name cards")


class Wild(Bot):
    """Answers with what is no option."""

    def __init__(self, _seed: int) -> None: ...

    def decide(self, ask: Ask, sight: Sight[Any]) -> int:  # noqa: ARG002
        return len(ask.options)


class Deadly(Bot):
    """Kills the process it thinks in."""

    def __init__(self, _seed: int) -> None: ...

    def decide(self, ask: Ask, sight: Sight[Any]) -> int:  # noqa: ARG002
        os.kill(os.getpid(), signal.SIGKILL)
        return 0


class Signing(Slow):
    """Writes down where it thinks, in files of the folder that its environment names, and goes on as long as it is told to wait there."""

    FOLDER = "FIFTHCOLONY_TEST_SIGNS"

    def decide(self, ask: Ask, sight: Sight[Any]) -> int:
        folder = Path(os.environ[self.FOLDER])
        number = len(list(folder.glob("begun *")))
        (folder / "new").write_text(str(os.getpid()))
        (folder / "new").rename(folder / f"begun {number}")
        while (folder / "wait").exists():
            time.sleep(0.01)
        return super().decide(ask, sight)


class Seeing(Bot):
    """Imagines games, and thinks for as long as it is told."""

    imagines = True
    thinks = True

    def __init__(self, seed: int) -> None:
        self.rng = seeded(seed)
        self.budget = Budget(None, 1)

    def give(self, budget: Budget) -> None:
        self.budget = budget

    def decide(self, ask: Ask, sight: Sight[Any]) -> int:
        game = sight.imagine(7)
        assert any(owed.seat == ask.seat for owed in game.asks)
        self.rng, index = draw_below(self.rng, len(ask.options))
        return index


class Tied(Bot):
    """Cannot leave its process: it holds something that cannot be sent."""

    def __init__(self, _seed: int) -> None:
        self.held = lambda: 0
