"""A game under way: answers checked, written, applied; bots, substitutes, clocks and moments in between."""

from fifthcolony.bots import Bot, make_bot
from fifthcolony.kernel import record as kernel
from fifthcolony.kernel.ask import PASS, Ask
from fifthcolony.kernel.errors import FifthColonyError
from fifthcolony.server.errors import Refused
from fifthcolony.server.messages.wire import Choice, Wishes
from fifthcolony.server.secrets import bot_seed
from fifthcolony.server.settings import Settings
from fifthcolony.server.store.storage import Storage
from fifthcolony.server.table.defaults import bot_option, default_option, is_passed, quiet_option, would_pass
from fifthcolony.server.table.match import Match, Trial
from fifthcolony.server.table.moments import Moment, Showing
from fifthcolony.server.table.seats import Seat


class Owed:
    """An ask that is shown, since when."""

    __slots__ = ("ask", "number", "since")

    def __init__(self, ask: Ask, number: int, since: float) -> None:
        self.ask = ask
        self.number = number
        self.since = since


class Play:
    """Belongs to one table's task; nothing here is called from elsewhere."""

    def __init__(self, code: str, match: Match, seats: list[Seat], wishes: Wishes, settings: Settings, store: Storage, salt: str) -> None:
        self.code = code
        self.match = match
        self.seats = seats
        self.wishes = wishes
        self.settings = settings
        self.store = store
        self.clock = settings.clocks[wishes.clock]
        self.showing = Showing()
        self.owed: dict[int, Owed] = {}
        """Asks that are shown, by seat."""
        self.flowing: int | None = None
        """The seat whose last answer told nobody anything: it is in the middle of something."""
        self.hurried: int | None = None
        """The seat for which the clock answered last: it also answers what follows in one go."""
        self.bots: list[Bot] = []
        for seat in seats:
            self.bots.append(make_bot(seat.level or wishes.level, bot_seed(match.game.seed, salt, seat.number), match.game.name))
        self.people_changed = False
        """Somebody has become away, for the table to tell."""

    # --- what is shown ----------------------------------------------------------------------------------------------------------------

    def visible(self) -> tuple[Ask, ...]:
        """The asks that are shown to those who owe them: none while people are shown what happened before."""
        asks, beats = self.match.game.asks, self.showing.beats
        if not beats or (len(beats) == 1 and self._react(asks) and beats[0].told == self.match.heard()):
            return asks
        return ()

    def _react(self, asks: tuple[Ask, ...]) -> bool:
        return bool(asks) and all(ask.secret and ask.prompt in self.match.manners.reactions for ask in asks)

    def people(self) -> list[Seat]:
        """The seats that people play now."""
        return [seat for seat in self.seats if seat.is_played_by_person]

    def is_asleep(self) -> bool:
        """Whether people play here and none of them is there."""
        people = [seat for seat in self.seats if seat.is_person]
        return bool(people) and not any(seat.windows for seat in people)

    def reacting(self) -> list[int]:
        """The people whose word would end the moment."""
        if self.showing.moment is None:
            return []
        roles = self.match.roles()
        return [seat.number for seat in self.people() if not roles or not would_pass(self.match.manners, seat.auto, roles[seat.number])]

    def deadline(self, owed: Owed) -> float | None:
        """When the clock answers."""
        moment = self.showing.moment
        if moment is not None and len(self.people()) > 1:
            return moment.until
        return None if self.clock is None else owed.since + self.clock

    # --- answers ----------------------------------------------------------------------------------------------------------------------

    async def answer(self, seat: int, number: int, choices: list[Choice]) -> int:
        """Answers of one message, one by one; Refused says how many were taken."""
        taken, fault = self._try(seat, number, choices)
        if taken:
            await self._take(seat, taken)
            self.seats[seat].misses = 0
            self.hurried = None
        if fault is not None:
            fault.taken = len(taken)
            raise fault
        return len(taken)

    def _try(self, seat: int, number: int, choices: list[Choice]) -> tuple[list[tuple[int, str]], Refused | None]:
        """Which of the choices can be taken, tried on a copy, and what is wrong with the next."""
        if not any(ask.seat == seat for ask in self.visible()):
            early = number >= self.match.answered[seat]
            return [], Refused("no_ask", "you owe no answer now") if early else Refused("stale_ask", f"ask {number} was answered")
        trial = Trial(self.match)
        taken: list[tuple[int, str]] = []
        for step, choice in enumerate(choices):
            try:
                taken.append(_choice_on(trial, seat, number + step, self.match.answered[seat] + step, choice))
            except Refused as fault:
                return taken, fault
        return taken, None

    async def _take(self, seat: int, choices: list[tuple[int, str]]) -> None:
        """Written down first, then applied."""
        await self.store.add_choices(self.code, self.match.choices, [kernel.Choice(seat, *choice) for choice in choices])
        moment = self.showing.moment if self._react(self.visible()) else None
        before = self.match.heard()
        for index, _ in choices:
            self.match.answer(seat, index)
        if moment is not None:
            _react_in(moment, seat, choices[-1][1])
        self.showing.beats.extend(self.match.take_beats())
        self.flowing = seat if self.match.heard() == before else None
        self.owed.pop(seat, None)

    async def _act_for(self, seat: int, index: int) -> None:
        """Answer for a seat; where the rules fail at that option, any other will do."""
        ask = self.match.ask_of(seat)
        assert ask is not None, f"seat {seat} owes nothing"
        number = self.match.answered[seat]
        for option in (index, *(other for other in range(len(ask.options)) if other != index)):
            taken, _ = self._try(seat, number, [option])
            if taken:
                await self._take(seat, taken)
                return
        raise FifthColonyError(f"no option of {ask!r} can be carried out")

    # --- time -------------------------------------------------------------------------------------------------------------------------

    async def advance(self, now: float) -> bool:
        """Do one thing that is due, and say whether there was one."""
        if self.is_asleep() or (self.match.game.outcome is not None and not self.showing.beats):
            return False
        if self._show_on(now) or self._miss(now):
            return True
        self.note_owed(now)
        for owed in list(self.owed.values()):
            index = self._due(owed, now)
            if index is not None:
                await self._act_for(owed.ask.seat, index)
                return True
        return False

    def _show_on(self, now: float) -> bool:
        """Open the next moment, or close one that is over."""
        showing = self.showing
        if showing.moment is None:
            if not showing.beats:
                return False
            people = len(self.people())
            least = 0.0 if people == 1 or (people and showing.beats[0].breath) else self.settings.pause
            showing.open(now, least, self._ends(now))
            return True
        if self.visible() or not showing.moment.is_over(now, self.reacting()):
            return False
        showing.close()
        return True

    def _ends(self, now: float) -> float:
        """When a moment that opens now ends by itself: the same whether or not anybody can answer, unless there is nobody to see it."""
        assert self.settings.moments is not None
        answerable = len(self.people()) > 1 and not self.showing.beats[0].breath
        return now + (self.settings.moments[self.wishes.clock] if answerable else self.settings.breath)

    def _miss(self, now: float) -> bool:
        """Substitutes for people who have been gone too long."""
        missed = False
        for seat in self.people():
            if seat.gone_since is not None and now >= seat.gone_since + self.settings.graces[self.wishes.clock]:
                seat.away = missed = self.people_changed = True
        return missed

    def note_owed(self, now: float) -> None:
        """Start the clocks of asks that are newly shown."""
        visible = {ask.seat: ask for ask in self.visible()}
        for seat in [seat for seat, owed in self.owed.items() if visible.get(seat) is not owed.ask]:
            del self.owed[seat]
        for seat, ask in visible.items():
            if seat not in self.owed:
                self.owed[seat] = Owed(ask, self.match.answered[seat], now)

    def _due(self, owed: Owed, now: float) -> int | None:
        """The option to take for a seat now: a bot's, a pass announced beforehand, or the clock's."""
        ask, game = owed.ask, self.match.game
        seat = self.seats[ask.seat]
        if not seat.is_played_by_person:
            return bot_option(game, ask, self.bots[ask.seat]) if now >= self._bot_moves_at(owed) else None
        roles = self.match.roles()
        if roles and is_passed(self.match.manners, seat.auto, roles[ask.seat], ask):
            return ask.options.index(PASS)
        moment = self.showing.moment
        if moment is not None and ask.seat in moment.waved:
            return quiet_option(self.match.manners, ask)
        deadline = self.deadline(owed)
        if (deadline is None or now < deadline) and not self.hurried == self.flowing == ask.seat:
            return None
        if moment is None:
            self._count_miss(seat)
        return default_option(game, ask, self.bots[ask.seat])

    def _count_miss(self, seat: Seat) -> None:
        """The clock answers; who lets it do so again and again gets a substitute."""
        if self.hurried == self.flowing == seat.number:
            return
        self.hurried = seat.number
        seat.misses += 1
        if seat.misses >= self.settings.clock_misses:
            seat.away = self.people_changed = True

    def _bot_moves_at(self, owed: Owed) -> float:
        """At an even pace; at once where the others must not see that it was asked."""
        ask = owed.ask
        if (ask.secret and ask.prompt not in self.match.manners.laying) or self.flowing == ask.seat:
            return owed.since
        return owed.since + self.settings.pace

    def next_wake(self, now: float) -> float | None:
        """When something will be due that was not at this time, if nobody does anything before."""
        if self.is_asleep():
            return None
        times: list[float | None] = []
        moment = self.showing.moment
        if moment is not None:
            times += [moment.least, moment.until]
        for owed in self.owed.values():
            person = self.seats[owed.ask.seat].is_played_by_person
            times.append(self.deadline(owed) if person else self._bot_moves_at(owed))
        grace = self.settings.graces[self.wishes.clock]
        times += [seat.gone_since + grace for seat in self.people() if seat.gone_since is not None]
        return min((time for time in times if time is not None and time > now), default=None)

    def wake(self, now: float) -> None:
        """Somebody is back: all clocks begin anew, and those still gone get their grace."""
        self.owed.clear()
        if self.showing.moment is not None:
            self.showing.moment.until = self._ends(now)
        for seat in self.seats:
            if seat.is_person and not seat.windows and not seat.away:
                seat.gone_since = now

    # --- moments ----------------------------------------------------------------------------------------------------------------------

    def moment(self, number: int) -> Moment:
        """The moment that is on, if it is this one."""
        moment = self.showing.moment
        if moment is None or moment.id != number:
            raise Refused("stale_moment", f"moment {number} is over")
        return moment

    def wave(self, seat: int, number: int) -> None:
        """This seat lets it happen; an answer it owes is a pass."""
        self.moment(number).waved.add(seat)

    def hold(self, seat: int, number: int, now: float) -> None:
        """This seat wants time."""
        moment = self.moment(number)
        moment.waved.discard(seat)
        if not moment.held:
            moment.held = True
            moment.until = None if self.clock is None else now + self.clock


def _choice_on(trial: Trial, seat: int, named: int, number: int, choice: Choice) -> tuple[int, str]:
    """Try one choice: its index and label, or what is wrong with it."""
    ask = next((ask for ask in trial.game.asks if ask.seat == seat), None)
    if ask is None or trial.interrupted:
        raise Refused("no_ask", "you owe no further answer now")
    if named != number:
        raise Refused("stale_ask", f"ask {named} is not the one owed, which is {number} ({ask.prompt})")
    if isinstance(choice, str) and choice not in ask.options:
        raise Refused("illegal_choice", f"{choice} is no option at {ask.prompt}; options are {', '.join(ask.options)}")
    index = ask.options.index(choice) if isinstance(choice, str) else choice
    if index >= len(ask.options):
        raise Refused("illegal_choice", f"{index} is no option at {ask.prompt}; there are 0 to {len(ask.options) - 1}")
    label = ask.options[index]
    try:
        trial.game.answer(seat, index)
    except Exception as error:
        raise Refused(
            "broken", f"{label} cannot be carried out, by a fault of ours ({type(error).__name__}); choose something else"
        ) from error
    return index, label


def _react_in(moment: Moment, seat: int, label: str) -> None:
    if label == PASS:
        moment.waved.add(seat)
    else:
        moment.answered = True
