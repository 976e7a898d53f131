"""Tables that are played whatever happens to their servers: people who come back whenever their line breaks, and bots that are watched."""

import asyncio
import random
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

import httpx
from websockets.exceptions import InvalidHandshake

from tools.scripted import Lost, Message, Player, post

Mix = tuple[int, tuple[int, ...]]
"""How many tables of bots, and tables with how many people each; bots have the other seats. Two people play a duel."""
DUEL: Final[Message] = {"game": "duel", "seats": 2}
AWAY: Final = (Lost, OSError, InvalidHandshake, EOFError, httpx.HTTPError)
"""What somebody sees whose server is gone, or does not answer."""
STANDSTILL: Final = 60.0
"""Seconds after which a table at which nothing happens is given up."""
PASSING: Final = ("unavailable",)
"""Refusals after which somebody comes again."""


@dataclass
class Played:
    """One table, and who is at it."""

    code: str
    people: list[Player] = field(default_factory=list)
    watcher: Player | None = None
    is_over: bool = False
    was_told: bool = False
    """Whether all that look at it have seen its end."""
    heard: int = 0
    heard_at: float = field(default_factory=time.monotonic)
    """When something happened last, for whoever is there."""

    @property
    def windows(self) -> list[Player]:
        """All that look at it."""
        return [*self.people, *([] if self.watcher is None else [self.watcher])]

    def stands_still(self) -> bool:
        """Whether nothing has happened for long."""
        heard = sum(len(player.events) for player in self.windows)
        if heard != self.heard:
            self.heard, self.heard_at = heard, time.monotonic()
        return time.monotonic() - self.heard_at > STANDSTILL


class Tables:
    """As many as are wished for: where a game is over, another begins."""

    def __init__(self, mix: Mix, door: Callable[[], str], dice: random.Random, patience: float | None = None, think: float = 0.003) -> None:
        self.bot_tables, self.mix = mix
        self.door = door
        """The address of a server that is there, as far as is known."""
        self.dice = dice
        self.patience = patience
        self.think = think
        self.all: dict[str, Played] = {}
        self.faults: list[str] = []
        self.on_over: Callable[[Played], None] = lambda _table: None
        self.on_back: Callable[[Player], None] = lambda _player: None
        """Somebody is shown the table again."""
        self._tasks: list[asyncio.Task[None]] = []

    @property
    def live(self) -> list[Played]:
        """Those that are not over."""
        return [table for table in self.all.values() if not table.is_over]

    async def finish(self) -> None:
        """Wait until every game is over."""
        await asyncio.gather(*self._tasks)

    async def fill(self) -> None:
        """New tables for those that are over."""
        for _ in range(self.bot_tables - sum(not table.people for table in self.live)):
            await self._open_for_bots()
        wanted = list(self.mix)
        for table in self.live:
            if table.people:
                wanted.remove(len(table.people))
        for number in wanted:
            await self._open_for_people(number)

    async def _open_for_bots(self) -> None:
        wishes = self.dice.choice(({"seats": 3}, {"seats": 4}, {"seats": 5}, DUEL))
        made = await self._post("/api/tables", {"name": "x", "sit": False, "wishes": wishes})
        table = self.all[made["code"]] = Played(made["code"], watcher=self._player(made["code"], None))
        self._tasks.append(asyncio.create_task(self._watch(table)))

    async def _open_for_people(self, number: int) -> None:
        """One at which something goes wrong before it is played is left alone: nobody has been promised anything."""
        while True:
            seated = [await self._post("/api/tables", {"name": "a", "wishes": DUEL if number == 2 else {"seats": 4}})]
            code = seated[0]["code"]
            try:
                seated += [await post(self.door(), f"/api/tables/{code}/join", {"name": "b"}) for _ in range(number - 1)]
                people = [self._player(code, one["token"]) for one in seated]
                await people[0].come_in()
                started = await people[0].ask("start")
                await people[0].go()
            except AWAY:
                await asyncio.sleep(0.05)
                continue
            if started["type"] == "ack":
                break
        table = self.all[code] = Played(code, people)
        self._tasks += [asyncio.create_task(self._persist(table, player)) for player in people]

    async def _post(self, path: str, body: Message) -> Message:
        """Until somebody does it."""
        while True:
            try:
                return await post(self.door(), path, body)
            except AWAY:
                await asyncio.sleep(0.05)

    def _player(self, code: str, token: str | None) -> Player:
        player = Player(self.door(), code, token, self.dice.randrange(1 << 30))
        player.patience = self.patience
        return player

    async def _persist(self, table: Played, player: Player) -> None:
        """Play on whenever a server is there."""
        while not player.is_over and self._goes_on(table, player):
            try:
                await self._come_back(player)
                await player.play(lambda: self.think, within=STANDSTILL)
            except AWAY:
                await asyncio.sleep(0.02)
        await player.go()
        self._end(table)

    async def _watch(self, table: Played) -> None:
        """Bots play while somebody looks on."""
        watcher = table.watcher
        assert watcher is not None
        while not watcher.is_over and self._goes_on(table, watcher):
            try:
                await self._come_back(watcher)
                await watcher.until(lambda: watcher.is_over, STANDSTILL)
            except AWAY:
                await asyncio.sleep(0.02)
        await watcher.go()
        self._end(table)

    async def _come_back(self, player: Player) -> None:
        player.move_to(self.door())
        await player.come_in()
        asked = player.asks[0]["id"] if player.asks else None
        if player.acked and asked is not None and asked <= player.acked[-1][0]:
            self.faults.append(f"table {player.code}: seat {player.you['seat']} is asked {asked} again, which was acknowledged")
        self.on_back(player)

    def _goes_on(self, table: Played, player: Player) -> bool:
        """Whether it can be gone on with; what cannot is a fault, of which the others at the table hear."""
        refusal = next((refusal for refusal in player.refusals if refusal["code"] not in PASSING), None)
        player.refusals.clear()
        if table.is_over and table.code not in self.all:
            return False
        if refusal is not None:
            self._give_up(table, f"somebody was refused: {refusal}")
        elif player.end.startswith("AssertionError"):
            self._give_up(table, f"somebody was told nonsense: {player.end}")
        elif table.stands_still():
            self._give_up(table, "stood still though nobody was waited for but bots")
        return table.code in self.all

    def _give_up(self, table: Played, why: str) -> None:
        if self.all.pop(table.code, None) is not None:
            self.faults.append(f"table {table.code}: {why}")
            table.is_over = True

    def _end(self, table: Played) -> None:
        """When the last of them has seen it."""
        if table.code in self.all and not table.was_told and all(player.is_over for player in table.windows):
            table.was_told = True
            self.on_over(table)
        table.is_over = True
