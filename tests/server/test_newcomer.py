"""Somebody's own alien, brought in through the public door, is at the table like any other: seated, asked, told, in both languages."""

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from fifthcolony.classic.hooks import may
from fifthcolony.classic.powers import ALIENS, Alien, register, withdraw
from fifthcolony.classic.state import Game
from fifthcolony.classic.words import Phase, Role, When
from fifthcolony.text.languages import add_alien_texts, drop_alien_texts
from fifthcolony.text.render import Words
from tests.server.served import QUICK, run, running
from tools.scripted import Player, post

pytestmark = pytest.mark.unguarded

BONUS = 3


@may(When.AFTER_REVEAL, Role.MAIN_OR_ALLY)
def shine(g: Game, me: int) -> None:
    """Its side's total rises by three."""
    g.addends.append((g.side_of(me), BONUS, "alien:beacon"))


BEACON = Alien("beacon", shine, alert="green", phases=(Phase.REVEAL,))
TEXTS = {
    "en": {
        "name": "Beacon",
        "power": "Shine",
        "summary": "May add 3 to its side.",
        "rules": "As a main player or ally you may add 3 to your side's total after the reveal.",
        "hook.shine": "Use Shine: add 3",
        "hook.shine.noun": "Shine (adds 3)",
    },
    "es": {
        "name": "Faro",
        "power": "Brillo",
        "summary": "Puede sumar 3 a su bando.",
        "rules": "Como jugador principal o aliado puedes sumar 3 al total de tu bando tras la revelación.",
        "hook.shine": "Usar Brillo: sumar 3",
        "hook.shine.noun": "Brillo (suma 3)",
    },
}


@pytest.fixture(autouse=True)
def beacon() -> Iterator[None]:
    """Two calls bring it in; nothing else is touched."""
    register(BEACON)
    add_alien_texts(BEACON, TEXTS)
    yield
    withdraw("beacon")
    drop_alien_texts("beacon")
    assert "beacon" not in ALIENS


def test_it_is_offered_asked_and_told_at_the_table(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(tmp_path, QUICK) as base:
            async with httpx.AsyncClient(base_url=base) as pages:
                info = (await pages.get("/api/info")).json()
                english, spanish = [(await pages.get(f"/api/texts/{language}")).json() for language in ("en", "es")]
            assert all("beacon" in edition["aliens"] for edition in info["games"]["classic"])
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
