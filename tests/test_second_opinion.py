"""The second opinion finds nothing in games as they are, and whatever is wrong in games that are not."""

import ast
import io
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from rich.console import Console

from fifthcolony.classic.aliens import human
from fifthcolony.classic.inventions import TECHNOLOGIES
from fifthcolony.classic.powers import HOOKS
from fifthcolony.classic.words import Role
from fifthcolony.kernel.events import Event
from tools import second_opinion
from tools.second_opinion import facts
from tools.second_opinion.__main__ import main, run
from tools.second_opinion.games import follow
from tools.second_opinion.table import Look
from tools.second_opinion.watcher import Watcher

ROOM = Path(second_opinion.__file__).parent
MAY_KNOW = {"fifthcolony", "fifthcolony.classic.view_types"}
"""Besides the kernel's asks and events, which belong to no game."""


def findings(wishes: dict[str, Any], ear: Callable[[Event], Event] = lambda event: event, seeds: int = 40, **more: Any) -> str:
    """What is found in the first game in which anything is."""
    for seed in range(seeds):
        found = follow(Watcher(seed, wishes), Random(seed), ear, **more).findings
        if found:
            return found[0]
    return ""


def lying(key: str, place: int, lie: Callable[[Any], Any]) -> Callable[[Event], Event]:
    """An ear that hears something else under one key."""

    def ear(event: Event) -> Event:
        if event.key != key:
            return event
        params = list(event.params)
        params[place] = lie(params[place])
        return event._replace(params=tuple(params))

    return ear


def deaf(key: str) -> Callable[[Event], Event]:
    """An ear that does not hear of one thing."""
    return lambda event: event._replace(key="nothing") if event.key == key else event


def next_seat(word: str) -> str:
    return f"seat:{(int(word[-1]) + 1) % 3}"


# --- as it is ---------------------------------------------------------------------------------------------------------------------------


@pytest.mark.slice
@pytest.mark.unguarded
@pytest.mark.parametrize(
    ("plan", "variants"),
    [
        ("dealt", ()), ("triples", ()), ("dealt", ("flares",)), ("dealt", ("technology",)),
        ("everything", ()), ("everything_small", ()), ("rotating", ()), ("flared_pairs", ()),
    ],
)  # fmt: skip
def test_nothing_is_found_in_games_as_they_are(plan: str, variants: tuple[str, ...]) -> None:
    console = Console(file=io.StringIO(), width=200)
    assert run(10, 1, 11, plan, console, variants) == 0, console.file.getvalue()  # type: ignore[attr-defined]


def test_it_knows_no_rule_of_the_engine() -> None:
    known = set()
    for path in sorted(ROOM.glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom):
                known.add(node.module or "")
            elif isinstance(node, ast.Import):
                known |= {alias.name for alias in node.names}
    ours = {name for name in known if name.startswith("fifthcolony")}
    assert ours - MAY_KNOW == {name for name in ours if name.startswith("fifthcolony.kernel.")}
    assert "fifthcolony.classic.view_types" in ours


def test_its_facts_cover_the_box() -> None:
    assert [len(facts.ALIENS), len(facts.FLARES), len(facts.TECHNOLOGIES), len(facts.ARTIFACTS)] == [51, 52, 20, 8]
    assert sum(facts.COSMIC_DECK.values()) == 72
    assert sum(2008 in alien["editions"] for alien in facts.ALIENS.values()) == 50


def test_a_finding_names_the_game_and_the_event(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setitem(facts.COSMIC_DECK, "morph", 2)
    assert main(["--games", "1", "--jobs", "1", "--seed", "3"]) == 1
    said = " ".join(capsys.readouterr().out.split())
    assert "game 0: seed 3, {'seats': 3, 'edition': 2008, 'aliens': 'choice'}, event" in said
    assert "(encounter.begins seat:1 1): cards in the game: expected 73, found 72." in said
    assert "findings in 1 of 1 games" in said


# --- faults planted in the engine ---------------------------------------------------------------------------------------------------------

PLAIN = {"seats": 3, "edition": 2018}


def test_a_wrong_total_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    wishes = PLAIN | {"aliens": ["human", "mind", "remora"]}
    assert findings(wishes, seeds=3) == ""
    monkeypatch.setattr(human, "BONUS", human.BONUS + 1)
    assert ": totals: expected (" in findings(wishes)


@pytest.mark.parametrize(
    ("hook", "role", "alien", "expected"),
    [
        ("oracle.foresee", Role.ANY, "oracle", "a power used, by its role: expected oracle.foresee as main_player, found 16"),
        ("mind.knowledge", Role.NOT_MAIN, "mind", ""),
        ("kamikaze.sacrifice", Role.ANY, "kamikaze", "a power offered, by its role: expected kamikaze.sacrifice as main_player"),
    ],
)
def test_a_use_in_the_wrong_role_is_found(monkeypatch: pytest.MonkeyPatch, hook: str, role: int, alien: str, expected: str) -> None:
    monkeypatch.setattr(HOOKS[hook][1], "role", role)
    found = findings(PLAIN | {"aliens": [alien, "macron", "remora"]}, seeds=5)
    assert expected in found
    assert bool(found) == bool(expected)


def test_a_wrong_compensation_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(HOOKS["macron.double_compensation"][1], "run", lambda _g, _me, ships: ships + 1)
    assert "cards taken as compensation: expected" in findings(PLAIN | {"aliens": ["macron", "mind", "remora"]})


def test_a_ship_saved_without_a_right_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(HOOKS["zombie.immortality"][1], "is_use", False)
    found = findings(PLAIN | {"aliens": ["zombie", "mind", "remora"]})
    assert "only powers save the losers' ships: expected" in found


def test_a_winner_who_has_not_won_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(HOOKS["pacifist.peace"][1], "run", lambda _g, _me: None)
    assert ": the winner: expected" in findings(PLAIN | {"aliens": ["pacifist", "mind", "remora"]})


FLARES: dict[str, Any] = PLAIN | {"variants": ["flares"], "aliens": ["tripler", "anti_matter", "sorcerer"]}


def test_a_flare_played_twice_is_found() -> None:
    for seed in range(40):
        watcher = Watcher(seed, FLARES)

        def echo(event: Event, watcher: Watcher = watcher) -> Event:
            if event.key == "flare.played":
                watcher.hear(event)
            return event

        found = follow(watcher, Random(seed), echo).findings
        if found:
            break
    assert any("a flare played, one a player an encounter: expected none after ['flare_" in sentence for sentence in found)
    assert any("a flare played, each once an encounter: expected none of ['flare_" in sentence for sentence in found)


def test_the_wrong_side_of_a_flare_is_found() -> None:
    turned = lying("flare.played", 2, lambda word: "flare:super" if word == "flare:wild" else "flare:wild")
    assert "a flare played, by its side: expected" in findings(FLARES, turned)


def test_a_flare_of_which_the_deck_has_none_is_found() -> None:
    assert findings(PLAIN | {"aliens": FLARES["aliens"]}, variants=["flares"])


TECHNOLOGY: dict[str, Any] = PLAIN | {"variants": ["technology"], "aliens": ["mind", "warpish", "human"]}


def test_a_technology_completed_with_too_few_ships_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in facts.TECHNOLOGIES:
        monkeypatch.setattr(TECHNOLOGIES[name], "needs", 1)
    assert ": ships that complete a technology: expected" in findings(TECHNOLOGY)


def test_a_technology_used_in_the_wrong_role_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in facts.TECHNOLOGIES:
        monkeypatch.setattr(TECHNOLOGIES[name], "needs", 1)
        monkeypatch.setitem(facts.TECHNOLOGIES[name], "research", 1)
    monkeypatch.setattr(HOOKS["technology.warpspace_key.unlock"][1], "role", Role.ANY)
    assert "a technology used, by its role: expected warpspace_key as offense" in findings(TECHNOLOGY)


def test_a_second_action_in_a_regroup_phase_is_found() -> None:
    watcher = Watcher(0, TECHNOLOGY)

    def echo(event: Event) -> Event:
        if event.key == "technology.researched":
            watcher.hear(event)
        return event

    found = follow(watcher, Random(0), echo).findings
    assert any("one action a seat with technologies: expected none after [" in sentence for sentence in found)


def test_a_wrong_number_of_researching_ships_is_found() -> None:
    def one_too_many(event: Event) -> Event:
        return event._replace(params=(*event.params[:2], 99)) if event.key == "technology.researched" else event

    found = follow(Watcher(0, TECHNOLOGY), Random(0), one_too_many).findings
    assert any("ships on what is researched: expected one of [" in sentence for sentence in found)


class FaceDown(Watcher):
    """One who sees all sheets face down."""

    def sit_down(self, look: Look) -> None:
        super().sit_down(lambda seat: look(seat) | {"aliens": ((),) * 3})


def test_a_power_used_from_a_sheet_that_lies_face_down_is_found() -> None:
    found = follow(FaceDown(0, PLAIN | {"aliens": ["mind", "warpish", "human"]}), Random(0)).findings
    assert any("with the power of" in sentence for sentence in found)


# --- lies about a game that is as it should be -------------------------------------------------------------------------------------------


def more(number: int) -> int:
    return number + 1


def other_side(word: str) -> str:
    return "side:offense" if word == "side:defense" else "side:defense"


@pytest.mark.parametrize(
    ("ear", "expected"),
    [
        (lying("reveal.totals", 0, more), ": totals: expected"),
        (lying("reveal.winner", 1, next_seat), ": whose win it is: expected"),
        (lying("compensation.taken", 2, more), ": cards taken as compensation: expected"),
        (deaf("compensation.taken"), ": compensation is taken where it is due: expected True, found False"),
        (lying("rewards.cards", 1, lambda number: number + 9), ": rewards taken: expected at most"),
        (lying("ships.lost", 1, more), ": ships in the warp: expected"),
        (lying("alliance.committed", 1, lambda number: number + 4), ": ships sent: expected 1 to 4"),
        (deaf("ships.lost"), ": cards taken as compensation: expected 0"),
        (lying("ships.landed", 1, more), ": ships that land are those in the gate: expected"),
        (lying("launch.launched", 1, lambda number: number + 4), ": ships sent: expected 1 to 4"),
        (deaf("colony.founded"), ": foreign colonies as they were told: expected"),
        (deaf("power.lost"), ": powers lost and regained as told: expected"),
        (lying("cards.drawn", 1, more), ": cards of a seat as told: expected"),
        (deaf("cards.given"), ": cards of a seat as told: expected"),
        (deaf("cards.discarded"), ": cards of a seat as told: expected"),
        (lying("destiny.defense", 0, next_seat), ": the defense's role: expected"),
        (lying("turn.begins", 0, next_seat), ": whose turn it is first: expected"),
        (lying("alliance.joined", 1, other_side), ": allies are those who joined: expected"),
        (lying("card.played", 1, lambda _word: "card:mobius_tubes"), ": a card played, by its"),
        (lying("power.used", 1, lambda _word: "use:void.eradicate"), ": a power used"),
    ],
)  # fmt: skip
def test_a_lie_is_found(ear: Callable[[Event], Event], expected: str) -> None:
    wishes = PLAIN | {"aliens": ["mind", "remora", "warpish"], "edition": 2008}
    assert expected in findings(wishes, ear)
