"""Kill the server at random moments and see that nothing acknowledged is lost: `python -m tools.kill [KILLS] [SEED]`."""

import asyncio
import json
import random
import sys
import tempfile
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import sqlalchemy as sql
from rich.progress import Progress
from websockets.exceptions import InvalidHandshake

import fifthcolony as fc
from fifthcolony.server.secrets import commitment
from fifthcolony.server.store import schema
from tools.scripted import Lost, Message, Player, post
from tools.serving import Server

Tables = tuple[int, tuple[int, ...]]
"""How many tables of bots, and tables with how many people each; bots have the other seats. Two people play a duel."""
ALL: Tables = (3, (1, 1, 2, 3))
DUEL: Message = {"game": "duel", "seats": 2}
_AWAY = (Lost, OSError, InvalidHandshake, EOFError, httpx.HTTPError)


@dataclass
class Report:
    """What came of it."""

    kills: int = 0
    acknowledged: int = 0
    unacknowledged_kept: int = 0
    """Answers that were on disk although the kill came before their ack."""
    half_answered: int = 0
    """Tables that a kill caught in the middle of a simultaneous ask."""
    games: int = 0
    faults: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        lost = "\n".join(self.faults) or "nothing acknowledged was lost, and every game ended as its record says"
        return (
            f"{self.kills} kills, {self.games} games to their end, {self.acknowledged} answers acknowledged to people, "
            f"{self.unacknowledged_kept} more kept though the ack was cut off, "
            f"{self.half_answered} times a table was caught inside a simultaneous ask: {lost}"
        )


class Soak:
    """Tables that are played while their server is killed again and again."""

    def __init__(self, data: Path, seed: int, tables: Tables) -> None:
        self.bot_tables, self.tables = tables
        self.server = Server(data, tick=0.0, pace=0.004, pause=0.0, breath=0.0, moments=None)
        self.engine = sql.create_engine(f"sqlite:///{data / 'tables.db'}")
        self.dice = random.Random(seed)
        self.report = Report()
        self.people: dict[str, list[Player]] = {}
        """By table."""
        self.codes: list[str] = []
        self.ended: set[str] = set()
        self.playing: list[asyncio.Task[None]] = []

    async def run(self, kills: int, progress: Progress | None = None) -> Report:
        """Play, kill, start again, look; at the end let every game finish."""
        bar = None if progress is None else progress.add_task("kills", total=kills)
        await self.server.start()
        for _ in range(kills):
            await self._fill()
            await asyncio.sleep(self.dice.uniform(0.02, 0.9))
            await self.server.kill()
            self.report.kills += 1
            self._look_at_disk()
            await self.server.start()
            if progress is not None and bar is not None:
                progress.advance(bar)
        await asyncio.gather(*self.playing)
        for code in self.codes:
            await self._check_end(code)
        await self.server.stop()
        self.engine.dispose()
        self.report.acknowledged = sum(len(player.acked) for people in self.people.values() for player in people)
        return self.report

    # --- playing ----------------------------------------------------------------------------------------------------------------------

    async def _fill(self) -> None:
        """New tables for those that are over."""
        live = [code for code in self.codes if code not in self.ended]
        bot_tables = sum(code not in self.people for code in live)
        for _ in range(self.bot_tables - bot_tables):
            wishes = self.dice.choice(({"seats": 3}, {"seats": 4}, {"seats": 5}, DUEL))
            made = await post(self.server.base, "/api/tables", {"name": "x", "sit": False, "wishes": wishes})
            self.codes.append(made["code"])
            self.playing.append(asyncio.create_task(self._watch(made["code"])))
        wanted = list(self.tables)
        for code in live:
            if code in self.people:
                wanted.remove(len(self.people[code]))
        for number in wanted:
            await self._seat(number)

    async def _seat(self, number: int) -> None:
        base = self.server.base
        seated = [await post(base, "/api/tables", {"name": "a", "wishes": DUEL if number == 2 else {"seats": 4}})]
        code = seated[0]["code"]
        seated += [await post(base, f"/api/tables/{code}/join", {"name": "b"}) for _ in range(number - 1)]
        self.codes.append(code)
        self.people[code] = [Player(base, code, one["token"], self.dice.randrange(1 << 30)) for one in seated]
        host = await self.people[code][0].come_in()
        await host.ask("start")
        await host.go()
        self.playing += [asyncio.create_task(self._persist(player, code)) for player in self.people[code]]

    async def _persist(self, player: Player, code: str) -> None:
        """Play on whenever the server is there."""
        while not player.is_over:
            try:
                await player.come_in()
                await self._play(player, code)
            except _AWAY:
                await asyncio.sleep(0.02)
            if any(refusal["code"] == "broken" for refusal in player.refusals):
                self._give_up(code)
                break
        self.ended.add(code)
        await player.go()

    async def _play(self, player: Player, code: str) -> None:
        try:
            await player.play(lambda: 0.003, within=60)
        except TimeoutError:
            self.report.faults.append(f"table {code} stood still though nobody was waited for but bots")

    def _give_up(self, code: str) -> None:
        if code not in self.ended:
            self.report.faults.append(f"table {code} did not come back")
            self.ended.add(code)
            self.codes.remove(code)

    async def _watch(self, code: str) -> None:
        """Bots play while somebody looks on."""
        watcher = Player(self.server.base, code, None)
        while not watcher.is_over and code not in self.ended:
            try:
                await watcher.come_in()
                await watcher.until(lambda: watcher.is_over, 60)
            except _AWAY:
                await asyncio.sleep(0.02)
            except TimeoutError:
                self._give_up(code)
        self.ended.add(code)
        await watcher.go()

    # --- checking ---------------------------------------------------------------------------------------------------------------------

    def _rows(self, code: str) -> list[Message]:
        with self.engine.connect() as connection:
            query = sql.select(schema.choices).where(schema.choices.c.code == code).order_by(schema.choices.c.n)
            return [dict(row) for row in connection.execute(query).mappings()]

    def _look_at_disk(self) -> None:
        """Right after a kill, before anybody repairs anything."""
        for code in self.codes:
            rows = self._rows(code)
            if [row["n"] for row in rows] != list(range(len(rows))):
                self.report.faults.append(f"table {code}: choices are not numbered without gaps")
            for player in self.people.get(code, ()):
                self._look_for_answers(code, player, [row["label"] for row in rows if row["seat"] == player.you.get("seat")])
            if code not in self.ended:
                self.report.half_answered += self._is_half_answered(code, rows)

    def _look_for_answers(self, code: str, player: Player, labels: list[str]) -> None:
        for number, word in player.acked:
            if number >= len(labels) or labels[number] != word:
                self.report.faults.append(f"table {code}: answer {number} ({word}) was acknowledged and is not on disk")
        if player.sent is not None and player.sent[0] < len(labels):
            self.report.unacknowledged_kept += 1

    def _is_half_answered(self, code: str, rows: list[Message]) -> bool:
        with self.engine.connect() as connection:
            row: Any = connection.execute(sql.select(schema.tables).where(schema.tables.c.code == code)).mappings().one()
        if row["config"] is None:
            return False
        game: Any = fc.new_game(json.loads(row["wishes"])["game"], seed=int(row["seed"]), **json.loads(row["config"]))
        for choice in rows:
            game.answer(choice["seat"], choice["option"])
        return bool(game.partial)

    async def _check_end(self, code: str) -> None:
        """The game ended as its record says, and people were told what its replay tells."""
        async with httpx.AsyncClient(timeout=60) as http:
            replay = (await http.get(f"{self.server.base}/api/replays/{code}")).json()
            game = fc.replay(replay["record"])
            assert game.outcome is not None
            line = replay["table"]
            if list(game.outcome.winners) != line["winners"]:
                self.report.faults.append(f"table {code}: {line['winners']} won, the record says {game.outcome.winners}")
            if commitment(game.seed, line["salt"]) != line["hash"]:
                self.report.faults.append(f"table {code}: the seed is not the one promised")
            for player in self.people.get(code, ()):
                told = await self._told(http, code, player.you["seat"], replay["frames"])
                if told != [(event["key"], event["params"]) for event in player.events]:
                    self.report.faults.append(f"table {code}: seat {player.you['seat']} was told something else than its replay tells")
        self.report.games += 1

    async def _told(self, http: httpx.AsyncClient, code: str, seat: int, frames: int) -> list[tuple[str, list[Any]]]:
        told: list[tuple[str, list[Any]]] = []
        for start in range(0, frames, 64):
            page = (await http.get(f"{self.server.base}/api/replays/{code}/frames?eyes={seat}&start={start}")).json()
            told += [(event["key"], event["params"]) for frame in page["frames"] for event in frame["events"]]
        return told


async def soak(kills: int, seed: int, progress: Progress | None = None, tables: Tables = ALL) -> Report:
    """The whole of it, in a folder that is gone afterwards."""
    with tempfile.TemporaryDirectory() as folder:
        return await Soak(Path(folder), seed, tables).run(kills, progress)


def main() -> int:
    """Kill as often as told, and say what came of it."""
    kills = int(sys.argv[1]) if len(sys.argv) > 1 else 50
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else random.SystemRandom().randrange(1 << 30)
    print(f"seed {seed}")
    with Progress() as progress:
        report = asyncio.run(soak(kills, seed, progress))
    print(report)
    return 1 if report.faults else 0


if __name__ == "__main__":
    raise SystemExit(main())
