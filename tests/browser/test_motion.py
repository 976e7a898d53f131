"""With everything moving, as most people have it: nothing to complain of in the console, and a table that waits costs nothing."""

import statistics
import time
from typing import Final

import fifthcolony as fc
from tests.browser.conftest import People
from tests.browser.person import DESKTOP, PHONE, Person
from tests.browser.served import Served

IDLE: Final = 0.05
"""Of a core, while lit planets wait to be touched."""
WINDOWS: Final = 4
SECONDS: Final = 2.0


def busy(person: Person) -> float:
    """The share of time in which the page has something to do: the middle of some windows, as other things run beside it."""
    line = person.context.new_cdp_session(person.page)
    line.send("Performance.enable")
    shares = []
    for _ in range(WINDOWS):
        before, since = _tasks(line.send("Performance.getMetrics")["metrics"]), time.monotonic()
        person.page.wait_for_timeout(SECONDS * 1000)
        shares.append((_tasks(line.send("Performance.getMetrics")["metrics"]) - before) / (time.monotonic() - since))
    line.detach()
    return statistics.median(shares)


def _tasks(metrics: list[dict[str, float]]) -> float:
    return next(one["value"] for one in metrics if str(one["name"]) == "TaskDuration")


def test_a_phone_in_motion_has_nothing_to_complain_of(served: Served, person: People) -> None:
    """Part of a game; that the console stays empty is looked at when the window is closed."""
    ines = person(size=PHONE, motion=True)
    ines.sit(served.open_table(seats=3)).page.get_by_role("button", name="Start the game").click()
    ines.page.wait_for_selector(".prompt")
    until = time.monotonic() + 15
    while time.monotonic() < until and not ines.page.locator(".over").count():
        ines.act()
        ines.page.wait_for_timeout(60)
    assert ines.errors == []


def test_a_table_that_waits_with_lit_planets_is_idle(served: Served, person: People) -> None:
    served.waiting.append(fc.scene("classic", seats=["ember", "saffron", "jade"], offense="ember", defense="jade", phase="launch"))
    ines = person(size=DESKTOP, motion=True)
    ines.sit(served.open_table(seats=3)).page.get_by_role("button", name="Start the game").click()
    ines.wait_until(lambda: ines.is_asked)
    assert ines.page.locator(".stage .hit.lit").count() > 0
    ines.page.wait_for_timeout(9000)  # planets breathe a few times when they are lit
    assert busy(ines) < IDLE
