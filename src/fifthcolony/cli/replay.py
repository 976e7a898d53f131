"""`fifthcolony replay`: play a record again and say whether it is true."""

import argparse
import json
from pathlib import Path
from typing import Final

from fifthcolony import games
from fifthcolony.cli.arguments import add_guests, bring_guests
from fifthcolony.cli.records import read_record
from fifthcolony.kernel.errors import DamagedData, ReplayMismatch
from fifthcolony.server.secrets import commitment
from fifthcolony.text.languages import FALLBACK
from fifthcolony.text.render import Words

HELP: Final = "play a recorded game again and check that it comes out the same"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """One record."""
    parser.add_argument("file", type=Path, metavar="FILE", help="a recorded game")
    add_guests(parser)


def run(given: argparse.Namespace) -> int:
    """Replay, and say what came of it in one line."""
    bring_guests(given.guests)
    record = read_record(given.file)
    try:
        game = games.replay(record)
    except (ReplayMismatch, DamagedData) as error:
        raise type(error)(f"{given.file}: {error}") from None
    words = Words(FALLBACK, None, game.view(None)["colours"])
    if game.outcome is None:
        ending = "the game is not over yet"
    else:
        winners, reason = game.outcome
        ending = f"won by {words.join([words.names[seat] for seat in winners]) or 'nobody'} with {words.say(f'reason.{reason}')}"
    print(f"{given.file}: {len(record.choices)} choices, {ending}. The record matches the rules.{_promise(given.file, record.seed)}")
    return 0


def _promise(path: Path, seed: int) -> str:
    """A record from a server tells which hash was shown before the first card was dealt: the seed must be the one it was made of."""
    promise = json.loads(path.read_bytes()).get("promise")
    if promise is None:
        return ""
    if not isinstance(promise, dict) or commitment(seed, str(promise.get("salt"))) != promise.get("hash"):
        raise DamagedData(f"{path}: the seed is not the one that was promised")
    return f" Its seed is the one that was promised as {promise['hash']}."
