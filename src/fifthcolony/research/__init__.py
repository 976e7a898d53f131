"""The games as test beds: environments of PettingZoo, observations as numbers and as text, and states in the manner of OpenSpiel.

What is needed for it comes with `pip install fifthcolony[research]`.
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fifthcolony.research.aec import Environment
    from fifthcolony.research.states import State, States

__all__ = ["Environment", "State", "States"]

_ROOMS = {"Environment": "aec", "State": "states", "States": "states"}


def __getattr__(name: str) -> Any:
    """Heavy libraries are loaded when something is wanted that needs them."""
    from importlib import import_module  # noqa: PLC0415

    if name not in _ROOMS:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    try:
        return getattr(import_module(f"{__name__}.{_ROOMS[name]}"), name)
    except ModuleNotFoundError as error:
        if error.name is not None and error.name.startswith("fifthcolony"):
            raise
        raise ModuleNotFoundError(f"{name} needs {error.name}: pip install fifthcolony[research]", name=error.name) from None
