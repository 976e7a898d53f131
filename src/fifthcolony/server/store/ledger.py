"""What a table has done and not yet written down: it says nothing of it before all of that is on disk, in one commit."""

from collections.abc import Sequence

from fifthcolony.kernel.record import Choice
from fifthcolony.server.messages.wire import ChatLine
from fifthcolony.server.store.schema import EndingRow, KinRow, SeatRow, TableRow
from fifthcolony.server.store.storage import Storage
from fifthcolony.server.store.writes import Write, choices_added, choices_replaced, ending_added, table_saved, talk_added


class Ledger:
    """Of one table. Nothing here waits but `commit`."""

    __slots__ = ("_new", "_store", "_writes", "code")

    def __init__(self, code: str, store: Storage, new: bool = False) -> None:
        self.code = code
        self._store = store
        self._new = new
        self._writes: list[Write] = []

    def save_table(self, table: TableRow, seats: Sequence[SeatRow], kin: KinRow | None) -> None:
        """How the table and its seats are now."""
        self._writes += table_saved(table, seats, kin)

    def add_choices(self, first: int, choices: Sequence[Choice]) -> None:
        """The next choices of the game, numbered from `first`."""
        self._writes += choices_added(self.code, first, choices)

    def replace_choices(self, first: int, choices: Sequence[Choice]) -> None:
        """These instead of all choices from `first` on."""
        self._writes += choices_replaced(self.code, first, choices)

    def add_talk(self, line: ChatLine) -> None:
        """Something was said."""
        self._writes += talk_added(self.code, line)

    def add_ending(self, ending: EndingRow) -> None:
        """What is said of the game, now that it is over."""
        self._writes += ending_added(ending)

    async def commit(self) -> None:
        """Write it all down. Fenced if the table is another process's by now, or may be: then nothing may be said of it either."""
        if self._writes:
            writes, self._writes, new, self._new = self._writes, [], self._new, False
            await self._store.commit(self.code, writes, new)
        else:
            self._store.prove(self.code)
