"""What a viewer is sent holds nothing it may not know: every frame of whole games is searched."""

import asyncio
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from fifthcolony.classic.cards import COPIES
from fifthcolony.classic.powers import ALIENS
from fifthcolony.server.settings import Settings
from tests.server.served import QUICK, WITH_MOMENTS, players_at, run, running, table_of
from tools.scripted import Player

pytestmark = pytest.mark.unguarded

CARD_WORDS = {*COPIES, *(f"card:{kind}" for kind in COPIES)}
OPEN_PLACES = {"discard", "laid", "claimed", "known", "plays", "totals", "offer", "sheet"}
"""Parts of a view in which a card may lie open for all."""
PRIVATE_EVENTS = {"cards.drawn_by_you", "cards.given_between_you", "mind.saw"}


def card_words(value: Any, path: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], str]]:
    """Every card word in a message, with the names on the way to it."""
    if isinstance(value, dict):
        for name, inner in value.items():
            yield from card_words(inner, (*path, name))
    elif isinstance(value, list):
        for inner in value:
            yield from card_words(inner, path)
    elif value in CARD_WORDS:
        yield path, value


def check_watcher(player: Player, tokens: list[str]) -> int:
    """Search all that a watcher was sent; how many card words were found, all of them open."""
    found = 0
    for frame in player.frames:
        message = json.loads(frame)
        assert not any(token in frame for token in tokens)
        if message["type"] not in ("snapshot", "update"):
            continue
        for path, _ in card_words(message):
            found += 1
            assert path[:2] == ("events", "params") or (path[:2] == ("scene", "view") and path[2] in OPEN_PLACES), path
        for event in message["events"]:
            assert event["key"] not in PRIVATE_EVENTS
        if message["scene"] is not None:
            assert message["scene"]["asks"] == []
            view = message["scene"]["view"]
            assert view is None or (view["hand"], view["seat"]) == ([], None)
            assert view is None or not {"asks", "waiting"} & set(view)
    return found


def check_player(player: Player, seat: int, gaps: bool) -> None:
    """Search all that a player was sent. Ask numbers have gaps only where the player let things happen unseen."""
    numbers = []
    for frame in player.frames:
        message = json.loads(frame)
        if message.get("scene"):
            view = message["scene"]["view"]
            assert view is None or view["seat"] == seat
            numbers += [ask["id"] for ask in message["scene"]["asks"]]
            assert all(not {"params", "options"} & set(wait) for wait in message["scene"]["waiting"])
    assert numbers == sorted(numbers)
    assert gaps or sorted(set(numbers)) == list(range(len(set(numbers)))), "ask numbers must not tell what others were asked"


@pytest.mark.parametrize("settings", [QUICK, WITH_MOMENTS], ids=["plain", "moments"])
def test_nobody_is_sent_what_is_not_theirs(tmp_path: Path, settings: Settings) -> None:
    async def test() -> None:
        async with running(tmp_path, settings) as base:
            seated = await table_of(base, 4)
            players = await players_at(base, seated, keep=True)
            watcher = await Player(base, seated[0]["code"], None, keep=True).come_in()
            await players[0].ask("start")
            await asyncio.gather(*(player.play() for player in players))
            await watcher.until(lambda: watcher.is_over)
            tokens = [one["token"] for one in seated]
            assert check_watcher(watcher, tokens) > 100
            for seat, player in enumerate(players):
                check_player(player, seat, gaps=settings is WITH_MOMENTS)
                for frame in player.frames:
                    assert not any(token in frame for token in tokens)
                before_end = [frame for frame in player.frames if '"stage":"over"' not in frame]
                assert not any(player.table["seed"] in frame or player.table["salt"] in frame for frame in before_end)

    run(test())


def test_the_search_finds_a_card_that_is_not_open() -> None:
    message = {"type": "update", "events": [], "scene": {"view": {"hand": ["attack_08"]}}}
    assert list(card_words(message)) == [(("scene", "view", "hand"), "attack_08")]


# --- alien sheets that lie face down ----------------------------------------------------------------------------------------------------


def aliens_named(frame: str) -> set[str]:
    """The aliens that a message names, by themselves or by what they do."""
    return {name for name in ALIENS if re.search(rf'"(?:[a-z_]+:)*{name}[".:]', frame)}


def check_sheets(player: Player, seat: int | None, named: list[str]) -> int:
    """Search all that somebody was sent before the end: no alien is named before it is turned up. How many were, then or later."""
    known = {named[seat]} if seat is not None else set()
    for frame in player.frames:
        if '"stage":"over"' in frame:
            break
        known |= {
            event["params"][1].removeprefix("alien:") for event in json.loads(frame).get("events", ()) if event["key"] == "power.turned_up"
        }
        strangers = aliens_named(frame) & set(named) - known
        assert not strangers, f"{strangers} named to {seat} in {frame}"
    return len(known)


def test_nobody_is_sent_an_alien_that_is_face_down(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(tmp_path, QUICK) as base:
            seated = await table_of(base, 4, variants=["hidden_powers"])
            players = await players_at(base, seated, keep=True)
            watcher = await Player(base, seated[0]["code"], None, keep=True).come_in()
            await players[0].ask("start")
            await asyncio.gather(*(player.play() for player in players))
            await watcher.until(lambda: watcher.is_over)
            first = [next(scene for frame in player.frames if (scene := json.loads(frame).get("scene"))) for player in players]
            named = [scene["view"]["aliens"][seat][0] for seat, scene in enumerate(first)]
            assert len(set(named)) == 4
            assert check_sheets(watcher, None, named) >= 1
            for seat, player in enumerate(players):
                check_sheets(player, seat, named)

    run(test())


def test_the_search_finds_an_alien() -> None:
    assert aliens_named('{"params":["seat:1","use:tripler.thrice"],"key":"zombie.returns"}') == {"tripler", "zombie"}
