"""Time at a table: what is due for whom, moments that open and close, people who are gone. Now is an argument, so tests tell it."""

from collections.abc import Callable
from math import inf
from typing import Final, Literal, NamedTuple

from fifthcolony.bots import Bot
from fifthcolony.kernel.ask import PASS, Ask
from fifthcolony.kernel.game import Game
from fifthcolony.kernel.registry import Manners, kit_of
from fifthcolony.server.messages.wire import Auto, Wishes
from fifthcolony.server.settings import Settings
from fifthcolony.server.table.answering import Answering
from fifthcolony.server.table.bots import bot_option, quiet_option
from fifthcolony.server.table.counsel import Counsel
from fifthcolony.server.table.minds import Minds
from fifthcolony.server.table.seats import Seat

AT_ONCE: Final = 64
"""Things a table does before others get a turn."""


class Owed:
    """An ask that is shown, since when, and what becomes of it if nobody answers."""

    __slots__ = ("ask", "counsel", "deadline", "default", "number", "since")

    def __init__(self, ask: Ask, number: int, since: float, default: int | None) -> None:
        self.ask = ask
        self.number = number
        self.since = since
        self.default = default
        """The option the clock would choose, where that is settled beforehand."""
        self.deadline: float | None = None
        """When the clock answers, as things stand."""
        self.counsel: Counsel | None = None
        """What each option would make and which to light, once somebody is shown it."""


class Standing(NamedTuple):
    """How things stand, whoever looks."""

    people: list[int]
    """The seats that people play now."""
    asleep: bool
    """Nobody is there for whom it would go on."""
    owed: list[Owed]
    """The asks whose time runs and that are shown."""


class Clock:
    """Belongs to one table's task; nothing here is called from elsewhere."""

    def __init__(
        self, answering: Answering, minds: Minds, wishes: Wishes, settings: Settings, watched: Callable[[], object] = lambda: True
    ) -> None:
        self.answering = answering
        self.watched = watched
        """Whether somebody looks on."""
        self.match = answering.match
        self.moments = answering.moments
        self.seats = answering.seats
        self.minds = minds
        self.settings = settings
        self.seconds = settings.clocks[wishes.clock]
        """For a prompt; none: no limit."""
        self.grace = settings.graces[wishes.clock]
        self.moment_lasts = settings.breath if settings.moments is None else settings.moments[wishes.clock]
        self.owed: dict[int, Owed] = {}
        """Asks that are shown, by seat."""

    # --- how things stand -------------------------------------------------------------------------------------------------------------

    def standing(self) -> Standing:
        """For whoever has to show it or to act on it."""
        people = self.people()
        visible = self.match.visible()
        owed = [owed for owed in self.owed.values() if owed.ask in visible]
        for one in owed:
            one.deadline = self._deadline(one, len(people))
        return Standing(people, self.is_asleep(), owed)

    def people(self) -> list[int]:
        """The seats that people play now."""
        return [seat.number for seat in self.seats if seat.kind == "person"]

    def is_asleep(self) -> bool:
        """Whether people play here and none of them is there, or bots play among themselves and nobody looks on."""
        owners = [seat for seat in self.seats if seat.is_person]
        return not (any(seat.windows for seat in owners) if owners else self.watched())

    def _deadline(self, owed: Owed, people: int) -> float | None:
        """When the clock answers."""
        if self.moments.on is not None and people > 1:
            return self.moments.on.until
        return None if self.seconds is None else owed.since + self.seconds

    def reacting(self, people: list[int]) -> list[int]:
        """The people whose word would end the moment: who passes beforehand has nothing to say, but everybody looks."""
        if self.match.beats and (self.match.beats[0].breath or len(people) == 1):
            return people
        return [number for number in people if not self._would_pass(self.seats[number])]

    def _would_pass(self, seat: Seat) -> bool:
        """Roles are looked up only for who has said something beforehand: that takes a whole view."""
        roles = [] if seat.auto == "ask" else self.match.roles()
        return bool(roles) and would_pass(self.match.manners, seat.auto, roles[seat.number])

    # --- what is due ------------------------------------------------------------------------------------------------------------------

    def settle(self, now: float, show: Callable[[], None]) -> bool:
        """Do all that is due, showing what is to be seen before it passes; False: there was more than may be done at once."""
        for _ in range(AT_ONCE):
            did = self._advance(now)
            if did == "showed":
                show()
            elif did is None:
                show()
                return True
        show()
        return False

    def _advance(self, now: float) -> Literal["showed", "done"] | None:
        """Do one thing that is due. What follows the end of a moment in the same instant is shown with it, or a frame more would tell that
        somebody was asked in between."""
        if self.is_asleep() or (self.match.game.outcome is not None and not self.match.beats):
            return None
        self._look_ahead()
        if self._open_next(now) or self._miss(now):
            return "showed"
        if self._close_over(now):
            return "done"
        self.note_owed(now)
        for owed in self.standing().owed:
            index = self._due(owed, now)
            if index is not None:
                self.answering.answer_for(owed.ask.seat, index)
                return "done"
        return None

    def _open_next(self, now: float) -> bool:
        """Open the moment that is next, if none is open."""
        beats = self.match.beats
        if self.moments.on is not None or not beats:
            return False
        people = len(self.people())
        least = 0.0 if people == 1 or (people and beats[0].breath) else self.settings.pause
        self.moments.open(now + least, self._ends(now))
        return True

    def _close_over(self, now: float) -> bool:
        """Close a moment that is over."""
        moment = self.moments.on
        if moment is None:
            return False
        if moment.until is None and not moment.held:
            moment.until = self._ends(now)  # who would have said when is no longer alone, or gone
        if self.match.visible() or not moment.is_over(now, self.reacting(self.people())):
            return False
        self.moments.close()
        self.match.beats.popleft()
        return True

    def _ends(self, now: float) -> float | None:
        """When a moment that opens now ends by itself: the same whether or not anybody can answer, unless there is nobody to see it."""
        people = self.people()
        if len(people) > 1:
            return now + (self.settings.longest_breath if self.match.beats[0].breath else self.moment_lasts)
        if people and any(window.paces for window in self.seats[people[0]].windows):
            return None  # the one who looks says when
        return now + self.settings.breath

    def _miss(self, now: float) -> bool:
        """Substitutes for people who have been gone too long, or do nothing though one was called for."""
        missed = [seat for seat in self.seats if seat.kind == "person" and now >= min(self._replaced_at(seat), default=inf)]
        for seat in missed:
            seat.kind = "away"
        return bool(missed)

    def _replaced_at(self, seat: Seat) -> list[float]:
        """When a substitute will play for somebody who does nothing."""
        gone = [] if seat.gone_since is None else [seat.gone_since + self.grace]
        return gone if seat.called_at is None else [*gone, seat.called_at + self.settings.notice]

    def note_owed(self, now: float) -> None:
        """Start the clocks of asks that are newly shown."""
        visible = {ask.seat: ask for ask in self.match.visible()}
        for seat in [seat for seat, owed in self.owed.items() if visible.get(seat) is not owed.ask]:
            del self.owed[seat]
        for seat, ask in visible.items():
            if seat not in self.owed:
                self.owed[seat] = Owed(ask, self.match.answered[seat], now, quiet_option(self.match.manners, ask))

    def _due(self, owed: Owed, now: float) -> int | None:
        """The option to take for a seat now: a bot's, a pass announced beforehand, or the clock's."""
        ask, game = owed.ask, self.match.game
        seat = self.seats[ask.seat]
        if seat.kind != "person":
            return self._bot_answer(owed, now)
        if is_about_cards(ask) and self._would_pass(seat):
            return ask.options.index(PASS)
        moment = self.moments.on
        if moment is not None and ask.seat in moment.waved:
            return owed.default
        if (owed.deadline is None or now < owed.deadline) and not self._is_hurried(seat):
            return None
        if moment is None:
            self._count_miss(seat)
        return default_option(game, ask, self.minds.players.quick[ask.seat])

    def _look_ahead(self) -> None:
        """Bots that think do so while people are still shown what happened before."""
        game = self.match.game
        self.minds.keep_only(game.asks)
        for ask in game.asks if self.match.beats else ():
            if self.seats[ask.seat].kind != "person" and self.minds.thinks(ask.seat):
                self.minds.consider(game, ask)

    def _bot_answer(self, owed: Owed, now: float) -> int | None:
        """What a bot chooses, if it is time and it has come to something. One that thinks begins as soon as it is asked."""
        must, game, ask = self._cannot_wait(owed, now), self.match.game, owed.ask
        if now >= self._bot_moves_at(owed):
            return self.minds.answer(game, ask, must)
        if self.minds.thinks(ask.seat) and not must:
            self.minds.consider(game, ask)
        return None

    def _cannot_wait(self, owed: Owed, now: float) -> bool:
        """Whether a bot has to answer at once: else how long it thinks would tell people that it was asked, or could choose."""
        ask, moment = owed.ask, self.moments.on
        if not any(seat.is_person for seat in self.seats):
            return False
        if ask.prompt in self.match.manners.laying:
            return all(self.seats[other.seat].kind != "person" for other in self.match.game.asks)
        return ask.secret and (moment is None or moment.is_over(now, self.reacting(self.people())))

    def _is_hurried(self, seat: Seat) -> bool:
        """Whether the clock has begun a gesture for this seat, which it also ends."""
        return self.answering.hurried == self.answering.flowing == seat.number

    def _count_miss(self, seat: Seat) -> None:
        """The clock answers; who lets it do so again and again gets a substitute."""
        if self._is_hurried(seat):
            return
        self.answering.hurried = seat.number
        seat.misses += 1
        if seat.misses >= self.settings.clock_misses:
            seat.kind = "away"

    def _bot_moves_at(self, owed: Owed) -> float:
        """At an even pace; at once where the others must not see that it was asked, nor that there was something to choose from."""
        ask = owed.ask
        if ask.secret or ask.prompt in self.match.manners.laying or self.answering.flowing == ask.seat:
            return owed.since
        return owed.since + self.settings.pace

    def pretended(self, owed: Owed) -> float:
        """When a bot is shown as having chosen, and with it whoever has nothing to choose from."""
        return owed.since + self.settings.pace

    # --- looking ahead ----------------------------------------------------------------------------------------------------------------

    def next_wake(self, now: float) -> float | None:
        """When something will be due that was not at this time, if nobody does anything before."""
        standing = self.standing()
        if standing.asleep:
            return None
        times: list[float | None] = []
        moment = self.moments.on
        if moment is not None:
            times += [moment.least, moment.until]
        for owed in standing.owed:
            times.append(owed.deadline if owed.ask.seat in standing.people else self._bot_moves_at(owed))
            if owed.ask.prompt in self.match.manners.laying:
                times.append(self.pretended(owed))
        times += [time for seat in standing.people for time in self._replaced_at(self.seats[seat])]
        return min((time for time in times if time is not None and time > now), default=None)

    def wake(self, now: float) -> None:
        """Somebody is back: all clocks begin anew, and those still gone get their grace."""
        self.owed.clear()
        if self.moments.on is not None:
            self.moments.on.until = self._ends(now)
        for seat in self.seats:
            if seat.kind == "person" and not seat.windows:
                seat.gone_since = now


# --- what is answered for somebody who is silent: the quiet option, else what the bot would choose --------------------------------------


def default_option(game: Game, ask: Ask, bot: Bot) -> int:
    """The answer the clock gives. It sees no more than the seat does."""
    quiet = quiet_option(kit_of(game.name).manners, ask)
    return bot_option(game, ask, bot) if quiet is None else quiet


def would_pass(manners: Manners, auto: Auto, role: int) -> bool:
    """Whether a seat has said beforehand that it passes. What it holds plays no part; its role in the encounter is open to all."""
    return auto == "pass" or (auto == "mine" and role == manners.bystander)


def is_about_cards(ask: Ask) -> bool:
    """Whether a pass announced beforehand answers this: only cards in hand are passed so, never one's own power."""
    return ask.secret and PASS in ask.options and not any(option.startswith("use:") for option in ask.options)
