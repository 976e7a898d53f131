"""What a connection says to a table, message by message, inside the table's task."""

import logging
from typing import assert_never

from fifthcolony.bots import bots_of
from fifthcolony.kernel.errors import FifthColonyError
from fifthcolony.server.errors import Refused
from fifthcolony.server.messages.socket import (
    Ack,
    Answer,
    Change,
    Hello,
    History,
    Hold,
    Leave,
    Past,
    Ping,
    Rematch,
    Say,
    SendAway,
    SetAuto,
    SetBot,
    Snapshot,
    Start,
    Sync,
    TakeBack,
    Wave,
)
from fifthcolony.server.messages.wire import CHAT_IN_SNAPSHOT, VERSION, Level
from fifthcolony.server.secrets import digest
from fifthcolony.server.table import seating
from fifthcolony.server.table.bots import check_level
from fifthcolony.server.table.names import clean_name, clean_text
from fifthcolony.server.table.room import Running, Table, announce
from fifthcolony.server.table.seats import Seat, host_of
from fifthcolony.server.table.talking import say
from fifthcolony.server.transport.connection import Connection, told

Numbered = Answer | Change | History | Hold | Leave | Ping | Rematch | Say | SendAway | SetAuto | SetBot | Start | Sync | TakeBack | Wave

log = logging.getLogger("fifthcolony.server")


# --- coming and going -----------------------------------------------------------------------------------------------------------------


async def come_in(table: Table, connection: Connection, hello: Hello) -> None:
    """A window opens: a person's who has the token, or a watcher's."""
    now = table.now
    seat = None
    if hello.token is not None:
        seat = table.person(digest(hello.token))
        if seat is None:
            raise Refused("bad_token", "this token opens no seat at this table")
    elif len(table.watchers) >= table.settings.max_watchers:
        raise Refused("too_many.watchers", "as many people watch this table as may")
    connection.name = clean_name(hello.name or "Watcher", seating.names(table.seats))
    connection.paces = hello.paces
    clock = table.running.clock if table.running is not None else None
    slept = clock is not None and clock.is_asleep()
    if clock is not None:
        clock.note_owed(now)
    table.publish()  # those who are here already, before the new one is among them
    if seat is None:
        table.watchers.append(connection)
    else:
        is_first = not seat.claimed
        _open_window(table, seat, connection)
        table.note_visit(is_first)
    if clock is not None and slept and not clock.is_asleep():
        clock.wake(now)  # with the new window, which may say itself when a moment ends
        clock.note_owed(now)
    table.quiet_since = None
    send_snapshot(table, connection, hello.seen)
    log.debug("a window opens", extra={"table": table.code, "seat": connection.viewer})


def _open_window(table: Table, seat: Seat, connection: Connection) -> None:
    connection.viewer = seat.number
    seat.windows.append(connection)
    for oldest in seat.windows[: -table.settings.windows_per_seat]:
        table.voice.hang_up(oldest, Refused("elsewhere", "the seat was opened in too many windows"))
        seat.windows.remove(oldest)
    welcome_back(seat)


def welcome_back(seat: Seat) -> None:
    """The person is there again."""
    seat.kind, seat.gone_since, seat.called_at, seat.misses, seat.claimed = "person", None, None, 0, True


async def go_out(table: Table, connection: Connection) -> None:
    """A window is closed."""
    log.debug("a window closes", extra={"table": table.code, "seat": connection.viewer})
    now = table.now
    if connection in table.watchers:
        table.watchers.remove(connection)
    for seat in table.seats:
        if connection in seat.windows:
            seat.windows.remove(connection)
            if not seat.windows:
                seat.gone_since = now
    if not table.connections():
        table.quiet_since = now
    await _play_again(table)


def send_snapshot(table: Table, connection: Connection, seen: int | None) -> None:
    """Everything, for one connection."""
    snapshot = Snapshot(VERSION, table.line(), table.you(connection.viewer), None, [], True, table.chat[-CHAT_IN_SNAPSHOT:])
    if table.running is not None:
        broadcast = table.running.broadcast
        snapshot.scene, snapshot.events, snapshot.complete = broadcast.catch_up(connection.viewer, seen, table.now)
    table.voice.say(connection, snapshot)


# --- messages -------------------------------------------------------------------------------------------------------------------------


async def receive(table: Table, connection: Connection, message: Numbered) -> None:
    """Do what a message says, and say so. Whoever was sent away says nothing more, whatever was still on its way."""
    if connection.deaf or connection.closing:
        return
    try:
        taken = await _do(table, connection, message)
    except Refused as refusal:
        table.watch.refused(refusal.code)
        log.debug("refused", extra={"table": table.code, "seat": connection.viewer, "code": refusal.code})
        table.voice.say(connection, told(refusal, message.id))
        return
    table.voice.say(connection, Ack(message.id, taken))
    if isinstance(message, Leave):
        _hang_up(table, connection)
        await _play_again(table)


async def _do(table: Table, connection: Connection, message: Numbered) -> int:
    match message:
        case Ping():
            return 0
        case Sync():
            table.publish()
            send_snapshot(table, connection, message.seen)
            return 0
        case History():
            events = _begun(table).broadcast.history(connection.viewer, message.before)
            table.voice.say(connection, Past(message.id, events))
            return 0
        case Say():
            _say(table, connection, message.text)
            return 0
    seat = _seat(table, connection)
    if not (isinstance(message, Wave) and message.unattended):
        welcome_back(seat)
    match message:
        case Answer():
            return _running(table).answering.answer(seat.number, message.ask, message.choices)
        case TakeBack():
            running = _running(table)
            running.broadcast.go_back(running.answering.take_back(seat.number, message.ask))
        case Wave():
            _running(table).moments.wave(seat.number, message.moment)
        case Hold():
            _running(table).moments.hold(seat.number, message.moment, table.now)
        case SetAuto():
            seat.auto = message.mode
            table.save()
            for window in seat.windows:
                announce(table, window)
        case Start():
            _need_host(table, seat)
            table.start()
        case Change():
            _change(table, seat, message)
        case SetBot():
            _need_host(table, seat)
            _check_level(table, message.level)
            seating.set_bot(table.seats, message.seat, message.level)
            table.save()
        case SendAway():
            _send_away(table, seat, message.seat)
        case Leave():
            _leave(table, seat)
        case Rematch():
            await _rematch(table, seat, message)
        case _:
            assert_never(message)
    return 0


def _seat(table: Table, connection: Connection) -> Seat:
    seat = None if connection.viewer is None else table.seats[connection.viewer]
    if seat is None or connection not in seat.windows:
        raise Refused("no_seat", "only who has a seat can do this")
    return seat


def _need_host(table: Table, seat: Seat) -> None:
    _need_open(table)
    _be_host(table, seat)


def _be_host(table: Table, seat: Seat) -> None:
    if seat is not host_of(table.seats):
        raise Refused("not_host", "only the host can do this")


def _need_open(table: Table) -> None:
    if table.stage != "open":
        raise Refused("not_open", "the game has begun")


def _begun(table: Table) -> Running:
    if table.running is None:
        raise Refused("not_running", "the game has not begun")
    return table.running


def _running(table: Table) -> Running:
    running = _begun(table)
    if table.stage != "running":
        raise Refused("not_running.over", "the game is over")
    return running


def _say(table: Table, connection: Connection, text: str) -> None:
    viewer = connection.viewer
    # Not by connection: who comes in again has said what was said before. Nor by seat while seats can be changed.
    talker = connection.address if viewer is None else f"seat {viewer}" if table.stage != "open" else f"seats of {connection.address}"
    if not table.talk.take(talker, table.now):
        raise Refused("too_fast.talk", "talk slowly")
    name = table.seats[viewer].name if viewer is not None else clean_name(connection.name, seating.names(table.seats))
    say(table, viewer, name, clean_text(text))


def _check_level(table: Table, level: Level | None) -> None:
    """Refused if there is no such bot for the game; none takes a bot away."""
    bots = bots_of(table.wishes.game)
    if level is not None and level not in bots:
        raise Refused("bad_config", f"there is no bot {level!r}; there are: {', '.join(bots)}")
    try:
        check_level(level or table.wishes.level, table.wishes.game)
    except FifthColonyError as error:
        raise Refused("bad_config", str(error)) from None


def _change(table: Table, seat: Seat, message: Change) -> None:
    if message.seat is not None or message.colour is not None:
        _need_open(table)
    name = None if message.name is None else clean_name(message.name, seating.names(table.seats, seat))
    if message.colour is not None:
        seating.wear(table.seats, seat, message.colour)
    if message.seat is not None:
        seating.move(table.seats, seat, message.seat)
    if name is not None:
        seat.name = name
    table.save()
    for window in seat.windows:
        announce(table, window)


async def _rematch(table: Table, seat: Seat, message: Rematch) -> None:
    if table.stage != "over" or table.play_again is None:
        raise Refused("not_over.rematch", "there is a rematch when the game is over")
    if table.rematch.code is not None:
        return  # it has begun: whoever comes late is led there
    table.rematch.say(seat.number, message.wanted)
    await _play_again(table, message.wanted and message.now)


async def _play_again(table: Table, now: bool = False) -> None:
    """Begin the rematch, if everybody who is still there wants it or somebody will wait no longer."""
    if table.play_again is not None and (now or table.rematch.is_due(table.seats)):
        table.rematch.code = await table.play_again(table)


def _leave(table: Table, seat: Seat) -> None:
    if table.stage == "open":
        seating.stand_up(table.seats, seat)
        table.save()
    else:
        seat.kind = "away"


def _send_away(table: Table, host: Seat, number: int) -> None:
    """Before the start somebody else's seat is free again; after it a substitute plays, until its person does anything.

    Who is there has a while to do that first: else a host could have a bot pass for others in the instant in which they are asked.
    """
    _be_host(table, host)
    seat = table.seats[number] if number < len(table.seats) else None
    if seat is None or not seat.is_person or seat is host:
        raise Refused("not_found.seat", f"nobody else sits in seat {number}", number + 1)
    if table.stage == "open":
        _close_windows(table, seat, Refused("sent_away", "the host has given this seat free"))
        seating.stand_up(table.seats, seat)
        table.save()
    elif not seat.windows:
        seat.kind = "away"
    elif seat.called_at is None:
        seat.called_at = table.now


def _hang_up(table: Table, connection: Connection) -> None:
    """Close every window of the seat that was left."""
    assert connection.viewer is not None
    seat = table.seats[connection.viewer]
    _close_windows(table, seat)
    seat.gone_since = table.now


def _close_windows(table: Table, seat: Seat, why: Refused | None = None) -> None:
    """None of them has a seat any more."""
    for window in seat.windows:
        table.voice.hang_up(window, why)
        window.viewer = None
    seat.windows.clear()
