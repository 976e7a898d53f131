"""Talk at a table: what people say, in their own words, and what bots say, by keys that each reader is told in its own language."""

import time
from typing import TYPE_CHECKING

from fifthcolony.server.messages.socket import Said
from fifthcolony.server.messages.wire import CHAT_IN_SNAPSHOT, ChatLine

if TYPE_CHECKING:
    from fifthcolony.server.table.room import Table


def say(table: "Table", seat: int | None, name: str, text: str) -> None:
    """Somebody says something."""
    _tell(table, ChatLine(table.said, seat, name, text, int(time.time())))


def let_bots_speak(table: "Table") -> None:
    """Bots say a word to what has just been shown, if the table wants them to."""
    running = table.running
    if running is None or not table.wishes.talk:
        return
    for seat, line in running.chatter.overhear():
        _tell(table, ChatLine(table.said, seat.number, seat.name, "", int(time.time()), line.key, list(line.params)))


def _tell(table: "Table", line: ChatLine) -> None:
    """Everybody hears it, once it is written down."""
    table.ledger.add_talk(line)
    table.said += 1
    table.chat = [*table.chat[-CHAT_IN_SNAPSHOT:], line]
    for connection in table.connections():
        table.voice.say(connection, Said(line))
