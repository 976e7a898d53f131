"""What bots are told of rule-breakers, so that they know none by name: general words, by hook, by prompt and by rule-breaker.

A game fills these tables from what its rule-breakers say of themselves; a bot has a table from the words to what it makes of them.
"""

from typing import Any, Final

from fifthcolony.kernel.hooks import Hook

USES: Final[dict[str, str]] = {}
"""By the name of a hook: when it is worth using, or what becomes of cancelling it."""
ASKS: Final[dict[str, str]] = {}
"""By prompt: what kind of question it is."""
_TRAITS: Final[dict[str, dict[str, Any]]] = {}


def trait(word: str) -> dict[str, Any]:
    """By the name of a rule-breaker: what it is worth in one respect. The table is alive: they come and go."""
    return _TRAITS.setdefault(word, {})


def advise(name: str, hooks: tuple[Hook, ...], asks: dict[str, str], traits: dict[str, Any]) -> None:
    """Take in what a rule-breaker says of itself."""
    USES.update({hook.name: hook.advice for hook in hooks if hook.advice})
    ASKS.update(asks)
    for word, value in traits.items():
        trait(word)[name] = value


def forget(name: str, hooks: tuple[Hook, ...], asks: dict[str, str], traits: dict[str, Any]) -> None:
    """A rule-breaker is taken out again."""
    for hook in hooks:
        USES.pop(hook.name, None)
    for prompt in asks:
        del ASKS[prompt]
    for word in traits:
        del trait(word)[name]
