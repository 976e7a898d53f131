"""Hooks are data: what kind they are, the point they hang on, the role they need. The kernel gives them no meaning."""

from typing import Any

import pytest

from fifthcolony.kernel.hooks import MAY, MODIFIES, MUST, REPLACES, Hook, Hooks
from fifthcolony.kernel.keys import Key

HOOKS: Hooks[Any, str, str, int, str] = Hooks()
VALUE = Key[int]("noon")


def body(*args: int) -> Any:
    return sum(args)


def never(*_args: object) -> bool:
    return False


@pytest.mark.parametrize(
    ("hook", "kind", "optional", "is_use"),
    [
        (HOOKS.may("noon", 3)(body), MAY, True, True),
        (HOOKS.must("noon", 3)(body), MUST, False, True),
        (HOOKS.must("noon", 3, is_use=False)(body), MUST, False, False),
        (HOOKS.modifies(VALUE, 3)(body), MODIFIES, False, False),
        (HOOKS.replaces("noon", 3)(body), REPLACES, False, True),
        (HOOKS.replaces("noon", 3, optional=True)(body), REPLACES, True, True),
    ],
)
def test_each_kind_says_whether_it_is_used_and_whether_it_may_be_declined(hook: Hook, kind: str, optional: bool, is_use: bool) -> None:
    assert (hook.kind, hook.at, hook.role) == (kind, "noon", 3)
    assert (hook.optional, hook.is_use) == (optional, is_use)
    assert hook.run(1, 2) == 3


def test_a_hook_is_called_after_its_function_and_its_owner() -> None:
    hook = HOOKS.may("noon", 1)(body)
    assert hook.of("mayor").name == "mayor.body"
    assert HOOKS.may("noon", 1, name="bell")(body).of("mayor").name == "mayor.bell"
    assert repr(HOOKS.must("noon", 1)(body).of("mayor")) == "Hook(mayor.body: must at noon)"


def test_a_hook_is_the_same_for_every_owner() -> None:
    hook = HOOKS.may("noon", 1, given=never, is_use=False, again=True, advice="ring")(body)
    one, other = hook.of("mayor"), hook.of("miller")
    assert (hook.name, one.name, other.name) == ("body", "mayor.body", "miller.body")
    for field in ("advice", "again", "at", "cancelled", "given", "is_use", "kind", "optional", "role", "run"):
        assert getattr(one, field) == getattr(other, field) == getattr(hook, field)


def test_a_hook_is_handed_what_its_point_hands_over() -> None:
    hook = HOOKS.may_with(VALUE, 3)(body)
    assert (hook.kind, hook.at, hook.optional, hook.is_use) == (MAY, "noon", True, True)


def test_a_key_is_the_plain_word_at_work() -> None:
    assert type(VALUE) is str
    assert {"noon": 1}[VALUE] == 1


def test_a_hook_carries_its_condition_and_what_is_left_of_a_cancelled_use() -> None:
    hook = HOOKS.must("noon", 1, given=never, cancelled=body)(body)
    assert hook.given is never
    assert hook.cancelled is body
    assert HOOKS.replaces("noon", 1)(body).given is None
