"""Seeds of any size, seats that nobody has come to yet, and what processes that share a database know of each other."""

import sqlalchemy as sql
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Change what is there, and make what is new."""
    _change_types()
    op.add_column("seats", sql.Column("claimed", sql.Boolean, nullable=False, server_default=sql.true()))
    op.create_table(
        "processes",
        sql.Column("id", sql.String(32), primary_key=True),
        sql.Column("address", sql.Text, nullable=False),
        sql.Column("beat", sql.Float, nullable=False),
        sql.Column("said", sql.Text, nullable=False, server_default=""),
    )
    op.create_table(
        "owners",
        sql.Column("code", sql.String(12), primary_key=True),
        sql.Column("process", sql.String(32)),
        sql.Column("epoch", sql.Integer, nullable=False),
        sql.Column("line", sql.Text),
    )
    op.create_index("owners_by_process", "owners", ["process"])
    op.execute(sql.update(sql.table("about", sql.column("schema"))).values(schema=2))


def _change_types() -> None:
    """SQLite needs a table made anew for it, and knows but one whole number, which is as large as the larger one of PostgreSQL."""
    on_sqlite = op.get_bind().dialect.name == "sqlite"
    with op.batch_alter_table("tables") as tables:
        tables.alter_column("seed", type_=sql.Text, existing_type=sql.BigInteger, existing_nullable=False, postgresql_using="seed::text")
    for table, column in [] if on_sqlite else [("tables", "created"), ("tables", "touched"), ("chat", "at"), ("endings", "at")]:
        op.alter_column(table, column, type_=sql.BigInteger, existing_type=sql.Integer, existing_nullable=False)
