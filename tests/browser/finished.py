"""Games that are over, played in a moment by programs, whose seats people then open."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from tools.scripted import Message, Player, post


def finished(address: str, wishes: dict[str, Any], people: tuple[str, ...] = ("Ines",)) -> list[Message]:
    """The seats of these people at a table whose game is over."""
    with ThreadPoolExecutor(1) as other:  # this thread has the browser's loop
        return other.submit(asyncio.run, _finished(address, wishes, people)).result()


async def _finished(address: str, wishes: dict[str, Any], people: tuple[str, ...]) -> list[Message]:
    first = await post(address, "/api/tables", {"name": people[0], "wishes": wishes})
    seats = [first, *[await post(address, f"/api/tables/{first['code']}/join", {"name": name}) for name in people[1:]]]
    players = [Player(address, first["code"], seat["token"], seed) for seed, seat in enumerate(seats)]
    for player in players:
        await player.come_in()
    await players[0].ask("start")
    await asyncio.gather(*(player.play() for player in players))
    for player in players:
        await player.go()
    return seats
