"""`fifthcolony show`: a recorded game as text to read."""

import argparse
from pathlib import Path
from typing import Final

from fifthcolony.cli.arguments import add_guests, add_language, bring_guests, whole_number
from fifthcolony.cli.records import read_record
from fifthcolony.kernel.errors import BadConfig, DamagedData, ReplayMismatch

_CHOICE: Final = "choice"
"""Who chooses its alien is not introduced before it has."""

HELP: Final = "show a recorded game as text, open or from one seat's eyes"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """A record, and who reads it."""
    parser.add_argument("file", type=Path, metavar="FILE", help="a recorded game")
    add_guests(parser)
    parser.add_argument(
        "--seat", type=whole_number(0), metavar="N", help="only what this seat may know, counted from 0 (default: everything)"
    )
    add_language(parser)


def run(given: argparse.Namespace) -> int:
    """Replay the game with somebody listening."""
    from fifthcolony import games
    from fifthcolony.cli.face import face_of, look
    from fifthcolony.cli.log import Log
    from fifthcolony.cli.screen import Screen
    from fifthcolony.text.render import Words

    bring_guests(given.guests)
    record = read_record(given.file)
    try:
        game = games.replay(record, upto=0)
        view = look(game, None)
        if given.seat is not None and given.seat not in range(view["seats"]):
            raise BadConfig(f"--seat: expected a seat from 0 to {view['seats'] - 1}, given {given.seat}")
        screen = Screen(Words(given.language, None, view["colours"]), view["colours"])
        words = screen.words
        screen.print(face_of(game.name).title(words, view, game.seed))
        if game.config.get("aliens") not in (None, _CHOICE):
            seen = look(game, given.seat)
            screen.introduce_all(seen["aliens"], seen.get("hidden", ()))
        games.replay(record, listener=Log(screen, given.seat, game.name).hear)
        if record.outcome is None:
            screen.print(words.say("terminal.unfinished"))
    except (ReplayMismatch, DamagedData) as error:
        raise type(error)(f"{given.file}: {error}") from None
    return 0
