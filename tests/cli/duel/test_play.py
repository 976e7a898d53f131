"""A duel in the terminal."""

import json
import re
from pathlib import Path

import pytest

import fifthcolony as fc
from fifthcolony.cli.answers import find
from fifthcolony.cli.duel.laying import is_lay, lay, plans, tactics
from fifthcolony.cli.duel.table import show_table
from fifthcolony.cli.screen import Screen
from fifthcolony.duel.words import COLOURS
from fifthcolony.kernel.ask import Ask
from fifthcolony.kernel.events import Event
from fifthcolony.kernel.record import Record
from fifthcolony.text.languages import LANGUAGES
from fifthcolony.text.render import Words
from tests.cli.conftest import RUN

pytestmark = pytest.mark.unguarded
PLAY = ("play", "--game", "duel", "--bot", "random")
FIRST = (*PLAY, "--aliens", "swarm,prime", "--seed", "3")


def labels(path: Path) -> list[str]:
    """What seat 0 chose, by the words of the engine."""
    return [choice.label for choice in Record.from_json(path.read_text()).choices if choice.seat == 0]


def test_a_whole_duel(run: RUN, tmp_path: Path) -> None:
    path = tmp_path / "duel.json"
    code, out, err = run(*PLAY, "--seed", "4", "--record", path, typed=["1"] * 2000)
    assert (code, err) == (0, "")
    record = Record.from_json(path.read_text())
    outcome = record.outcome
    assert outcome is not None
    won = 0 in outcome[0]
    assert fc.replay(record).outcome == outcome
    assert ("You win" in out, "You lose" in out) == (won, not won)
    assert out.endswith("Goodbye.\n")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("aliens", ["choice", "none", "pitfall,pickled", "cheater,unseen", "clockwright,oddsmaker"])
def test_every_table_can_be_drawn(run: RUN, aliens: str, language: str) -> None:
    code, out, err = run(*PLAY, "--seed", "2", "--aliens", aliens, "--language", language, typed=["t", "?", "c", "h", "a", "1", "2"] * 600)
    assert (code, err) == (0, "")
    assert not re.search(r"[{}]|\b(seat|tile|card|token|envoy|destiny_card):\S", out)


def test_nobody_is_called_leader_while_aliens_are_chosen(run: RUN) -> None:
    out = run(*PLAY, "--aliens", "choice", "--seed", "3", typed=[]).out
    assert re.search(r"▲ Orange \(you\) +- +- +0/5 +15 +5 +0 +17 +0", out)
    assert not re.search(r"\b(leader|straggler)\b", out)


@pytest.mark.parametrize(
    ("card", "heading"), [("hostile_picnic", "Ship advantage 6: nobody's. Fewer ships have it."), ("landlord_dispute", "5: nobody's.")]
)
def test_an_advantage_of_fewer_ships_is_called_that(card: str, heading: str, capsys: pytest.CaptureFixture[str]) -> None:
    view = fc.scene("duel", card=card, planets={"drizzle": {}}).game.view(0)
    show_table(Screen(Words("en", None, COLOURS), COLOURS), view)
    assert capsys.readouterr().out.splitlines()[1].endswith(heading)


def test_the_table_before_the_first_decision(run: RUN) -> None:
    out = run(*FIRST, typed=[]).out
    assert "A duel: seed 3." in out
    assert "▲ Orange is Swarm." in out
    assert re.search(r"▲ Orange \(you\) +Swarm +(leader|straggler) +0/5 +15 +5 +6 +11 +0", out)
    assert re.search(r"● Blue +Prime +(leader|straggler) +0/5 +15 +5 +6 +11 +0", out)
    assert re.search(r"── Card 1: .+ \(Discovery\) ──", out)
    assert re.search(r"Planets: \[.+ \((blue|pink|green|gold|red)\) ·\]", out)
    assert "Envoys: the envoy of brawn (face down, neutral); the envoy of vision" in out
    assert out.count("Your hand:") == 1


def test_plan_and_tactic_are_two_questions(run: RUN, tmp_path: Path) -> None:
    path = tmp_path / "duel.json"
    out = run(*PLAY, "--aliens", "none", "--seed", "3", "--record", path, typed=["1", "? 2", "2", "blast 3", "q"]).out
    plan = re.search(r"First your plan, face down\.\n +1 .+? +2 (.+?) {2,}", out)
    assert plan is not None
    assert f"And the tactic that goes with {plan[1]}." in out
    assert f"{plan[1]}: A plan worth" in out
    assert re.fullmatch(r"lay:plan_m?\d\d:blast_3", labels(path)[1])


def test_a_contest_asks_for_a_plan_only() -> None:
    ask = Ask(0, "plan.choose", ("lay:plan_13", "lay:reinf_p08"))
    assert is_lay(ask)
    assert plans(ask).options == ("card:plan_13", "card:reinf_p08")
    assert tactics(ask, "card:plan_13").options == ()
    assert lay("card:plan_13") == "lay:plan_13"


def test_a_plan_whose_name_begins_another_has_its_own_tactics() -> None:
    ask = Ask(0, "plan.choose", ("lay:plan_1:blast_4", "lay:plan_13:shield_2"))
    assert tactics(ask, "card:plan_1").options == ("tactic:blast_4",)
    assert lay("card:plan_13", "tactic:shield_2") == "lay:plan_13:shield_2"


def test_two_copies_of_a_plan_are_one_choice() -> None:
    ask = Ask(0, "plan.choose", ("lay:plan_20:blast_4", "lay:plan_20:shield_1") * 2)
    assert plans(ask).options == ("card:plan_20",)
    assert tactics(ask, "card:plan_20").options == ("tactic:blast_4", "tactic:shield_1")


def test_the_simple_bot_plays_duels_too(run: RUN) -> None:
    told = json.loads(run("simulate", "--game", "duel", "--games", "12", "--bot", "simple,random", "--json").out)
    assert [row["bot"] for row in told["by_seat"]] == ["simple", "random"]
    assert told["by_seat"][0]["wins"] > told["by_seat"][1]["wins"]


def test_a_dial_and_a_number_of_ships_are_typed_as_they_are() -> None:
    words = Words("en", None, COLOURS)
    assert find("0", ("ships:0", "ships:1", "ships:2"), words) == "ships:0"
    assert find("2", ("dial:2", "dial:3"), words) == "dial:2"
    assert find("1", ("dial:2", "dial:3"), words) is None
    assert find("1", ("tile:payday", "tile:salad"), words) == "tile:payday"


def test_clout_is_shown_as_a_sum(run: RUN) -> None:
    out = run(*PLAY, "--aliens", "gavel,prime", "--seed", "1", typed=["1"] * 400).out
    assert re.search(r"^ Orange: -?\d+ \(plan\)( \+ -?\d+ \([^()]+(\([^()]*\))?\))* = -?\d+$", out, re.M)


def test_nothing_hidden_is_shown(run: RUN, tmp_path: Path) -> None:
    path = tmp_path / "duel.json"
    out = run(*PLAY, "--seed", "4", "--record", path, typed=["1"] * 2000).out
    told: list[Event] = []
    fc.replay(path.read_text(), listener=told.append)
    words = Words("en", None, COLOURS)
    secrets = {words.event(event) for event in told if event.audience == (1,) and len(event.params) > 2}
    own = {words.read_by(0).event(event) for event in told if event.audience == (0,)}
    assert secrets - own
    assert [line for line in secrets - own if line in out] == []
    assert [line for line in own if line not in out] == []
