"""Tables that come from others: another game with the same people, and a game that goes on from a moment of one that is over."""

from fifthcolony.kernel.record import Record
from fifthcolony.server.messages.wire import Continued, RematchLine, SeatLine
from fifthcolony.server.store.schema import KinRow
from fifthcolony.server.table.match import Match
from fifthcolony.server.table.replaying import replay_all
from fifthcolony.server.table.seats import Seat


class Rematch:
    """What those of a game that is over have said about another one."""

    def __init__(self) -> None:
        self.wanted: set[int] = set()
        self.code: str | None = None
        """Its table, once it has begun."""

    def say(self, seat: int, wanted: bool) -> None:
        """A seat wants it, or no longer does."""
        if wanted:
            self.wanted.add(seat)
        else:
            self.wanted.discard(seat)

    def is_due(self, seats: list[Seat]) -> bool:
        """Whether everybody who is there wants it, and somebody is."""
        there = [seat.number for seat in seats if seat.windows]
        return self.code is None and bool(there) and self.wanted.issuperset(there)

    def line(self) -> RematchLine | None:
        """As everybody sees it."""
        return RematchLine(sorted(self.wanted), self.code) if self.wanted or self.code else None


def seated_again(old: Seat, wanted: bool) -> Seat:
    """The same seat at the next table, opened by the same token; a substitute plays for who has not said so, until that one comes."""
    seat = Seat(old.number, old.colour)
    if old.is_person:
        seat.seat_person(old.name, old.token, old.host)
        seat.auto = old.auto
        if not wanted:
            seat.kind = "away"
    elif old.level is not None:
        seat.seat_bot(old.name, old.level)
    return seat


def seat_without_person(line: SeatLine) -> Seat:
    """The same seat for whoever goes on with somebody else's game: its bot comes along."""
    seat = Seat(line.seat, line.colour)
    if line.kind == "bot" and line.level is not None:
        seat.seat_bot(line.name, line.level)
    return seat


async def match_at(record: Record, choices: int, with_moments: bool) -> Match:
    """A game that is over, as it was after so many of its choices."""
    match = Match(record.game, record.config, record.seed, with_moments=False)
    await replay_all(match, record.choices[:choices])
    match.with_moments = with_moments
    return match


def rematch_row(code: str, of: str) -> KinRow:
    """A rematch, as it is kept."""
    return {"code": code, "rematch_of": of, "continues": None, "choices": None, "chapter": None}


def continued_row(code: str, of: str, match: Match) -> KinRow:
    """A game that goes on from where another was, as it is kept."""
    return {"code": code, "rematch_of": None, "continues": of, "choices": match.choices, "chapter": match.encounters}


def continued(kin: KinRow | None) -> Continued | None:
    """What a table goes on from, as everybody sees it."""
    if kin is None or kin["continues"] is None:
        return None
    return Continued(kin["continues"], kin["choices"] or 0, kin["chapter"] or 0)
