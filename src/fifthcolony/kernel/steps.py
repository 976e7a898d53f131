"""Steps by name: what may stand on a game's stack, and how a dump writes it."""

from fifthcolony.kernel.ask import Step

STEPS: dict[str, Step] = {}
_NAMES: dict[Step, str] = {}


def step(function: Step) -> Step:
    """Make a function a step; its name stands for it in dumps."""
    name = f"{function.__module__.removeprefix('fifthcolony.')}.{function.__name__}"
    assert name not in STEPS, f"two steps are called {name}"
    STEPS[name] = function
    _NAMES[function] = name
    return function


def step_name(function: Step) -> str:
    """The name under which a step is dumped."""
    return _NAMES[function]
