"""Bots at the table say a word: what everybody has been shown and nothing else moves them, and it is kept as talk is."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

import fifthcolony as fc
from fifthcolony.bots import talk
from fifthcolony.bots.classic.talk import ClassicTalk
from fifthcolony.bots.talk import Look, Remark, Talk
from fifthcolony.kernel.ask import Param
from fifthcolony.server.lobby import Tables
from fifthcolony.server.messages.http import NewTable
from fifthcolony.server.messages.wire import ChatLine, Wishes
from fifthcolony.server.table.chatter import Chatter
from fifthcolony.server.table.room import Table
from tests.server.positions import Position
from tests.server.served import players_at, run, serving, table_of
from tests.server.test_beats import clash, lay

EMBER, AZURE, JADE = 0, 1, 2


@pytest.fixture
def talkative(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever might say something does."""
    monkeypatch.setattr(talk, "ONE_IN", dict.fromkeys(talk.ONE_IN, 1))


async def played(tables: Tables, **wishes: Any) -> Table:
    """A duel of two bots, to its end."""
    made = await tables.make(NewTable("Ada", Wishes(game="duel", seats=2, **wishes), sit=False))
    table = tables.by_code[made.code]
    async with asyncio.timeout(60):
        while table.stage != "over":
            await asyncio.sleep(0.005)
    return table


def test_what_they_say_is_said_by_key_and_kept(tmp_path: Path, talkative: None) -> None:  # noqa: ARG001
    async def test() -> None:
        async with serving(tmp_path) as (_, tables):
            table = await played(tables)
            said = list(table.chat)
            assert {line.key.split(".")[1] for line in said if line.key} >= {"blame", "end"}
            assert all(line.text == "" and line.seat is not None and line.name == table.seats[line.seat].name for line in said)
            assert [line.n for line in said] == list(range(len(said)))
        async with serving(tmp_path) as (_, tables):
            assert (await tables.find(table.code)).chat == said

    run(test())


def test_they_are_silent_where_the_table_wants_it(tmp_path: Path, talkative: None) -> None:  # noqa: ARG001
    async def test() -> None:
        async with serving(tmp_path) as (_, tables):
            assert (await played(tables, talk=False)).chat == []

    run(test())


def test_people_hear_them_and_nobody_speaks_in_a_persons_name(tmp_path: Path, talkative: None) -> None:  # noqa: ARG001
    async def test() -> None:
        async with serving(tmp_path) as (base, tables):
            [player] = await players_at(base, await table_of(base, 1, 4))
            await player.ask("start")
            await player.play()
            [table] = tables.by_code.values()
            assert {line.seat for line in table.chat} <= {1, 2, 3}
            heard = player.chat
            assert [line["n"] for line in heard] == [line.n for line in table.chat]
            assert len(heard) > 2

    run(test())


def chatter_at(*people: int) -> tuple[Position, Chatter]:
    """Ember has been told to attack jade, and is about to aim."""
    scene = fc.scene(
        "classic", seats=["ember", "azure", "jade"], offense="ember", defense="jade", phase="launch",
        hands={"ember": ["attack 20"], "jade": ["attack 08"], "azure": ["attack 04"]},
    )  # fmt: skip
    at = Position(scene, people)
    chatter = Chatter(at.match, at.seats, "salt")
    assert isinstance(chatter.talk, ClassicTalk)
    chatter.talk.defense = JADE
    return at, chatter


def said_by(chatter: Chatter) -> list[tuple[int, str]]:
    return [(seat.number, line.key.rpartition(".")[0]) for seat, line in chatter.overhear()]


def aim(at: Position) -> None:
    at.does(EMBER, next(word for word in at.match.game.asks[0].options if word.startswith(f"planet:{JADE}")))


def test_who_is_aimed_at_answers_and_once_an_encounter_is_enough(talkative: None) -> None:  # noqa: ARG001
    at, chatter = chatter_at(EMBER, AZURE)
    aim(at)
    assert said_by(chatter) == [(JADE, "talk.blame.attack")]
    at.match.told[None].append(("deal.made", ("seat:2", "seat:0")))
    assert said_by(chatter) == []
    at.match.encounters += 2
    at.match.told[None].append(("deal.made", ("seat:2", "seat:0")))
    assert said_by(chatter) == [(JADE, "talk.thanks.deal")]


def test_a_substitute_says_nothing_in_a_persons_name(talkative: None) -> None:  # noqa: ARG001
    at, chatter = chatter_at(EMBER, JADE)
    at.seats[JADE].kind = "away"
    aim(at)
    assert said_by(chatter) == []


class Recording(Talk):
    """Writes down what it hears."""

    def __init__(self) -> None:
        super().__init__(3)
        self.heard: list[str] = []

    def hear(self, key: str, params: tuple[Param, ...], look: Look) -> list[Remark]:  # noqa: ARG002
        self.heard.append(key)
        return []


def test_nothing_is_heard_that_is_not_shown_yet() -> None:
    at = clash("attack 20", "attack 08")
    chatter = Chatter(at.match, at.seats, "salt")
    recording = chatter.talk = Recording()
    lay(at, "attack_20")
    chatter.overhear()
    assert recording.heard[-1] == "reveal.totals"
    at.wave(EMBER)
    chatter.overhear()
    assert recording.heard[-1] == "reveal.winner"
    assert set(recording.heard) <= set(at.told(None))


def test_a_line_by_its_key_has_no_words_of_its_own() -> None:
    assert ChatLine(0, 1, "Saffron", "", 0, "talk.end.won.1").params == []
