"""What a table has to know of each game: where people may react or want to look, who lays in secret, what a chapter is."""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from fifthcolony.kernel.ask import DONE, NO, PASS
from fifthcolony.kernel.events import Event

View = dict[str, Any]
FACE_DOWN: Final = "face_down"
REACTIONS: Final = ("respond.use", "respond.card")
"""Prompts that belong to a moment for answers."""
LAYING: Final = ("planning.select", "plan.choose")
"""Prompts for a secret card at which everybody knows who is to act."""
QUIET: Final = (PASS, DONE, "decline", NO, "deal:refuse", "deal:let_them_speak")
"""Options that leave things as they are, in this order."""
LOUD: Final = frozenset({"launch.ships", "alliance.ships"})
"""Prompts at which being done at once is a poor move rather than none: who attacks or helps with one ship has been hurt by the clock."""
NO_ROLE: Final = 16
"""The role of who has none in an encounter."""


class Manners(NamedTuple):
    """How a table plays one game."""

    colours: tuple[str, ...]
    """What the seats wear unless somebody wants otherwise."""
    answered: frozenset[str]
    """Events that anybody might answer: after each there is a moment, whether or not somebody can."""
    looked_at: frozenset[str]
    """Events after which the table takes a breath, the same for everybody, so that people see how things stand."""
    laying: Callable[[View], list[int]]
    """Who is shown as choosing a card in secret, from what everybody sees: all until all have, though one may have had no choice."""
    roles: Callable[[View], list[int]] | None
    """What each seat is in the encounter; none where every seat is always concerned, and nothing is passed beforehand."""
    chapter: str
    """The event that begins a chapter of the game."""
    founded: str
    """The event that a planet is somebody's, who is its first parameter."""
    laid_open: Callable[[View, list[View]], None]
    """Put into a watcher's view what every seat sees of its own, for the replay with open hands."""

    def opens_moment(self, event: Event) -> bool:
        """Whether people may react to this event, or want to look at it. What one seat alone is told makes no pause for the others."""
        return event.audience is None and (event.key in self.answered or event.key in self.looked_at)


def _main_players(view: View) -> list[int]:
    return [view[side] for side, laid in zip(("offense", "defense"), view["laid"], strict=True) if laid is None]


def _classic_open(view: View, seen: list[View]) -> None:
    if FACE_DOWN in view["laid"] or view["sheet"]:
        view["laid"] = [_face(one["laid"][side] for one in seen) for side in (0, 1)]
        view["sheet"] = [entry for seat, one in enumerate(seen) for entry in one["sheet"] if entry[0] == seat]


def _face(seen: Any) -> Any:
    return next((card for card in seen if card != FACE_DOWN), FACE_DOWN)


def _without_plan(view: View) -> list[int]:
    return [seat for seat, plan in enumerate(view["plans"]) if plan is None]


def _duel_open(view: View, seen: list[View]) -> None:
    for field in ("dials", "plans", "tactics"):
        view[field] = [_face(one[field][seat] for one in seen) for seat in range(len(seen))]
    view["sleeves"] = [one["sleeves"][seat] for seat, one in enumerate(seen)]
    view["beside"] = [entry for seat, one in enumerate(seen) for entry in one["beside"] if entry[0] == seat]
    for slot, envoy in enumerate(view["envoys"]):
        envoy["name"] = next((one["envoys"][slot]["name"] for one in seen if one["envoys"][slot]["name"]), None)


MANNERS: Final[dict[str, Manners]] = {
    "classic": Manners(
        colours=("ember", "saffron", "jade", "azure", "orchid"),
        answered=frozenset({"power.used", "card.played"}),
        looked_at=frozenset(),
        laying=_main_players,
        roles=lambda view: list(view["roles"]),
        chapter="encounter.begins",
        founded="colony.founded",
        laid_open=_classic_open,
    ),
    "duel": Manners(
        colours=("ember", "azure"),
        answered=frozenset(),
        looked_at=frozenset(
            {"destiny.turned_up", "dial.shown", "dials.compared", "envoy.revealed", "power.used", "tactic.shown", "plan.revealed",
             "reinforce.played_on", "reinforce.passed", "teamwork.shown", "duel.won", "contest.won"}
        ),
        laying=_without_plan,
        roles=None,
        chapter="destiny.turned_up",
        founded="planet.held",
        laid_open=_duel_open,
    ),
}  # fmt: skip
