"""What the table says: you are "you", every effect is announced once, keys reach everything, errors speak your language."""

from typing import Any, Final

import pytest

from tests.browser.conftest import People
from tests.browser.duellist import Duellist
from tests.browser.person import Person
from tests.browser.served import Served

SIZES: Final = ((360, 640), (390, 844), (844, 390), (1024, 768), (1440, 900))
HEAR: Final = """() => {
  window.heard = [];
  new MutationObserver((changes) => {
    for (const change of changes) {
      const element = change.target.nodeType === 1 ? change.target : change.target.parentElement;
      const region = element?.closest("[aria-live='polite'], [aria-live='assertive']");
      if (!region) continue;
      const said = change.type === "characterData" ? [change.target] : [...change.addedNodes];
      for (const node of said) if (node.textContent.trim()) window.heard.push([region.getAttribute("aria-live"), node.textContent.trim()]);
    }
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""
ENOUGH: Final = 30
STOPS: Final = """() => [...document.querySelectorAll("button, a[href], input, select, [tabindex]")]
  .filter((one) => one.tabIndex >= 0 && !one.disabled && one.getClientRects().length)
  .map((one) => one.closest(".log, .prompt, .dock, .stage, .rail, .top")?.className ?? "")"""


def lines(person: Any) -> list[str]:
    """The log as it reads, without headings."""
    found: list[str] = person.page.evaluate(
        "[...document.querySelectorAll('.log li:not(.head, .part, .say)')].map((one) => "
        "[...one.childNodes].filter((node) => !node.classList?.contains('why')).map((node) => node.textContent).join('').trim())"
    )
    return found


@pytest.mark.parametrize("game", ["classic", "duel"])
def test_every_effect_is_announced_once_and_in_order_and_you_are_you(person: People, game: str) -> None:
    ines = person().go()
    ines.page.get_by_role("button", name="Play classic" if game == "classic" else "Play a duel").click()
    ines.page.wait_for_selector(".prompt")
    before = len(lines(ines))
    ines.page.evaluate(HEAR)
    player = ines if game == "classic" else Duellist(ines)
    for _ in range(400):
        if ines.page.evaluate("window.heard.length") > ENOUGH:
            break
        player.act()
        ines.page.wait_for_timeout(30)
    ines.page.wait_for_timeout(300)
    heard: list[list[str]] = ines.page.evaluate("window.heard")
    told = [text for how, text in heard if how == "polite"]
    log = lines(ines)
    assert len(told) > ENOUGH / 2
    at = next(start for start in range(before + 1) if log[start : start + 3] == told[:3])
    assert told[: len(log) - at] == log[at:]  # each once, in the log's order, and nothing else
    questions = [text for how, text in heard if how == "assertive"]
    assert all(text.startswith("You: ") for text in questions)
    assert "Ines" not in " ".join(log)
    assert any(line.startswith("You ") for line in log)


def test_the_tabulator_comes_to_bar_and_hand_first_and_the_systems_colours_show_what_is_lit(person: People) -> None:
    ines = person().go()
    ines.page.get_by_role("button", name="Play classic with 4 bots").click()
    ines.page.wait_for_selector(".prompt")
    for _ in range(200):
        if ines.page.locator(".log .ref, .log .why").count() > 3 and ines.is_asked:
            break
        ines.act()
        ines.page.wait_for_timeout(30)
    stops: list[str] = ines.page.evaluate(STOPS)
    assert "prompt" in stops[0]
    kinds = [next((part for part in ("prompt", "dock", "stage", "log", "rail") if part in stop), "") for stop in stops]
    first = {kind: kinds.index(kind) for kind in ("prompt", "dock", "log")}
    assert sorted(first, key=lambda kind: first[kind]) == ["prompt", "dock", "log"]
    assert kinds.count("log") == 1
    ines.page.locator(".log").focus()
    ines.page.keyboard.press("ArrowUp")
    assert ines.page.evaluate("document.activeElement.matches('.log .ref, .log .why')")
    forced_colours_leave_pips_and_the_lit_button_visible(ines)


def forced_colours_leave_pips_and_the_lit_button_visible(ines: Person) -> None:
    """The system's own colours, at the same table."""
    ines.page.emulate_media(forced_colors="active")
    assert ines.page.evaluate("getComputedStyle(document.querySelector('.track i')).forcedColorAdjust") == "none"
    ines.wait_until(lambda: ines.is_asked)
    assert ines.page.evaluate("getComputedStyle(document.querySelector('.prompt.mine')).outlineStyle") == "solid"


def test_keys_are_listed_by_a_key_and_from_the_menu(person: People) -> None:
    ines = person(size=(390, 844), language="es").go()
    ines.page.get_by_role("button", name="Jugar un duelo contra un bot").click()
    ines.page.wait_for_selector(".prompt")
    ines.page.keyboard.press("k")
    dialog = ines.page.locator("dialog[open]")
    dialog.get_by_text("mitades").wait_for()
    assert "fichas de Táctica" in dialog.inner_text()
    assert ines.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert ines.serious_findings() == []
    ines.page.keyboard.press("Escape")
    dialog.wait_for(state="detached")


def test_refusals_speak_the_reader_s_language(person: People, served: Served) -> None:
    ines = person(language="es").go("/t/ZZZZZ")
    ines.page.get_by_text("No existe la mesa ZZZZZ.").wait_for()
    ines.go("/r/ZZZZZ").page.get_by_text("No existe la repetición ZZZZZ.").wait_for()
    ines.errors = [error for error in ines.errors if "404" not in error]
    assert served.address in ines.page.url


def test_the_spanish_encyclopedia_fits(person: People) -> None:
    ines = person(language="es")
    for path in ("aliens", "cards", "rules"):
        ines.go(f"/encyclopedia/{path}").page.wait_for_selector("main h1, main h2, main li")
        for width, height in SIZES:
            ines.page.set_viewport_size({"width": width, "height": height})
            ines.wait_until(lambda: bool(ines.page.evaluate("document.documentElement.scrollWidth <= innerWidth")), seconds=2)
