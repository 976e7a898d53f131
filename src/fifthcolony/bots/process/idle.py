"""Programs whose game is over and that wait for another: starting one may take longer than a whole game."""

import atexit
from typing import Final

from fifthcolony.bots.process.pipe import Program

MOST: Final = 8
"""Of one command."""
_waiting: dict[str, list[Program]] = {}


def put_aside(command: str, program: Program) -> None:
    """Let a program wait for another game, or end it where enough wait."""
    waiting = _waiting.setdefault(command, [])
    if len(waiting) < MOST and program.is_ours:
        waiting.append(program)
    else:
        program.close()


def taken_up(command: str) -> Program | None:
    """One that waits, if there is one."""
    waiting = _waiting.get(command, [])
    while waiting:
        program = waiting.pop()
        if program.is_ours:
            return program
    return None


def end_idle() -> None:
    """End all that wait."""
    for waiting in _waiting.values():
        while waiting:
            waiting.pop().close()


atexit.register(end_idle)
