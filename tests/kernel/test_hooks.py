"""Hooks are data: what kind they are, the point they hang on, the role they need. The kernel gives them no meaning."""

import pytest

from fifthcolony.kernel.hooks import MAY, MODIFIES, MUST, REPLACES, Hook, may, modifies, must, replaces


def body(*args: int) -> int:
    return sum(args)


def never(*_args: object) -> bool:
    return False


@pytest.mark.parametrize(
    ("hook", "kind", "optional", "is_use"),
    [
        (may("noon", 3)(body), MAY, True, True),
        (must("noon", 3)(body), MUST, False, True),
        (must("noon", 3, is_use=False)(body), MUST, False, False),
        (modifies("noon", 3)(body), MODIFIES, False, False),
        (replaces("noon", 3)(body), REPLACES, False, True),
        (replaces("noon", 3, optional=True)(body), REPLACES, True, True),
    ],
)
def test_each_kind_says_whether_it_is_used_and_whether_it_may_be_declined(hook: Hook, kind: str, optional: bool, is_use: bool) -> None:
    assert (hook.kind, hook.at, hook.role) == (kind, "noon", 3)
    assert (hook.optional, hook.is_use) == (optional, is_use)
    assert hook.run(1, 2) == 3


def test_a_hook_is_called_after_its_module_and_function() -> None:
    assert may("noon", 1)(body).name.endswith("test_hooks.body")
    assert repr(must("noon", 1)(body)).endswith("test_hooks.body: must at noon)")


def test_a_hook_carries_its_condition_and_what_is_left_of_a_cancelled_use() -> None:
    hook = must("noon", 1, given=never, cancelled=body)(body)
    assert hook.given is never
    assert hook.cancelled is body
    assert modifies("noon", 1)(body).given is None
