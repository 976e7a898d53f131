"""What a duellist or a watcher is sent holds nothing of the other's dial, plan, tactic, sleeve, bet or envoy before its time."""

import asyncio
from pathlib import Path
from typing import Any, cast

import pytest

import fifthcolony as fc
from fifthcolony.server.settings import Settings
from tests.server.positions import Position
from tests.server.served import QUICK, WITH_MOMENTS, players_at, run, running, table_of
from tests.server.witness import Witness
from tools.scripted import Player

pytestmark = pytest.mark.unguarded


@pytest.mark.parametrize("settings", [QUICK, WITH_MOMENTS], ids=["plain", "moments"])
@pytest.mark.parametrize("aliens", [["cheater", "oddsmaker"], ["unseen", "pickled"], ["pitfall", "mimeo"], "choice"])
def test_every_frame_of_whole_duels_is_searched(tmp_path: Path, settings: Settings, aliens: Any) -> None:
    async def test() -> None:
        async with running(tmp_path, settings) as base:
            seated = await table_of(base, 2, seats=2, game="duel", aliens=aliens)
            players = await players_at(base, seated, keep=True)
            watcher = await Player(base, seated[0]["code"], None, keep=True).come_in()
            await players[0].ask("start")
            await asyncio.gather(*(player.play() for player in players))
            await watcher.until(lambda: watcher.is_over)
            tokens = [one["token"] for one in seated]
            for viewer, player in ((0, players[0]), (1, players[1]), (None, watcher)):
                witness = Witness(viewer)
                witness.follow(player.frames, tokens)
                assert witness.hidden > 10
                before_end = [frame for frame in player.frames if '"stage":"over"' not in frame]
                assert not any(player.table["seed"] in frame or player.table["salt"] in frame for frame in before_end)

    run(test())


def test_the_witness_objects_to_what_was_not_turned_up() -> None:
    game = fc.new_game("duel", seed=3, aliens="none")
    view = cast("dict[str, Any]", game.view(0))
    for name in ("asks", "waiting"):
        del view[name]
    scene: dict[str, Any] = {"view": view, "asks": [], "waiting": []}
    Witness(0).look(scene)
    for field in ("dials", "plans", "tactics", "sleeves"):
        with pytest.raises(AssertionError):
            Witness(0).look({**scene, "view": {**view, field: [None, "blast_4"]}})
    with pytest.raises(AssertionError):
        Witness(0).search({"scene": {"view": {"secrets": ["plan_13"]}}})


# --- the same game twice, but for one secret ------------------------------------------------------------------------------------------

HANDS = {0: ["13", "20", "04"], 1: ["14", "23", "05"]}


def position(aliens: list[str], **how: Any) -> Position:
    names = dict(zip((0, 1), aliens, strict=True))
    hands = {names[seat]: cards for seat, cards in HANDS.items()}
    return Position(fc.scene("duel", **({"aliens": aliens, "card": "vacant_shipyard", "hands": hands} | how)), (0, 1))


def seen_by_others(at: Position) -> list[list[tuple[float, dict[str, Any]]]]:
    """Everything that the other seat and a watcher were sent, and when."""
    return [at.windows[viewer].frames for viewer in (1, None)]


@pytest.mark.parametrize("answered_first", [True, False])
def test_a_dial_shows_nothing_until_both_are_set(answered_first: bool) -> None:
    seen = []
    for dial in ("dial:1", "dial:4"):
        at = position(["orange", "blue"])
        if not answered_first:
            at.until(2.0)
        at.does(0, dial)
        at.until(30.0)
        seen.append(seen_by_others(at))
    assert seen[0] == seen[1]


def test_a_plan_and_its_tactic_show_nothing_until_both_are_laid() -> None:
    seen = []
    for lay in ("lay:plan_13:blast_4", "lay:plan_20:recover_2", "lay:plan_04:shield_1"):
        at = position(["orange", "blue"])
        at.does(0, "dial:2")
        at.does(1, "dial:2")
        at.until(5.0)
        at.does(0, lay)
        at.until(30.0)
        seen.append(seen_by_others(at))
    assert seen[0] == seen[1] == seen[2]


def test_plans_stay_down_while_tactics_are_looked_at() -> None:
    seen = []
    for plan in ("plan_13", "plan_20"):
        at = position(["orange", "blue"])
        at.does(0, "dial:2")
        at.does(1, "dial:2")
        at.until(5.0)
        at.does(0, f"lay:{plan}:blast_1")
        at.does(1, "lay:plan_14:shield_1")
        at.until(5.9)
        assert at.shown(1)["view"]["tactics"] == ["blast_1", "shield_1"]
        seen.append(seen_by_others(at))
    assert seen[0] == seen[1]


def laid(aliens: list[str]) -> Position:
    """Both plans are down."""
    at = position(aliens)
    at.does(0, "dial:2")
    at.does(1, "dial:2")
    at.until(5.0)
    at.does(0, "lay:plan_13:blast_4")
    at.does(1, "lay:plan_14:shield_1")
    return at


def test_a_sleeve_shows_neither_what_is_in_it_nor_whether_anything_is() -> None:
    seen = []
    for choices in (["pass"], ["use:cheater.up_the_sleeve", "tactic:blast_3"], ["use:cheater.up_the_sleeve", "tactic:recover_2"]):
        at = laid(["cheater", "blue"])
        assert at.asked(0) == ["window.d4.choose"]
        for choice in choices:
            at.does(0, choice)
        at.until(5.5)
        seen.append(seen_by_others(at))
    assert seen[0] == seen[1] == seen[2]


def test_a_bet_shows_nothing_until_it_is_paid_out() -> None:
    seen = []
    for bet in ("seat:0", "seat:1"):
        at = laid(["oddsmaker", "blue"])
        at.until(8.0)
        assert at.asked(0) == ["oddsmaker.bet"]
        at.does(0, bet)
        at.until(9.5)
        seen.append(seen_by_others(at))
    assert seen[0] == seen[1]


def test_a_face_down_envoy_is_the_same_to_others_whoever_it_is() -> None:
    seen = []
    for envoy in ("chosen", "overdue"):
        at = position(["orange", "blue"], envoys=["cudgel", envoy, "deuce"], allies={"orange": envoy})
        assert at.shown(0)["view"]["envoys"][1]["name"] == envoy
        at.does(0, "dial:2")
        at.does(1, "dial:2")
        at.until(5.0)
        assert at.asked(0) == ["envoy.reveal"]
        at.does(0, "pass")
        at.until(9.0)
        seen.append(seen_by_others(at))
    assert seen[0] == seen[1]


def test_an_alien_is_chosen_in_secret() -> None:
    seen = []
    for index in (0, 2):
        game = fc.new_game("duel", seed=5, aliens="choice")
        at = Position(game, (0, 1))
        at.does(0, index)
        at.until(30.0)
        assert at.asked(1) == ["alien.choose"]
        seen.append(seen_by_others(at))
    assert seen[0] == seen[1]
