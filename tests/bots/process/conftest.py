"""Programs that behave or misbehave, and bots that run them."""

import shlex
import sys
import weakref
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import fifthcolony as fc
from fifthcolony.bots.process.bot import ProcessBot
from fifthcolony.bots.process.idle import end_idle
from fifthcolony.kernel.game import Game

FOREVER = 600.0
"""A deadline that no test comes near."""
FRAME = """
import json, os, sys, time
kept = open({kept!r}, "a", buffering=1)
def say(**message):
    print(json.dumps(message), flush=True)
def ready(**more):
    say(type="ready", protocol=1, **more)
def choose(ask, choice=None):
    say(type="choice", id=ask["id"], choice=len(ask["options"]) - 1 if choice is None else choice)
asked = 0
for line in sys.stdin:
    kept.write(line)
    said = json.loads(line)
    asked += said["type"] == "ask"
    if said["type"] == "hello":
        {hello}
    elif said["type"] == "ask":
        {ask}
"""
Program = Callable[..., ProcessBot]


@pytest.fixture
def program(tmp_path: Path) -> Iterator[Program]:
    """A bot that runs a program, of which is given what it does at hello and at an ask; what it hears is kept in `heard`."""
    made = 0
    running: list[weakref.ref[ProcessBot]] = []

    def make(ask: str = "choose(said)", hello: str = "ready()", whole: str = "", **options: Any) -> ProcessBot:
        nonlocal made
        made += 1
        path = tmp_path / f"program{made}.py"
        path.write_text(whole or FRAME.format(kept=str(tmp_path / "heard"), hello=hello, ask=ask), encoding="utf-8")
        bot = ProcessBot(shlex.join([sys.executable, "-I", "-S", str(path)]), 7, **({"deadline": FOREVER, "to_start": FOREVER} | options))
        running.append(weakref.ref(bot))
        return bot

    yield make
    for reference in running:
        bot = reference()
        if bot is not None:
            bot._end()
    end_idle()


@pytest.fixture
def game() -> Game:
    """A duel, in which seat 0 is asked."""
    g: Game = fc.new_game("duel", seed=5)
    while g.asks[0].seat != 0:
        g.answer(g.asks[0].seat, 0)
    return g
