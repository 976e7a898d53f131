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
from tools.scripted import Lost, Message, Player, post
from tools.serving import Fresh, Server

Who = Literal["stranger", "watcher", "asked", "other", "guest", "host", "winner"]
"""Somebody who has not said hello; who watches; whom the running game waits for; another player of it; two at the open table; one of a
game that is over."""
Table = Literal["here", "next door", "open", "over"]
MANY: Final = 1_000_000
PATIENCE: Final = 4.0
"""Seconds for a head, a body, a hello, a key: more than anybody is late on a busy machine; who says less waits so long in vain."""
SILENCE: Final = 30.0
"""Seconds after which a server that says nothing is one that does not answer."""
PACE: Final[Message] = {
    "tick": 0.0, "pace": 0.0, "pause": 0.0, "breath": 0.0, "moments": None, "lobby_every": 0.0, "bots_play_on": True, "lease": 60.0,
    "claim_within": 3600.0, "header_within": PATIENCE, "body_within": PATIENCE, "keep_alive": 1, "hello_within": PATIENCE,
    "peer_within": PATIENCE, "rate": (1000, 500.0), "guess_rate": (MANY, 1e6), "max_watchers": MANY, "chat_rate": (MANY, 1e6),
}  # fmt: skip
"""Everybody is told at once, and nobody is taken for dead who is only late."""
Rows = dict[str, list[tuple[Any, ...]]]
_KEPT: Final = {kind.name: sql.select(kind).where(kind.c.code == sql.bindparam("of")) for kind in schema.OF_A_TABLE}


class Ground:
    """A server, its tables, and all that a probe has to know to be a nuisance."""

    def __init__(self, data: Path | str, log: Path, workers: int = 1, is_played: bool = True, **changes: Any) -> None:
        self.server = Server(data, Fresh("tools.attack.dealing"), log, workers, **(PACE | changes))
        self.log = log
        self.is_played = is_played
        """Whether there is a game that is over: who is held to a stranger's limits is too slow to play one."""
        self.read_of_log = 0
        self.engine = sql.create_engine(place_of(data).url)
        self.seats: dict[Table, list[Message]] = {}
        """By a table's name, what each person was told on sitting down."""
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

    def code(self, table: Table) -> str:
        """A table's code by its name."""
        found: str = self.seats[table][0]["code"]
        return found

    # --- setting up -------------------------------------------------------------------------------------------------------------------

    async def open(self) -> None:
        """Start the server, and let people sit down."""
        await self.server.start()
        (
            await self.pages.get(f"{self.base}/api/info", timeout=60)
        ).raise_for_status()  # several processes listen before the first of them serves
        self.seats = {"here": await self._people(3), "next door": await self._people(3), "open": await self._people(3, seats=4)}
        await self._begin("here")
        await self._begin("next door")
        for seat in (1, 2):  # whoever comes in for the first time is written down as having come
            await (await self._player("here", seat)).go()
        if self.is_played:
            self.seats["over"] = await self._people(2, game="duel", seats=2)
            await self._begin("over")
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

    async def _player(self, table: Table, seat: int) -> Player:
        place = self.seats[table][seat]
        player = Player(self.base, place["code"], place["token"], seat, keep=True)
        player.patience = SILENCE
        await player.come_in()
        player.frames.clear()
        return player

    async def _begin(self, table: Table) -> None:
        host = await self._player(table, 0)
        assert (await host.ask("start"))["type"] == "ack", host.refusals
        await host.go()

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
        assert len(match.game.asks) == 1, "this deal asks several people at once; name another by SEED"
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
        places: dict[Who, tuple[Table, int | None]] = {
            "stranger": ("here", None), "watcher": ("here", None), "asked": ("here", self.owner), "other": ("here", self.other),
            "guest": ("open", 1), "host": ("open", 0), "winner": ("over", 0),
        }  # fmt: skip
        table, seat = places[who]
        return self.code(table), None if seat is None else self.seats[table][seat]["token"]

    def viewer(self, who: Who) -> Viewer:
        """Whose eyes these are, at the running game."""
        return {"asked": self.owner, "other": self.other}.get(who)

    def fill(self, text: str) -> str:
        """A text with the facts it names."""
        return Template(text).safe_substitute(self.facts)

    # --- what is so -------------------------------------------------------------------------------------------------------------------

    async def page(self, path: str) -> tuple[bytes, bytes]:
        """What somebody gets who asks as one should: the first line of the answer, and its content."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.server.port)
        writer.write(f"GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n".encode())
        async with asyncio.timeout(SILENCE):
            head, _, content = (await reader.read(-1)).partition(b"\r\n\r\n")
        writer.close()
        return head.partition(b"\r\n")[0], content

    def rows(self, table: Table) -> Rows:
        """All that is kept of a table."""
        with self.engine.connect() as disk:
            found = {kind: disk.execute(query, {"of": self.code(table)}).all() for kind, query in _KEPT.items()}
        return {kind: sorted((tuple(row) for row in rows), key=repr) for kind, rows in found.items()}

    def game(self) -> Rows:
        """Of the running game what its own people may not change by a word: all but names, talk and when somebody was there."""
        rows = self.rows("here")
        rows["tables"] = [tuple(row[:2] + row[3:]) for row in rows["tables"]]
        rows["seats"] = [(row[1], row[4]) for row in rows["seats"]]
        return {name: rows[name] for name in ("tables", "seats", "choices", "kin", "endings")}

    async def stands(self) -> dict[str, Any]:
        """How the table next door, the running game and whoever sits there are; the same before and after every probe."""
        info, _ = await self.page("/api/info")
        line = await self.page(f"/api/tables/{self.code('next door')}")
        pings = [await _ping(player) for player in self.present]
        news = [frame for player in self.present[:3] for frame in player.frames if '"type":"ack"' not in frame]
        for player in self.present:
            player.frames.clear()
        return {
            "the server answers": info, "the line next door": line, "who is there": pings,
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


async def _ping(player: Player) -> str:
    """What somebody hears who has said and done nothing."""
    try:
        return str((await player.ask("ping"))["type"])
    except (Lost, TimeoutError) as error:
        return repr(error)


@asynccontextmanager
async def ground(data: Path | str, log: Path, workers: int = 1, is_played: bool = True, **changes: Any) -> AsyncIterator[Ground]:
    """A ground for as long as it is needed."""
    found = Ground(data, log, workers, is_played, **changes)
    try:
        await found.open()
        yield found
    finally:
        if found.server.process is not None:
            await found.close()
