"""The pictures in docs/img, taken on demand: SCREENSHOTS names the folder. Also: what the first load weighs."""

import gzip
import os
import re
from pathlib import Path
from typing import Any, Final

import pytest

import fifthcolony as fc
from tests.browser.conftest import BUILT, People
from tests.browser.person import PHONE, Person
from tests.browser.served import Served

FOLDER: Final = os.environ.get("SCREENSHOTS", "")
TABLET: Final = (820, 1180)
FIVE: Final = ["tripler", "oracle", "macron", "sorcerer", "clone"]
SHIPS: Final = {
    "tripler 3": {"tripler": 2, "clone": 1},
    "oracle 2": {"oracle": 3, "tripler": 2},
    "oracle 4": {"sorcerer": 2},
    "macron 3": {"macron": 3, "sorcerer": 1},
    "macron 4": {"tripler": 1, "clone": 2},
    "sorcerer 3": {"sorcerer": 2, "macron": 1},
    "sorcerer 4": {"sorcerer": 3, "oracle": 1},
    "sorcerer 5": {"tripler": 1},
    "clone 2": {"clone": 3, "oracle": 1},
    "clone 4": {"clone": 4, "sorcerer": 2},
}
HANDS: Final = {"tripler": ["attack 20", "attack 10", "attack 8", "attack 6", "negotiate", "reinforcement 3", "cosmic zap"]}
SCRIPT_LIMIT: Final = 200_000
"""Bytes of packed script on the first load."""

pictures = pytest.mark.skipif(not FOLDER, reason="pictures are taken by `make screenshots`")


def play(served: Served, **how: Any) -> dict[str, Any]:
    """A position worth looking at."""
    position: dict[str, Any] = {
        "seats": FIVE,
        "offense": "tripler",
        "defense": "sorcerer",
        "ships": SHIPS,
        "hands": HANDS,
        "warp": {"oracle": 3, "macron": 2, "tripler": 1},
    }
    served.waiting.append(fc.scene("classic", **(position | how)))
    return served.open_table(seats=5)


def take(one: Person, name: str) -> None:
    """Let everything settle, and keep the picture."""
    one.page.wait_for_timeout(700)
    one.page.screenshot(path=Path(FOLDER) / f"{name}.png")


@pictures
def test_lobby_and_encyclopedia(served: Served, person: People) -> None:
    served.watch_bots()
    ines = person().go()
    ines.page.locator(".t").first.wait_for()
    take(ines, "lobby")
    take(ines.go("/encyclopedia/aliens/sorcerer"), "encyclopedia")
    phone = person(size=PHONE)
    take(phone.go(), "lobby-phone")


@pictures
@pytest.mark.parametrize(("size", "name"), [((1440, 900), "table"), (TABLET, "table-tablet"), (PHONE, "table-phone")])
def test_table(served: Served, person: People, size: tuple[int, int], name: str) -> None:
    ines = person(size=size).sit(play(served, phase="launch", target="sorcerer 4"))
    ines.page.get_by_role("button", name="Start the game").click()
    ines.wait_until(lambda: ines.is_asked)
    if "aim" in ines.sentence:
        ines.page.locator(".prompt .btn", has_text="4").click()
        ines.wait_until(lambda: "ships" in ines.sentence)
    if size == PHONE:
        ines.page.get_by_role("button", name="Encounter", exact=True).click()
    for planet in ("Ember 1: ", "Ember 4: "):
        ines.page.get_by_role("button", name=planet).click()
    take(ines, name)


@pictures
@pytest.mark.parametrize(("size", "name"), [((1440, 900), "reveal"), (PHONE, "reveal-phone")])
def test_reveal(served: Served, person: People, size: tuple[int, int], name: str) -> None:
    hands = {"tripler": ["attack 20", "attack 8", "attack 6", "negotiate", "reinforcement 3", "reinforcement 2"]}
    sides: dict[str, Any] = {"gate": {"tripler": 4, "clone": 2}, "beside": {"macron": 1}, "laid": ("attack 10", "attack 20")}
    ines = person(size=size).sit(play(served, phase="reveal", target="sorcerer 4", hands=hands, **sides))
    ines.page.get_by_role("button", name="Start the game").click()
    ines.page.locator(".reveal").wait_for()
    ines.page.wait_for_timeout(1200)
    take(ines, name)


@pictures
@pytest.mark.parametrize(("size", "name"), [((1440, 900), "deal"), (PHONE, "deal-phone")])
def test_deal(served: Served, person: People, size: tuple[int, int], name: str) -> None:
    ines = person(size=size).sit(play(served, phase="reveal", target="sorcerer 4", gate={"tripler": 4}, laid=("negotiate", "negotiate")))
    ines.page.get_by_role("button", name="Start the game").click()
    deal = ines.page.locator("dialog[open] .deal")
    deal.wait_for()
    deal.get_by_role("button", name="Attack 06").click()
    deal.get_by_role("button", name="more random cards").click()
    deal.locator(".pbtn").nth(1).click()
    take(ines, name)


@pictures
@pytest.mark.parametrize(("size", "name"), [((1440, 900), "replay"), (PHONE, "replay-phone")])
def test_replay(served: Served, person: People, size: tuple[int, int], name: str) -> None:
    code = served.watch_bots(5)
    ines = person(size=size).go(f"/t/{code}")
    ines.wait_until(lambda: ines.page.locator(".over").count() > 0, 180)
    ines.go(f"/r/{code}")
    slider = ines.page.get_by_role("slider")
    slider.wait_for()
    box = slider.bounding_box()
    assert box is not None
    ines.page.mouse.click(box["x"] + box["width"] * 0.68, box["y"] + box["height"] / 2)
    ines.page.locator(".stage[aria-busy=false]").wait_for()
    take(ines, name)


DUEL: Final[dict[str, Any]] = {
    "aliens": ["bouncer", "iron_matron"],
    "leader": "iron_matron",
    "card": "vacant_shipyard",
    "supply": {"bouncer": 7, "iron_matron": 9},
    "planets": {
        "blushworld": {"iron_matron": 2},
        "payday": {"bouncer": 3},
        "drizzle": {"bouncer": 1},
        "salad": {"iron_matron": 3},
        "hot_plate": {"iron_matron": 1},
        "flamingo_flats": {"bouncer": 4},
        "lagoon_nine": {"iron_matron": 1, "bouncer": 1},
    },
    "stack": ["glitter_gulch"],
    "hands": {"bouncer": ["42", "23", "09", "06", "13", "+12", "±10", "-10"], "iron_matron": ["31", "20", "14", "05", "-07"]},
    "spent": {"bouncer": ["blast 2", "blast 1"], "iron_matron": ["blast 3"]},
    "envoys": ["cudgel", "chosen", "deuce"],
    "allies": {"bouncer": "cudgel", "iron_matron": "chosen"},
    "face_up": ["cudgel", "chosen"],
    "past": ["cheap_moon", "talent_show", "repair_yard", "fan_mail"],
}
ANSWERS: Final = {
    "dial.set": ("dial:2", "dial:3"),
    "plan.choose": ("lay:plan_13:shield_2", "lay:plan_31:blast_2"),
    "reinforce.play": ("play:reinf_m10:seat:1", "play:reinf_m07:seat:0"),
}


def reinforced() -> Any:
    """A duel in which both have played a reinforcement on the other's plan, and the person may play another."""
    scene = fc.scene("duel", **DUEL)
    game = scene.game
    while not (game.asks[0].prompt == "reinforce.play" and game.asks[0].seat == 0 and game.laid[1:]):
        ask = game.asks[0]
        wanted = ANSWERS.get(ask.prompt, ("pass", "pass"))[ask.seat]
        game.answer(ask.seat, ask.options.index(wanted if wanted in ask.options else "pass"))
    return scene


@pictures
@pytest.mark.parametrize(("size", "name"), [((1440, 900), "duel"), (PHONE, "duel-phone")])
def test_duel(served: Served, person: People, size: tuple[int, int], name: str) -> None:
    served.waiting.append(reinforced())
    seated = served.open_table(game="duel", seats=2)
    person(name="Nadia").sit(served.join(str(seated["code"]), "Nadia", 1))
    ines = person(size=size).sit(seated)
    ines.page.get_by_role("button", name="Start the game").click()
    ines.wait_until(lambda: ines.is_asked)
    ines.page.locator(".hand button.card.lit").first.click()
    take(ines, name)


def test_the_first_load_is_light(served: Served, person: People) -> None:
    loaded: set[str] = set()
    ines = person()
    ines.page.on("response", lambda told: loaded.add(told.url.removeprefix(served.address + "/")))
    ines.go()
    ines.page.get_by_role("button", name="Play classic with 4 bots").click()
    ines.page.wait_for_selector(".prompt")
    scripts = [name for name in loaded if re.search(r"\.js$", name)]
    assert scripts
    assert sum(len(gzip.compress((BUILT.parent / name).read_bytes())) for name in scripts) < SCRIPT_LIMIT
