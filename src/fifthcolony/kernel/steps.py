"""Steps by name: what may stand on a game's stack, and how a dump writes it."""

from collections.abc import Callable
from typing import Any, TypeVar

from fifthcolony.kernel.ask import Args, Asking, Step
from fifthcolony.kernel.errors import LawBroken

Stepping = TypeVar("Stepping", bound=Step)
Frame = tuple[Step, tuple[Any, ...]]
"""A step that waits, and its arguments, by place."""

STEPS: dict[str, Step] = {}
_NAMES: dict[Step, str] = {}


def name_of(function: Callable[..., Any]) -> str:
    """What stands for a function in dumps."""
    return f"{function.__module__.removeprefix('fifthcolony.')}.{function.__name__}"


def step(function: Stepping) -> Stepping:
    """Make a function a step; its name stands for it in dumps."""
    name = name_of(function)
    assert name not in STEPS, f"two steps are called {name}"
    STEPS[name] = function
    _NAMES[function] = name
    return function


def frame(step: Callable[[Any, *Args], Asking | None], *args: *Args) -> Frame:
    """A step with its arguments, for what is queued more than once."""
    return step, args


def step_name(function: Step) -> str:
    """The name under which a step is dumped."""
    if function not in _NAMES:
        raise LawBroken(f"{name_of(function)} is to be done as a step, but is none: it lacks @step")
    return _NAMES[function]
