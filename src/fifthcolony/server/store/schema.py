"""The tables on disk. Data that was written once must stay readable: whoever changes this raises the version and adds a migration."""

from typing import Any, Final, TypedDict

import sqlalchemy as sql

SCHEMA_VERSION: Final = 3


class WholeNumber(sql.TypeDecorator[int]):
    """A whole number of any size, kept as its decimal digits."""

    impl = sql.Text
    cache_ok = True

    def process_bind_param(self, value: int | None, dialect: sql.Dialect) -> str | None:  # noqa: ARG002
        """As it is kept."""
        return None if value is None else str(value)

    def process_result_value(self, value: Any, dialect: sql.Dialect) -> int | None:  # noqa: ARG002
        """As we use it."""
        return None if value is None else int(value)


METADATA = sql.MetaData()
about = sql.Table("about", METADATA, sql.Column("schema", sql.Integer, primary_key=True))
tables = sql.Table(
    "tables",
    METADATA,
    sql.Column("code", sql.String(12), primary_key=True),
    sql.Column("created", sql.BigInteger, nullable=False),
    sql.Column("touched", sql.BigInteger, nullable=False),
    sql.Column("stage", sql.String(8), nullable=False),
    sql.Column("public", sql.Boolean, nullable=False),
    sql.Column("wishes", sql.Text, nullable=False),
    sql.Column("seed", WholeNumber, nullable=False),
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
"""Tables that come from others."""
seats = sql.Table(
    "seats",
    METADATA,
    sql.Column("code", sql.String(12), primary_key=True),
    sql.Column("seat", sql.Integer, primary_key=True),
    sql.Column("name", sql.Text, nullable=False),
    sql.Column("colour", sql.String(24), nullable=False),
    sql.Column("token", sql.String(64), nullable=False),
    sql.Column("level", sql.String(24)),
    sql.Column("host", sql.Boolean, nullable=False),
    sql.Column("auto", sql.String(8), nullable=False),
    sql.Column("claimed", sql.Boolean, nullable=False, server_default=sql.true()),
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
    sql.Column("at", sql.BigInteger, nullable=False),
    sql.Column("key", sql.Text),
    sql.Column("params", sql.Text),
)
endings = sql.Table(
    "endings",
    METADATA,
    sql.Column("code", sql.String(12), primary_key=True),
    sql.Column("at", sql.BigInteger, nullable=False),
    sql.Column("aliens", sql.Text, nullable=False),
)
"""What the list of replays says of a game, beside its table; games that were over before this was kept have none."""

processes = sql.Table(
    "processes",
    METADATA,
    sql.Column("id", sql.String(32), primary_key=True),
    sql.Column("address", sql.Text, nullable=False),
    sql.Column("beat", sql.Float, nullable=False),
    sql.Column("said", sql.Text, nullable=False, server_default=""),
)
"""Servers that share this database, each with the second of its last sign of life, by the database's clock."""
owners = sql.Table(
    "owners",
    METADATA,
    sql.Column("code", sql.String(12), primary_key=True),
    sql.Column("process", sql.String(32)),
    sql.Column("epoch", sql.Integer, nullable=False),
    sql.Column("line", sql.Text),
    sql.Index("owners_by_process", "process"),
)
"""Which process has a table, and how often it has changed hands: who writes shows that it has not since."""
OF_A_TABLE: Final = (tables, kin, seats, choices, chat, endings)
"""All that is kept of a table, by its code."""


class OverRow(TypedDict):
    """What is kept of a table and listed when its game is over; wishes and winners are JSON."""

    code: str
    touched: int
    wishes: str
    winners: str | None
    encounters: int | None


class TableRow(OverRow):
    """A table as it is kept; config is JSON as well."""

    created: int
    stage: str
    public: bool
    seed: int
    salt: str
    rules: int
    config: str | None


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
    claimed: bool
