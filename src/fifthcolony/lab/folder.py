"""A run's folder: its plan, parts while it is under way, and three parquet files once it is done.

A part is a folder of its own, named by the games in it and put in place whole, so that whatever ends a run, what is there is good.
"""

import json
import os
import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

import polars as pl

import fifthcolony
from fifthcolony.kernel.errors import BadConfig, DamagedData
from fifthcolony.kernel.registry import kit_of
from fifthcolony.lab.block import SEATS, TABLES, Block, Columns, Done, code_of, counter_type, empty
from fifthcolony.lab.counts.counter import Counter
from fifthcolony.lab.simulate import Plan

PLAN: Final = "plan.json"
_PARTS: Final = "parts"
MADE_BY: Final = {"version", "code"}
"""What of a plan is not anybody's wish."""
_NAME: Final = re.compile(r"(\d+)-(\d+)")
_TYPES: Final[dict[str, type[pl.DataType]]] = {
    "game": pl.UInt32,
    "seed": pl.Int64,
    "seat": pl.UInt8,
    "winners": pl.UInt8,
    "won": pl.Boolean,
    "reason": pl.String,
    "alien": pl.String,
    "bot": pl.String,
    "kind": pl.String,
    "word": pl.String,
}
"""Every other column counts something."""

Tables = dict[str, pl.DataFrame]


class Span(NamedTuple):
    """Games from the first to before the end, and where they are."""

    first: int
    end: int
    path: Path


class Folder:
    """Where the games of one plan are kept."""

    def __init__(self, path: Path) -> None:
        self.path = path

    @property
    def is_done(self) -> bool:
        """Whether all games are there, in one file a table."""
        return all(self._whole(table).exists() for table in TABLES)

    def _whole(self, table: str) -> Path:
        return self.path / f"{table}.parquet"

    # --- the plan -------------------------------------------------------------------------------------------------------------------

    def begin(self, plan: Plan) -> None:
        """Keep the games of this plan here, or go on with it; another one's are refused."""
        if self.path.exists() and not self.path.is_dir():
            raise BadConfig(f"expected a folder, given {self.path}, which is a file")
        written = _written(plan)
        if not (self.path / PLAN).exists():
            if self.path.exists() and any(self.path.iterdir()):
                raise BadConfig(f"{self.path} holds other things and no run: name a folder that is new or empty")
            self.path.mkdir(parents=True, exist_ok=True)
            _put(self.path / PLAN, json.dumps(written, indent=1) + "\n")
        self._refuse_other(self._kept(), written)

    def _refuse_other(self, kept: dict[str, Any], written: dict[str, Any]) -> None:
        other = [name for name in written | kept if kept.get(name) != written.get(name)]
        if not other:
            return
        told = ", ".join(f"{name} {_said(kept, name)} instead of {_said(written, name)}" for name in other)
        what = "was begun with other rules or bots" if {*other} <= MADE_BY else "holds a run of another plan"
        raise BadConfig(f"{self.path} {what}, {told}: name another folder, or empty this one")

    def plan(self) -> Plan:
        """What is played here."""
        kept = self._kept()
        try:
            kit_of(kept["game"])
            return Plan(kept["game"], kept["wishes"], tuple(kept["bots"]), kept["seed"], kept["games"], kept["mixed"])
        except (KeyError, TypeError):
            raise DamagedData(f"{self.path / PLAN}: expected the plan of a run") from None

    @property
    def made_by(self) -> str:
        """The version and the code that played."""
        kept = self._kept()
        return f"fifthcolony {kept.get('version')}, code {kept.get('code')}"

    def _kept(self) -> dict[str, Any]:
        path = self.path / PLAN
        if not path.exists():
            raise BadConfig(f"{self.path} holds no run: make one with `fifthcolony lab run {self.path}`")
        try:
            kept = json.loads(path.read_text(encoding="utf-8"))
        except ValueError:
            kept = None
        if not isinstance(kept, dict):
            raise DamagedData(f"{path}: expected the plan of a run")
        return kept

    # --- parts ----------------------------------------------------------------------------------------------------------------------

    def parts(self) -> list[Span]:
        """What is done, in order; where two cover the same games, one of them."""
        found, reached = [], 0
        for span in sorted(self._spans()):
            if span.first >= reached:
                found.append(span)
                reached = span.end
        return found

    def _spans(self) -> Iterator[Span]:
        home = self.path / _PARTS
        for path in home.iterdir() if home.is_dir() else ():
            if name := _NAME.fullmatch(path.name):
                yield Span(int(name[1]), int(name[2]), path)

    def left(self, seeds: list[int]) -> list[Block]:
        """Games that are still to be played, in rows."""
        rows, reached = [], 0
        for first, end, _ in [*self.parts(), Span(len(seeds), len(seeds), self.path)]:
            if first > reached:
                rows.append(Block(reached, tuple(seeds[reached:first])))
            reached = end
        return rows

    def keep(self, game: str, done: Done) -> None:
        """Keep a block that was played."""
        home = self.path / _PARTS
        part = home / f"{done.block.first:08}-{done.block.end:08}"
        draft = home / f".{part.name}.{os.getpid()}"
        draft.mkdir(parents=True, exist_ok=True)
        for table in TABLES:
            _frame(game, table, done.rows[table]).write_parquet(draft / f"{table}.parquet")
        try:
            draft.replace(part)
        except OSError:  # somebody else has played the same games
            shutil.rmtree(draft)

    def join(self) -> None:
        """All games are there: make one file of each table, and put the parts away."""
        for table, frame in self._read(self.parts()).items():
            draft = self._whole(table).with_suffix(".draft")
            frame.write_parquet(draft)
            draft.replace(self._whole(table))
        shutil.rmtree(self.path / _PARTS)

    # --- reading --------------------------------------------------------------------------------------------------------------------

    def tables(self) -> Tables:
        """All games, or those that there are so far."""
        if self.is_done:
            return {table: pl.read_parquet(self._whole(table)) for table in TABLES}
        parts = self.parts()
        if not parts:
            raise BadConfig(f"{self.path} holds no games yet: the same `fifthcolony lab run` goes on with it")
        return self._read(parts)

    def _read(self, parts: list[Span]) -> Tables:
        return {table: pl.concat([pl.read_parquet(part.path / f"{table}.parquet") for part in parts], rechunk=True) for table in TABLES}

    def counter(self) -> type[Counter]:
        """What counted these games."""
        return counter_type(kit_of(self.plan().game))


def _written(plan: Plan) -> dict[str, Any]:
    """A plan as it is kept, with the code that plays it: with other code the same seeds would be other games."""
    told: dict[str, Any] = json.loads(json.dumps(plan._asdict()))
    return told | {"version": fifthcolony.__version__, "code": code_of(plan.game)}


def _said(plan: dict[str, Any], name: str) -> str:
    value = plan.get(name)
    return json.dumps(value) if isinstance(value, (dict, list)) else str(value)


def _frame(game: str, table: str, columns: Columns) -> pl.DataFrame:
    """A table of typed columns."""
    counts = pl.UInt32 if table != SEATS else pl.UInt16
    return pl.DataFrame(columns, schema={name: _TYPES.get(name, counts) for name in empty(game)[table]})


def _put(path: Path, text: str) -> None:
    draft = path.with_suffix(".draft")
    draft.write_text(text, encoding="utf-8")
    draft.replace(path)
