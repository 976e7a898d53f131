"""The guided games: what the client wishes for can be had, and their deals bring up what they teach, whatever the bots fancy."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.server.served import run, running
from tools.scripted import Player, post
from tools.web_fixtures import GUIDED, guided

WISHES: dict[str, dict[str, Any]] = json.loads(GUIDED.read_text(encoding="utf-8"))
SOON = 60
"""Prompts of a person: about two thirds of a game."""
TAUGHT = {
    "classic": {
        "launch.aim", "launch.ships", "alliance.invite", "alliance.answer", "planning.select", "window.reveal.reinforcements",
        "turn.second", "deal.talk",
    },
    "duel": {
        "dial.set", "plan.choose", "reinforce.play", "envoy.reveal", "friendship.increase", "ships.recover", "refresh.harvest",
        "planet.choose", "refresh.pick", "tactic.ready", "card.discard_down", "dial.set_for_card",
    },
}  # fmt: skip


@pytest.mark.parametrize("name", WISHES)
@pytest.mark.parametrize("bots", [0, 10, 20])
def test_the_deal_brings_up_what_is_taught(name: str, bots: int) -> None:
    prompts = [position["ask"]["prompt"] for position in guided(name, bots, SOON)]
    assert sorted(TAUGHT[name] - set(prompts)) == []
    assert prompts[0] == {"classic": "launch.aim", "duel": "dial.set"}[name]


def test_the_duel_has_a_contest_soon() -> None:
    laid = [position["view"]["scope"] for position in guided("duel", 0, SOON) if position["ask"]["prompt"] == "plan.choose"]
    assert laid[:2] == ["duel", "contest"]


@pytest.mark.unguarded
@pytest.mark.parametrize("name", WISHES)
def test_a_table_deals_it_to_whoever_asks_for_it(name: str, tmp_path: Path) -> None:
    async def test() -> None:
        async with running(tmp_path) as base:
            seated = await post(base, "/api/quick", {"name": "Ada", "wishes": WISHES[name]})
            ada = await Player(base, seated["code"], seated["token"]).come_in()
            await ada.until(lambda: ada.asks)
            first = guided(name, 0, 1)[0]
            assert ada.scene is not None
            assert (ada.asks[0]["prompt"], ada.asks[0]["options"]) == (first["ask"]["prompt"], first["ask"]["options"])
            assert (ada.scene["view"]["hand"], ada.scene["view"]["seat"]) == (first["view"]["hand"], 0)

    run(test())
