"""One thought, in a worker process: a bot, what it is asked and what it is shown go in, its answer and the bot as it is then come out.

What goes in is all that the thought hangs on. So one that was lost is thought again from the same bytes, and where a bot counts games
tried out instead of seconds the answer is the same.
"""

import pickle
import traceback
from multiprocessing.connection import Connection
from typing import Any, NamedTuple

from fifthcolony.bots import Bot
from fifthcolony.kernel.ask import Ask
from fifthcolony.kernel.sight import Sight
from fifthcolony.server.worker_life import begin_with


class Answered(NamedTuple):
    """What a bot said, whatever that is, and the bot that said it."""

    said: Any
    bot: Bot


class Failed(NamedTuple):
    """The bot raised instead. What an error says may name cards, so only its kind is told, and where it happened."""

    kind: str
    where: str


def packed(bot: Bot, ask: Ask, sight: Sight[Any]) -> bytes:
    """A thought to be sent to whoever thinks it."""
    return pickle.dumps((bot, ask, sight), pickle.HIGHEST_PROTOCOL)


def pondered(thought: bytes) -> bytes:
    """Think it."""
    try:
        bot, ask, sight = pickle.loads(thought)
        return pickle.dumps(Answered(bot.decide(ask, sight), bot), pickle.HIGHEST_PROTOCOL)
    except Exception as error:
        last = traceback.extract_tb(error.__traceback__)[-1]
        return pickle.dumps(Failed(type(error).__name__, f"{last.filename.rpartition('/')[2]}:{last.lineno} {last.name}"))


def unpacked(answer: bytes) -> Answered | Failed:
    """What came back."""
    found: Answered | Failed = pickle.loads(answer)
    return found


def work(thoughts: Connection, line: Connection) -> None:
    """All that a worker does: one thought after the other, until its server is gone."""
    begin_with(line)
    while True:
        try:
            thought = thoughts.recv_bytes()
            thoughts.send_bytes(pondered(thought))
        except (EOFError, OSError):
            return
