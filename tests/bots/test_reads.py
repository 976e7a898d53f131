"""What the bots that answer at once say they want to see is what they read, no more and no less."""

import ast
import json
from importlib.resources import files
from pathlib import Path

import pytest

import fifthcolony as fc
from fifthcolony.bots import answer_of, make_bot
from fifthcolony.classic.view_types import ClassicView
from fifthcolony.duel.view_types import DuelView
from fifthcolony.kernel.ask import Ask
from tools.bot_reads import TABLES, fields_read, reads_of, referred, source

VIEWS = {"classic": ClassicView, "duel": DuelView}


@pytest.mark.parametrize("bot", TABLES)
def test_what_is_written_down_is_what_the_sources_read(bot: str) -> None:
    kept = json.loads(Path(str(files("fifthcolony.bots").joinpath(*bot.split("/"), "reads.json"))).read_text(encoding="utf-8"))
    assert kept == reads_of(bot), "a rule of thumb reads other fields than before: run `python tools/bot_reads.py`"


@pytest.mark.parametrize("bot", TABLES)
def test_every_field_is_one_of_the_view(bot: str) -> None:
    read = {field for table in reads_of(bot).values() for fields in table.values() for field in fields}
    assert read <= set(VIEWS[bot.partition("/")[0]].__annotations__)
    assert len(read) > 20


def test_fields_are_found_however_they_are_read() -> None:
    code = 'def f(view, outlook, side):\n    return view["a"][0], outlook.view["b"], view["c" if side else "d"], other["e"]'
    assert fields_read(ast.parse(code)) == {"a", "b", "c", "d"}


def test_what_comes_from_other_rooms_of_bots_is_followed_there() -> None:
    module = "fifthcolony.bots.duel.laying"
    named = set(referred(source(module), module))
    assert ("fifthcolony.bots.duel.reading", "terms_of") in named
    assert ("fifthcolony.bots.mind", "Mind") in named


@pytest.mark.parametrize(
    ("game", "ask", "fields"),
    [
        ("classic", Ask(0, "launch.aim", ("planet:1.1", "planet:1.2")), {"planets"}),
        ("classic", Ask(0, "window.regroup.start", ("card:mobius_tubes", "pass")), {"warp"}),
        ("classic", Ask(0, "window.regroup.start", ("card:mobius_tubes", "card:plague", "pass")), {"warp", "colonies", "hands", "seats"}),
        ("classic", Ask(0, "window.somewhere", ("use:stranger.power", "pass")), set()),
        ("classic", Ask(0, "stranger.question", ("seat:1", "seat:2")), {"colonies", "defense", "hands", "offense"}),
        ("classic", Ask(0, "stranger.question", ("this", "that")), set()),
        ("duel", Ask(0, "planet.choose", ("tile:a", "tile:b")), {"controlled", "row"}),
        ("duel", Ask(0, "alien.choose", ("alien:a", "alien:b")), set()),
    ],
)
def test_the_simple_bot_wants_no_more_than_its_rule_of_thumb_reads(game: str, ask: Ask, fields: set[str]) -> None:
    assert set(make_bot("simple", 1, game).reads(ask) or ()) == fields


def test_who_goes_on_with_a_plan_does_not_look_again() -> None:
    g = fc.new_game("classic", seed=3, seats=4, aliens="none")
    bots = [make_bot("simple", seat) for seat in range(4)]
    looked = {"launch.ships": 0, "alliance.invite": 0}
    asked = dict.fromkeys(looked, 0)
    while g.asks:
        ask = g.asks[0]
        if ask.prompt in looked:
            asked[ask.prompt] += 1
            looked[ask.prompt] += bool(bots[ask.seat].reads(ask))
        g.answer(ask.seat, answer_of(bots[ask.seat], g, ask))
    assert all(0 < looked[prompt] < asked[prompt] for prompt in looked)
