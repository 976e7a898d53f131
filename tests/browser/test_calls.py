"""Being called: the title says whose turn it is, talk is counted on every screen, and a line that carries nothing is noticed."""

import re
from typing import Any

import pytest

import fifthcolony as fc
from tests.browser.conftest import People
from tests.browser.person import DESKTOP, PHONE
from tests.browser.served import Served
from tests.browser.test_goods import two_at

CALLS = """() => {
  window.heard = [];
  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (...at) { window.heard.push(this.frequency.value); return start.apply(this, at); };
}"""
"""Write down every note that is played."""


@pytest.mark.parametrize("size", [(360, 640), PHONE, (1024, 768)])
def test_title_and_talk_call_a_player_on_every_screen(served: Served, person: People, size: tuple[int, int]) -> None:
    scene = fc.scene("classic", seats=["ember", "saffron", "jade"], offense="ember", defense="jade", phase="launch")
    ines, bo = two_at(served, person, scene, size)
    ines.wait_until(lambda: ines.page.title().startswith("Your turn · "))
    assert not bo.page.title().startswith("Your turn")
    assert ines.page.locator("link[rel=icon]").count() == 2
    bo.page.get_by_role("button", name=re.compile("log", re.IGNORECASE)).first.click()
    bo.page.get_by_role("tab", name="Talk").or_(bo.page.get_by_role("radio", name="Talk")).first.click()
    bo.page.get_by_role("textbox").last.fill("Hello there")
    bo.page.keyboard.press("Enter")
    badge = ines.page.get_by_role("button", name="Open the talk: 1 unread")
    badge.wait_for()
    assert "Hello there" in ines.page.locator(".line").inner_text()
    badge.click()
    ines.page.get_by_text("Hello there").first.wait_for()
    ines.wait_until(lambda: badge.count() == 0)


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
def test_who_was_replaced_is_told_and_comes_back(served: Served, person: People, size: tuple[int, int]) -> None:
    scene = fc.scene("classic", seats=["ember", "saffron", "jade"], offense="ember", defense="jade", phase="launch")
    ines, bo = two_at(served, person, scene, size)
    ines.page.get_by_role("button", name="Menu").click()
    ines.page.get_by_role("button", name="Call a substitute").click()
    said = bo.page.get_by_text("A bot plays for you.")
    said.wait_for()
    bo.page.screenshot(path=f"/tmp/away-{size[0]}.png")
    assert bo.serious_findings() == []
    bo.page.get_by_role("button", name="I am back").click()
    said.wait_for(state="detached")


def test_a_stalled_line_is_noticed_and_said(served: Served, person: People) -> None:
    """From some moment on the line swallows everything, as a dead network does; a new one is taken and all is well again."""
    ines = person(size=DESKTOP)
    swallows: list[bool] = []

    def route(line: Any) -> None:
        server = line.connect_to_server()
        dead = len(swallows) == 0
        swallows.append(False)
        line.on_message(lambda text: None if dead and swallows[0] else server.send(text))
        server.on_message(lambda text: None if dead and swallows[0] else line.send(text))

    ines.page.route_web_socket(re.compile("/socket$"), route)
    ines.sit(served.open_table(seats=3)).page.get_by_role("button", name="Start the game").click()
    ines.page.wait_for_selector(".prompt")
    swallows[0] = True
    ines.page.get_by_text("Back at the table").wait_for(timeout=12_000)
    assert len(swallows) == 2


def test_the_call_is_two_notes_for_who_looks_elsewhere(served: Served, person: People) -> None:
    ines = person()
    ines.sit(served.open_table(seats=3))
    ines.page.evaluate(CALLS)
    ines.page.get_by_role("button", name="Start the game").click()
    ines.wait_until(lambda: ines.is_asked)
    assert ines.page.evaluate("window.heard") == []  # somebody is there
    ines.page.get_by_role("button", name="Menu").last.click()
    ines.page.get_by_role("button", name="Try").click()
    assert ines.page.evaluate("window.heard") == [587, 784]
    ines.page.get_by_role("switch", name="Sound").click()
    ines.page.get_by_role("button", name="Try").click()
    assert ines.page.evaluate("window.heard") == [587, 784]
