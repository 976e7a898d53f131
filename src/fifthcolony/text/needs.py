"""Which texts a rule-breaker needs: what its hooks are called, and what they ask and tell, read off their source."""

import ast
import inspect
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any, Final, NamedTuple, Protocol

from fifthcolony.kernel.hooks import Hook

ASKING: Final = frozenset(
    {"Ask", "_choose_deed", "agree", "choose", "gather", "pick", "pick_cards", "pick_or_leave", "set_aside", "spread"}
)
TELLING: Final = frozenset({"tell"})
PUSHING: Final = frozenset({"then"})
"""What is given to a step that is pushed is given to the step: its name comes first."""
_KEY: Final = re.compile(r"[a-z_]+(\.[a-z_]+)+")


class Power(Protocol):
    """What has hooks and a name: an alien, an envoy."""

    @property
    def name(self) -> str:
        """Under which its texts are kept."""

    @property
    def hooks(self) -> tuple[Hook, ...]:
        """What it does."""


class Used(NamedTuple):
    """Keys as they stand in the code, and those that are put together there, as patterns."""

    plain: frozenset[str]
    made: frozenset[str]


def needs_of(power: Power) -> set[str]:
    """The keys that a rule-breaker is sure to ask for."""
    keys = {f"hook.{hook.name}.noun" for hook in power.hooks if hook.is_use}
    keys |= {f"hook.{hook.name}" for hook in power.hooks if hook.optional}
    for function in _functions_of(power.hooks):
        written = _written_in(function)
        keys |= {f"prompt.{key}" for key in keys_given(written, ASKING).plain}
        keys |= {f"event.{key}" for key in keys_given(written, TELLING).plain}
    return keys


def _written_in(function: FunctionType) -> list[ast.AST]:
    """All that stands in a function; nothing for one that was typed in by hand and is written down nowhere."""
    file = inspect.getsourcefile(function)
    if file is None or not Path(file).is_file():
        return []
    for node in ast.walk(ast.parse(Path(file).read_text(encoding="utf-8"), filename=file)):
        if isinstance(node, ast.FunctionDef):
            first = min([node.lineno, *(decorator.lineno for decorator in node.decorator_list)])
            if (node.name, first) == (function.__name__, function.__code__.co_firstlineno):
                return list(ast.walk(node))
    return []


def _functions_of(hooks: Iterable[Hook]) -> set[FunctionType]:
    """What hooks run, and all of their own modules that they come to from there."""
    found: set[FunctionType] = set()
    ahead: list[Any] = [part for hook in hooks for part in (hook.run, hook.cancelled)]
    while ahead:
        function = ahead.pop()
        if isinstance(function, FunctionType) and function not in found:
            found.add(function)
            reached = (function.__globals__.get(name) for name in _names_in(function.__code__))
            ahead += [other for other in reached if getattr(other, "__module__", None) == function.__module__]
    return found


def _names_in(code: CodeType) -> Iterator[str]:
    """The names that a function uses, those inside it too."""
    yield from code.co_names
    for inner in code.co_consts:
        if isinstance(inner, CodeType):
            yield from _names_in(inner)


def keys_given(written: Iterable[ast.AST], names: frozenset[str]) -> Used:
    """The keys given to functions of these names."""
    plain, made = set(), set()
    for call in _calls(written, names):
        ifs = [argument for argument in call.args if isinstance(argument, ast.IfExp)]
        for argument in (*call.args, *(branch for either in ifs for branch in (either.body, either.orelse))):
            if isinstance(argument, ast.Constant) and isinstance(argument.value, str) and _KEY.fullmatch(argument.value):
                plain.add(argument.value)
            elif isinstance(argument, ast.JoinedStr) and "\\." in pattern(argument):
                made.add(pattern(argument))
    return Used(frozenset(plain), frozenset(made))


def _calls(written: Iterable[ast.AST], names: frozenset[str]) -> Iterator[ast.Call]:
    """Every call of a function of such a name."""
    for node in written:
        if isinstance(node, ast.Call):
            name = _called(node.func)
            if name in names or (name in PUSHING and _called(node.args[0]) in names):
                yield node


def _called(function: ast.expr) -> str:
    """The name that a function is called by."""
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")


def pattern(made: ast.JoinedStr) -> str:
    """An f-string as a pattern of what can come out of it."""
    return "".join(re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".+" for part in made.values)
