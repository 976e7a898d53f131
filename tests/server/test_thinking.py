"""Bots that take their time: never on the loop, a delay for their own table alone, nothing lost with a worker, nothing told by the time."""

import asyncio
import logging
import os
import signal
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest

import fifthcolony as fc
from fifthcolony.bots import make_bot, register, withdraw
from fifthcolony.kernel.ask import Ask
from fifthcolony.kernel.errors import BadConfig
from fifthcolony.kernel.sight import Sight
from fifthcolony.server.errors import Refused
from fifthcolony.server.lobby import Tables
from fifthcolony.server.messages.http import NewTable
from fifthcolony.server.messages.wire import Wishes
from fifthcolony.server.secrets import bot_seed
from fifthcolony.server.settings import Settings
from fifthcolony.server.table.bots import bots_for, check_level
from fifthcolony.server.table.minds import Minds
from fifthcolony.server.table.room import Table
from fifthcolony.server.table.seating import new_seats
from fifthcolony.server.thinking.pondering import Answered, packed, pondered, unpacked
from fifthcolony.server.thinking.thinkers import Thinkers, Thoughtless
from tests.server import slow_bots
from tests.server.positions import Position
from tests.server.processes import until_gone
from tests.server.served import QUICK, run, serving
from tests.server.slow_bots import Signing, Slow
from tests.server.test_watching import figure, figures_of

SETTINGS = replace(QUICK, thinkers=2)
EMBER, AZURE, JADE = 0, 1, 2
BOTS = ("Slow", "Stuck", "Raising", "Wild", "Deadly", "Signing", "Seeing", "Tied")


@pytest.fixture(autouse=True)
def _own_bots(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv(slow_bots.HOME, str(os.getpid()))
    for name in BOTS:
        register(name.lower(), getattr(slow_bots, name))
    yield
    for name in BOTS:
        withdraw(name.lower())


@pytest.fixture
def signs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where bots write down that they think; they go on thinking as long as there is a file `wait`."""
    folder = tmp_path / "signs"
    folder.mkdir()
    (folder / "wait").touch()
    monkeypatch.setenv(Signing.FOLDER, str(folder))
    return folder


async def until(condition: Callable[[], object], within: float = 60) -> None:
    async with asyncio.timeout(within):
        while not condition():
            await asyncio.sleep(0.005)


async def duel_of(tables: Tables, level: str) -> Table:
    """Two bots of a level play, and go on while nobody looks."""
    made = await tables.make(NewTable("Ada", Wishes(game="duel", seats=2, level=level), sit=False))
    return tables.by_code[made.code]


def is_over(table: Table) -> bool:
    return table.stage == "over"


def choices_of(table: Table) -> int:
    assert table.running is not None
    return table.running.match.choices


# --- where they think ---------------------------------------------------------------------------------------------------------------------


def test_a_whole_game_is_thought_out_in_other_processes(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def test() -> None:
        async with serving(tmp_path, SETTINGS) as (base, tables):
            table = await duel_of(tables, "slow")
            await until(lambda: table.stage == "over")
            assert table.running is not None
            bots = table.running.clock.minds.players.bots
            thought = sum(bot.thoughts for bot in bots if isinstance(bot, Slow))
            assert thought == choices_of(table) > 20  # what they remember has come back with every answer
            assert figure(await figures_of(base), "thought_seconds_count") == thought

    with caplog.at_level(logging.WARNING, "fifthcolony.server"):
        run(test())
    assert caplog.records == []


@pytest.mark.parametrize(
    ("game", "level"), [("duel", "seer"), ("classic", "sage"), pytest.param("classic", "seer", marks=pytest.mark.slice)]
)
def test_the_best_of_ours_play_whole_games_there(game: str, level: str, tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def test() -> None:
        async with serving(tmp_path, replace(SETTINGS, think="0.005s")) as (_, tables):
            made = await tables.make(NewTable("Ada", Wishes(game=game, seats=3 if game == "classic" else 2, level=level), sit=False))
            await until(lambda: is_over(tables.by_code[made.code]), 120)

    with caplog.at_level(logging.WARNING, "fifthcolony.server"):
        run(test())
    assert caplog.records == []


def test_a_slow_thinker_delays_its_own_table_alone(tmp_path: Path, signs: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "data", SETTINGS) as (base, tables):
            waits = await duel_of(tables, "signing")
            await until((signs / "begun 0").exists)
            for level in ("simple", "slow"):
                await until(partial(is_over, await duel_of(tables, level)))
            assert choices_of(waits) == 0
            assert figure(await figures_of(base), "thoughts", state="under_way") >= 1
            (signs / "wait").unlink()
            await until(lambda: choices_of(waits) > 0)

    run(test())


def test_tables_take_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    """However much one of them has to think about."""
    order: list[bytes] = []

    async def think(_there: Thinkers, wish: Any) -> bytes:
        order.append(wish.thought)
        await asyncio.sleep(0)
        return b""

    monkeypatch.setattr(Thinkers, "_by_workers", think)

    async def test() -> None:
        there = Thinkers(replace(Settings(), thinkers=1))
        wishes = [("A", b"a1"), ("A", b"a2"), ("A", b"a3"), ("B", b"b1"), ("C", b"c1"), ("B", b"b2")]
        await asyncio.gather(*(there.think(*wish) for wish in wishes))
        await there.close()

    run(test())
    assert order == [b"a1", b"a2", b"b1", b"c1", b"a3", b"b2"]


def test_no_more_wait_than_may(monkeypatch: pytest.MonkeyPatch) -> None:
    async def think(_there: Thinkers, _wish: Any) -> bytes:
        await asyncio.sleep(3600)
        return b""

    monkeypatch.setattr(Thinkers, "_by_workers", think)

    async def test() -> None:
        there = Thinkers(replace(Settings(), thinkers=1, thoughts_waiting=1))
        waiting = [asyncio.create_task(there.think("A", b"")) for _ in range(2)]
        await asyncio.sleep(0)
        with pytest.raises(Thoughtless, match="too many"):
            await there.think("B", b"")
        waiting[1].cancel()
        await asyncio.gather(waiting[1], return_exceptions=True)
        assert (there.waiting, there.under_way) == (0, 1)
        waiting[0].cancel()

    run(test())


# --- workers that die, servers that end ---------------------------------------------------------------------------------------------------


def test_a_killed_workers_thought_is_thought_again_to_the_same_end(tmp_path: Path, signs: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "data", SETTINGS) as (base, tables):
            table = await duel_of(tables, "signing")
            assert table.running is not None
            owed = [(ask.seat, len(ask.options)) for ask in table.running.match.game.asks]
            await until((signs / "begun 0").exists)
            os.kill(int((signs / "begun 0").read_text()), signal.SIGKILL)
            await until((signs / "begun 1").exists)
            (signs / "wait").unlink()
            await until(lambda: choices_of(table) > len(owed))
            kept = (await tables.store.choices(table.code))[: len(owed)]
            for seat, options in owed:
                bot = Slow(bot_seed(table.seed, table.salt, seat))
                with elsewhere():
                    said = bot.decide(Ask(seat, "", ("",) * options), Sight({}))
                assert next(choice.option for choice in kept if choice.seat == seat) == said
            assert figure(await figures_of(base), "thoughts_again_total") == 1

    run(test())


@contextmanager
def elsewhere() -> Iterator[None]:
    """For a bot that is asked by the test itself."""
    home = os.environ.pop(slow_bots.HOME)
    yield
    os.environ[slow_bots.HOME] = home


def test_a_server_that_ends_in_mid_thought_leaves_nobody_behind_and_the_next_thinks_it_again(tmp_path: Path, signs: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "data", SETTINGS) as (_, tables):
            code = (await duel_of(tables, "signing")).code
            await until((signs / "begun 0").exists)
            pid = int((signs / "begun 0").read_text())
        await until_gone(pid)
        before = len(list(signs.glob("begun *")))
        async with serving(tmp_path / "data", SETTINGS) as (_, tables):
            table = await tables.find(code)
            await until(lambda: len(list(signs.glob("begun *"))) > before)
            assert choices_of(table) == 0
            (signs / "wait").unlink()
            await until(lambda: choices_of(table) > 2)

    run(test())


@pytest.mark.parametrize(("level", "said"), [("raising", "a bot failed"), ("wild", "no option")])
def test_for_a_bot_that_fails_something_is_chosen_and_the_log_says_so(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, level: str, said: str
) -> None:
    async def test() -> None:
        async with serving(tmp_path, SETTINGS) as (_, tables):
            table = await duel_of(tables, level)
            await until(lambda: choices_of(table) > 10)

    run(test())
    lines = [record.getMessage() for record in caplog.records if record.levelno == logging.ERROR]
    assert len(lines) >= 10
    assert all(said in line for line in lines)
    assert not any("name cards" in line for line in lines)


@pytest.mark.parametrize("level", ["deadly", "stuck"])
def test_a_bot_that_dies_of_its_thoughts_or_never_ends_is_not_asked_for_ever(tmp_path: Path, level: str) -> None:
    settings = replace(SETTINGS, think_limit=20.0 if level == "deadly" else 0.5)

    async def test() -> None:
        async with serving(tmp_path, settings) as (_, tables):
            table = await duel_of(tables, level)
            await until(lambda: table.stage == "over")
            assert table.running is not None
            assert table.running.clock.minds.players.thinks == [False, False]

    run(test())


# --- which bots ---------------------------------------------------------------------------------------------------------------------------


def test_how_long_a_bot_thinks_is_not_for_guests_to_say(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path, replace(SETTINGS, think="3")) as (_, tables):
            with pytest.raises(Refused, match="whoever runs the server"):
                await duel_of(tables, "seeing@60s")
            table = await duel_of(tables, "seeing")
            assert table.running is not None
            assert [str(getattr(bot, "budget", "")) for bot in table.running.clock.minds.players.bots] == ["3", "3"]
            await until(lambda: choices_of(table) > 3)

    run(test())


def test_a_bot_that_cannot_leave_its_process_is_refused() -> None:
    with pytest.raises(BadConfig, match="process of its own"):
        check_level("tied", "duel")


def test_a_bot_is_sent_with_all_it_knows_and_comes_back_as_it_is_then() -> None:
    game = fc.new_game("duel", seed=3)
    bot, ask = Slow(5), game.asks[0]
    with elsewhere():
        first = unpacked(pondered(packed(bot, ask, Sight({}))))
        again = unpacked(pondered(packed(bot, ask, Sight({}))))
        assert isinstance(first, Answered)
        assert isinstance(again, Answered)
        assert (first.said, vars(first.bot)) == (again.said, vars(again.bot))
        assert vars(first.bot) != vars(bot)


# --- what time tells ----------------------------------------------------------------------------------------------------------------------


class Silent(Thinkers):
    """Takes every thought, and comes to nothing."""

    def __init__(self) -> None:
        super().__init__(replace(Settings(), thinkers=1))
        self.begun = 0
        self.dropped = 0

    async def think(self, table: str, thought: bytes) -> bytes:
        assert (table, bool(thought)) == ("TABLE", True)
        self.begun += 1
        try:
            await asyncio.sleep(3600)
        except asyncio.CancelledError:
            self.dropped += 1
            raise
        raise Thoughtless("nothing")


@asynccontextmanager
async def sitting(scene: Any, people: tuple[int, ...], **settings: Any) -> AsyncIterator[tuple[Position, Silent]]:
    """People among bots that think for ever."""
    silent = Silent()
    at = Position(scene, people, level="slow", thinkers=silent, **settings)
    yield at, silent
    at.clock.minds.forget()
    with suppress(asyncio.CancelledError):
        await asyncio.sleep(0)
    await silent.close()


def planning(defense: tuple[str, ...] = ("attack 08", "attack 10")) -> Any:
    return fc.scene(
        "classic", seats=["ember", "azure", "jade"], offense="ember", defense="jade", target="jade 3", gate={"ember": 2},
        phase="planning", hands={"ember": ["attack 20", "attack 01"], "jade": list(defense), "azure": ["attack 04"]},
    )  # fmt: skip


def test_a_bot_that_thinks_about_its_card_lays_it_at_once_when_everybody_else_has() -> None:
    """As one that has no choice, which is not asked."""

    async def test() -> None:
        async with sitting(planning(), (EMBER,)) as (at, silent):
            await asyncio.sleep(0)
            assert silent.begun == 1
            at.does(EMBER, "card:attack_20")
            assert at.shown(EMBER)["moment"]["beat"] == "reveal"
            await asyncio.sleep(0)
            await asyncio.sleep(0)
            assert silent.dropped == 1
        async with sitting(planning(("attack 08",)), (EMBER,)) as (at, silent):
            at.does(EMBER, "card:attack_20")
            assert at.shown(EMBER)["moment"]["beat"] == "reveal"
            assert silent.begun == 0

    run(test())


@pytest.mark.parametrize("hand", [("attack 08", "attack 10"), ("attack 08",)], ids=["it can choose", "it has one card"])
def test_it_is_shown_as_having_laid_at_the_usual_pace(hand: tuple[str, ...]) -> None:
    async def test() -> None:
        async with sitting(planning(hand), (EMBER,)) as (at, _):
            assert at.shown(EMBER)["ready"] == []
            at.until(0.99)
            assert at.shown(EMBER)["ready"] == []
            at.until(1.0)
            assert at.shown(EMBER)["ready"] == [JADE]
            at.until(60.0)
            assert at.shown(EMBER)["ready"] == [JADE]

    run(test())


def test_cards_of_bots_alone_are_laid_at_once_where_people_play() -> None:
    async def test() -> None:
        async with sitting(planning(), (AZURE,)) as (at, silent):
            assert at.shown(AZURE)["moment"]["beat"] == "reveal"
            assert silent.begun == 0

    run(test())


def test_where_nobody_plays_but_bots_there_is_nobody_to_fool() -> None:
    async def test() -> None:
        async with sitting(planning(), ()) as (at, silent):
            at.until(60.0)
            assert at.shown(None)["moment"] is None
            await asyncio.sleep(0)
            assert silent.begun == 2

    run(test())


def regrouping(plague: bool) -> Any:
    return fc.scene(
        "classic", seats=["ember", "azure", "jade"], offense="ember", phase="regroup",
        hands={"ember": ["attack 20"], "jade": ["attack 08", "plague" if plague else "negotiate"], "azure": ["attack 04"]},
    )  # fmt: skip


@pytest.mark.parametrize("plague", [True, False])
def test_what_it_could_play_in_secret_delays_nothing(plague: bool) -> None:
    async def test() -> None:
        async with sitting(regrouping(plague), (EMBER,)) as (at, silent):
            await asyncio.sleep(0)
            assert silent.begun == 0
            assert not any(ask.secret for ask in at.match.game.asks)

    run(test())


def test_what_everybody_sees_it_asked_takes_as_long_as_it_takes() -> None:
    async def test() -> None:
        scene = fc.scene(
            "classic", seats=["ember", "azure", "jade"], offense="azure", phase="launch", gate={},
            hands={"ember": ["attack 20"], "jade": ["attack 08"], "azure": ["attack 04"]},
        )  # fmt: skip
        async with sitting(scene, (EMBER,)) as (at, silent):
            at.until(60.0)
            await asyncio.sleep(0)
            assert [wait["seat"] for wait in at.shown(EMBER)["waiting"]] == [AZURE]
            assert silent.begun == 1

    run(test())


def test_a_table_that_moves_forgets_what_was_thought() -> None:
    async def test() -> None:
        silent = Silent()
        game = fc.new_game("classic", seed=2, seats=3)
        minds = Minds("TABLE", bots_for(game, "salt", new_seats(3), "slow"), silent)
        ask = game.asks[0]
        minds.consider(game, ask)
        await asyncio.sleep(0)
        assert minds.answer(game, ask, at_once=False) is None
        game.answer(ask.seat, 0)
        minds.keep_only(game.asks)
        await asyncio.sleep(0)
        assert (silent.begun, silent.dropped, minds.thoughts) == (1, 1, {})
        await silent.close()

    run(test())


def test_a_quick_bot_of_the_same_seat_answers_where_it_must() -> None:
    async def test() -> None:
        game = fc.new_game("classic", seed=2, seats=3)
        ask = game.asks[0]
        minds = Minds("TABLE", bots_for(game, "salt", new_seats(3), "slow"), Silent())
        assert type(minds.players.quick[1]) is type(make_bot("simple", 0))
        assert minds.answer(game, ask, at_once=True) in range(len(ask.options))

    run(test())
