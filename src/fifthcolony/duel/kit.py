"""The duel game as every other layer knows it."""

from collections.abc import Iterable
from typing import Any, Final, cast

from fifthcolony.duel.catalogue import catalogue
from fifthcolony.duel.figures import RECKONING
from fifthcolony.duel.powers import ALIENS, COMPLEXITIES, ENVOYS, GUESTS, ICONS
from fifthcolony.duel.scene import scene
from fifthcolony.duel.setup import CHOICES, FIRST, RANDOM, WAYS, configure, new_game
from fifthcolony.duel.state import Game
from fifthcolony.duel.view_types import DuelView
from fifthcolony.duel.views import PARTS
from fifthcolony.duel.words import SEATS, When
from fifthcolony.kernel.registry import RANDOM_BOT, Chapter, Kit, Manners, Wish
from fifthcolony.kernel.view_types import BACK

RULES: Final = 2
"""Raised whenever the same choices may lead somewhere else."""
EDITION: Final = 2020
"""The one there is."""


BEATS: Final = {
    "destiny.turned_up": "destiny",
    "dials.compared": "dials",
    "ships.none_to_send": "dials",
    "envoy.revealed": "power",
    "power.used": "power",
    "tactic.shown": "tactics",
    "plan.revealed": "plans",
    "teamwork.shown": "plans",
    "reinforce.played_on": "reinforce",
    "duel.won": "result",
    "duel.won_by_ships": "result",
    "contest.won": "result",
    "ships.retreated": "prize",
    "planet.held": "prize",
    "ships.settled": "prize",
    "reward.taken": "prize",
}
"""How a destiny card goes, one happening after the other. Dials that send ships stay in sight while everybody is asked for a plan, and who
passes changes nothing: that is told, and no pause is made of it."""
SHOWN_WITH: Final = {
    "blast.stopped": "tactics",
    "ships.destroyed": "tactics",
    "prize.won": "result",
    "ships.retreated": "result",
    "ships.recovered": "prize",
    "cards.drawn": "prize",
}
"""What else is to be seen with it: where the prize asks nothing, the loser's ships go home under the eyes of who sees the result."""
SAID_WITH: Final = {"planet.held": "result"}
"""And what is said with it: whose planet it is now, before plans and totals are cleared away."""
SEEN_WHILE_ASKED: Final = {
    "destiny": frozenset(
        {"planet.choose", "dial.set", "dial.set_for_card", "teamwork.choose", "envoy.reveal", f"window.{When.BEFORE_CHOOSE}", "plan.choose"}
    )
}
"""A card that calls for a duel, a contest or dials is read while that is asked. These are all the prompts with which such a card can begin,
so that nothing in anybody's hand decides whether there is a pause."""


def _without_plan(view: DuelView) -> list[int]:
    return [seat for seat, plan in enumerate(view["plans"]) if plan is None]


def _lay_open(view: DuelView, seen: list[DuelView]) -> None:
    """Dials, plans, tactics, sleeves, what lies beside aliens, and envoys that somebody has read."""
    view["dials"] = [_face(one["dials"][seat] for one in seen) for seat in SEATS]
    view["plans"] = [_face(one["plans"][seat] for one in seen) for seat in SEATS]
    view["tactics"] = [_face(one["tactics"][seat] for one in seen) for seat in SEATS]
    view["sleeves"] = [one["sleeves"][seat] for seat, one in enumerate(seen)]
    view["beside"] = [entry for seat, one in enumerate(seen) for entry in one["beside"] if entry[0] == seat]
    for slot, envoy in enumerate(view["envoys"]):
        envoy["name"] = next((one["envoys"][slot]["name"] for one in seen if one["envoys"][slot]["name"]), None)


def _face(seen: Iterable[Any]) -> Any:
    return next((card for card in seen if card != BACK), BACK)


def _held(game: Any) -> list[tuple[str, ...]]:
    return [(name,) if name else () for name in cast("Game", game).aliens]


def _pin(config: dict[str, Any], game: Any) -> dict[str, Any]:
    """Random aliens by name."""
    held = _held(game)
    return config | {"aliens": [names[0] for names in held]} if config["aliens"] == RANDOM and all(held) else config


def _offers() -> list[dict[str, Any]]:
    aliens, envoys = sorted(ALIENS), sorted(ENVOYS)
    edition = {
        "edition": EDITION,
        "seats": [len(SEATS)],
        "aliens": aliens,
        "ways": list(WAYS),
        "alerts": {level: [name for name in aliens if ALIENS[name].complexity == level] for level in COMPLEXITIES},
        "flares": CHOICES,
        "guests": [name for name in aliens if name in GUESTS.packages],
        "envoys": {icon: [name for name in envoys if ENVOYS[name].icon == icon] for icon in ICONS},
    }
    return [edition]


DUEL: Final = Kit(
    name="duel",
    rules=RULES,
    configure=configure,
    begin=new_game,
    empty=Game,
    seats=(len(SEATS),),
    colours=("ember", "azure"),
    wishes=(
        Wish("aliens", WAYS, lambda: ALIENS, help="random, choice (keep one of a few), first (for a first game), none, or two names"),
        Wish("guests", (), lambda: GUESTS.packages, help="people's own aliens that chance may bring, from packages that are installed"),
        Wish("envoys", (RANDOM, FIRST), lambda: ENVOYS, help="random, first, or three names"),
    ),
    chapter=Chapter("destiny.turned_up", "destiny cards"),
    manners=Manners(
        looked_at=BEATS,
        shown_with=SHOWN_WITH,
        said_with=SAID_WITH,
        seen_while_asked=SEEN_WHILE_ASKED,
        laying=frozenset({"plan.choose"}),
        layers=_without_plan,
        founded="planet.held",
        laid_open=_lay_open,
    ),
    parts=PARTS,
    reckoning=RECKONING,
    bots={
        "random": RANDOM_BOT,
        "simple": "fifthcolony.bots.duel.bot:SimpleBot",
        "sage": "fifthcolony.bots.duel.sage.bot:SageBot",
        "seer": "fifthcolony.bots.duel.seer.bot:DuelSeer",
    },
    held=_held,
    pin=_pin,
    offers=_offers,
    catalogue=catalogue,
    teller="fifthcolony.lab.tales.duel:DuelTeller",
    counter="fifthcolony.lab.counts.duel:DuelCounter",
    talk="fifthcolony.bots.duel.talk:DuelTalk",
    scene=scene,
    checks="fifthcolony.duel.checks:CHECKS",
    face="fifthcolony.cli.duel.face:FACE",
)  # fmt: skip
