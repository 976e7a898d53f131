"""The ground that is attacked: a server in processes of its own, tables of every stage, and one next door that nothing may happen to."""

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from string import Template
from typing import Any, Final, Literal

import httpx
import msgspec
import sqlalchemy as sql

from fifthcolony.kernel.record import Choice
from fifthcolony.server.secrets import digest
from fifthcolony.server.store import schema
from fifthcolony.server.store.place import place_of
from fifthcolony.server.table.match import Match, Viewer, shown_view
from tools.scripted import Message, Player, post
from tools.serving import Server

Who = Literal["stranger", "watcher", "asked", "other", "guest", "host", "winner"]
"""Somebody who has not said hello; who watches; whom the running game waits for; another player of it; two at the open table; one of a
game that is over."""
MANY: Final = 1_000_000
PACE: Final[Message] = {
    "tick": 0.0, "pace": 0.0, "pause": 0.0, "breath": 0.0, "moments": None, "lobby_every": 0.0, "bots_play_on": True,
    "claim_within": 3600.0, "header_within": 0.5, "body_within": 0.5, "keep_alive": 1, "hello_within": 1.0, "peer_within": 0.5,
    "rate": (1000, 500.0), "guess_rate": (MANY, 1e6), "max_watchers": MANY, "chat_rate": (MANY, 1e6),
}  # fmt: skip
"""Everybody is told at once, and whoever waits for the rest of something waits in vain."""
Rows = dict[str, list[tuple[Any, ...]]]


class Ground:
    """A server, its tables, and all that a probe has to know to be a nuisance."""

    def __init__(self, data: Path | str, log: Path, workers: int = 1, **changes: Any) -> None:
        self.server = Server(data, log=log, workers=workers, **(PACE | changes))
        self.log = log
        self.read_of_log = 0
        self.engine = sql.create_engine(place_of(data).url, poolclass=sql.NullPool)
        self.seats: dict[str, list[Message]] = {}
        """By the name of a table, what each person was told on sitting down."""
        self.present: list[Player] = []
        """The people next door, and whom the running game waits for."""
        self.owner = self.other = 0
        self.facts: dict[str, Any] = {}
        """What frames of probes may name by a dollar."""
        self.views: dict[Viewer, Any] = {}
        """What each may see of the running game."""
        self.secret = re.compile(rb"$^")
        self.pages = httpx.AsyncClient(timeout=20, verify=False, headers={"connection": "close"})  # nothing is encrypted

    @property
    def base(self) -> str:
        """The server's address."""
        return self.server.base

    def code(self, table: str) -> str:
        """A table's code by its name: here, next door, open, over."""
        found: str = self.seats[table][0]["code"]
        return found

    # --- setting up -------------------------------------------------------------------------------------------------------------------

    async def open(self) -> None:
        """Start the server, and let people sit down."""
        await self.server.start()
        await self.pages.get(f"{self.base}/api/info", timeout=60)  # several processes listen before the first of them serves
        self.seats = {name: await self._people(3) for name in ("here", "next door")}
        self.seats["open"] = await self._people(3, seats=4)
        self.seats["over"] = await self._people(2, game="duel", seats=2)
        for name in ("here", "next door", "over"):
            async with Player(self.base, self.code(name), self.seats[name][0]["token"]) as host:
                await host.ask("start")
        await self._play_to_the_end()
        self.present = [await self._player("next door", seat) for seat in range(3)]
        self._look_at_the_game()
        self.present.append(await self._player("here", self.owner))
        self.present.append(await self._player("open", 0))
        await self.present[3].until(lambda: self.present[3].asks)
        self._note_facts()
        self.secret = re.compile(b"|".join(re.escape(word.encode()) for word in sorted(self._secrets())))

    async def close(self) -> None:
        """Everybody goes."""
        for player in self.present:
            await player.go()
        await self.pages.aclose()
        await self.server.stop()
        self.engine.dispose()

    async def _people(self, people: int, **wishes: Any) -> list[Message]:
        seated = [await post(self.base, "/api/tables", {"name": "Ada", "wishes": {"seats": people} | wishes})]
        for name in ("Ben", "Cleo")[: people - 1]:
            seated.append(await post(self.base, f"/api/tables/{seated[0]['code']}/join", {"name": name}))
        return seated

    async def _player(self, table: str, seat: int) -> Player:
        place = self.seats[table][seat]
        player = await Player(self.base, place["code"], place["token"], seat, keep=True).come_in()
        player.frames.clear()
        return player

    async def _play_to_the_end(self) -> None:
        players = [await self._player("over", seat) for seat in range(2)]
        await asyncio.gather(*(player.play() for player in players))
        for player in players:
            await player.go()

    def _look_at_the_game(self) -> None:
        """Play the running game from its rows, as an independent witness of who may see what."""
        with self.engine.connect() as disk:
            row = disk.execute(sql.select(schema.tables).where(schema.tables.c.code == self.code("here"))).one()
            choices = disk.execute(
                sql.select(schema.choices).where(schema.choices.c.code == self.code("here")).order_by(schema.choices.c.n)
            ).all()
        match = Match("classic", msgspec.json.decode(row.config), row.seed, with_moments=False)
        for choice in choices:
            match.replay(Choice(choice.seat, choice.option, choice.label))
        self.owner = match.game.asks[0].seat
        self.other = next(seat for seat in (1, 2) if seat != self.owner)
        for viewer in (None, 0, 1, 2):
            self.views[viewer] = msgspec.json.decode(msgspec.json.encode(shown_view(match.game, viewer)))

    def _note_facts(self) -> None:
        owed = self.present[3].asks[0]
        self.facts = {"ask": owed["id"], "word": owed["options"][0], "owner": self.owner, "other": self.other}
        for table, seated in self.seats.items():
            name = table.replace(" ", "_")
            self.facts[f"{name}_code"] = seated[0]["code"]
            self.facts |= {f"{name}_token{seat}": place["token"] for seat, place in enumerate(seated)}

    def _secrets(self) -> set[str]:
        """What nobody may ever be sent: keys and their digests, seeds and salts of games that are not over, keys of processes."""
        tokens = {place["token"] for seated in self.seats.values() for place in seated}
        with self.engine.connect() as disk:
            deals = disk.execute(sql.select(schema.tables.c.seed, schema.tables.c.salt).where(schema.tables.c.stage != "over")).all()
            said = [msgspec.json.decode(word) for word in disk.execute(sql.select(schema.processes.c.said)).scalars()]
        found = tokens | {digest(token) for token in tokens} | {str(row.seed) for row in deals} | {row.salt for row in deals}
        return found | {word["key"] for word in said}

    # --- who is who -------------------------------------------------------------------------------------------------------------------

    def place(self, who: Who) -> tuple[str, str | None]:
        """Where somebody is, and by which key."""
        table, seat = {
            "stranger": ("here", None), "watcher": ("here", None), "asked": ("here", self.owner), "other": ("here", self.other),
            "guest": ("open", 1), "host": ("open", 0), "winner": ("over", 0),
        }[who]  # fmt: skip
        return self.code(table), None if seat is None else self.seats[table][seat]["token"]

    def viewer(self, who: Who) -> Viewer:
        """Whose eyes these are, at the running game."""
        return {"asked": self.owner, "other": self.other}.get(who)

    def fill(self, text: str) -> str:
        """A text with the facts it names."""
        return Template(text).safe_substitute(self.facts)

    # --- what is so -------------------------------------------------------------------------------------------------------------------

    def rows(self, table: str) -> Rows:
        """All that is kept of a table."""
        code = self.code(table)
        with self.engine.connect() as disk:
            return {
                kind.name: sorted((tuple(row) for row in disk.execute(sql.select(kind).where(kind.c.code == code))), key=repr)
                for kind in schema.OF_A_TABLE
            }

    def game(self) -> Rows:
        """Of the running game what its own people may not change by a word: all but names, talk and when somebody was there."""
        rows = self.rows("here")
        rows["tables"] = [tuple(row[:2] + row[3:]) for row in rows["tables"]]
        rows["seats"] = [(row[1], row[4]) for row in rows["seats"]]
        return {name: rows[name] for name in ("tables", "seats", "choices", "kin", "endings")}

    async def stands(self) -> dict[str, Any]:
        """How the table next door, the running game and whoever sits there are; the same before and after every probe."""
        info = await self.pages.get(f"{self.base}/api/info")
        line = await self.pages.get(f"{self.base}/api/tables/{self.code('next door')}")
        pings = [(await player.ask("ping"))["type"] for player in self.present[:4]]
        news = [frame for player in self.present[:3] for frame in player.frames if '"type":"ack"' not in frame]
        for player in self.present:
            player.frames.clear()
        return {
            "the server answers": info.status_code, "the line next door": line.json(), "people next door": pings,
            "said next door": news, "rows next door": self.rows("next door"), "the running game": self.game(),
        }  # fmt: skip

    def logged(self) -> str:
        """What the server has written into its log since this was last asked."""
        with self.log.open("rb") as file:
            file.seek(self.read_of_log)
            new = file.read()
        self.read_of_log += len(new)
        return new.decode("utf-8", "replace")

    def leaks(self, heard: bytes) -> list[str]:
        """Secrets among what came back."""
        return [found.decode("utf-8", "replace") for found in self.secret.findall(heard)]


@asynccontextmanager
async def ground(data: Path | str, log: Path, workers: int = 1, **changes: Any) -> AsyncIterator[Ground]:
    """A ground for as long as it is needed."""
    found = Ground(data, log, workers, **changes)
    try:
        await found.open()
        yield found
    finally:
        if found.server.process is not None:
            await found.close()
