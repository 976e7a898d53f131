"""Weathervane: says whether the opponent's plan will be high or low, for clout."""

from fifthcolony.duel.hooks import must
from fifthcolony.duel.powers import Envoy
from fifthcolony.duel.state import Game
from fifthcolony.duel.words import CONTEST_DUEL, SEAT, When
from fifthcolony.kernel.ask import Asking, pick

FORECAST = "forecast"
WORDS = ("high", "low")
HIGH = 11
BONUS = 5


@must(When.BEFORE_CHOOSE, CONTEST_DUEL)
def forecast(g: Game, me: int) -> Asking:
    """High is 11 and more."""
    word = yield from pick(me, "weathervane.forecast", WORDS, lambda word: f"forecast:{word}")
    g.announce(me, FORECAST, word)
    g.tell("weathervane.said", SEAT[me], f"forecast:{word}")


@must(When.AFTER_REVEAL, CONTEST_DUEL, given=lambda g, me: g.said(me, FORECAST) != "")
def come_true(g: Game, me: int) -> None:
    """The opponent's plan as revealed."""
    right = (g.values[1 - me] >= HIGH) == (g.said(me, FORECAST) == "high")
    g.set_bonus(me, BONUS if right else 0, "envoy_named:weathervane")


envoy = Envoy("weathervane", forecast, come_true, icon="vision", asks={"weathervane.forecast": ("forecast", 11)})
