"""What comes over the line before anything can be seen: bytes as they are sent, by the browser's own count."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

import pytest

from fifthcolony.text.languages import texts_of
from tests.browser.conftest import People
from tests.browser.person import DESKTOP, PHONE, Person

LOBBY: Final = 200_000
TABLE: Final = 320_000
AGAIN: Final = 20_000


@contextmanager
def counted(person: Person) -> Iterator[dict[str, int]]:
    """How many bytes each address takes, headers included, while this lasts."""
    line = person.context.new_cdp_session(person.page)
    names: dict[str, str] = {}
    taken: dict[str, int] = {}

    def asked(told: dict[str, Any]) -> None:
        names[told["requestId"]] = told["request"]["url"]

    def came(told: dict[str, Any]) -> None:
        name = names.get(told["requestId"])
        if name is not None:  # else it was asked for before the count began
            taken[name] = taken.get(name, 0) + int(told["encodedDataLength"])

    line.on("Network.requestWillBeSent", asked)
    line.on("Network.loadingFinished", came)
    line.send("Network.enable")
    yield taken
    person.page.wait_for_load_state("networkidle")
    line.detach()


@pytest.mark.parametrize(("button", "language"), [("lobby.play", "en"), ("lobby.duel", "es")])
def test_a_first_visit_is_small_and_a_second_one_is_nearly_nothing(person: People, button: str, language: str) -> None:
    """The lobby, then a game with bots from its button, then both once more: what was fetched is kept."""
    ines = person(language=language)
    with counted(ines) as first:
        ines.go().page.wait_for_selector("h1")
        ines.page.wait_for_load_state("networkidle")
        lobby = sum(first.values())
        ines.page.get_by_role("button", name=texts_of(language)[f"browser.{button}"]).click()
        ines.page.wait_for_selector(".prompt")
    assert lobby < LOBBY, first
    assert sum(first.values()) < TABLE, first
    with counted(ines) as again:
        ines.page.reload()
        ines.page.wait_for_selector(".prompt")
        ines.go().page.wait_for_selector("h1")
    assert sum(again.values()) < AGAIN, again


MOVES: Final = """
  window.moved = 0;
  new PerformanceObserver((list) => { for (const shift of list.getEntries()) window.moved += shift.value; })
    .observe({ type: "layout-shift", buffered: true });
"""


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_nothing_moves_away_under_the_finger(person: People, size: tuple[int, int]) -> None:
    """Where letters came after the words were written, a button had gone from where it was pressed to where it was let go."""
    ines = person(size=size)
    ines.page.add_init_script(MOVES)
    ines.go().page.get_by_text("51 aliens").wait_for()
    ines.page.wait_for_load_state("networkidle")
    assert ines.page.evaluate("moved") < 0.005
