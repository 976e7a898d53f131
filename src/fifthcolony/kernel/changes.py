"""Changes by name: what is done to a value for a while, and how a dump writes it."""

from collections.abc import Callable
from typing import Any, TypeVar

from fifthcolony.kernel.errors import LawBroken
from fifthcolony.kernel.keys import Key, Value
from fifthcolony.kernel.steps import name_of

Change = Callable[..., Any]
"""Called with (game, value, ...): the value as it is from now on."""
Changing = TypeVar("Changing", bound=Change)
Lasting = tuple[str, str, tuple[Any, ...]]
"""A change in force: the query it answers, its name, and what it is called with besides game and value."""

CHANGES: dict[str, Change] = {}


def change(function: Changing) -> Changing:
    """Make a function a change that can last; its name stands for it in dumps."""
    name = name_of(function)
    assert name not in CHANGES, f"two changes are called {name}"
    CHANGES[name] = function
    return function


def change_name(function: Change) -> str:
    """The name under which a change is dumped."""
    name = name_of(function)
    if CHANGES.get(name) is not function:
        raise LawBroken(f"{name} is to change something from now on, but is no change: it lacks @change")
    return name


def changed(game: Any, lasting: list[Lasting], query: Key[Value], value: Value) -> Value:
    """A value after all that is in force has had its say, in the order in which it came into force."""
    for asked, name, args in lasting:
        if asked == query:
            value = CHANGES[name](game, value, *args)
    return value
