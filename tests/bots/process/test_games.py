"""Programs play whole games, are told what their seat may know, and leave nothing behind."""

import json
import os
import pickle
import subprocess
import sys
import time
from pathlib import Path

import pytest

import fifthcolony as fc
from fifthcolony.bots import answer_of, bring, make_bot, withdraw
from fifthcolony.bots.budget import budget_of
from fifthcolony.bots.process.bot import ProcessBot
from fifthcolony.bots.process.idle import end_idle
from fifthcolony.kernel.game import Game
from fifthcolony.kernel.registry import kit_of
from fifthcolony.lab.simulate import Plan, play_out
from tests.bots.process.conftest import Program

pytestmark = pytest.mark.unguarded
EXAMPLES = Path(__file__).resolve().parents[3] / "examples" / "bots"
PROGRAMS = [f"run:node {EXAMPLES}/simple_bot.js", f"run:{sys.executable} {EXAMPLES}/lines.py"]


def pid_of(bot: ProcessBot) -> int:
    assert bot._talk is not None
    return bot._talk.program.pid


def is_there(pid: int) -> bool:
    """Whether there is such a process, be it a dead one that nobody has waited for."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def play_to_the_end(bot: ProcessBot, seed: int = 3) -> Game:
    """A duel of a program in seat 0 against chance."""
    g: Game = fc.new_game("duel", seed=seed)
    bots = [bot, make_bot("random", 4, "duel")]
    while g.asks:
        ask = g.asks[0]
        g.answer(ask.seat, answer_of(bots[ask.seat], g, ask))
    return g


def heard(tmp_path: Path) -> list[dict[str, object]]:
    return [json.loads(line) for line in (tmp_path / "heard").read_text(encoding="utf-8").splitlines()]


@pytest.mark.parametrize("name", PROGRAMS)
@pytest.mark.parametrize(("game", "seats"), [("duel", 2), ("classic", 3)])
def test_the_examples_play_whole_games(name: str, game: str, seats: int, caplog: pytest.LogCaptureFixture) -> None:
    bring(name)
    try:
        played = [play_out(Plan(game, {"seats": seats}, (name, *["random"] * (seats - 1)), 1), 1, seed) for seed in (1, 2)]
        again = play_out(Plan(game, {"seats": seats}, (name, *["random"] * (seats - 1)), 1), 1, 2)
    finally:
        withdraw(name)
        end_idle()
    assert all(one.winners for one in played)
    assert again == played[1], "the same seed plays the same game"
    assert caplog.messages == []


def test_a_whole_game_is_played_by_one_process_that_is_gone_afterwards(program: Program) -> None:
    bot, pids = program(), set()
    g: Game = fc.new_game("duel", seed=3)
    bots = [bot, make_bot("random", 4, "duel")]
    while g.asks:
        ask = g.asks[0]
        g.answer(ask.seat, answer_of(bots[ask.seat], g, ask))
        if bot._talk is not None:
            pids.add(pid_of(bot))
    (pid,) = pids
    assert is_there(pid)
    del bot, bots
    assert not is_there(pid)


def test_it_is_told_the_set_up_then_every_ask_with_what_its_seat_may_know(program: Program, tmp_path: Path, game: Game) -> None:
    bot, ask, view = program(), game.asks[0], json.loads(json.dumps(game.view(0)))
    assert answer_of(bot, game, ask) == len(ask.options) - 1
    hello, asked = heard(tmp_path)
    assert hello == {
        "type": "hello", "protocol": 1, "game": "duel", "rules": kit_of("duel").rules, "seat": 0, "seats": 2,
        "setup": {name: view[name] for name in ("aliens", "envoys")},
        "names": ["Orange", "Blue"], "seed": bot.seed, "deadline": 600.0, "thinking": None,
    }  # fmt: skip
    assert asked["view"] == view
    assert (asked["id"], asked["prompt"], asked["options"]) == (1, ask.prompt, list(ask.options))
    assert asked["text"] == "Set your dial: how many ships you send to Overgrowth."
    assert len(asked["labels"]) == len(ask.options)  # type: ignore[arg-type]


def test_it_is_shown_no_more_than_it_wants_to_see(program: Program, tmp_path: Path, game: Game) -> None:
    bot = program(hello="ready(reads=['hand', 'supply'])")
    for _ in range(3):
        ask = next(ask for ask in game.asks if ask.seat == 0)
        game.answer(0, answer_of(bot, game, ask))
        while game.asks and game.asks[0].seat != 0:
            game.answer(game.asks[0].seat, 0)
    seen = [said["view"] for said in heard(tmp_path) if said["type"] == "ask"]
    assert [set(view) for view in seen] == [{"hand", "supply"}] * 3  # type: ignore[call-overload]


def test_its_seed_does_not_tell_from_what_the_game_was_dealt(program: Program) -> None:
    assert program().seed != 7
    assert program().seed == program().seed < 2**53


def test_its_name_says_how_long_it_has(program: Program, tmp_path: Path, game: Game) -> None:
    bot = program()
    bot.give(budget_of("120s"))
    answer_of(bot, game, game.asks[0])
    hello = heard(tmp_path)[0]
    assert (hello["deadline"], hello["thinking"]) == (120.0, {"seconds": 120.0, "playouts": None})


def test_who_comes_to_the_end_of_a_game_waits_for_the_next(program: Program, tmp_path: Path) -> None:
    bot = program()
    outcome = play_to_the_end(bot).outcome
    assert outcome is not None
    first = pid_of(bot)
    bot.over(outcome)
    other = ProcessBot(bot.command, 8, deadline=600.0)
    play_to_the_end(other, 4)
    assert pid_of(other) == first
    said = heard(tmp_path)
    over = next(at for at, message in enumerate(said) if message["type"] == "over")
    assert said[over] == {"type": "over", "winners": list(outcome.winners), "reason": outcome.reason}
    assert (said[over + 1]["type"], said[over + 1]["seed"]) == ("hello", other.seed)
    other.over(outcome)
    end_idle()
    assert not is_there(first)


def test_who_is_asked_for_another_seat_or_an_earlier_decision_is_greeted_again(program: Program, tmp_path: Path) -> None:
    g, bot = fc.new_game("duel", seed=5), program()
    for ask in (g.asks[0], g.asks[1], g.asks[1]):
        answer_of(bot, g, ask)
    assert [said["type"] for said in heard(tmp_path)] == ["hello", "ask"] * 3


def test_a_copy_of_it_is_another_process(program: Program, game: Game) -> None:
    bot = program()
    answer_of(bot, game, game.asks[0])
    other = pickle.loads(pickle.dumps(bot))
    assert (other.seed, other.deadline) == (bot.seed, bot.deadline)
    assert answer_of(other, game, game.asks[0]) == len(game.asks[0].options) - 1
    assert pid_of(other) != pid_of(bot)


def test_one_that_does_not_end_is_killed_with_all_that_it_has_started(program: Program, tmp_path: Path, game: Game) -> None:
    bot = program(
        ask="choose(said); import subprocess, signal; signal.signal(signal.SIGTERM, signal.SIG_IGN); "
        "kept.write(str(subprocess.Popen(['sleep', '600'], stdout=subprocess.DEVNULL).pid)); kept.close(); time.sleep(600)"
    )
    answer_of(bot, game, game.asks[0])
    pid, kept = pid_of(bot), tmp_path / "heard"
    while not (last := kept.read_text(encoding="utf-8").rpartition("\n")[2]):
        time.sleep(0.01)
    bot._end()
    assert not is_there(pid)
    state = subprocess.run(["ps", "-o", "stat=", "-p", last], capture_output=True, text=True, check=False).stdout
    assert state.strip()[:1] in ("", "Z"), "killed; whoever inherits it waits for it"
