"""The documentation as a site in a real browser: no barriers in either light, found by searching, and nothing asked of anybody else."""

import functools
import threading
from collections.abc import Iterator
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.person import AXE
from tests.test_site import ROOT, build

PAGES = ("index", "play", "hosting", "bots", "api", "map")
"""One of each kind: pictures, commands, steps, programs, what is made from the code, long tables."""


class Quiet(SimpleHTTPRequestHandler):
    """Says nothing of what is asked."""

    def log_message(self, format: str, *args: object) -> None:
        """Nothing."""


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where the site is served."""
    into = tmp_path_factory.mktemp("site")
    done = build(ROOT, into)
    assert done.returncode == 0, done.stderr
    with ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=str(into))) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()


@pytest.fixture(params=["light", "dark"])
def page(browser: Browser, address: str, request: pytest.FixtureRequest) -> Iterator[Page]:
    """A window on it."""
    context = browser.new_context(base_url=address, color_scheme=request.param, reduced_motion="reduce")
    asked: list[str] = []
    context.on("request", lambda one: asked.append(one.url))
    yield context.new_page()
    context.close()
    assert [url for url in asked if not url.startswith((address, "data:", "blob:"))] == []


def test_no_page_has_a_barrier(page: Page) -> None:
    found: dict[str, list[str]] = {}
    for name in PAGES:
        page.goto(f"/{name}.html")
        page.add_script_tag(path=Path(AXE))
        barriers = page.evaluate("async () => (await axe.run(document, { resultTypes: ['violations'] })).violations")
        found[name] = [f"{one['id']}: {one['nodes'][0]['html'][:200]}" for one in barriers if one["impact"] in ("serious", "critical")]
    assert {name: barriers for name, barriers in found.items() if barriers} == {}


def test_a_word_is_found(page: Page) -> None:
    page.goto("/index.html")
    page.get_by_role("textbox", name="Search").click()
    page.keyboard.type("cosmic zap")
    page.locator(".md-search-result__link").first.wait_for()
    assert page.locator(".md-search-result__link").count() > 0
