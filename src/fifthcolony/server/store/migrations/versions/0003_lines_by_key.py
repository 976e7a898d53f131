"""Lines that bots say, which are kept by their key; names of bots as long as a wish may be."""

import sqlalchemy as sql
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Add what is new; SQLite does not count a text's letters."""
    op.add_column("chat", sql.Column("key", sql.Text))
    op.add_column("chat", sql.Column("params", sql.Text))
    if op.get_bind().dialect.name != "sqlite":
        op.alter_column("seats", "level", type_=sql.String(24), existing_type=sql.String(16), existing_nullable=True)
    op.execute(sql.update(sql.table("about", sql.column("schema"))).values(schema=3))
