"""Time at the table: skipping a pause answers nothing, keys do what is written, and what happened is seen."""

import json
from typing import Any, Final

import pytest
from playwright.sync_api import WebSocket

import fifthcolony as fc
from tests.browser.conftest import People
from tests.browser.person import DESKTOP, SHORT, Person
from tests.browser.served import Served

FIVE: Final = ["ember", "azure", "jade", "saffron", "orchid"]
DEAF: Final = 1500
"""Milliseconds: longer than for people, so that a busy machine clicks early enough too."""
READABLE: Final = DEAF + 50
"""After which a prompt hears again."""


def answers_of(person: Person) -> list[list[str]]:
    """The choices that this window sends from now on."""
    sent: list[list[str]] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framesent", lambda frame: _note(json.loads(str(frame))))

    def _note(message: dict[str, Any]) -> None:
        if message["type"] == "answer":
            sent.append(message["choices"])

    person.page.on("websocket", listen)
    return sent


def test_touches_and_keys_do_what_is_written_once_it_can_be_read(served: Served, person: People) -> None:
    hands = {"ember": ["attack 10", "attack 8", "negotiate"]}
    served.waiting.append(fc.scene("classic", seats=FIVE, offense="ember", defense="jade", phase="launch", hands=hands))
    ines = person(deaf=DEAF)
    sent = answers_of(ines)
    ines.sit(served.open_table(seats=5))
    ines.page.get_by_role("button", name="Start the game").click()
    ines.wait_until(lambda: "aim the gate" in ines.sentence)
    ines.page.wait_for_timeout(READABLE)
    ines.page.get_by_role("button", name="Jade 2: ").click()
    ines.wait_until(lambda: "ships at Jade 2" in ines.sentence)
    ember = ines.page.get_by_role("button", name="Ember 1: ")
    ember.click()
    assert ines.ships("Ember 1: ") == 4, "the prompt had just come up"
    ines.page.wait_for_timeout(READABLE)
    ember.click()
    ember.click()
    ines.page.keyboard.press("Enter")  # written on "Launch 2 ships", though a planet was touched last
    ines.wait_until(lambda: "whom do you invite" in ines.sentence)
    ines.page.keyboard.press("Enter")  # too early: nobody can have read it
    ines.page.wait_for_timeout(READABLE)
    ines.page.keyboard.press("2")
    ines.page.locator(".acts button", has=ines.page.locator('kbd[data-key="1"]')).click()
    ines.page.keyboard.press("Enter")
    ines.wait_until(lambda: "choose your encounter card" in ines.sentence, 30)
    assert sent == [["planet:2.2"], ["planet:0.1", "planet:0.1", "done"], ["seat:3", "seat:1", "done"]]


WATCH: Final = """() => {
  window.seen = [];
  setInterval(() => window.seen.push([
    performance.now(),
    document.querySelector("#ledger-title")?.textContent ?? "",
    !!document.querySelector(".stage :is(.reveal, .veil)"),
    document.querySelectorAll(".stage .fly").length,
  ]), 40);
}"""
"""What can be seen of the board from now on: when, in which encounter, whether something lies over it, and ships on their way."""


def test_an_encounter_ends_on_the_uncovered_board(served: Served, person: People) -> None:
    hands = {"ember": ["attack 20", "attack 8"], "jade": ["attack 06"], "azure": ["attack 04"]}
    sides: dict[str, Any] = {"offense": "ember", "defense": "jade", "target": "jade 3", "gate": {"ember": 3, "azure": 1}}
    served.waiting.append(fc.scene("classic", seats=FIVE, phase="planning", hands=hands, **sides))
    ines = person(pace="normal", motion=True).sit(served.open_table(seats=5))
    ines.page.get_by_role("button", name="Start the game").click()
    ines.wait_until(lambda: ines.is_asked)
    ines.page.evaluate(WATCH)
    ines.page.keyboard.press("1")
    ines.page.keyboard.press("Enter")
    said: list[str] = []
    while "second encounter" not in ines.sentence:
        said += [ines.sentence] if ines.sentence not in said else []
        ines.page.wait_for_timeout(100)
    assert "You win, 12 to 10." in said
    assert any("loses 4 ships" in line for line in said)
    assert any("You land on Jade 3" in line for line in said)
    assert not any("goes on" in line for line in said)
    seen: list[tuple[float, str, bool, int]] = ines.page.evaluate("window.seen")
    covered = [at for at, _, over, _ in seen if over]
    assert covered[-1] - covered[0] > 2000, "the reveal can be read"
    board = [at for at, title, over, _ in seen if not over and at > covered[-1] and title == "Encounter 1"]
    assert board[-1] - board[0] > 1500 + 1500, "three beats were seen"
    assert max(ships for *_, ships in seen) > 1, "ships visibly move"


@pytest.mark.parametrize("size", [DESKTOP, SHORT])
def test_step_by_step_waits_and_shift_and_the_right_arrow_go_on_to_the_next_decision(
    served: Served, person: People, size: tuple[int, int]
) -> None:
    hands = {"ember": ["attack 20", "attack 8"], "jade": ["attack 06"]}
    sides: dict[str, Any] = {"offense": "ember", "defense": "jade", "target": "jade 3", "gate": {"ember": 3}}
    served.waiting.append(fc.scene("classic", seats=FIVE[:3], phase="planning", hands=hands, **sides))
    ines = person(size=size, pace="step")
    sent = answers_of(ines)
    ines.sit(served.open_table(seats=3))
    ines.page.get_by_role("button", name="Start the game").click()
    ines.wait_until(lambda: ines.is_asked)
    ines.page.keyboard.press("1")
    ines.page.keyboard.press("Enter")
    ines.page.locator(".reveal").wait_for()
    ines.page.wait_for_timeout(3500)
    assert ines.page.locator(".reveal").count() == 1, "it waits"
    ines.page.keyboard.press("ArrowRight")
    ines.wait_until(lambda: "You win" in ines.sentence)
    ines.page.wait_for_timeout(2500)
    assert "You win" in ines.sentence
    before = len(sent)
    ines.page.keyboard.press("Shift+ArrowRight")
    ines.wait_until(lambda: ines.is_asked)
    assert len(sent) == before
    assert ines.page.locator("[data-testid=skip]").count() == 0


def test_what_is_done_for_good_is_shown_first(served: Served, person: People) -> None:
    hands = {"orange": ["13", "20"], "blue": ["14", "23"]}
    served.waiting.append(fc.scene("duel", card="vacant_shipyard", hands=hands, stack=["glitter_gulch"], allies={"orange": "cudgel"}))
    ines = person()
    sent = answers_of(ines)
    ines.sit(served.open_table(game="duel", seats=2))
    ines.page.get_by_role("button", name="Start the game").click()
    ines.page.get_by_role("button", name="Set the dial to 2").click()
    ines.page.get_by_role("button", name="Send 2 ships").click()
    ines.page.locator(".env.lit").click()
    ines.wait_until(lambda: "Turn Cudgel face up? It stays up for good" in ines.sentence)
    assert ines.page.locator(".env.lit").count() == 0
    ines.page.keyboard.press("Escape")
    ines.wait_until(lambda: "for good" not in ines.sentence)
    ines.page.locator(".env.lit").click()
    assert sent == [["dial:2"]]
    ines.page.get_by_role("button", name="Turn it up").click()
    ines.wait_until(lambda: sent == [["dial:2"], ["envoy:brawn"]])


def test_an_answer_can_be_taken_back_while_nothing_has_come_of_it(served: Served, person: People) -> None:
    served.waiting.append(fc.scene("classic", seats=FIVE, offense="ember", defense="jade", phase="launch"))
    ines = person()
    sent = answers_of(ines)
    ines.sit(served.open_table(seats=5))
    ines.page.get_by_role("button", name="Start the game").click()
    ines.wait_until(lambda: "aim the gate" in ines.sentence)
    assert ines.page.get_by_test_id("take-back").count() == 0
    log = ines.page.locator(".rail .log")
    ines.page.get_by_role("button", name="Jade 2: ").click()
    ines.wait_until(lambda: "ships at Jade 2" in ines.sentence and "Jade 2" in log.inner_text())
    ines.page.get_by_test_id("take-back").click()
    ines.wait_until(lambda: "aim the gate" in ines.sentence and "Jade 2" not in log.inner_text())
    ines.page.get_by_role("button", name="Jade 4: ").click()
    ines.wait_until(lambda: "ships at Jade 4" in ines.sentence)
    ines.page.keyboard.press("z")
    ines.wait_until(lambda: "aim the gate" in ines.sentence)
    ines.page.get_by_role("button", name="Jade 1: ").click()
    ines.wait_until(lambda: "ships at Jade 1" in ines.sentence)
    assert sent == [["planet:2.2"], ["planet:2.4"], ["planet:2.1"]]
    assert "Jade 4" not in log.inner_text()


def test_so_can_a_secret_choice_until_the_other_has_chosen(served: Served, person: People) -> None:
    served.waiting.append(fc.scene("duel", card="vacant_shipyard"))
    seated = served.open_table(game="duel", seats=2)
    ines, tariq = person(), person()
    tariq.sit(served.join(str(seated["code"]), "Tariq", 1))
    ines.sit(seated)
    ines.page.get_by_role("button", name="Start the game").click()
    for one in (ines, tariq):
        one.wait_until(lambda one=one: one.is_asked)  # type: ignore[misc]
    ines.page.get_by_role("button", name="Set the dial to 2").click()
    ines.page.get_by_role("button", name="Send 2 ships").click()
    tariq.wait_until(lambda: "ready" in tariq.page.locator(".stage").inner_text())
    ines.page.set_viewport_size({"width": 390, "height": 664})
    ines.page.get_by_test_id("take-back").click()
    ines.wait_until(lambda: ines.is_asked)
    ines.page.set_viewport_size({"width": 1440, "height": 900})
    tariq.wait_until(lambda: "ready" not in tariq.page.locator(".stage").inner_text())
    tariq.page.get_by_role("button", name="Set the dial to 1").click()
    tariq.page.get_by_role("button", name="Send 1 ship").click()
    ines.wait_until(lambda: tariq.page.get_by_test_id("take-back").count() == 1)
    ines.page.get_by_role("button", name="Set the dial to 3").click()
    ines.page.get_by_role("button", name="Send 3 ships").click()
    tariq.wait_until(lambda: tariq.page.get_by_test_id("take-back").count() == 0)
