"""The first schema. Whatever is there stays: older folders lack the tables of kin and endings, and get them."""

import sqlalchemy as sql
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make what is missing."""
    op.create_table("about", sql.Column("schema", sql.Integer, primary_key=True), if_not_exists=True)
    _make_tables()
    _make_what_belongs_to_them()
    about = sql.table("about", sql.column("schema"))
    if op.get_bind().execute(sql.select(about.c.schema)).scalar() is None:
        op.execute(sql.insert(about).values(schema=1))


def _make_tables() -> None:
    op.create_table(
        "tables",
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
        if_not_exists=True,
    )
    op.create_index("tables_by_stage", "tables", ["stage", "touched"], if_not_exists=True)
    op.create_table(
        "kin",
        sql.Column("code", sql.String(12), primary_key=True),
        sql.Column("rematch_of", sql.String(12)),
        sql.Column("continues", sql.String(12)),
        sql.Column("choices", sql.Integer),
        sql.Column("chapter", sql.Integer),
        if_not_exists=True,
    )
    op.create_index("kin_by_rematch", "kin", ["rematch_of"], if_not_exists=True)


def _make_what_belongs_to_them() -> None:
    op.create_table(
        "seats",
        sql.Column("code", sql.String(12), primary_key=True),
        sql.Column("seat", sql.Integer, primary_key=True),
        sql.Column("name", sql.Text, nullable=False),
        sql.Column("colour", sql.String(24), nullable=False),
        sql.Column("token", sql.String(64), nullable=False),
        sql.Column("level", sql.String(16)),
        sql.Column("host", sql.Boolean, nullable=False),
        sql.Column("auto", sql.String(8), nullable=False),
        if_not_exists=True,
    )
    op.create_table(
        "choices",
        sql.Column("code", sql.String(12), primary_key=True),
        sql.Column("n", sql.Integer, primary_key=True),
        sql.Column("seat", sql.Integer, nullable=False),
        sql.Column("option", sql.Integer, nullable=False),
        sql.Column("label", sql.Text, nullable=False),
        sqlite_with_rowid=False,
        if_not_exists=True,
    )
    op.create_table(
        "chat",
        sql.Column("code", sql.String(12), primary_key=True),
        sql.Column("n", sql.Integer, primary_key=True),
        sql.Column("seat", sql.Integer),
        sql.Column("name", sql.Text, nullable=False),
        sql.Column("text", sql.Text, nullable=False),
        sql.Column("at", sql.Integer, nullable=False),
        if_not_exists=True,
    )
    op.create_table(
        "endings",
        sql.Column("code", sql.String(12), primary_key=True),
        sql.Column("at", sql.Integer, nullable=False),
        sql.Column("aliens", sql.Text, nullable=False),
        if_not_exists=True,
    )
