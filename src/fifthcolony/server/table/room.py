"""One table: a task that does one thing after the other, so that nothing here needs a lock.

Each thing has a time: when its message came, or when a clock ran out. All that follows from it at that time (bots that answer at once,
moments that open) is done in memory, written down in one commit, and only then said, on an even tick.
"""

import asyncio
import logging
import math
import time
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, Final, NamedTuple, ParamSpec, TypeVar

import msgspec

from fifthcolony.kernel.errors import FifthColonyError
from fifthcolony.kernel.registry import kit_of
from fifthcolony.server.errors import Refused, stopped, unwritten
from fifthcolony.server.messages.socket import TableChanged
from fifthcolony.server.messages.wire import ChatLine, Stage, TableLine, Wishes, You
from fifthcolony.server.offers import configured
from fifthcolony.server.secrets import commitment
from fifthcolony.server.settings import Settings
from fifthcolony.server.store.errors import Fenced, Unavailable
from fifthcolony.server.store.ledger import Ledger
from fifthcolony.server.store.schema import KinRow
from fifthcolony.server.table import seating
from fifthcolony.server.table.answering import Answering
from fifthcolony.server.table.bots import bots_for, check_level
from fifthcolony.server.table.broadcast import Broadcast
from fifthcolony.server.table.chatter import Chatter
from fifthcolony.server.table.clock import Clock
from fifthcolony.server.table.keeping import seat_row, table_row
from fifthcolony.server.table.kin import Rematch, continued
from fifthcolony.server.table.match import Match, Viewer
from fifthcolony.server.table.minds import Minds
from fifthcolony.server.table.moments import Moments
from fifthcolony.server.table.seats import Seat, host_of, seat_lines
from fifthcolony.server.table.talking import let_bots_speak
from fifthcolony.server.table.voice import Voice
from fifthcolony.server.thinking.thinkers import Thinkers
from fifthcolony.server.transport.connection import Connection
from fifthcolony.server.transport.rates import Buckets
from fifthcolony.server.watching.watch import NOBODY, Watch

T = TypeVar("T")
A_DAY: Final = 86_400
P = ParamSpec("P")
log = logging.getLogger("fifthcolony.server")


class Job(NamedTuple):
    """Something for the table's task to do."""

    at: float
    """When it came, or was due."""
    work: Callable[[], Awaitable[None]] | None
    """None: nothing but what is due by itself."""


class Running(NamedTuple):
    """A game that has begun, and all that keeps it going."""

    match: Match
    moments: Moments
    answering: Answering
    clock: Clock
    broadcast: Broadcast
    chatter: Chatter


class Table:
    """Seats, talk, watchers, and the game once it has begun."""

    def __init__(
        self, code: str, wishes: Wishes, seed: int, salt: str, settings: Settings, ledger: Ledger, watch: Watch = NOBODY,
        thinkers: Thinkers | None = None,
    ) -> None:  # fmt: skip
        self.code = code
        self.wishes = wishes
        self.seed = seed
        self.salt = salt
        self.hash = commitment(seed, salt)
        self.settings = settings
        self.ledger = ledger
        """What is yet to be written down."""
        self.watch = watch
        self.thinkers = thinkers
        """Who thinks for its bots."""
        self.voice = Voice(settings.tick, watch)
        self.talk = Buckets(*settings.chat_rate, keys=200)
        """How fast each seat and each watcher's address may talk."""
        self.now = time.monotonic()
        """The time of what is being done."""
        self.created = self.touched = int(time.time())
        self.stage: Stage = "open"
        self.config: dict[str, Any] | None = None
        self.seats = seating.new_seats(wishes.seats, kit_of(wishes.game).colours)
        self.watchers: list[Connection] = []
        self.chat: list[ChatLine] = []
        self.said = 0
        self.running: Running | None = None
        """The game, once it has begun."""
        self.winners: list[int] | None = None
        self.kin: KinRow | None = None
        """Where it comes from, if from another table."""
        self.rematch = Rematch()
        self.play_again: Callable[[Table], Awaitable[str]] | None = None
        """Makes the table of the rematch; none while this one is not among a server's tables."""
        self.quiet_since: float | None = time.monotonic()
        """Since when nobody is connected."""
        self.broken = False
        self._told = b""
        self._pending: set[asyncio.Future[Any]] = set()
        self._results: list[tuple[asyncio.Future[Any], Any, Refused | None]] = []
        """What those who wait are to be told once everything is written down: a value, or why not."""
        self._inbox: asyncio.Queue[Job | None] = asyncio.Queue()
        self._timer: asyncio.TimerHandle | None = None
        self._task: asyncio.Task[None] | None = None

    # --- the task ---------------------------------------------------------------------------------------------------------------------

    def open(self) -> None:
        """Begin to work."""
        self._task = asyncio.create_task(self._run(), name=f"table {self.code}")
        self._tick()

    async def close(self, code: int = Connection.CLOSED_BY_TABLE) -> None:
        """Do what is in the inbox, then stop working and let everybody go; what was acknowledged is on disk."""
        if self._task is not None:
            self._inbox.put_nowait(None)
            await asyncio.wait([self._task], timeout=self.settings.drain_within)
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        if self._timer is not None:
            self._timer.cancel()
        self._stop(stopped())
        self.voice.finish()
        for connection in self.connections():
            connection.close(code)

    async def call(self, job: Callable[P, Awaitable[T]], *args: P.args, **kwargs: P.kwargs) -> T:
        """Have the table's task do something, in its turn, and wait until what comes of it is written down."""
        if self.broken:
            raise stopped()
        result: asyncio.Future[T] = asyncio.get_running_loop().create_future()

        async def work() -> None:
            try:
                self._results.append((result, await job(*args, **kwargs), None))
            except Refused as refusal:
                self._results.append((result, None, refusal))

        self._pending.add(result)
        result.add_done_callback(self._pending.discard)
        self._inbox.put_nowait(Job(time.monotonic(), work))
        return await result

    def post(self, job: Callable[P, Awaitable[None]], *args: P.args, **kwargs: P.kwargs) -> None:
        """Have the table's task do something, in its turn, which sees to refusals itself; nobody waits for it."""
        if self.broken:
            raise stopped()
        self._inbox.put_nowait(Job(time.monotonic(), partial(job, *args, **kwargs)))

    def _stop(self, why: Refused) -> None:
        """Whoever waits for this table waits no longer, and nobody thinks for it."""
        self.broken = True
        if self.running is not None:
            self.running.clock.minds.forget()
        for result in list(self._pending):
            if not result.done():
                result.set_exception(why)

    def _tick(self, at: float | None = None) -> None:
        self._inbox.put_nowait(Job(time.monotonic() if at is None else at, None))

    async def _run(self) -> None:
        try:
            while (job := await self._inbox.get()) is not None:
                self.now = max(self.now, job.at)
                if job.work is not None:
                    await job.work()
                self._go_on()
                await self.ledger.commit()
                self._answer_all()
                self.voice.speak(self.now, job.work is not None)
        except asyncio.CancelledError:
            raise
        except (Fenced, Unavailable) as error:
            log.warning("table %s is let go: %s", self.code, error)
            self._break_off(unwritten())
        except Exception:
            log.exception("table %s stopped", self.code)
            self.watch.broke()
            self._break_off(stopped())

    def _break_off(self, why: Refused) -> None:
        """Everybody is told to come again; what was not written down was not said either."""
        self._stop(why)
        self.voice.forget()
        self.voice.finish()
        for connection in self.connections():
            connection.refuse_and_close(why)

    async def drop(self) -> None:
        """Stop at once, whatever is in the inbox: the table may be somebody else's by now."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        if self._timer is not None:
            self._timer.cancel()
        self._break_off(unwritten())

    def _answer_all(self) -> None:
        results, self._results = self._results, []
        for waiting, value, refusal in results:
            if waiting.done():
                continue
            if refusal is None:
                waiting.set_result(value)
            else:
                waiting.set_exception(refusal)

    def _go_on(self) -> None:
        """Do all that is due, and see when to look again."""
        running = self.running
        if running is None:
            self._free_unclaimed()
            self.publish()
            self._wake_later(self._next_unclaimed())
            return
        rests = running.clock.settle(self.now, self.publish)
        outcome = running.match.game.outcome
        if self.stage == "running" and outcome is not None and not running.match.beats:
            self._finish(list(outcome.winners))
            self.publish()
        let_bots_speak(self)
        if rests:
            self._wake_later(running.clock.next_wake(self.now))
        else:
            self._tick()

    def _free_unclaimed(self) -> None:
        """Before the start: a seat whose person never came is there for others."""
        for seat in seating.unclaimed(self.seats, self.settings.claim_within, self.now):
            seating.stand_up(self.seats, seat)
            self.save()

    def _next_unclaimed(self) -> float | None:
        """When the next seat would be free by itself."""
        asked = [seat.gone_since for seat in seating.unclaimed(self.seats, 0.0, math.inf) if seat.gone_since is not None]
        return min(asked) + self.settings.claim_within if asked else None

    def _wake_later(self, when: float | None) -> None:
        """Look again when something will be due; what has become due since the last look is due at once."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if when is not None and self.stage != "over":
            self._timer = asyncio.get_running_loop().call_later(max(0.0, when - time.monotonic()), self._tick, when)

    # --- what everybody sees ------------------------------------------------------------------------------------------------------------

    def is_listed(self) -> bool:
        """Whether the lobby shows it: public, not over, and somebody to play with or to watch."""
        played = any(seat.windows for seat in self.seats) or not any(seat.is_person for seat in self.seats)
        return self.wishes.visibility == "public" and self.stage != "over" and played and not self.broken

    def owed_by(self, seat: int) -> str | None:
        """The prompt that a seat is asked now, for its own eyes."""
        asks = () if self.running is None else self.running.match.visible()
        return next((ask.prompt for ask in asks if ask.seat == seat), None)

    def can_rest(self) -> bool:
        """Whether nothing would happen here without somebody coming in."""
        return self.stage != "running" or self.running is None or self.running.clock.is_asleep()

    def is_busy(self) -> bool:
        """Whether somebody waits for something from it, such as a window that is about to come in."""
        return bool(self._pending)

    def inbox_length(self) -> int:
        """How many jobs wait for it."""
        return self._inbox.qsize()

    def connections(self) -> list[Connection]:
        """Every open window."""
        return [*self.watchers, *(window for seat in self.seats for window in seat.windows)]

    def audience(self) -> dict[Viewer, list[Connection]]:
        """Who looks with which eyes."""
        eyes: dict[Viewer, list[Connection]] = {seat.number: seat.windows for seat in self.seats if seat.windows}
        return eyes | ({None: self.watchers} if self.watchers else {})

    def line(self) -> TableLine:
        """The table as everybody sees it."""
        over = self.stage == "over"
        return TableLine(
            code=self.code,
            stage=self.stage,
            wishes=self.wishes,
            seats=seat_lines(self.seats, self.wishes.level),
            watchers=len(self.watchers),
            created=self.created,
            hash=self.hash,
            seed=str(self.seed) if over else None,
            salt=self.salt if over else None,
            winners=self.winners,
            encounter=None if self.running is None else self.running.match.encounters_shown(),
            continues=None if self.kin is None else continued(self.kin),
            rematch=self.rematch.line() if over else None,
        )

    def you(self, viewer: Viewer) -> You:
        """A connection as it sees itself."""
        if viewer is None:
            return You(None, False, "ask")
        seat = self.seats[viewer]
        return You(viewer, seat is host_of(self.seats), seat.auto)

    def publish(self) -> None:
        """Tell everybody what changed for them."""
        line = self.line()
        told = msgspec.json.encode(line)
        if told != self._told:
            self._told = told
            for connection in self.connections():
                self.voice.say(connection, TableChanged(line, self.you(connection.viewer)))
        if self.running is not None:
            self.running.broadcast.publish(self.audience(), self.now, self.voice.write)

    # --- the game ---------------------------------------------------------------------------------------------------------------------

    def start(self) -> None:
        """Bots take the empty seats, the table is written down as running, and the first card is dealt."""
        seating.fill_with_bots(self.seats, self.wishes.level)
        try:
            config = self._pinned(self.configure([seat.colour for seat in self.seats]))
            match = Match(self.wishes.game, config, self.seed, self.settings.moments is not None)
        except FifthColonyError as error:
            raise Refused("bad_config", str(error)) from None
        self.begin(config, match)

    def begin(self, config: dict[str, Any], match: Match) -> None:
        """The table is written down as running, and goes on with this match."""
        self.config, self.stage = config, "running"
        self.save()
        self.set_match(match)

    def try_game(self) -> None:
        """FifthColonyError if there can be no such game."""
        kit = kit_of(self.wishes.game)
        check_level(self.wishes.level, self.wishes.game)
        kit.begin(self.configure([seat.colour for seat in self.seats]), self.seed)

    def _pinned(self, config: dict[str, Any]) -> dict[str, Any]:
        """What chance deals out of a pool, by name: a game that is under way must not change when the pool grows."""
        kit = kit_of(self.wishes.game)
        return kit.pin(config, kit.begin(config, self.seed))

    def configure(self, colours: list[str]) -> dict[str, Any]:
        """The game's own configuration; BadConfig if there can be no such game."""
        return configured(self.wishes, colours)

    def set_match(self, match: Match) -> None:
        """Go on with this match."""
        moments = Moments(self.settings.clocks[self.wishes.clock])
        answering = Answering(match, moments, self.seats, self.ledger, self.watch)
        players = bots_for(match.game, self.salt, self.seats, self.wishes.level, self.settings.think)
        minds = Minds(self.code, players, self.thinkers, self._tick)
        clock = Clock(answering, minds, self.wishes, self.settings, lambda: self.watchers or self.settings.bots_play_on)
        self.running = Running(match, moments, answering, clock, Broadcast(clock), Chatter(match, self.seats, self.salt))

    def _finish(self, winners: list[int]) -> None:
        self.stage, self.winners = "over", winners
        log.info("a game is over", extra={"table": self.code})
        assert self.running is not None, "a game that is over was running"
        aliens = self.running.match.game.view(None).get("aliens", [])
        self.ledger.add_ending({"code": self.code, "at": int(time.time()), "aliens": msgspec.json.encode(aliens).decode()})
        self.save()

    # --- what lasts -------------------------------------------------------------------------------------------------------------------

    def note_visit(self, is_first: bool) -> None:
        """Somebody of ours has come in: for the first time, or for the first time today, which keeps the table from being forgotten."""
        if self.stage != "over" and (is_first or time.time() - self.touched > A_DAY):
            self.save()

    def save(self) -> None:
        """Have the table and its seats written down."""
        self.touched = int(time.time())
        self.ledger.save_table(table_row(self), [seat_row(self.code, seat) for seat in self.seats], self.kin)

    def person(self, token: str) -> Seat | None:
        """The seat that a token's digest opens."""
        return next((seat for seat in self.seats if seat.token == token and token), None)


def announce(table: Table, connection: Connection) -> None:
    """Tell one connection how the table stands."""
    table.voice.say(connection, TableChanged(table.line(), table.you(connection.viewer)))
