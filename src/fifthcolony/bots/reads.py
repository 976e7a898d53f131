"""What a bot wants to see, by the words of an ask: which fields its rules of thumb read, as `tools/bot_reads.py` has found."""

import json
from importlib.resources import files
from typing import Final

from fifthcolony.bots.protocol import NOTHING, Fields
from fifthcolony.kernel.advice import SILENCE, Said
from fifthcolony.kernel.ask import Ask

_WINDOW: Final = "window."
_USE: Final = "use:"


class Reads:
    """The fields that each function in a bot's tables reads."""

    __slots__ = ("_of_cards", "asks", "kinds", "prompts", "rules", "shapes", "uses")

    def __init__(self, bot: str, asks: dict[str, Said], uses: dict[str, Said]) -> None:
        """Of the bot in this folder: "classic", "classic/sage"."""
        text = files("fifthcolony.bots").joinpath(*bot.split("/"), "reads.json").read_text(encoding="utf-8")
        tables = {title: {word: tuple(names) for word, names in table.items()} for title, table in json.loads(text).items()}
        judged: dict[str, Fields] = tables["prompts"]
        self.prompts = {prompt: fields for prompt, fields in judged.items() if not prompt.startswith(_WINDOW)}
        self.kinds: dict[str, Fields] = tables["kinds"]
        self.shapes: dict[str, Fields] = tables["shapes"]
        self.rules: dict[str, Fields] = tables["rules"] | tables.get("cards", {})
        self._of_cards: dict[tuple[str, ...], Fields] = {}
        """By the options of a window that offers cards alone, whose rules never change; powers come and go."""
        self.asks = asks
        self.uses = uses

    def of_others(self, ask: Ask) -> Fields:
        """For an ask that has no function of its own."""
        if ask.prompt.startswith(_WINDOW):
            return self._by_options(ask)
        fields = self.kinds.get(self.asks.get(ask.prompt, SILENCE)[0])
        return self.shapes.get(ask.options[0].partition(":")[0], NOTHING) if fields is None else fields

    def _by_options(self, ask: Ask) -> Fields:
        """A window's: of the rules by which what it offers, and what that would bring, is judged."""
        known = self._of_cards.get(ask.options) if not ask.params else None
        if known is not None:
            return known
        words = (*ask.options, *[str(word) for word in ask.params])
        fields = self._read_of(words)
        if not any(word.startswith(_USE) for word in words):
            self._of_cards[words] = fields
        return fields

    def _read_of(self, options: tuple[str, ...]) -> Fields:
        fields = NOTHING
        for word in options:
            rule = self.rules.get(word)
            if rule is None:
                rule = self.rules.get(self.uses.get(word.partition(":")[2], SILENCE)[0], NOTHING)
            if rule:
                fields = (*fields, *[name for name in rule if name not in fields]) if fields else rule
        return fields
