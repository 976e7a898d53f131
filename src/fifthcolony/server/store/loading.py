"""Tables from disk: replayed choice by choice to where they were, in the middle of any decision."""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import cast

import msgspec

from fifthcolony.server.messages.http import PlayerLine, ReplayLine
from fifthcolony.server.messages.wire import CHAT_IN_SNAPSHOT, Auto, RematchLine, Stage, TableLine, Wishes
from fifthcolony.server.secrets import commitment
from fifthcolony.server.settings import Settings
from fifthcolony.server.store.errors import Unreadable
from fifthcolony.server.store.ledger import Ledger
from fifthcolony.server.store.reader import Reader
from fifthcolony.server.store.schema import EndingRow, KinRow, OverRow, SeatRow, TableRow
from fifthcolony.server.store.storage import Storage
from fifthcolony.server.table.kin import continued
from fifthcolony.server.table.match import Match
from fifthcolony.server.table.replaying import replay_all
from fifthcolony.server.table.room import Table
from fifthcolony.server.table.seats import Seat, seat_lines
from fifthcolony.server.thinking.thinkers import Thinkers
from fifthcolony.server.watching.watch import NOBODY, Watch


@contextmanager
def reading(code: str) -> Iterator[None]:
    """Whatever a row of another version makes go wrong is that row's trouble alone."""
    try:
        yield
    except Exception as error:
        raise Unreadable(f"table {code} cannot be read: {type(error).__name__}: {error}") from error


async def load_table(
    store: Storage, code: str, settings: Settings, watch: Watch = NOBODY, thinkers: Thinkers | None = None
) -> Table | None:
    """The table as it was, or None; Unreadable if this version or its rules cannot bring it back."""
    row = await store.table(code)
    if row is None:
        return None
    seats, talk = await store.seats(code), await store.talk(code, CHAT_IN_SNAPSHOT)
    kin, rematch = await store.kin(code), await store.rematch_of(code)
    match = None if row["config"] is None else await load_match(store, row, settings.moments is not None)
    with reading(code):
        table = Table(code, _wishes(row), row["seed"], row["salt"], settings, Ledger(code, store), watch, thinkers)
        table.created, table.touched, table.stage = row["created"], row["touched"], cast("Stage", row["stage"])
        table.seats = [seat_from(seat) for seat in seats]
        table.chat, table.kin, table.rematch.code = talk, kin, rematch
        table.said = talk[-1].n + 1 if talk else 0
        if match is not None:
            table.config = msgspec.json.decode(row["config"] or "")
            table.set_match(match)
            table.winners = None if row["winners"] is None else msgspec.json.decode(row["winners"])
    return table


async def load_match(store: Reader, row: TableRow, with_moments: bool) -> Match:
    """The game of a table's row, where it was; Unreadable if this version or its rules cannot bring it back."""
    assert row["config"] is not None, "no game has begun here"
    choices = await store.choices(row["code"])
    with reading(row["code"]):
        match = Match(_wishes(row).game, msgspec.json.decode(row["config"]), row["seed"], with_moments=False)
        await replay_all(match, choices)
    match.with_moments = with_moments
    return match


def _wishes(row: OverRow) -> Wishes:
    return msgspec.json.decode(row["wishes"], type=Wishes)


def seat_from(row: SeatRow) -> Seat:
    """A seat as it was left; its person has to come back."""
    seat = Seat(row["seat"], row["colour"])
    if row["token"]:
        seat.seat_person(row["name"], row["token"], bool(row["host"]))
        if not row["claimed"]:
            seat.claimed, seat.gone_since = False, time.monotonic()  # who never came has the usual time to come, from now on
    elif row["level"]:
        seat.seat_bot(row["name"], row["level"])
    seat.auto = cast("Auto", row["auto"])
    return seat


def replay_line(row: OverRow, seats: list[SeatRow], ending: EndingRow | None) -> ReplayLine:
    """A game that is over, as the list of replays has it; of one from before endings were kept the aliens are not said."""
    with reading(row["code"]):
        wishes = _wishes(row)
        aliens: list[list[str]] = [] if ending is None else msgspec.json.decode(ending["aliens"])
        players = [
            PlayerLine(seat["name"], seat["colour"], not seat["token"], aliens[seat["seat"]] if seat["seat"] < len(aliens) else [])
            for seat in seats
        ]
        winners = [] if row["winners"] is None else msgspec.json.decode(row["winners"])
        over = row["touched"] if ending is None else ending["at"]
        return ReplayLine(row["code"], wishes.game, wishes.edition, players, winners, over, row["encounters"])


def table_line(row: TableRow, seats: list[SeatRow], kin: KinRow | None = None, rematch: str | None = None) -> TableLine:
    """A table as everybody sees it, nobody there, without bringing it back; of a game that runs the encounters are as last written down."""
    with reading(row["code"]):
        wishes, over = _wishes(row), row["stage"] == "over"
        return TableLine(
            code=row["code"],
            stage=cast("Stage", row["stage"]),
            wishes=wishes,
            seats=seat_lines([seat_from(seat) for seat in seats], wishes.level),
            watchers=0,
            created=row["created"],
            hash=commitment(row["seed"], row["salt"]),
            seed=str(row["seed"]) if over else None,
            salt=row["salt"] if over else None,
            winners=None if row["winners"] is None else msgspec.json.decode(row["winners"]),
            encounter=row["encounters"],
            continues=continued(kin),
            rematch=RematchLine([], rematch) if over and rematch is not None else None,
        )
