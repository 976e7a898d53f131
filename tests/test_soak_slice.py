"""A slice of the soak: whole random games, with everything that always holds checked on the way."""

import io

import pytest
from rich.console import Console

import fifthcolony as fc
from fifthcolony.classic.variants import NAMES
from fifthcolony.kernel.events import Event
from fifthcolony.kernel.registry import kit_of
from tools import soak
from tools.invariants import checks_of

pytestmark = [pytest.mark.slice, pytest.mark.unguarded]

GAMES = 100


def test_a_hundred_games_hold() -> None:
    console = Console(file=io.StringIO(), width=200)
    assert soak.run(GAMES, jobs=1, seed=20, console=console) == 0, console.file.getvalue()  # type: ignore[attr-defined]


def test_a_failure_is_named_by_seed_and_choice(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def fail(*_args: object) -> None:
        raise AssertionError("a ship is missing")

    monkeypatch.setattr(soak, "check_conserved", fail)
    assert soak.main(["--games", "1", "--jobs", "1", "--seed", "3"]) == 1
    said = " ".join(capsys.readouterr().out.split())
    assert "game 0 (seed 3, {'seats': 3, 'edition': 2008, 'aliens': 'choice'}) at choice 0: AssertionError: a ship is missing" in said
    assert "1 of 1 games failed" in said


def test_one_game_can_be_played_alone(capsys: pytest.CaptureFixture[str]) -> None:
    assert soak.main(["--only", "4", "--seed", "3"]) == 0
    assert "number=4" in capsys.readouterr().out


def test_a_game_without_an_end_is_a_failure(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(soak, "NO_END", 20)
    monkeypatch.setattr(soak, "STRETCH", 10)
    assert soak.main(["--games", "1", "--jobs", "1", "--seed", "3"]) == 1
    assert "no end in sight" in capsys.readouterr().out


def test_the_longer_a_game_the_rarer_the_closer_looks() -> None:
    g = fc.new_game("classic", seed=1)
    chances = []
    for answers in (0, soak.LONG, 2 * soak.LONG, 20 * soak.LONG):
        g.choices = [0] * answers
        chances.append(soak.look_chance(g))
    assert chances == pytest.approx([soak.MOMENT, soak.MOMENT, soak.MOMENT / 4, soak.MOMENT / 400])


@pytest.mark.parametrize(("plan", "games"), [("pairs", 20), ("triples", 20), ("flared_pairs", 20)])
def test_aliens_that_were_chosen_to_meet_hold(plan: str, games: int) -> None:
    console = Console(file=io.StringIO(), width=200)
    assert soak.run(games, jobs=1, seed=7, console=console, plan=plan) == 0, console.file.getvalue()  # type: ignore[attr-defined]


@pytest.mark.parametrize("plan", ["everything", "everything_small", "rotating"])
def test_much_at_once_holds(plan: str) -> None:
    console = Console(file=io.StringIO(), width=200)
    assert soak.run(10, jobs=1, seed=7, console=console, plan=plan) == 0, console.file.getvalue()  # type: ignore[attr-defined]


def test_much_at_once_is_all_that_there_is() -> None:
    """Every variant, every way to get aliens and every edition that a plan can have comes up in it."""
    seen = {
        plan: [checks_of("classic").wishes(number, plan) for number in range(64)] for plan in ("everything", "everything_small", "rotating")
    }
    assert {tuple(wishes["variants"][:3]) for wishes in seen["everything"]} == {("flares", "technology", "hidden_powers")}
    assert all("four_planets" in wishes["variants"] for wishes in seen["everything_small"])
    assert {wishes["edition"] for wishes in seen["everything"]} == {2008, 2018}
    assert {wishes["edition"] for wishes in seen["rotating"]} == {2008}
    assert {wishes["aliens"] for wishes in seen["everything"]} == {"random", "choice", "combo"}
    found = {name for plan in seen.values() for wishes in plan for name in wishes["variants"]}
    assert found == set(NAMES)
    for games in seen.values():
        for wishes in games:
            assert wishes["seats"] == 5
            kit_of("classic").configure(**wishes)


@pytest.mark.parametrize(("plan", "games"), [("dealt", 150), ("pairs", 351)])
def test_duels_hold(plan: str, games: int) -> None:
    console = Console(file=io.StringIO(), width=200)
    assert soak.run(games, jobs=1, seed=5, console=console, plan=plan, which="duel") == 0, console.file.getvalue()  # type: ignore[attr-defined]
    assert "destiny cards a game" in console.file.getvalue()  # type: ignore[attr-defined]


def test_a_plan_belongs_to_a_game(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        soak.main(["--game", "duel", "--aliens", "triples"])
    assert "triples is no plan for duel" in capsys.readouterr().err


def test_what_was_never_seen_is_said() -> None:
    assert "swarm.plus_the_cousins" in checks_of("duel").never_seen({})
    assert "unseen" in " ".join(checks_of("duel").never_seen({}))


def test_each_side_of_each_flare_is_counted() -> None:
    tally = checks_of("classic").tally()
    for side in ("wild", "wild", "super"):
        tally.hear(Event("flare.played", ("seat:1", "card:flare_tripler", f"flare:{side}"), None))
    assert tally.tables["Flares"] == {"flare_tripler wild": 2, "flare_tripler super": 1}
    unseen = checks_of("classic").never_seen(tally.tables)
    assert "flare_anti_matter wild" in unseen
    assert not {"flare_tripler wild", "flare_tripler super"} & set(unseen)
    assert checks_of("classic").never_seen({}) == []  # no flares in the deck, none to be seen


def test_each_technology_is_counted() -> None:
    tally = checks_of("classic").tally()
    tally.hear(Event("technology.used", ("seat:1", "use:technology.xenon_lasers.shift"), None))
    tally.hear(Event("technology.completed", ("seat:1", "technology:the_prometheus"), None))
    assert tally.tables["Technologies"] == {"xenon_lasers": 1, "the_prometheus completed": 1}
    unseen = checks_of("classic").never_seen(tally.tables)
    assert "lunar_cannon" in unseen
    assert not {"xenon_lasers", "the_prometheus"} & set(unseen)
