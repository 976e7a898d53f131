"""What stands on the eighteen envoys, and what holds for all of them alike."""

from typing import Any

import pytest

from fifthcolony.duel.powers import ENVOYS
from fifthcolony.duel.words import ALWAYS, CONTEST_DUEL, DUEL
from tests.duel.positions import duel, ends, table

MAY, MUST = True, False
PRINTED: dict[str, tuple[str, str, list[tuple[str, int, bool]]]] = {
    "cudgel": ("brawn", "seed", [("bash", DUEL, MUST)]),
    "grumpus": ("brawn", "seed", [("advantaged", DUEL, MUST)]),
    "masochist": ("brawn", "seed", [("masochism", ALWAYS, MUST)]),
    "tugboat": ("brawn", "original", [("tow", DUEL, MAY)]),
    "thistleback": ("brawn", "original", [("prickle", DUEL, MUST)]),
    "sparewright": ("brawn", "original", [("spare_parts", DUEL, MAY)]),
    "chosen": ("vision", "seed", [("divine_intervention", CONTEST_DUEL, MAY)]),
    "mirror": ("vision", "seed", [("mirror", CONTEST_DUEL, MUST)]),
    "overdue": ("vision", "original", [("check_out", CONTEST_DUEL, MAY)]),
    "weathervane": ("vision", "original", [("forecast", CONTEST_DUEL, MUST), ("come_true", CONTEST_DUEL, MUST)]),
    "rounder": ("vision", "original", [("close_enough", CONTEST_DUEL, MAY)]),
    "bookmark": ("vision", "original", [("dog_ear", CONTEST_DUEL, MAY)]),
    "deuce": ("guile", "original", [("pair_up", CONTEST_DUEL, MAY)]),
    "voyager": ("guile", "seed", [("warpplanet", ALWAYS, MUST), ("drift", ALWAYS, MAY)]),
    "lightfinger": ("guile", "original", [("souvenir", CONTEST_DUEL, MAY)]),
    "go_between": ("guile", "original", [("misdelivered", DUEL, MAY)]),
    "standby": ("guile", "original", [("change_of_cast", CONTEST_DUEL, MAY)]),
    "lodger": ("guile", "original", [("spare_room", DUEL, MAY)]),
}
SLOT = {"brawn": 0, "vision": 1, "guile": 2}


@pytest.mark.rule("duel:component.cards")
def test_there_are_eighteen_six_of_each_icon() -> None:
    assert sorted(ENVOYS) == sorted(PRINTED)
    assert [sum(envoy.icon == icon for envoy in ENVOYS.values()) for icon in SLOT] == [6, 6, 6]


@pytest.mark.parametrize("name", PRINTED)
def test_an_envoy_is_as_it_is_written(name: str) -> None:
    icon, provenance, abilities = PRINTED[name]
    envoy = ENVOYS[name]
    assert (envoy.icon, envoy.provenance) == (icon, provenance)
    assert [(hook.name, hook.role, hook.optional) for hook in envoy.hooks] == [
        (f"envoy.{name}.{ability}", header, optional) for ability, header, optional in abilities
    ]


@pytest.mark.rule("duel:envoy.read", "duel:info.hidden")
@pytest.mark.parametrize("name", PRINTED)
def test_a_face_down_ally_is_read_by_its_owner_alone(name: str) -> None:
    s = duel(allies={"orange": name})
    slot = SLOT[PRINTED[name][0]]
    mine, theirs, nobodys = (s.game.view(seat)["envoys"][slot] for seat in (0, 1, None))
    assert (mine["name"], theirs["name"], nobodys["name"]) == (name, None, None)
    assert [view["ally"] for view in (mine, theirs, nobodys)] == [0, 0, 0]
    assert not any(event.audience is None and f"envoy_named:{name}" in event.params for event in s.log)


@pytest.mark.rule("duel:envoy.reveal_when", "duel:envoy.no_turning_back")
@pytest.mark.parametrize("name", PRINTED)
def test_it_may_be_turned_up_in_its_step_and_is_up_for_good(name: str) -> None:
    s = duel(allies={"blue": name})
    assert s.prompt("blue") == "envoy.reveal"
    s.does("blue", PRINTED[name][0])
    ends(s)
    assert s.game.view(0)["envoys"][SLOT[PRINTED[name][0]]]["face_up"]
    assert s.game.view(0)["envoys"][SLOT[PRINTED[name][0]]]["name"] == name


@pytest.mark.rule("duel:envoy.inactive")
@pytest.mark.parametrize("name", [name for name in PRINTED if name != "voyager"])
def test_neutral_and_face_up_it_asks_nothing_and_changes_nothing(name: str) -> None:
    lays = ("13 blast 2", "06 blast 1")
    position: dict[str, Any] = {"face_up": [name]}
    bare, neutral = ends(duel(*lays, dials=(4, 3))), ends(duel(*lays, dials=(4, 3), **position))
    assert neutral.told("clout.counted") == bare.told("clout.counted")
    assert neutral.game.choices == bare.game.choices
    assert (neutral.game.supply, neutral.game.warp, neutral.game.ready) == (bare.game.supply, bare.game.warp, bare.game.ready)


@pytest.mark.rule("duel:envoy.active_on_change")
@pytest.mark.parametrize("name", PRINTED)
def test_face_up_it_works_for_a_new_ally_at_once(name: str) -> None:
    s = table("speed_dating", leader="blue", face_up=[name]).does("orange", PRINTED[name][0])
    assert s.ally(name) == "orange"
    assert {hook.name for holdings in s.game.hooks.values() for seat, hook in holdings if seat == 0} == {
        hook.name for hook in ENVOYS[name].hooks
    }
    s.does("blue", PRINTED[name][0])
    assert s.ally(name) is None
    assert s.game.hooks == {}
