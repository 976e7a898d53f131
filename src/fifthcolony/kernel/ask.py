"""A decision that is owed: one seat, a prompt, and a finite tuple of options."""

from collections.abc import Callable, Generator, Sequence
from typing import Any, Final, Protocol, TypeVar, TypeVarTuple

Param = int | str
"""What fills a prompt's or an event's text: a number, or a word such as "seat:2" that the text layer puts in a language."""

PASS: Final = "pass"
DONE: Final = "done"
YES: Final = "yes"
NO: Final = "no"


class Ask:
    """Options are words ("seat:2", "yes", "pass"); the answer is an index. Never changed once it is owed."""

    __slots__ = ("id", "options", "params", "prompt", "seat", "secret")

    def __init__(self, seat: int, prompt: str, options: tuple[str, ...], params: tuple[Param, ...] = (), secret: bool = False) -> None:
        self.id = -1
        """How many answers the seat has given before: with the seat, the name of the ask."""
        self.seat = seat
        self.prompt = prompt
        self.options = options
        self.params = params
        self.secret = secret
        """True where the mere asking would tell the others something, such as who holds an answer."""

    def __reduce__(self) -> tuple[Any, ...]:
        """What `pickle` and `copy` keep."""
        return _asked, (self.seat, self.prompt, self.options, self.params, self.secret, self.id)

    def __repr__(self) -> str:
        return f"Ask(id={self.id}, seat={self.seat}, prompt={self.prompt!r}, params={self.params}, options={self.options})"


def _asked(seat: int, prompt: str, options: tuple[str, ...], params: tuple[Param, ...], secret: bool, number: int) -> Ask:
    """An ask that was pickled."""
    ask = Ask(seat, prompt, options, params, secret)
    ask.id = number
    return ask


Asking = Generator[Ask | tuple[Ask, ...], Any, Any]
"""A step that asks. It yields an Ask and is sent an index, or yields several and is sent a tuple of indices."""

Step = Callable[..., Asking | None]
Args = TypeVarTuple("Args")
"""What a step is called with besides the game; by place, since that is how it waits."""

Thing = TypeVar("Thing")
Thing_contra = TypeVar("Thing_contra", contravariant=True)


class Words(Protocol[Thing_contra]):
    """A table of words, by number or by name."""

    def __getitem__(self, thing: Thing_contra, /) -> str: ...


Named = Words[Thing] | Callable[[Thing], str]
"""What says how each of several things is called."""


def choose(
    seat: int, prompt: str, options: tuple[str, ...], params: tuple[Param, ...] = (), secret: bool = False
) -> Generator[Ask, int, int]:
    """Ask one seat for an index. A single option is never asked."""
    if len(options) == 1:
        return 0
    return (yield Ask(seat, prompt, options, params, secret))


def pick(
    seat: int, prompt: str, things: Sequence[Thing], words: Named[Thing], params: tuple[Param, ...] = (), secret: bool = False
) -> Generator[Ask, int, Thing]:
    """Let one seat pick one of these things, each called by its word. A single thing is picked unasked."""
    if len(things) == 1:
        return things[0]
    return things[(yield Ask(seat, prompt, _called(things, words), params, secret))]


def pick_or_leave(
    seat: int,
    prompt: str,
    things: Sequence[Thing],
    words: Named[Thing],
    params: tuple[Param, ...] = (),
    secret: bool = False,
    leave: str = PASS,
) -> Generator[Ask, int, Thing | None]:
    """Let one seat pick one of these things, or none: `leave` is the word for that, and comes last. Nothing to pick is not asked.

    Without a word for it they cannot be left: so one can say that the first of several has to be picked.
    """
    if not things:
        return None
    if not leave:
        return (yield from pick(seat, prompt, things, words, params, secret))
    index = yield Ask(seat, prompt, (*_called(things, words), leave), params, secret)
    return things[index] if index < len(things) else None


def _called(things: Sequence[Thing], words: Named[Thing]) -> tuple[str, ...]:
    return tuple([words(thing) for thing in things] if callable(words) else [words[thing] for thing in things])


def agree(seat: int, prompt: str, params: tuple[Param, ...] = (), secret: bool = False) -> Generator[Ask, int, bool]:
    """Ask one seat for a yes or a no."""
    return (yield Ask(seat, prompt, (YES, NO), params, secret)) == 0


def choose_together(asks: tuple[Ask, ...]) -> Generator[Ask | tuple[Ask, ...], Any, tuple[int, ...]]:
    """Ask several seats at once, in secret. Who has a single option is not asked; the answers come back in the order given."""
    owed = tuple([ask for ask in asks if len(ask.options) > 1])
    if len(owed) == len(asks) > 1:
        answers: tuple[int, ...] = yield owed
        return answers
    if not owed:
        return (0,) * len(asks)
    indices = ((yield owed[0]),) if len(owed) == 1 else (yield owed)
    given = dict(zip((ask.seat for ask in owed), indices, strict=True))
    return tuple(given.get(ask.seat, 0) for ask in asks)
