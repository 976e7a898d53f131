"""Somebody's own alien, brought in through the public door, is at the table like any other: seated, asked, told, in both languages."""

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from fifthcolony.text.render import Words
from tests.newcomer import beacon_is_there
from tests.server.served import QUICK, run, running
from tools.scripted import Player, post

pytestmark = pytest.mark.unguarded


@pytest.fixture(autouse=True)
def beacon() -> Iterator[None]:
    with beacon_is_there():
        yield


def test_it_is_offered_asked_and_told_at_the_table(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(tmp_path, QUICK) as base:
            async with httpx.AsyncClient(base_url=base) as pages:
                info = (await pages.get("/api/info")).json()
                catalogue = (await pages.get("/api/catalogue/classic")).json()
                english, spanish = [(await pages.get(f"/api/texts/{language}")).json() for language in ("en", "es")]
            assert all("beacon" in edition["aliens"] for edition in info["games"]["classic"])
            (own,) = (alien for alien in catalogue["breakers"] if alien["name"] == "beacon")
            assert (own["level"], own["phases"], own["roles"][-1]) == ("green", ["reveal"], "defensive_ally")
            assert own["uses"] == [{"name": "beacon.shine", "at": "reveal.after_reveal", "roles": own["roles"], "optional": True}]
            assert english["hook.beacon.shine"] == "Use Shine: add 3"
            assert spanish["alien.beacon.name"] == "Faro"
            seated = await post(base, "/api/quick", {"name": "Ada", "wishes": {"seats": 3, "aliens": ["beacon", "clone", "oracle"]}})
            async with Player(base, seated["code"], seated["token"]) as me:
                prompts = []
                while not any(event["key"] == "power.used" and "use:beacon.shine" in event["params"] for event in me.events):
                    await me.until(lambda: me.asks or me.is_over)
                    assert not me.is_over, "a whole game went by without a chance to shine"
                    ask = me.asks[0]
                    prompts.append((ask["prompt"], tuple(ask["options"])))
                    choice = "use:beacon.shine" if "use:beacon.shine" in ask["options"] else me.choice()[1]
                    await me.answer(ask["id"], choice)
                    await me._move_on()
            assert ("window.reveal.after_reveal", ("use:beacon.shine", "pass")) in prompts

    run(test())


@pytest.mark.parametrize(("language", "label"), [("en", "Use Shine: add 3"), ("es", "Usar Brillo: sumar 3")])
def test_its_button_has_a_label_in_both_languages(language: str, label: str) -> None:
    assert Words(language, None, ("ember",)).option("use:beacon.shine") == label
