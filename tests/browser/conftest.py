"""One server and one browser for all browser tests; every window must end without an error in its console."""

import os
import signal
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser import chromium
from tests.browser.person import Person
from tests.browser.served import Served, hook, unhook
from tests.deals import fix_deals
from tests.faults import faults_in

BUILT = Path(__file__).parents[2] / "src" / "fifthcolony" / "server" / "static" / "index.html"

People = Callable[..., Person]


PATIENCE = 600
"""Seconds for one test where several run side by side. What a page promises may never come: then the worker ends, and the test is named."""


@pytest.fixture(autouse=True)
def _no_end_of_waiting() -> Iterator[None]:
    if "PYTEST_XDIST_WORKER" in os.environ:
        signal.alarm(PATIENCE)
    yield
    signal.alarm(0)


@pytest.fixture(autouse=True)
def _same_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    fix_deals(monkeypatch)


@pytest.fixture(autouse=True)
def _counsel(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    yield
    assert faults_in(caplog) == []


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """A headless browser."""
    found = chromium.find()
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=found.path, args=list(chromium.QUIET), env=dict(found.env))
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """The server, with the client built into it."""
    assert BUILT.is_file(), "the client has not been built: make web"
    served = Served(tmp_path_factory.mktemp("tables"))
    hook(served)
    yield served
    unhook()
    served.stop()


@pytest.fixture
def person(browser: Browser, served: Served) -> Iterator[People]:
    """Windows on the table."""
    people: list[Person] = []

    def arrive(**how: object) -> Person:
        people.append(Person(browser, served.address, **how))  # type: ignore[arg-type]
        return people[-1]

    yield arrive
    errors = [error for one in people for error in one.errors]
    for one in people:
        one.context.close()
    assert errors == []
