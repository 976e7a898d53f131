"""A program that errs, dawdles or dies loses that decision and no more; nobody waits for it for long."""

import json
import os
import signal
from pathlib import Path
from typing import Any

import pytest

from fifthcolony.bots import answer_of
from fifthcolony.bots.process.bot import IN_A_ROW, STARTS, ProcessBot
from fifthcolony.bots.process.messages import LONGEST
from fifthcolony.kernel.ask import Ask
from fifthcolony.kernel.errors import BadConfig
from fifthcolony.kernel.game import Game
from fifthcolony.kernel.sight import Sight
from tests.bots.process.conftest import FOREVER, Program

pytestmark = pytest.mark.unguarded
QUIET = Ask(0, "window.anything", ("card:a", "pass", "card:b"))
AT_ONCE = 0.05
"""Seconds, for who answers never: however slow the machine is, that is too late."""


@pytest.fixture
def view(game: Game) -> Sight[Any]:
    return Sight(game.view(0))


def asked(bot: ProcessBot, sight: Sight[Any], number: int) -> int:
    """What it answers when the seat is asked for the first, second ... time."""
    ask = Ask(QUIET.seat, QUIET.prompt, QUIET.options)
    ask.id = number
    return bot.decide(ask, sight)


BAD = {
    "bad_json": ("print('I take the last', flush=True)", "'I take the last', which is no JSON"),
    "bad_message": ("say(type='choice', id=said['id'], choice='pass')", "Expected `int`, got `str`"),
    "wrong_id": ("say(type='choice', id=said['id'] + 1, choice=2)", "it answered ask 2, and was asked 1"),
    "no_option": ("choose(said, 3)", "it chose 3 of 3 options, which count from 0"),
    "too_long": (f"print('x' * {LONGEST + 1}, flush=True)", "a line of more than 65536 bytes: 'xxx"),
    "ended": ("sys.exit(3)", "it ended with code 3"),
}


@pytest.mark.parametrize("code", BAD)
def test_a_bad_answer_costs_one_decision_and_is_told_by_name(
    program: Program, tmp_path: Path, view: Sight[Any], caplog: pytest.LogCaptureFixture, code: str
) -> None:
    act, told = BAD[code]
    bot = program(ask=f"{act} if asked == 1 and said['id'] == 1 and not os.path.exists({str(tmp_path / 'again')!r}) else choose(said)")
    assert asked(bot, view, 0) == QUIET.options.index("pass")
    (tmp_path / "again").touch()
    assert asked(bot, view, 1) == 2
    (line,) = caplog.messages
    assert told in line
    assert "seat 0, asked window.anything: it loses this decision" in line
    if code != "ended":
        lines = (tmp_path / "heard").read_text(encoding="utf-8").splitlines()
        refused = next(said for said in map(json.loads, lines) if said["type"] == "refused")
        assert (refused["id"], refused["code"], refused["taken"]) == (1, code, 1)


@pytest.mark.parametrize(
    "act",
    [
        "choose(said, -1)",
        "say(type='choice', id=said['id'], choice=True)",
        "say(type='choice', id=said['id'], choice=1.5)",
        "say(type='choice', id=said['id'], choice=10**30)",
        "say(type='choice', id=said['id'])",
        "say(type='choice', id=-5, choice=0)",
        "ready()",
        "say()",
        "print()",
        "print('[' * 50000)",
        "sys.stdout.buffer.write(bytes([255, 254, 10]))",
    ],
)
def test_other_nonsense_is_refused_too(program: Program, view: Sight[Any], act: str, caplog: pytest.LogCaptureFixture) -> None:
    bot = program(ask=f"{act}; sys.stdout.flush()")
    assert asked(bot, view, 0) == QUIET.options.index("pass")
    assert len(caplog.messages) == 1


def test_an_answer_that_comes_too_late_is_not_taken_for_the_next(program: Program, view: Sight[Any]) -> None:
    bot = program(
        ask="if asked == 1:\n            continue\n        say(type='choice', id=1, choice=0)\n        choose(said)", deadline=AT_ONCE
    )
    assert asked(bot, view, 0) == 1
    bot.deadline = FOREVER
    assert asked(bot, view, 1) == 2


def test_who_never_answers_is_started_again_and_then_given_up(
    program: Program, tmp_path: Path, view: Sight[Any], caplog: pytest.LogCaptureFixture
) -> None:
    bot = program(ask="pass", deadline=AT_ONCE)
    answers = [asked(bot, view, number) for number in range(IN_A_ROW * STARTS)]
    assert answers == [1] * len(answers)
    assert bot.is_given_up
    assert (tmp_path / "heard").read_text(encoding="utf-8").count('"hello"') == STARTS
    assert caplog.messages[-1].endswith("it is given up, and chance plays for it to the end of this game")
    assert len(caplog.messages) < IN_A_ROW * STARTS
    assert bot.reads(QUIET) == ()
    assert {asked(bot, Sight({}), number) for number in range(100, 150)} == {0, 1, 2}, "it does not keep a game from ending"


GREETS = """print('{"type": "ready", "protocol": 1}', flush=True)"""


def test_who_reads_nothing_and_says_nothing_does_not_block_anybody(program: Program, view: Sight[Any]) -> None:
    big = Sight({**view.view, "hand": ["attack_08"] * 20_000})
    bot = program(whole=f"import time\n{GREETS}\ntime.sleep(600)", deadline=AT_ONCE)
    assert [asked(bot, big, number) for number in range(IN_A_ROW)] == [1] * IN_A_ROW


def test_who_talks_without_end_is_not_listened_to_without_end(program: Program, view: Sight[Any]) -> None:
    answers = """print('{"type": "choice", "id": 1, "choice": 2}')"""
    bot = program(whole=f"{GREETS}\nwhile True: {answers}")
    assert asked(bot, view, 0) == 2
    bot.deadline = AT_ONCE
    assert asked(bot, view, 1) == 1
    assert asked(program(whole=f"{GREETS}\nwhile True: print('x' * 100000, end='')"), view, 0) == 1


def test_a_killed_program_is_started_again(program: Program, view: Sight[Any], caplog: pytest.LogCaptureFixture) -> None:
    bot = program()
    assert asked(bot, view, 0) == 2
    assert bot._talk is not None
    os.kill(bot._talk.program.pid, signal.SIGKILL)
    assert asked(bot, view, 1) == 1
    assert asked(bot, view, 2) == 2
    assert "it was ended by signal 9" in caplog.text


def test_what_it_says_on_its_standard_error_is_nobodys_answer(
    program: Program, view: Sight[Any], capfd: pytest.CaptureFixture[str]
) -> None:
    bot = program(ask="sys.stderr.write('x' * 200_000); sys.stderr.flush(); choose(said)")
    assert asked(bot, view, 0) == 2
    assert len(capfd.readouterr().err) == 200_000


@pytest.mark.parametrize(
    ("hello", "told"),
    [
        ("say(type='ready', protocol=9)", "it speaks protocol 9, and this is protocol 1; it is given up"),
        ("ready(reads=['hands_of_others'])", "it wants to see 'hands_of_others', which no view of duel has"),
        ("ready(reads='hand')", "Expected `array | null`, got `str`"),
        ("say(type='choice', id=0, choice=0)", "it said something else before it was ready"),
        ("sys.exit('no such module')", "it ended with code 1"),
    ],
)
def test_who_is_not_ready_is_not_asked(
    program: Program, tmp_path: Path, view: Sight[Any], caplog: pytest.LogCaptureFixture, hello: str, told: str
) -> None:
    assert asked(program(hello=hello), view, 0) == 1
    assert told in caplog.text
    assert '"ask"' not in (tmp_path / "heard").read_text(encoding="utf-8")


def test_who_never_becomes_ready_is_not_waited_for(program: Program, view: Sight[Any], caplog: pytest.LogCaptureFixture) -> None:
    assert asked(program(hello="pass", to_start=AT_ONCE), view, 0) == 1
    assert "it did not answer in time" in caplog.text


@pytest.mark.parametrize(
    ("command", "told"),
    [
        ("", "there is no program ''"),
        ("no_such_program x", "there is no program 'no_such_program'"),
        ("node 'bot.js", "No closing quotation"),
    ],
)
def test_a_command_that_cannot_be_run_is_refused_in_a_sentence(command: str, told: str) -> None:
    with pytest.raises(BadConfig, match=told):
        ProcessBot(command, 1)


def test_a_prompt_without_a_way_to_pass_gets_its_first_option(program: Program, game: Game) -> None:
    ask = game.asks[0]
    assert "pass" not in ask.options
    assert answer_of(program(ask="choose(said, 99)"), game, ask) == 0
