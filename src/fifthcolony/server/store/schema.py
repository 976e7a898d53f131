"""The tables on disk. Data that was written once must stay readable: whoever changes this raises the version and says how to move."""

from typing import Final, TypedDict

import sqlalchemy as sql

SCHEMA_VERSION: Final = 1

METADATA = sql.MetaData()
about = sql.Table("about", METADATA, sql.Column("schema", sql.Integer, primary_key=True))
tables = sql.Table(
    "tables",
    METADATA,
    sql.Column("code", sql.String(12), primary_key=True),
    sql.Column("created", sql.Integer, nullable=False),
    sql.Column("touched", sql.Integer, nullable=False),
    sql.Column("stage", sql.String(8), nullable=False),
    sql.Column("public", sql.Boolean, nullable=False),
    sql.Column("wishes", sql.Text, nullable=False),
    sql.Column("seed", sql.BigInteger, nullable=False),
    sql.Column("salt", sql.String(32), nullable=False),
    sql.Column("rules", sql.Integer, nullable=False),
    sql.Column("config", sql.Text),
    sql.Column("winners", sql.Text),
    sql.Column("encounters", sql.Integer),
    sql.Index("tables_by_stage", "stage", "touched"),
)
kin = sql.Table(
    "kin",
    METADATA,
    sql.Column("code", sql.String(12), primary_key=True),
    sql.Column("rematch_of", sql.String(12)),
    sql.Column("continues", sql.String(12)),
    sql.Column("choices", sql.Integer),
    sql.Column("chapter", sql.Integer),
    sql.Index("kin_by_rematch", "rematch_of"),
)
"""Tables that come from others. Younger than the rest: a folder without it gets it, and a server that does not know it misses nothing."""
seats = sql.Table(
    "seats",
    METADATA,
    sql.Column("code", sql.String(12), primary_key=True),
    sql.Column("seat", sql.Integer, primary_key=True),
    sql.Column("name", sql.Text, nullable=False),
    sql.Column("colour", sql.String(24), nullable=False),
    sql.Column("token", sql.String(64), nullable=False),
    sql.Column("level", sql.String(16)),
    sql.Column("host", sql.Boolean, nullable=False),
    sql.Column("auto", sql.String(8), nullable=False),
)
choices = sql.Table(
    "choices",
    METADATA,
    sql.Column("code", sql.String(12), primary_key=True),
    sql.Column("n", sql.Integer, primary_key=True),
    sql.Column("seat", sql.Integer, nullable=False),
    sql.Column("option", sql.Integer, nullable=False),
    sql.Column("label", sql.Text, nullable=False),
    sqlite_with_rowid=False,
)
chat = sql.Table(
    "chat",
    METADATA,
    sql.Column("code", sql.String(12), primary_key=True),
    sql.Column("n", sql.Integer, primary_key=True),
    sql.Column("seat", sql.Integer),
    sql.Column("name", sql.Text, nullable=False),
    sql.Column("text", sql.Text, nullable=False),
    sql.Column("at", sql.Integer, nullable=False),
)
endings = sql.Table(
    "endings",
    METADATA,
    sql.Column("code", sql.String(12), primary_key=True),
    sql.Column("at", sql.Integer, nullable=False),
    sql.Column("aliens", sql.Text, nullable=False),
)
"""What the list of replays says of a game, beside its table; games that were over before this was kept have none."""


class TableRow(TypedDict):
    """A table as it is kept; wishes, config and winners are JSON."""

    code: str
    created: int
    touched: int
    stage: str
    public: bool
    wishes: str
    seed: int
    salt: str
    rules: int
    config: str | None
    winners: str | None
    encounters: int | None


class KinRow(TypedDict):
    """Where a table comes from: a rematch of a game, or one that goes on after so many choices, in that chapter, of another."""

    code: str
    rematch_of: str | None
    continues: str | None
    choices: int | None
    chapter: int | None


class EndingRow(TypedDict):
    """How a game ended, as it is kept; aliens are JSON, a list for each seat."""

    code: str
    at: int
    aliens: str


class SeatRow(TypedDict):
    """A seat as it is kept; of the token only its digest."""

    code: str
    seat: int
    name: str
    colour: str
    token: str
    level: str | None
    host: bool
    auto: str
