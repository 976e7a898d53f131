"""`fifthcolony show` and `fifthcolony replay`: a record read by people, and checked."""

import re
from pathlib import Path

import pytest

import fifthcolony as fc
from fifthcolony.kernel.events import Event
from fifthcolony.kernel.record import Record
from fifthcolony.text.render import Words
from tests.cli.conftest import RUN

pytestmark = pytest.mark.unguarded
COLOURS = ["ember", "saffron", "jade"]


def private_lines(path: Path, seat: int) -> set[str]:
    """What only others than this seat were told."""
    told: list[Event] = []
    fc.replay(path.read_text(), listener=told.append)
    words = Words("en", None, COLOURS)
    return {words.event(event) for event in told if event.audience is not None and seat not in event.audience and len(event.params) > 3}


def test_a_game_is_shown_encounter_by_encounter(run: RUN, recorded: Path) -> None:
    code, out, err = run("show", recorded)
    assert (code, err) == (0, "")
    lines = out.splitlines()
    assert lines[0] == "A classic game: 3 seats, edition 2018, seed 8."
    assert lines[1] == "▲ Ember is Mind. Looks at a main player's hand."
    assert "● (to Saffron) Saffron draws" in out
    headings = [line for line in lines if line.startswith("──")]
    assert [int(number) for line in headings for number in re.findall(r"Encounter (\d+):", line)] == list(range(1, len(headings) + 1))
    assert re.search(r"^. The game is won by \w+\.$", out, re.M)


def test_every_event_is_a_line(run: RUN, recorded: Path) -> None:
    told: list[Event] = []
    fc.replay(recorded.read_text(), listener=told.append)
    words = Words("en", None, COLOURS)
    lines = [line[2:] for line in run("show", recorded).out.splitlines()]
    said = [words.event(event) for event in told if event.audience is None and event.key not in ("turn.begins", "encounter.begins")]
    assert [line for line in lines if line in set(said)] == said


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_seat_sees_its_own_secrets_only(run: RUN, recorded: Path, seat: int) -> None:
    out = run("show", recorded, "--seat", seat).out
    secrets = private_lines(recorded, seat)
    assert secrets
    assert [line for line in secrets if line in out] == []
    assert re.search(r"^. You draw attack", out, re.M)


def test_without_a_seat_all_is_open(run: RUN, recorded: Path) -> None:
    out = run("show", recorded).out
    assert [line for line in private_lines(recorded, 0) if line not in out] == []


def test_in_spanish(run: RUN, recorded: Path) -> None:
    out = run("show", recorded, "--language", "es", "--seat", "0").out
    assert "▲ Ascua es Mente." in out
    assert "Victoria: " in out
    assert "You" not in out


def test_there_is_no_such_seat(run: RUN, recorded: Path) -> None:
    code, out, err = run("show", recorded, "--seat", "3")
    assert (code, out) == (2, "")
    assert err == "fifthcolony show: --seat: expected a seat from 0 to 2, given 3\n"


def test_a_record_is_true(run: RUN, recorded: Path) -> None:
    code, out, err = run("replay", recorded)
    assert (code, err) == (0, "")
    choices = len(Record.from_json(recorded.read_text()).choices)
    assert re.fullmatch(rf".*game\.json: {choices} choices, won by \w+ with foreign colonies\. The record matches the rules\.\n", out)


def unfinished(recorded: Path, path: Path) -> Path:
    path.write_text(fc.replay(recorded.read_text(), upto=40).record().to_json())
    return path


def test_a_game_that_is_not_over_is_a_record_too(run: RUN, recorded: Path, tmp_path: Path) -> None:
    path = unfinished(recorded, tmp_path / "half.json")
    assert "40 choices, the game is not over yet" in run("replay", path).out
    assert run("show", path).out.endswith("The record ends here; the game is not over.\n")


@pytest.mark.parametrize("command", ["replay", "show"])
def test_a_record_that_lies_is_found_out(run: RUN, recorded: Path, tmp_path: Path, command: str) -> None:
    record = Record.from_json(recorded.read_text())
    choices = list(record.choices)
    choices[10] = choices[10]._replace(label="card:attack_99")
    path = tmp_path / "lie.json"
    path.write_text(record._replace(choices=tuple(choices)).to_json())
    code, _, err = run(command, path)
    assert code == 2
    assert re.fullmatch(rf"fifthcolony {command}: [^\n]*lie\.json: choice 10: [^\n]*card:attack_99[^\n]*\n", err)


def test_a_record_with_the_wrong_winner_is_found_out(run: RUN, recorded: Path, tmp_path: Path) -> None:
    record = Record.from_json(recorded.read_text())
    path = tmp_path / "winner.json"
    path.write_text(record._replace(outcome=((0, 1, 2), "win.colonies")).to_json())
    code, out, err = run("replay", path)
    assert (code, out) == (2, "")
    assert "the record ends with" in err
