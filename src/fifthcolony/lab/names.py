"""What things in tables of figures are called."""

from collections.abc import Sequence
from typing import Any

from fifthcolony.lab.simulate import Plan
from fifthcolony.text.languages import FALLBACK, MissingText
from fifthcolony.text.render import Words, sentence


class Names:
    """Names for people, with a plain one for whatever has no text, such as all of somebody's own game."""

    def __init__(self, language: str = FALLBACK) -> None:
        self.words = Words(language, None, [])

    def of(self, word: str) -> str:
        """Of a thing by its word: "card:attack_08", "use:macron.mass"; a power's begins with its owner's."""
        head, _, tail = word.partition(":")
        owner = self._owner(tail.partition(".")[0]) if head == "use" else ""
        try:
            return owner + sentence(self.words.word(word))
        except MissingText:
            return plain(tail.rpartition(":")[2])

    def short(self, word: str) -> str:
        """The same without what is explained in brackets."""
        return self.of(word).partition(" (")[0] if word.startswith("use:") else self.of(word)

    def _owner(self, name: str) -> str:
        keys = (f"alien.{name}.name", f"envoy.{name}.name")
        return next((f"{self.words.say(key)}: " for key in keys if self.words.has(key)), "")

    def alien(self, name: str) -> str:
        """Of an alien."""
        return self.of(f"alien:{name}")

    def reason(self, name: str) -> str:
        """Of a reason why a game is over."""
        return self.of(f"reason:{name}")


def plain(name: str) -> str:
    """A name as it stands in the code, for reading."""
    return sentence(name.replace("_", " ").replace(".", ": "))


def setting(plan: Plan) -> str:
    """How the games of a plan are set up."""
    wishes = ", ".join(_wish(name, wish) for name, wish in plan.wishes.items() if wish not in ("random", "none", [], None))
    return f"{sentence(plan.game)}, {wishes}"


def _wish(name: str, wish: Any) -> str:
    told = ", ".join(map(plain, wish)) if isinstance(wish, list | tuple) else str(wish)
    return f"{told} {name}" if name == "seats" else f"{plain(name).lower()} {told}"


def told_apart(plans: Sequence[Plan]) -> list[str]:
    """How plans are set up, and by whom they are played where that is not the same."""
    by = [who_plays(plan) for plan in plans]
    return [setting(plan) if len(set(by)) == 1 else f"{setting(plan)}; {who}" for plan, who in zip(plans, by, strict=True)]


def who_plays(plan: Plan) -> str:
    """Which bots."""
    if plan.mixed:
        return f"tables mixed of {', '.join(plan.bots)}"
    return f"all {plan.bots[0]}" if len(set(plan.bots)) == 1 else ", ".join(plan.bots)
