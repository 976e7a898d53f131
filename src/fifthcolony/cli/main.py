"""The command's front door: arguments to a command, and every failure to one line and an exit code."""

import argparse
import os
import sys
from collections.abc import Sequence
from typing import Final

import shtab

from fifthcolony import __version__
from fifthcolony.cli import aliens, data, lab, new_alien, play, replay, serve, show, simulate
from fifthcolony.cli.arguments import Parser
from fifthcolony.kernel.errors import FifthColonyError

_COMMANDS: Final = {
    "play": play,
    "simulate": simulate,
    "lab": lab,
    "show": show,
    "replay": replay,
    "aliens": aliens,
    "new-alien": new_alien,
    "serve": serve,
    "data": data,
}

BAD: Final = 2
"""Something given cannot be used."""
INTERRUPTED: Final = 130
PIPE_CLOSED: Final = 141
"""What a shell reports for a program that writes to a closed pipe."""


def parser() -> Parser:
    """The command line as a whole."""
    whole = Parser(
        prog="fifthcolony",
        description="Cosmic Encounter: play it, simulate it, read it again. Without a command, the table opens in your browser.",
    )
    whole.add_argument("--version", action="version", version=f"fifthcolony {__version__}")
    shtab.add_argument_to(whole, "--print-completion", help="print what lets a shell complete this command: bash, zsh or tcsh")
    commands = whole.add_subparsers(dest="command", metavar="COMMAND", title="commands")
    for name, module in _COMMANDS.items():
        command = commands.add_parser(name, help=module.HELP, description=module.HELP)
        module.add_arguments(command)
        command.set_defaults(run=module.run)
    return whole


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; the result is the exit code."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):  # letters that one side does not have become question marks instead of failing
            stream.reconfigure(errors="replace")
    given = argparse.Namespace(command="")
    try:
        given = _given(argv)
        code: int = given.run(given)
        sys.stdout.flush()
    except FifthColonyError as error:
        return _complain(given.command, str(error))
    except BrokenPipeError:
        _forget_output()
        return PIPE_CLOSED
    except OSError as error:
        return _complain(given.command, f"{error.filename}: {error.strerror}" if error.filename else str(error))
    except KeyboardInterrupt:
        return INTERRUPTED
    return code


def _given(argv: Sequence[str] | None) -> argparse.Namespace:
    """The arguments, or those of the table where there are none."""
    whole = parser()
    given = whole.parse_args(argv)
    return given if given.command else whole.parse_args(["serve", *serve.at_once()])


def _complain(command: str, message: str) -> int:
    """One line, whatever the message holds."""
    print(f"fifthcolony {command}: {' '.join(message.split())}", file=sys.stderr)
    return BAD


def _forget_output() -> None:
    """Nobody reads any more: what is still in the buffer must not fail once again when Python ends."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
