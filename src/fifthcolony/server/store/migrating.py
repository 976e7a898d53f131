"""From one version of the tables on disk to the next, in place, by the migrations beside this module."""

from pathlib import Path
from typing import Final

import sqlalchemy as sql
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory

from fifthcolony.server.store.errors import OtherSchema
from fifthcolony.server.store.schema import METADATA, SCHEMA_VERSION, about

_MIGRATIONS: Final = Path(__file__).with_name("migrations")
_DOOR: Final = 0x5C01_0271
"""Of several processes that start at once, one upgrades; the others wait at this lock of PostgreSQL's."""


def upgrade(engine: sql.Engine, shown: str) -> None:
    """Make all tables, or bring those of an older version to this one: all of it or nothing. OtherSchema if the data is of a newer one."""
    if _version(engine, shown) == SCHEMA_VERSION:
        return
    with engine.connect() as connection:
        if engine.dialect.name == "postgresql":
            connection.exec_driver_sql("SET LOCAL statement_timeout = 0")
            connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({_DOOR})")
        else:
            connection.exec_driver_sql("BEGIN IMMEDIATE")  # else every change of a table would be a transaction of its own
        config = _config()
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
        connection.commit()


def check_version(engine: sql.Engine, shown: str) -> None:
    """OtherSchema if the data is not of this version."""
    found = look_for_tables(engine, shown)
    if found != SCHEMA_VERSION:
        raise OtherSchema(f"the data in {shown} is of schema {found}, this version keeps schema {SCHEMA_VERSION}: serving it upgrades it")


def look_for_tables(engine: sql.Engine, shown: str) -> int:
    """The version of the data that is there; OtherSchema if there is none, or one that this version does not know."""
    found = _version(engine, shown)
    if found is None:
        raise OtherSchema(f"there are no tables in {shown}")
    return found


def _version(engine: sql.Engine, shown: str) -> int | None:
    """Of the data that is there, if there is any; OtherSchema if this version does not know it."""
    with engine.connect() as connection:
        tables = set(sql.inspect(connection).get_table_names())
        if about.name not in tables:
            if foreign := sorted(tables & METADATA.tables.keys()):
                raise OtherSchema(f"{shown} has tables of something else: {', '.join(foreign)}")
            return None
        found = connection.execute(sql.select(about.c.schema)).scalar() or 0
        revision = MigrationContext.configure(connection).get_current_revision()
    if found > SCHEMA_VERSION:
        raise OtherSchema(f"the data in {shown} is of schema {found}, this version knows schemas up to {SCHEMA_VERSION}")
    if revision is not None and revision not in _revisions():
        raise OtherSchema(f"the data in {shown} is of revision {revision}, which this version does not know")
    return found


def _revisions() -> set[str]:
    return {script.revision for script in ScriptDirectory.from_config(_config()).walk_revisions()}


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(_MIGRATIONS).replace("%", "%%"))
    return config
