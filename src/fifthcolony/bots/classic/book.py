"""How a bot of rules of thumb finds the one for an ask, and what that one wants to see."""

from collections.abc import Callable, Mapping
from typing import Final

from fifthcolony.bots.classic.artifacts import zap_unseen
from fifthcolony.bots.mind import Mind
from fifthcolony.bots.protocol import NOTHING, Fields
from fifthcolony.bots.reads import Reads
from fifthcolony.classic.advice import ADVICE
from fifthcolony.classic.cards import FLARE, TYPE_OF
from fifthcolony.classic.view_types import ClassicView
from fifthcolony.kernel.advice import SILENCE
from fifthcolony.kernel.ask import DONE, PASS, Ask

Judge = Callable[[Mind, Ask, ClassicView], int]

LEAVE: Final = (DONE, PASS, "decline")
BOOST: Final = "flare.boost"


class Book:
    """A bot's tables of judges: by prompt, by the kind of question, by the shape of the options, and the one of windows."""

    __slots__ = ("judges", "kinds", "of_flares", "read", "shapes", "window")

    def __init__(
        self, bot: str, judges: Mapping[str, Judge], kinds: Mapping[str, Judge], shapes: Mapping[str, Judge], window: Judge
    ) -> None:  # fmt: skip
        """Of the bot in this folder: "classic", "classic/sage"."""
        self.judges = dict(judges)
        self.kinds = dict(kinds)
        self.shapes = dict(shapes)
        self.window = window
        self.read = Reads(bot, ADVICE.asks, ADVICE.uses)
        self.of_flares: Fields = ("flares", *sorted({name for fields in self.read.rules.values() for name in fields}))
        """Where a flare is offered: whatever the word in which its alien judges it could want to see."""

    def reads(self, mind: Mind, ask: Ask) -> Fields:
        """What its rule of thumb reads; nothing where it goes on with a plan."""
        prompt = ask.prompt
        if ask.id == mind.due and mind.is_planned(ask):
            return NOTHING
        if prompt == "respond.use" and zap_unseen(mind, ask) is not None:
            return NOTHING
        fields = self.read.prompts.get(prompt)
        if (fields is None or prompt == BOOST) and any(TYPE_OF.get(str(word)) == FLARE for word in (*ask.options, *ask.params)):
            return self.of_flares
        return self.read.of_others(ask) if fields is None else fields

    def decide(self, mind: Mind, ask: Ask, view: ClassicView) -> int:
        """What the rule of thumb for this prompt says."""
        judge = self.judges.get(ask.prompt)
        if judge is not None:
            return judge(mind, ask, view)
        if ask.prompt.startswith("window."):
            return self.window(mind, ask, view)
        judge = self.kinds.get(ADVICE.asks.get(ask.prompt, SILENCE)[0])
        return self._by_shape(mind, ask, view) if judge is None else judge(mind, ask, view)

    def _by_shape(self, mind: Mind, ask: Ask, view: ClassicView) -> int:
        """A question nobody told it about: leave it where that costs nobody anything, else answer by what the options are."""
        shape = ask.options[0].partition(":")[0]
        if ask.options[-1] in LEAVE and shape != "seat":
            return len(ask.options) - 1
        judge = self.shapes.get(shape)
        return 0 if judge is None else judge(mind, ask, view)
