"""Answers: checked, played on a copy, and then the game; the table writes them down before it says anything of them."""

from fifthcolony.kernel.ask import PASS
from fifthcolony.kernel.errors import FifthColonyError
from fifthcolony.server.errors import Refused
from fifthcolony.server.messages.wire import Chosen
from fifthcolony.server.store.ledger import Ledger
from fifthcolony.server.table.match import Attempt, Match, Viewer
from fifthcolony.server.table.moments import Moments
from fifthcolony.server.table.seats import Seat
from fifthcolony.server.table.taking_back import go_back, way_back
from fifthcolony.server.watching.watch import NOBODY, Watch


class Answering:
    """Belongs to one table's task; nothing here is called from elsewhere."""

    def __init__(self, match: Match, moments: Moments, seats: list[Seat], ledger: Ledger, watch: Watch = NOBODY) -> None:
        self.match = match
        self.moments = moments
        self.seats = seats
        self.ledger = ledger
        self.watch = watch
        self.flowing: int | None = None
        """The seat whose last answer told nobody anything: it is in the middle of something."""
        self.hurried: int | None = None
        """The seat for which the clock answered last: it also answers what follows in one go."""

    def answer(self, seat: int, number: int, choices: list[Chosen]) -> int:
        """Answers of one message, one by one; Refused says how many were taken."""
        attempt, fault = self._attempt(seat, number, choices)
        if attempt.taken:
            self._take(attempt)
            self.watch.decided("person", len(attempt.taken))
            self.seats[seat].misses = 0
            self.hurried = None
        if fault is not None:
            fault.taken = len(attempt.taken)
            raise fault
        return len(attempt.taken)

    def _attempt(self, seat: int, number: int, choices: list[Chosen]) -> tuple[Attempt, Refused | None]:
        """The choices as far as they can be taken, and what is wrong with the next."""
        owed = self.match.answered[seat]
        if not any(ask.seat == seat for ask in self.match.visible()):
            early = number >= owed
            raise Refused("no_ask", "you owe no answer now") if early else Refused("stale_ask", f"ask {number} was answered")
        attempt = Attempt(self.match, seat)
        for step, choice in enumerate(choices):
            try:
                attempt.play(_option(attempt, number + step, owed + step, choice))
            except Refused as fault:
                return attempt, fault
        return attempt, None

    def take_back(self, seat: int, number: int) -> dict[Viewer, int]:
        """The seat's answer of that number is none any more; how many events each viewer has been told from then on."""
        back = way_back(self.match, seat)
        if back is None or back.number != number:
            raise Refused("too_late", f"answer {number} cannot be taken back, or no longer")
        self.ledger.replace_choices(back.kept, back.again)
        self.flowing = self.hurried = None
        return go_back(self.match, back)

    def answer_for(self, seat: int, index: int) -> None:
        """Answer for a seat; where the rules fail at that option, any other will do."""
        ask = self.match.ask_of(seat)
        assert ask is not None, f"seat {seat} owes nothing"
        attempt = Attempt(self.match, seat)
        for option in (index, *(other for other in range(len(ask.options)) if other != index)):
            try:
                attempt.play(option)
            except Refused:
                continue
            self._take(attempt)
            self.watch.decided("clock" if self.seats[seat].kind == "person" else "bot")
            return
        raise FifthColonyError(f"no option of {ask!r} can be carried out")

    def _take(self, attempt: Attempt) -> None:
        self.ledger.add_choices(self.match.choices, attempt.taken)
        moment = self.moments.on
        if moment is not None and self.match.are_reactions(self.match.visible()):
            if attempt.taken[-1].label == PASS:
                moment.waved.add(attempt.seat)
            else:
                moment.answered = True
        self.match.accept(attempt)
        self.flowing = None if any(attempt.told.values()) else attempt.seat


def _option(attempt: Attempt, named: int, number: int, choice: Chosen) -> int:
    """The index of what was chosen, or what is wrong with it."""
    ask = next((ask for ask in attempt.game.asks if ask.seat == attempt.seat), None)
    if ask is None or not attempt.goes_on:
        raise Refused("no_ask", "you owe no further answer now")
    if named != number:
        raise Refused("stale_ask", f"ask {named} is not the one owed, which is {number} ({ask.prompt})")
    if isinstance(choice, str) and choice not in ask.options:
        raise Refused("illegal_choice", f"{choice} is no option at {ask.prompt}; options are {', '.join(ask.options)}")
    index = ask.options.index(choice) if isinstance(choice, str) else choice
    if index >= len(ask.options):
        raise Refused("illegal_choice", f"{index} is no option at {ask.prompt}; there are 0 to {len(ask.options) - 1}")
    return index
