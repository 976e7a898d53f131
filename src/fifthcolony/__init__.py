"""Fifth Colony: Cosmic Encounter as a rules engine, a table and a laboratory."""

from fifthcolony.games import load, new_game, replay, scene
from fifthcolony.kernel.ask import Ask
from fifthcolony.kernel.errors import (
    BadConfig,
    DamagedData,
    FifthColonyError,
    IllegalChoice,
    NoSuchSeat,
    ReplayMismatch,
    StaleAsk,
    WrongSeat,
)
from fifthcolony.kernel.events import Outcome
from fifthcolony.kernel.game import Game
from fifthcolony.kernel.record import Record

__all__ = [
    "Ask",
    "BadConfig",
    "DamagedData",
    "FifthColonyError",
    "Game",
    "IllegalChoice",
    "NoSuchSeat",
    "Outcome",
    "Record",
    "ReplayMismatch",
    "StaleAsk",
    "WrongSeat",
    "load",
    "new_game",
    "replay",
    "scene",
]
__version__ = "0.1.0"
