"""The lobby says what the games are, what waits, who sits where and what can be seen again, on every size and in both languages."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import httpx
import pytest

from fifthcolony.text.languages import texts_of
from tests.browser.conftest import People
from tests.browser.person import Person
from tests.browser.served import SETTINGS, Served

SIZES: Final = ((360, 640), (390, 844), (844, 390), (1024, 768), (1440, 900))
SMALLEST: Final = 43.5
TARGETS: Final = """() => [...document.querySelectorAll("main a, main button, nav a, nav button")]
  .filter((one) => one.offsetParent).map((one) => [one.textContent.trim() || one.outerHTML, one.getBoundingClientRect(),
    parseFloat(getComputedStyle(one, "::before").height) || 0])
  .filter(([, box, around]) => Math.max(box.height, around) < %s || box.left < 0 || box.right > innerWidth + 0.5).map(([text]) => text)"""
"""Too small or outside: a switch is touched in what lies around it too."""
CUT: Final = """() => [...document.querySelectorAll("main *")].filter((one) => one.scrollWidth > one.clientWidth + 1 && one.clientWidth
  && getComputedStyle(one).overflowX === "hidden" && !one.classList.contains("vh")).map((one) => one.className + ": " + one.textContent)"""


@pytest.fixture(scope="module")
def town(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Served, dict[str, Any]]]:
    """A server of its own: a game that is over, one that runs, a table that waits for others, and a private game that is over."""
    served = Served(tmp_path_factory.mktemp("town"), SETTINGS)
    with httpx.Client(base_url=served.address) as pages:
        wishes = {"seats": 3, "level": "simple"}

        def made(name: str, **more: Any) -> dict[str, Any]:
            return dict(pages.post("/api/tables", json={"name": name, **more}).json())

        over = made("x", sit=False, wishes={**wishes, "aliens": ["zombie", "macron", "oracle"]})["code"]
        secret = made("x", sit=False, wishes={**wishes, "visibility": "private"})["code"]
        waits = made("Wanda", wishes={"game": "duel", "seats": 2})
        mine = pages.post("/api/quick", json={"name": "Ines", "wishes": wishes}).json()
        yield served, {"over": over, "secret": secret, "waits": waits, "mine": mine}
    served.stop()


@pytest.fixture
def ines(person: People, town: tuple[Served, dict[str, Any]]) -> tuple[Callable[..., Person], dict[str, Any]]:
    """Windows on that server."""
    served, there = town

    def arrive(**how: Any) -> Person:
        one = person(**how)
        one.address = served.address
        return one

    return arrive, there


def watched_to_the_end(one: Person, code: str) -> None:
    """Bots move while somebody looks on."""
    one.go(f"/t/{code}")
    one.wait_until(lambda: one.page.request.get(f"{one.address}/api/tables/{code}").json()["stage"] == "over", 120)


def test_each_game_says_what_it_is_and_what_its_buttons_start(ines: Any) -> None:
    arrive, _ = ines
    one = arrive().go()
    for name, button, path in (("Classic", "Play classic with 4 bots", "classic"), ("Duel", "Play a duel with a bot", "duel")):
        card = one.go().page.locator("section.panel", has=one.page.get_by_role("heading", name=name, exact=True)).first
        card.get_by_text("min").wait_for()
        assert card.get_by_role("button", name="First time? Guided game").count() == 1
        card.get_by_role("button", name=button).click()
        one.page.wait_for_selector(".prompt")
        view = one.page.request.get(f"{one.address}/api/tables/{one.page.url.rsplit('/', 1)[1]}").json()
        assert view["wishes"]["game"] == path
    one.go().page.get_by_role("button", name="Open a table (Duel)").click()
    assert one.page.get_by_role("radio", name="Duel").get_attribute("aria-checked") == "true"


def test_what_waits_comes_first_and_open_tables_say_who_and_since_when(ines: Any) -> None:
    arrive, there = ines
    mine, waits = there["mine"], there["waits"]
    place = {"code": mine["code"], "token": mine["token"], "seat": mine["seat"], "at": 0}
    friend = arrive(places=[{"code": waits["code"], "token": waits["token"], "seat": 0, "at": 0}]).go(f"/t/{waits['code']}")
    friend.page.get_by_text("Wanda").first.wait_for()  # a table is listed while somebody is at it
    one = arrive(places=[place, {"code": "BCDFG", "token": "nothing", "seat": 0, "at": 0}]).go(f"/t/{mine['code']}")
    one.wait_until(lambda: one.is_asked)
    row = one.go().page.locator(".mine li", has_text=mine["code"])
    row.get_by_text("your turn").wait_for()
    assert "2 bots" in row.inner_text()
    table = one.page.locator(".open li", has_text=waits["code"])
    table.get_by_text("Wanda").wait_for()
    said = table.inner_text()
    assert [part for part in ("1 free", "Duel", "Waiting for") if part not in said] == []
    assert "BCDFG" not in one.page.evaluate("localStorage.getItem('fifthcolony')")
    row.get_by_role("link", name="To my seat").click()
    one.wait_until(lambda: one.is_asked)


def test_replays_are_found_by_names_aliens_and_date_and_private_ones_never(ines: Any) -> None:
    arrive, there = ines
    one = arrive()
    for code in (there["over"], there["secret"]):
        watched_to_the_end(one, code)
    one.go().page.locator(".replays li").first.wait_for()
    line = one.page.request.get(f"{one.address}/api/replays").json()["replays"][0]
    winner = line["players"][line["winners"][0]]["name"]
    assert one.page.locator(f".replays li a[href='/r/{there['over']}']").count() == 1
    assert there["secret"] not in one.page.content()
    search = one.page.get_by_role("searchbox", name="Name, alien or date")
    said = one.page.locator(".replays li").first.inner_text()
    date = next(word for word in ("today", "yesterday") if word in said)  # midnight may have passed
    for words, found in (("zombie", 1), (f"{winner} macron", 1), (date, 1), ("nobody by this name", 0)):
        search.fill(words)
        assert one.page.locator(".replays li").count() == found, words
    search.fill("")
    assert there["over"] not in one.page.locator(".replays").inner_text()
    one.page.locator(".replays li").first.get_by_role("link").click()
    one.page.wait_for_url(f"**/r/{there['over']}*")


@pytest.mark.parametrize("language", ["en", "es"])
def test_it_fits_every_size(ines: Any, language: str, tmp_path: Path) -> None:
    """Nothing wider than the window, no target under 44 pixels, nothing that axe minds, ways to learn on the phone too."""
    arrive, there = ines
    mine = there["mine"]
    one = arrive(language=language, places=[{"code": mine["code"], "token": mine["token"], "seat": mine["seat"], "at": 0}])
    said = texts_of(language)
    one.go().page.locator(".mine li").first.wait_for()
    one.page.locator(".open").wait_for()
    for width, height in SIZES:
        one.page.set_viewport_size({"width": width, "height": height})
        assert one.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), (width, height)
        assert one.page.evaluate(TARGETS % SMALLEST) == [], (width, height)
        assert one.page.evaluate(CUT) == [], (width, height)
        assert one.page.locator("nav").get_by_role("link", name=said["browser.common.encyclopedia"]).is_visible()
        assert one.page.locator("nav").get_by_role("link", name=said["browser.lobby.how"]).is_visible()
        if language == "en" or (width, height) == SIZES[0]:
            assert one.serious_findings() == [], (width, height)
        one.page.screenshot(path=tmp_path / f"lobby-{language}-{width}x{height}.png", full_page=True)
