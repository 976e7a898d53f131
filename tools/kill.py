"""Kill the server at random moments and see that nothing acknowledged is lost: `python -m tools.kill [KILLS] [SEED]`."""

import asyncio
import json
import random
import sys
import tempfile
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import sqlalchemy as sql
from rich.progress import Progress

import fifthcolony as fc
from fifthcolony.server.store import schema
from tools.serving import Server
from tools.siege.checks import Rows, faults_at_end, faults_on_disk, kept_unacknowledged, rows_of
from tools.siege.tables import Mix, Tables

ALL: Mix = (3, (1, 1, 2, 3))


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

    def __init__(self, data: Path, seed: int, mix: Mix) -> None:
        self.server = Server(data, tick=0.0, pace=0.004, pause=0.0, breath=0.0, moments=None)
        self.engine = sql.create_engine(f"sqlite:///{data / 'tables.db'}")
        self.dice = random.Random(seed)
        self.tables = Tables(mix, lambda: self.server.base, self.dice)
        self.report = Report()

    async def run(self, kills: int, progress: Progress | None = None) -> Report:
        """Play, kill, start again, look; at the end let every game finish."""
        bar = None if progress is None else progress.add_task("kills", total=kills)
        report = self.report
        await self.server.start()
        for _ in range(kills):
            await self.tables.fill()
            await asyncio.sleep(self.dice.uniform(0.02, 0.9))
            await self.server.kill()
            report.kills += 1
            self._look_at_disk()
            await self.server.start()
            if progress is not None and bar is not None:
                progress.advance(bar)
        await self.tables.finish()
        for table in self.tables.all.values():
            report.faults += await faults_at_end(self.server.base, table)
            report.games += 1
        await self.server.stop()
        self.engine.dispose()
        report.faults += self.tables.faults
        report.acknowledged = sum(len(player.acked) for table in self.tables.all.values() for player in table.people)
        return report

    def _look_at_disk(self) -> None:
        """Right after a kill, before anybody repairs anything."""
        rows = rows_of(self.engine, list(self.tables.all))
        for code, table in self.tables.all.items():
            self.report.faults += faults_on_disk(table, rows[code])
            self.report.unacknowledged_kept += kept_unacknowledged(table.people, rows[code])
            if not table.is_over:
                self.report.half_answered += self._is_half_answered(code, rows[code])

    def _is_half_answered(self, code: str, rows: Rows) -> bool:
        with self.engine.connect() as connection:
            row: Any = connection.execute(sql.select(schema.tables).where(schema.tables.c.code == code)).mappings().one()
        if row["config"] is None:
            return False
        game: Any = fc.new_game(json.loads(row["wishes"])["game"], seed=int(row["seed"]), **json.loads(row["config"]))
        for choice in rows:
            game.answer(choice["seat"], choice["option"])
        return bool(game.partial)


async def soak(kills: int, seed: int, progress: Progress | None = None, tables: Mix = ALL) -> Report:
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
