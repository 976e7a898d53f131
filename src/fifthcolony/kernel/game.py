"""The machine that runs a game: a stack of steps, the asks they raise, the answers they get.

A game is data. Its stack holds `(step, args)` pairs; only the topmost step can be under way, and the answers it has had are kept beside
the stack. Its generator is a cache: a copy or a loaded game makes it anew by sending those answers again. That is exact under the
kernel's law: inside one step every ask comes before any change, and one step asks one seat, or several at once, never several in a row.
"""

from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Final, Self

from mypy_extensions import mypyc_attr

from fifthcolony.kernel.ask import Args, Ask, Asking, Param, Step
from fifthcolony.kernel.codec import DUMP, DUMP_VERSION, choices_from_text, choices_to_text, seal, tupled
from fifthcolony.kernel.errors import DamagedData, IllegalChoice, LawBroken, StaleAsk, WrongSeat
from fifthcolony.kernel.events import Event, Outcome
from fifthcolony.kernel.numbers import whole
from fifthcolony.kernel.record import Record, record_of
from fifthcolony.kernel.rng import Item, draw_below, seeded, shuffled
from fifthcolony.kernel.steps import STEPS, Frame, step_name
from fifthcolony.kernel.view_types import View

_MANY: Final = 32
"""Choices that are worth putting away before a copy."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """What every game has. A game's own state lives in a subclass, which copies and dumps it by hand."""

    __slots__ = (
        "_answers", "_asked_before", "_before", "_cut", "_owed", "_past", "_queue", "_recent", "_told", "_work", "answered", "asks",
        "config", "hushed", "listener", "outcome", "partial", "rng", "seed", "stack", "start", "unsettled",
    )  # fmt: skip

    guard: ClassVar[bool] = False
    """Check the kernel's law at every suspension. Slow; on in every test."""

    name: ClassVar[str] = ""
    plain: ClassVar[tuple[str, ...]] = ()
    """A subclass's fields that JSON brings back as they were: numbers, words, lists of lists."""
    tuples: ClassVar[tuple[str, ...]] = ()
    """Its fields that are lists of tuples."""

    def __new__(cls, *_begin: Any) -> Self:
        """An empty game, which `copy` fills; compiled, it would be begun at once if this did not say otherwise."""
        return super().__new__(cls)

    def __init__(self, config: dict[str, Any], seed: int) -> None:
        self.config = config
        self.seed = seed
        self.rng = seeded(seed)
        self.stack: list[Frame] = []
        self.asks: tuple[Ask, ...] = ()
        """Every decision now owed."""
        self.partial: dict[int, int] = {}
        """Answers of a simultaneous ask that are in while others are open."""
        self.answered: dict[int, int] = {}
        """How many answers each seat has given: the id of its next ask, which so tells it nothing of what others were asked."""
        self.outcome: Outcome | None = None
        self.start: str | None = None
        """The dump a set-up position began from; None for a game that began from its seed."""
        self.unsettled = False
        """Set by a change after which `settle` must look at the whole position, once the step is over."""
        self.hushed = False
        """Whether nobody is asked where everybody may pass, and all do: in imagined games that only go on to a count."""
        self.listener: Callable[[Event], None] | None = None
        self._past: tuple[int, ...] = ()
        """The choices of long ago: a tuple, so that copies share it."""
        self._recent: list[int] = []
        """Those since then."""
        self._owed: tuple[Ask, ...] = ()
        self._answers: list[Any] = []
        self._work: Asking | None = None
        self._queue: list[Frame] = []
        self._cut: Step | None = None
        self._before: Any = None
        self._asked_before = -1
        self._told = 0

    # --- what steps use -------------------------------------------------------------------------------------------------------------

    def then(self, step: Callable[[Self, *Args], Asking | None], *args: *Args) -> None:
        """Go on with this step when the running one is over; several go on in the order given."""
        self._queue.append((step, args))

    def go_on(self, step: Callable[[Self, *Args], None], *args: *Args) -> None:
        """`then` for a step that asks nothing, as the last deed of the running one: at once, where nothing has to come before it."""
        if self._queue or self.unsettled:
            self._queue.append((step, args))
        else:
            step(*((self,) + args))  # noqa: RUF005  as in `run`

    def then_all(self, frames: tuple[Frame, ...]) -> None:
        """Go on with all of these in turn."""
        self._queue += frames

    def cut_to(self, step: Step) -> None:
        """Drop what was to come, down to the nearest waiting frame of this step, which goes on after the running step and its thens."""
        self._cut = step

    def awaits(self, step: Step) -> bool:
        """Whether a frame of this step waits below the running one."""
        return any(waiting is step for waiting, _ in self.stack)

    @property
    def goes_on(self) -> bool:
        """Whether something is already to follow the running step."""
        return bool(self._queue)

    def tell(self, key: str, *params: Param, to: tuple[int, ...] | None = None) -> None:
        """Say what happened, to whom it concerns. Costs next to nothing while nobody listens."""
        self._told += 1
        if self.listener is not None:
            self.listener(Event(key, params, to))

    def random_below(self, bound: int) -> int:
        """A number from 0 to bound - 1, from the game's own integer."""
        self.rng, number = draw_below(self.rng, bound)
        return number

    def shuffle(self, items: list[Item]) -> None:
        """Shuffle a list in place."""
        self.rng = shuffled(self.rng, items)

    def settle(self) -> None:
        """Look at the position after a step that set `unsettled`."""

    # --- what was chosen --------------------------------------------------------------------------------------------------------------

    @property
    def choices(self) -> list[int]:
        """Every index chosen so far, simultaneous ones in seat order: with config and seed, the whole game."""
        return [*self._past, *self._recent]

    @choices.setter
    def choices(self, choices: list[int]) -> None:
        self._past, self._recent = (), choices

    @property
    def decisions(self) -> int:
        """How many choices there were."""
        return len(self._past) + len(self._recent)

    # --- what players use -----------------------------------------------------------------------------------------------------------

    def ask_of(self, seat: Any) -> Ask:
        """The ask this seat owes an answer to."""
        given = whole(seat)
        for owed in self.asks:
            if owed.seat == given:
                return owed
        if self.outcome is not None:
            raise WrongSeat(f"seat {seat!r} answered, but the game is over ({self.outcome.reason})")
        waiting = " and ".join(str(owed.seat) for owed in self.asks)
        raise WrongSeat(f"seat {seat!r} answered, but the game waits for seat {waiting}")

    @property
    def is_under_way(self) -> bool:
        """Whether what is asked goes on with a choice made of parts, some of which are in."""
        return bool(self._answers)

    def given(self, seat: int) -> tuple[Ask, int] | None:
        """What a seat was asked together with others, and its answer, while theirs are not all in."""
        return next(((ask, self.partial[seat]) for ask in self._owed if ask.seat == seat and seat in self.partial), None)

    def withdraw(self, seat: int) -> None:
        """Take back what a seat answered together with others, while theirs are not all in: nothing has come of it yet."""
        if self.partial.pop(seat, None) is None:
            raise WrongSeat(f"seat {seat} has no answer that waits for others")
        self.answered[seat] -= 1
        self.asks = tuple([ask for ask in self._owed if ask.seat not in self.partial])

    def answer(self, seat: Any, index: Any, ask: Any = None) -> None:
        """Answer what the seat owes by the index of an option; `ask` names the ask meant, so that a late answer is refused.

        All are integers, of whatever kind; what else comes from outside is refused by name, in a compiled kernel too.
        """
        asks = self.asks
        owed = asks[0] if asks and asks[0].seat is seat else self.ask_of(seat)
        if ask is not None and ask != owed.id:
            raise StaleAsk(f"seat {seat} answered ask {ask}, but ask {owed.id} ({owed.prompt}) is the one owed")
        if type(index) is not int or not 0 <= index < len(owed.options):
            index = self._legal(owed, index)
        self.answered[owed.seat] = owed.id + 1
        value: Any = index
        if len(self._owed) == 1:
            self._recent.append(index)
        elif (value := self._answer_together(owed, index)) is None:
            return
        try:
            following = (self._work or self._rebuild()).send(value)
        except StopIteration:
            self._work = None
            if self._answers:
                self._answers = []
            self.stack.pop()
            self.run(over=True)
        else:
            self._answers.append(value)
            self._suspend(following)

    def _legal(self, owed: Ask, given: Any) -> int:
        """The index of an option that is another library's whole number, or an error."""
        index = whole(given)
        if index is None or not 0 <= index < len(owed.options):
            raise IllegalChoice(
                f"seat {owed.seat} chose {given!r} at {owed.prompt}; legal are 0 to {len(owed.options) - 1}: {', '.join(owed.options)}"
            )
        return index

    def _answer_together(self, owed: Ask, index: int) -> tuple[int, ...] | None:
        """Keep one answer of a simultaneous ask; all of them, once the last is in."""
        self.partial[owed.seat] = index
        self.asks = tuple([other for other in self.asks if other is not owed])
        if self.asks:
            return None
        partial, self.partial = self.partial, {}
        self._recent += [partial[seat] for seat in sorted(partial)]
        return tuple([partial[other.seat] for other in self._owed])

    # --- the machine ----------------------------------------------------------------------------------------------------------------

    def run(self, over: bool = False) -> None:
        """Run steps until one asks or the game is over; `over` says that one has just come to its end, off the stack already."""
        stack, queue, guard = self.stack, self._queue, self.guard
        while True:
            if over:
                if self._cut is not None:
                    self._fall_through()
                while queue:
                    stack.append(queue.pop())
                if self.unsettled:
                    self.unsettled = False
                    self.settle()
            if not stack or self.outcome is not None:
                break
            if guard:
                step_name(stack[-1][0])
                self._before, self._told = self.fingerprint(), 0
            step, args = stack.pop()
            work = step(*((self,) + args)) if args else step(self)  # noqa: RUF005  compiled, `step(self, *args)` costs three times as much
            if work is not None:
                for owed in work:
                    stack.append((step, args))
                    self._work = work
                    self._suspend(owed)
                    return
            over = True
        stack.clear()
        self.asks = self._owed = ()

    def _fall_through(self) -> None:
        """Drop waiting frames down to the one that `cut_to` named."""
        while self.stack[-1][0] is not self._cut:
            self.stack.pop()
        self._cut = None

    def _rebuild(self) -> Asking:
        """Make the generator of the topmost step anew and bring it to where it was."""
        if self.guard:
            self._before, self._told = self.fingerprint(), 0
        step, args = self.stack[-1]
        work = step(self, *args)
        assert work is not None, f"{step_name(step)} was suspended, but asks nothing"
        owed = next(work)
        for value in self._answers:
            owed = work.send(value)
        self._work = work
        self._asked_before = owed.seat if isinstance(owed, Ask) else -1
        partial = self.partial
        self._suspend(owed)
        self.asks = tuple(ask for ask in self._owed if ask.seat not in partial)
        return work

    def _suspend(self, owed: Ask | tuple[Ask, ...]) -> None:
        answered = self.answered
        if type(owed) is Ask:
            owed.id = answered.get(owed.seat, 0)
            self.asks = self._owed = (owed,)
        else:
            assert isinstance(owed, tuple)
            for ask in owed:
                ask.id = answered.get(ask.seat, 0)
            self.asks = self._owed = owed
        if self.guard:
            self._check_law()

    def _check_law(self) -> None:
        name = step_name(self.stack[-1][0])
        if self._queue or self._cut or self._told or self.unsettled or self.fingerprint() != self._before:
            raise LawBroken(f"{name} changed the game before its last ask ({self.asks[0].prompt})")
        seats = [ask.seat for ask in self._owed]
        if len(set(seats)) < len(seats) or any(len(ask.options) < 2 for ask in self._owed):
            raise LawBroken(f"{name} asked {self._owed}; a seat is asked once at a time, and never about a single option")
        if self._answers and (len(seats) > 1 or seats != [self._asked_before]):
            before = f"seat {self._asked_before}" if self._asked_before >= 0 else "several seats"
            raise LawBroken(f"{name} asked {before} and then {seats}; one step asks one seat, or several at once")
        self._asked_before = seats[0] if len(seats) == 1 else -1

    def redo_others_answers(self, seat: int) -> None:
        """After hidden things were dealt afresh: what others have answered in the step under way hung on what they held.

        That they have answered is no secret, so in a simultaneous ask they answer again, at random.
        """
        if self.outcome is not None or not self.stack:
            return
        if any(ask.seat != seat for ask in self._owed):
            self._answers = []
        before, self.partial, self._work = self.partial, {}, None
        for other in before:
            self.answered[other] = max(0, self.answered.get(other, 0) - 1)
        if self._answers:
            self._rebuild()
        else:
            self.run()
        for other in sorted(before):
            ask = next((ask for ask in self.asks if ask.seat == other), None)
            if ask is not None:
                self.answer(other, before[other] if other == seat else self.random_below(len(ask.options)))

    # --- copies and fingerprints ----------------------------------------------------------------------------------------------------

    def copy_into(self, twin: Self) -> None:
        """Give the twin all that this game is; a subclass adds its own part. Listeners and generators are not copied."""
        twin.config = self.config
        twin.seed = self.seed
        twin.rng = self.rng
        twin.stack = self.stack.copy()
        twin.asks = self.asks
        twin.partial = self.partial.copy() if self.partial else {}
        twin.answered = self.answered.copy()
        if len(self._recent) >= _MANY:
            self._past, self._recent = (*self._past, *self._recent), []
        twin._past = self._past
        twin._recent = self._recent.copy()
        twin.outcome = self.outcome
        twin.start = self.start
        twin.unsettled = False
        twin.hushed = False
        twin.listener = None
        twin._owed = self._owed
        twin._answers = self._answers.copy()
        twin._work = None
        twin._queue = []
        twin._cut = None
        twin._before = None
        twin._asked_before = -1
        twin._told = 0

    def copy(self) -> Self:
        """The same game once more, sharing nothing that can change."""
        twin = self.__class__.__new__(self.__class__)
        self.copy_into(twin)
        return twin

    def __copy__(self) -> Self:
        """`copy.copy` gives another game, as `copy` does: two that shared their lists would both be neither."""
        return self.copy()

    def __deepcopy__(self, _memo: dict[int, Any]) -> Self:
        """The same: nothing that can change is shared anyway."""
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        """What `pickle` keeps: what a dump does. Like a copy, the game that comes back has no listener."""
        return woken, (self.__class__, self.config, self.seed, self.body())

    def resume(self) -> None:
        """Have the step that asks under way again, as it was when it asked: it may ask otherwise under what is set from now on."""
        if self._work is None:
            self._rebuild()

    def rest(self) -> None:
        """Nobody goes on with it now: without listener and generator nothing leads back to it, and it goes with its last holder."""
        self.listener = self._work = None

    def state(self) -> dict[str, Any]:
        """The subclass's own state as plain lists, numbers and words, by name: what a dump holds."""
        return {name: getattr(self, name) for name in (*self.plain, *self.tuples)}

    def restore(self, state: dict[str, Any]) -> None:
        """Take a state back in; a subclass remakes what follows from it."""
        for name in self.plain:
            setattr(self, name, state[name])
        for name in self.tuples:
            setattr(self, name, [tupled(item) for item in state[name]])

    def dump(self) -> str:
        """The game as one line of text, in the middle of any decision; `load` brings it back."""
        return seal(DUMP, DUMP_VERSION, self.body())

    def body(self) -> dict[str, Any]:
        """What a dump holds. What is as in a game that has not begun is left out."""
        blank = type(self)(self.config, self.seed).state()
        body = {
            "game": self.name,
            "config": self.config,
            "seed": self.seed,
            "rng": self.rng,
            "outcome": self.outcome,
            "answered": sorted(self.answered.items()),
            "choices": choices_to_text(self.choices),
            "stack": [(step_name(step), args) for step, args in self.stack],
            "answers": self._answers,
            "partial": sorted(self.partial.items()),
            "state": {name: value for name, value in self.state().items() if value != blank[name]},
        }
        if self.start is not None:
            body["start"] = self.start
        return body

    def load(self, body: dict[str, Any]) -> None:
        """Fill a game without a position from a dump's body, and bring it to its ask."""
        try:
            self.rng = body["rng"]
            self.outcome = Outcome(tuple(body["outcome"][0]), body["outcome"][1]) if body["outcome"] else None
            self.answered = dict(body["answered"])
            self.choices = choices_from_text(body["choices"])
            self.stack = [(STEPS[name], tupled(args)) for name, args in body["stack"]]
            self._answers = [tupled(value) for value in body["answers"]]
            self.partial = dict(body["partial"])
            self.start = body.get("start")
            state = self.state()
            unknown = sorted(body["state"].keys() - state.keys())
            if unknown:
                raise ValueError(f"it has {', '.join(unknown)}, and no position has")
            self.restore(state | body["state"])
            if self.outcome is None and self.stack:  # a scene that has stopped waits for nobody
                self._rebuild()
        except Exception as error:  # an edited dump can make the rules trip over anything
            raise DamagedData(f"this dump does not fit these rules: {type(error).__name__} {error}") from None

    def record(self) -> Record:
        """Everything needed to play this game again: where it began, and every choice with its label."""
        return record_of(self)

    def fingerprint(self) -> str:
        """All that can change, as one text: equal texts are equal positions."""
        return repr((self.rng, self.outcome, self.state()))

    def view(self, seat: Any) -> View:
        """What this seat may know (None: a spectator), JSON-safe."""
        raise NotImplementedError

    def look(self, seat: Any, names: tuple[str, ...] | None) -> Mapping[str, Any]:
        """Some fields of what this seat may know, for a single decision; all of them for None."""
        view: Mapping[str, Any] = self.view(seat)
        return view if names is None else {name: view[name] for name in names}

    def determinize(self, seat: Any, seed: int) -> Self:
        """A copy in which all that the seat cannot know is dealt afresh, consistent with what it does know."""
        raise NotImplementedError


def woken(kind: type[Game], config: dict[str, Any], seed: int, body: dict[str, Any]) -> Game:
    """A game that was pickled."""
    game = kind(config, seed)
    game.load(body)
    return game
