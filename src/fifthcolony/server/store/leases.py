"""Which of several processes lives, and which of them has a table, by the database's own clock. Each function is one transaction.

A process that has shown no sign of life for `ttl` seconds has lost its tables to whoever asks for them. It may not know: every write goes
with a proof that the table has not changed hands since (`writer.py`), so one that wakes up too late writes nothing.
"""

from typing import Any, Final, NamedTuple

import sqlalchemy as sql
from sqlalchemy.dialects.postgresql import insert

from fifthcolony.server.store.schema import owners, processes

FORGOTTEN: Final = 20
"""Times its lease after which a silent process is struck off."""
ABANDONED: Final = 2000
"""Milliseconds after which a transaction that nobody goes on with is undone: who fell asleep in the middle of one has locked it."""
_NOW: Final = sql.cast(sql.extract("epoch", sql.func.clock_timestamp()), sql.Float)


def _lives(ttl: float) -> sql.ColumnElement[bool]:
    """Whether a process has shown a sign of life of late; one from the future is from before the clock was set back, and tells nothing."""
    return processes.c.beat.between(_NOW - ttl, _NOW + ttl)


class Member(NamedTuple):
    """A process as the others know it."""

    id: str
    address: str
    alive: bool
    said: str


class Held(NamedTuple):
    """A table that is ours, since when it is."""

    epoch: int


class Elsewhere(NamedTuple):
    """A table that another process has."""

    process: str
    address: str


def enter(connection: sql.Connection, me: str, address: str, said: str) -> None:
    """Be one of them, for the first time or after having been given up."""
    sign: dict[str, Any] = {"address": address, "beat": _NOW, "said": said}
    connection.execute(insert(processes).values(id=me, **sign).on_conflict_do_update(index_elements=["id"], set_=sign))


def live(connection: sql.Connection, me: str, said: str, ttl: float) -> bool:
    """Show a sign of life; false if it comes too late: our tables may be somebody else's, or we have been struck off."""
    ours = sql.and_(processes.c.id == me, _lives(ttl))
    return connection.execute(sql.update(processes).where(ours).values(beat=_NOW, said=said)).rowcount == 1


def members(connection: sql.Connection, ttl: float) -> list[Member]:
    """Who there is; who has been silent for long is struck off."""
    # Only rows nobody else is about to write: two who strike off each other's dead would wait for each other.
    old = sql.select(processes.c.id).where(sql.not_(_lives(FORGOTTEN * ttl))).with_for_update(skip_locked=True)
    gone = list(connection.execute(old).scalars())
    if gone:
        connection.execute(sql.delete(processes).where(processes.c.id.in_(gone)))
    alive = _lives(ttl).label("alive")
    columns = (processes.c.id, processes.c.address, alive, processes.c.said)
    return [Member(*row) for row in connection.execute(sql.select(*columns).order_by(processes.c.id))]


def retire(connection: sql.Connection, me: str) -> None:
    """Give every table free, and be no process any more."""
    connection.execute(undo_if_abandoned())
    connection.execute(sql.update(owners).where(owners.c.process == me).values(process=None, line=None))
    connection.execute(sql.delete(processes).where(processes.c.id == me))


def claim(connection: sql.Connection, code: str, me: str, ttl: float, lost: str | None = None) -> Held | Elsewhere:
    """Have a table that nobody has, or whose process is silent or, as far as we know, `lost`."""
    connection.execute(undo_if_abandoned())
    living = sql.select(processes.c.id).where(_lives(ttl))
    free = sql.or_(owners.c.process.is_(None), owners.c.process == me, owners.c.process == lost, owners.c.process.not_in(living))
    wanted = insert(owners).values(code=code, process=me, epoch=1)
    taken = wanted.on_conflict_do_update(
        index_elements=["code"], set_={"process": me, "epoch": owners.c.epoch + 1, "line": None}, where=free
    ).returning(owners.c.epoch)
    epoch = connection.execute(taken).scalar()
    if epoch is not None:
        return Held(epoch)
    has_it = connection.execute(_holder(code)).one_or_none()
    return Elsewhere("", "") if has_it is None else Elsewhere(has_it.id, has_it.address)


def holder(connection: sql.Connection, code: str, ttl: float) -> Elsewhere | None:
    """The living process that has a table, if one does."""
    found = connection.execute(_holder(code).where(_lives(ttl))).one_or_none()
    return None if found is None else Elsewhere(found.id, found.address)


def _holder(code: str) -> sql.Select[tuple[str, str]]:
    return sql.select(processes.c.id, processes.c.address).join(owners, owners.c.process == processes.c.id).where(owners.c.code == code)


def release(connection: sql.Connection, code: str, me: str, epoch: int) -> None:
    """Give a table free, if it is still ours."""
    connection.execute(undo_if_abandoned())
    mine = sql.and_(owners.c.code == code, owners.c.process == me, owners.c.epoch == epoch)
    connection.execute(sql.update(owners).where(mine).values(process=None, line=None))


def kept(connection: sql.Connection, me: str) -> dict[str, int]:
    """The tables that are ours, with their epochs."""
    return {row.code: row.epoch for row in connection.execute(sql.select(owners.c.code, owners.c.epoch).where(owners.c.process == me))}


def show(connection: sql.Connection, me: str, lines: dict[str, str | None]) -> None:
    """What the lobby is to say of these tables of ours; none: nothing."""
    connection.execute(undo_if_abandoned())
    for code, line in sorted(lines.items()):
        connection.execute(sql.update(owners).where(owners.c.code == code, owners.c.process == me).values(line=line))


def shown(connection: sql.Connection, ttl: float) -> list[str]:
    """What the lobby says of tables, wherever they are: of each process as many as it shows."""
    living = sql.select(processes.c.id).where(_lives(ttl))
    lines = sql.select(owners.c.line).where(owners.c.line.is_not(None), owners.c.process.in_(living))
    return [line for line in connection.execute(lines).scalars() if line is not None]


def undo_if_abandoned() -> sql.Select[tuple[str]]:
    """Said in a transaction that is about to lock a table: if nobody goes on with it, the database undoes it soon."""
    return sql.select(sql.func.set_config("idle_in_transaction_session_timeout", str(ABANDONED), True))
