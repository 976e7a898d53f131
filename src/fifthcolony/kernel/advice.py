"""What bots are told of rule-breakers, so that they know none by name: general words, by hook, by prompt and by rule-breaker.

Each game has one `Advice`, which its rule-breakers fill with what they say of themselves, and says which words there are; a bot has
tables from those words to what it makes of them.
"""

from collections.abc import Mapping
from typing import Any, Final

from fifthcolony.kernel.hooks import Hook

Said = tuple[Any, ...]
"""A word, and the numbers or words it is said with."""
SILENCE: Final[Said] = ("",)


class Advice:
    """All that one game's rule-breakers say of themselves. It is alive: they come and go."""

    __slots__ = ("_traits", "asks", "uses")

    def __init__(self) -> None:
        self.uses: dict[str, Said] = {}
        """By the name of a hook: when it is worth using, or what becomes of cancelling it."""
        self.asks: dict[str, Said] = {}
        """By prompt: what kind of question it is."""
        self._traits: dict[str, dict[str, Any]] = {}

    def trait(self, word: str) -> dict[str, Any]:
        """By the name of a rule-breaker: what it is worth in one respect."""
        return self._traits.setdefault(word, {})

    def take_in(self, name: str, hooks: tuple[Hook, ...], asks: Mapping[str, object], traits: Mapping[str, object]) -> None:
        """Take in what a rule-breaker says of itself."""
        self.uses.update({hook.name: said(hook.advice) for hook in hooks if hook.advice is not None})
        self.asks.update({prompt: said(word) for prompt, word in asks.items()})
        for word, value in traits.items():
            self.trait(word)[name] = value

    def forget(self, name: str, hooks: tuple[Hook, ...], asks: Mapping[str, object], traits: Mapping[str, object]) -> None:
        """A rule-breaker is taken out again."""
        for hook in hooks:
            self.uses.pop(hook.name, None)
        for prompt in asks:
            del self.asks[prompt]
        for word in traits:
            del self.trait(word)[name]


def said(word: Any) -> Said:
    """A word with what it is said with, also where that is nothing."""
    return word if isinstance(word, tuple) else (word,)
