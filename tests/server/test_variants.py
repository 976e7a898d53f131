"""Tables with variants: offered, refused with the reason, and played to their ends."""

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest

from fifthcolony.classic.variants import NAMES
from tests.server.served import QUICK, players_at, run, running, table_of, threaded

pytestmark = pytest.mark.unguarded


def test_each_edition_lists_them_with_what_opens_and_closes_them(tmp_path: Path) -> None:
    with threaded(tmp_path, QUICK) as pages:
        info = pages.get("/api/info").json()
    for edition in info["games"]["classic"]:
        lines = {line["name"]: line for line in edition["variants"]}
        assert tuple(lines) == NAMES
        assert (lines["rotating_powers"]["editions"], lines["rotating_powers"]["excludes"]) == ([2008], ["aliens:none"])
        assert (lines["classic_filch"]["needs"], lines["classic_filch"]["group"]) == (["flares"], "cards")
        assert {"given": "seats:5", "text": "variant.four_planets.summary.five_seats"} in lines["four_planets"]["hints"]
    assert all(edition["variants"] == [] for edition in info["games"]["duel"])


@pytest.mark.parametrize(
    ("wishes", "said"),
    [
        ({"variants": ["rotating_powers"]}, "the variant rotating_powers belongs to edition 2008, not to 2018"),
        ({"variants": ["classic_filch"]}, "the variant classic_filch needs the variant flares"),
        ({"variants": ["hidden_powers"], "aliens": "none"}, "the variant hidden_powers cannot be played with aliens none"),
        ({"game": "duel", "seats": 2, "variants": ["flares"]}, "duel knows no variants"),
    ],
)
def test_what_cannot_be_played_together_is_refused_with_the_reason(tmp_path: Path, wishes: dict[str, Any], said: str) -> None:
    with threaded(tmp_path, QUICK) as pages:
        refused: httpx.Response = pages.post("/api/tables", json={"name": "Ada", "wishes": wishes})
    assert (refused.status_code, refused.json()["code"]) == (400, "bad_config")
    assert said in refused.json()["message"]


@pytest.mark.parametrize(
    ("edition", "variants"),
    [
        (2018, ["flares", "technology", "hidden_powers", "four_planets", "single_encounter"]),
        (2008, ["flares", "freewheeling_flares", "rotating_powers"]),
    ],
)
def test_a_table_plays_with_them_to_the_end(tmp_path: Path, edition: int, variants: list[str]) -> None:
    async def test() -> None:
        async with running(tmp_path, QUICK) as base:
            seated = await table_of(base, 2, 3, edition=edition, variants=variants)
            players = await players_at(base, seated)
            await players[0].ask("start")
            await asyncio.gather(*(player.play() for player in players))
            for player in players:
                assert player.is_over
                assert player.scene is not None
                assert player.scene["view"]["variants"] == variants

    run(test())
