"""Positions that tests of envoys and destiny cards begin with: a duel or a contest, and a card after it that stops the game at once."""

from typing import Any

from fifthcolony import scene
from fifthcolony.duel.destiny import DESTINY
from fifthcolony.duel.scene import Scene, destiny_number

STOPS = {"discovery": "unfinished_bridges", "event": "tax_amnesty", "refresh": "coffee_break"}
"""From each deck a card that asks for dials before it does anything: drawn next, it leaves the position as the card before made it."""
PLANS = ["13", "06", "20", "31"]


def table(card: str, **position: Any) -> Scene:
    """A destiny card about to be carried out; when it is done the game stops at the dials of the next."""
    following = STOPS[DESTINY[destiny_number(card)].next]
    s: Scene = scene("duel", **({"card": card, "next_card": following} | position))
    return s


def duel(*lays: str, dials: tuple[int, int] = (2, 2), **position: Any) -> Scene:
    """Vacant Shipyard, unless another card is named: ship advantage 8, the loser recovers up to 8. Dials are set, plans laid."""
    names = position.get("aliens", ("orange", "blue"))
    s = table(**({"card": "vacant_shipyard", "hands": dict.fromkeys(names, PLANS)} | position))
    for name, dial in zip(names, dials, strict=True):
        if dial:
            s.does(name, f"dial {dial}")
    return lay(s, *lays)


def idle(envoy: str) -> list[dict[str, Any]]:
    """The positions in which an envoy does nothing for orange: face down beside it, or face up beside nobody."""
    return [{"allies": {"orange": envoy}}, {"face_up": [envoy]}]


def unrevealed(**position: Any) -> Scene:
    """A duel in which orange turns no envoy up."""
    s = duel(**position)
    if "orange" in s.asked and s.prompt("orange") == "envoy.reveal":
        s.does("orange", "pass")
    return s


def contest(*lays: str, **position: Any) -> Scene:
    """Galactic Talent Show, unless another card is named: the winner draws two cards and gains a reinforcement."""
    names = position.get("aliens", ("orange", "blue"))
    return lay(table(**({"card": "talent_show", "hands": dict.fromkeys(names, PLANS)} | position)), *lays)


def lay(s: Scene, *lays: str) -> Scene:
    """Both lay a plan, and a tactic where they are used: "13 blast 4"."""
    for name, label in zip(s.names, lays, strict=False):
        s.does(name, label)
    return s


def ends(s: Scene) -> Scene:
    """Whoever is asked declines, or takes what comes first, until the next card stops the game."""
    while s.game.asks and not s.prompt(s.asked[0]).startswith("dial.set"):
        name = s.asked[0]
        options = s.options(name)
        s.does(name, next((word for word in ("pass", "no", "done", "ships 0") if word in options), options[0]))
    return s


def totals(s: Scene) -> tuple[int, int]:
    """The clouts that decided the last duel or contest, orange's first."""
    _, orange, _, blue = s.told("clout.counted")[-1]
    return int(orange), int(blue)


def winner(s: Scene) -> str:
    """Who won the last duel or contest."""
    return next(s.say(str(event.params[0])) for event in reversed(s.log) if event.key in ("duel.won", "contest.won"))


def by_ships(s: Scene) -> bool:
    """The last duel was decided by ships alone: plans were never revealed."""
    return bool(s.told("duel.won_by_ships")) and not s.told("clout.counted")
