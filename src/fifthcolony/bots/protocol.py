"""What a bot is: something that answers asks from what its seat may know."""

from pathlib import Path
from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from fifthcolony.bots.budget import Budget
from fifthcolony.kernel.ask import Ask
from fifthcolony.kernel.errors import BadBot
from fifthcolony.kernel.events import Outcome
from fifthcolony.kernel.game import Game
from fifthcolony.kernel.sight import Imagination, Sight

Fields = tuple[str, ...]
"""Names of a view's fields."""
NOTHING: Final[Fields] = ()


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Bot:
    """A player that is a program. It says what it wants to see, is shown that, and answers; it never meets the game."""

    __slots__ = ()

    games: ClassVar[tuple[str, ...]] = ()
    """Which it can play; all of them where none is named."""

    imagines: ClassVar[bool] = False
    """Whether it wants games to try things out in, dealt afresh wherever its seat cannot see."""

    thinks: ClassVar[bool] = False
    """Whether it thinks for as long as it is given, as a search does. Whoever does not answers at once."""

    def __init__(self, seed: int = 0) -> None:
        """A new bot for one seat of one game; the seed is all the chance it has."""

    def __reduce__(self) -> tuple[Any, ...]:
        """What `pickle` and `copy` keep: what it has in its head, in slots or not, in classes that are compiled or not."""
        return _empty, (self.__class__,), self.__getstate__()

    def __getstate__(self) -> dict[str, Any]:
        """Every attribute that is set."""
        return {name: getattr(self, name) for name in _names(self) if hasattr(self, name)} | getattr(self, "__dict__", {})

    def __setstate__(self, kept: dict[str, Any]) -> None:
        """Take them back."""
        for name, value in kept.items():
            setattr(self, name, value)

    def give(self, budget: Budget) -> None:
        """How long it may think, from now on."""
        raise NotImplementedError

    def reads(self, ask: Ask) -> Fields | None:  # noqa: ARG002  whatever is asked
        """The fields of the view that it wants to see before it answers; None for the whole view, which costs more than most answers."""
        return None

    def decide(self, ask: Ask, sight: Sight[Any]) -> int:
        """The index of the option it takes."""
        raise NotImplementedError

    def over(self, outcome: Outcome) -> None:
        """The game is over, and it is asked nothing more: said where many games are played one after the other."""


def _empty(kind: type[Bot]) -> Bot:
    return kind.__new__(kind)


def _names(bot: Bot) -> list[str]:
    """The attributes that its classes have room for: those of a compiled class, and slots."""
    names: list[str] = []
    for kind in type(bot).__mro__:
        slots = kind.__dict__.get("__mypyc_attrs__", kind.__dict__.get("__slots__", ()))
        names += [slots] if isinstance(slots, str) else slots
    return [name for name in names if name not in ("__dict__", "__weakref__")]


_BLIND: Final[Sight[Any]] = Sight({})


def sight_for(bot: Bot, game: Game, ask: Ask) -> Sight[Any]:
    """What a bot is shown for an ask: what it wants to see, and nothing that leads to the game."""
    fields = bot.reads(ask)
    if bot.imagines:
        return Imagination(game.look(ask.seat, fields), ask.seat, game.determinize(ask.seat, 0))
    return _BLIND if fields == NOTHING else Sight(game.look(ask.seat, fields))


def answer_of(bot: Bot, game: Game, ask: Ask) -> int:
    """What a bot answers. All that it is given is the ask and what is made for it here."""
    try:
        return bot.decide(ask, sight_for(bot, game, ask))
    except Exception as error:
        raise BadBot(f"the bot {type(bot).__name__} failed when seat {ask.seat} was asked {ask.prompt!r}: {told(error)}") from error


def told(error: BaseException) -> str:
    """What went wrong in somebody's own code and where, in half a sentence."""
    last = error.__traceback__
    while last is not None and last.tb_next is not None:
        last = last.tb_next
    where = "" if last is None else f" ({Path(last.tb_frame.f_code.co_filename).name}, line {last.tb_lineno})"
    return f"{type(error).__name__}: {error}{where}"
