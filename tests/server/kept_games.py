"""Games of bots that are over, on the disk as a server would have left them."""

from pathlib import Path
from typing import Any

import msgspec

import fifthcolony as fc
from fifthcolony.bots import answer_of, make_bot
from fifthcolony.kernel.record import Record
from fifthcolony.kernel.registry import kit_of
from fifthcolony.server.messages.wire import Wishes
from fifthcolony.server.store.ledger import Ledger
from fifthcolony.server.store.schema import SeatRow, TableRow
from fifthcolony.server.store.storage import Storage


def played(game: str, seed: int, level: str = "simple", **wishes: Any) -> Record:
    """The record of a whole game of bots."""
    g = fc.new_game(game, seed=seed, **wishes)
    bots = [make_bot(level, seat, game) for seat in range(g.config["seats"])]
    while g.outcome is None:
        ask = g.asks[0]
        g.answer(ask.seat, answer_of(bots[ask.seat], g, ask))
    return g.record()


def long_one() -> Record:
    """Two thousand choices: random bots take long to win."""
    return played("classic", 10, "random", seats=5)


async def keep(folder: Path, code: str, record: Record, **odd: Any) -> None:
    """A game that is over under this code; what is odd about its table replaces what should be there."""
    seats = record.config["seats"]
    wishes = msgspec.json.encode(Wishes(seats=seats, game=record.game)).decode()
    table = {
        "code": code, "created": 1, "touched": 2, "stage": "over", "public": True, "wishes": wishes, "seed": record.seed, "salt": "salt",
        "rules": record.rules, "config": msgspec.json.encode(record.config).decode(), "winners": "[0]", "encounters": 3, **odd,
    }  # fmt: skip
    store = Storage(folder)
    ledger = Ledger(code, store)
    ledger.save_table(TableRow(**table), [_bot(code, seat, record) for seat in range(seats)], None)  # type: ignore[typeddict-item]
    ledger.add_choices(0, record.choices)
    ledger.add_ending({"code": code, "at": 3, "aliens": "[]"})
    await ledger.commit()
    store.close()


def _bot(code: str, seat: int, record: Record) -> SeatRow:
    colour = kit_of(record.game).colours[seat]
    return {
        "code": code,
        "seat": seat,
        "name": f"Bot {seat}",
        "colour": colour,
        "token": "",
        "level": "random",
        "host": False,
        "auto": "ask",
        "claimed": True,
    }
