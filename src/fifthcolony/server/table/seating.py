"""Who sits where before the game starts: joining, leaving, changing, bots in empty seats."""

import time

from fifthcolony.classic.setup import COLOURS
from fifthcolony.server.errors import Refused
from fifthcolony.server.messages.wire import Level
from fifthcolony.server.table.names import bot_name, clean_name
from fifthcolony.server.table.seats import Seat


def new_seats(number: int, colours: tuple[str, ...] = COLOURS) -> list[Seat]:
    """Empty seats in the usual colours."""
    return [Seat(seat, colour) for seat, colour in enumerate(colours[:number])]


def names(seats: list[Seat], but: Seat | None = None) -> list[str]:
    """What those who sit are called."""
    return [seat.name for seat in seats if seat.name and seat is not but]


def sit_down(seats: list[Seat], name: str, token: str, wanted: int | None, colour: str | None) -> Seat:
    """A person takes a seat that is empty, or a bot's if none is, and counts as gone until a window opens. The first person is the host."""
    free = [seat for seat in seats if seat.kind == "empty"] or [seat for seat in seats if seat.kind == "bot"]
    if not free:
        raise Refused("full", "every seat is taken")
    seat = free[0] if wanted is None else _wanted(seats, wanted)
    cleaned = clean_name(name, names(seats, seat))
    if colour is not None:
        wear(seats, seat, colour)
    seat.seat_person(cleaned, token, host=not any(other.host for other in seats))
    seat.claimed, seat.gone_since = False, time.monotonic()
    return seat


def _wanted(seats: list[Seat], wanted: int) -> Seat:
    if wanted >= len(seats):
        raise Refused("not_found.seat", f"there is no seat {wanted}, only 0 to {len(seats) - 1}", wanted + 1)
    if seats[wanted].is_person:
        raise Refused("seat_taken", f"somebody sits in seat {wanted}", wanted + 1)
    return seats[wanted]


def wear(seats: list[Seat], seat: Seat, colour: str) -> None:
    """Take a colour; who wore it without being a person gets the old one."""
    if colour not in COLOURS:
        raise Refused("bad_config", f"there is no colour {colour!r}; there are: {', '.join(COLOURS)}")
    for other in seats:
        if other is not seat and other.colour == colour:
            if other.is_person:
                raise Refused("seat_taken.colour", f"{other.name} wears {colour}", other.name)
            other.colour = seat.colour
    seat.colour = colour


def move(seats: list[Seat], seat: Seat, wanted: int) -> None:
    """Change places with an empty seat or a bot; everything goes along but the number."""
    if wanted == seat.number:
        return
    other = _wanted(seats, wanted)
    seat.number, other.number = other.number, seat.number
    seats[seat.number], seats[other.number] = seat, other
    for window in seat.windows:
        window.viewer = seat.number


def stand_up(seats: list[Seat], seat: Seat) -> None:
    """Free a seat; the next person is host."""
    was_host = seat.host
    seat.clear()
    people = [other for other in seats if other.is_person]
    if was_host and people:
        people[0].host = True


def unclaimed(seats: list[Seat], within: float, now: float) -> list[Seat]:
    """Seats that somebody asked for and did not come to in time."""
    asked = [seat for seat in seats if seat.is_person and not seat.claimed]
    return [seat for seat in asked if seat.gone_since is not None and now >= seat.gone_since + within]


def set_bot(seats: list[Seat], wanted: int, level: Level | None) -> None:
    """Put a bot into a seat without a person, or take it away."""
    seat = _wanted(seats, wanted)
    if level is None:
        seat.clear()
    else:
        seat.seat_bot(bot_name(names(seats, seat)), level)


def fill_with_bots(seats: list[Seat], level: Level) -> None:
    """Bots sit down wherever nobody does."""
    for seat in seats:
        if seat.kind == "empty":
            seat.seat_bot(bot_name(names(seats)), level)
