"""Who is here now: tables by stage, people, watchers, and what is still to be done."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import get_args

from fifthcolony.server.messages.wire import Stage
from fifthcolony.server.table.room import Table


@dataclass(slots=True)
class Census:
    """Of the tables in memory."""

    stages: dict[str, int] = field(default_factory=lambda: dict.fromkeys(get_args(Stage), 0))
    sleeping: int = 0
    """Running games in which nothing happens until somebody comes in."""
    broken: int = 0
    people: int = 0
    """Windows of seats."""
    watchers: int = 0
    inbox: int = 0
    """Jobs that wait for their table."""


def census(tables: Iterable[Table]) -> Census:
    """Count."""
    found = Census()
    for table in tables:
        found.stages[table.stage] += 1
        found.broken += table.broken
        found.sleeping += table.running is not None and table.stage == "running" and table.running.clock.is_asleep()
        found.watchers += len(table.watchers)
        found.people += sum(len(seat.windows) for seat in table.seats)
        found.inbox += table.inbox_length()
    return found
