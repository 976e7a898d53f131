"""The classic game as every other layer knows it."""

from collections.abc import Iterable
from typing import Any, Final, cast

from fifthcolony.classic import variants
from fifthcolony.classic.casting import COMBO_EDITION, FLARES_EACH, WAYS
from fifthcolony.classic.catalogue import catalogue
from fifthcolony.classic.editions import EDITIONS
from fifthcolony.classic.figures import RECKONING
from fifthcolony.classic.flares import FLARES
from fifthcolony.classic.powers import ALERTS, ALIENS, GUESTS
from fifthcolony.classic.scene import scene
from fifthcolony.classic.setup import COLOURS, SEAT_COUNTS, configure, new_game
from fifthcolony.classic.state import Game
from fifthcolony.classic.view_types import ClassicView
from fifthcolony.classic.views import PARTS
from fifthcolony.classic.words import COMBO, DEFENSE, LET_THEM, OFFENSE, RANDOM, REFUSE, Role
from fifthcolony.kernel.ask import DONE, NO, PASS
from fifthcolony.kernel.registry import RANDOM_BOT, Chapter, Kit, Manners, Wish
from fifthcolony.kernel.view_types import BACK

RULES: Final = 4
"""Raised whenever the same choices may lead somewhere else."""


BEATS: Final = {
    "power.turned_up": "power",
    "reveal.cards": "reveal",
    "reveal.as_claimed": "reveal",
    "reveal.all_negotiate": "reveal",
    "reveal.winner": "winner",
    "reveal.both_lose": "winner",
    "reveal.upset": "winner",
    "deal.made": "winner",
    "deal.failed": "winner",
    "ships.lost": "losses",
    "ships.landed": "landings",
    "compensation.taken": "cards",
    "rewards.cards": "cards",
    "rewards.ships": "cards",
}
"""How an encounter ends, one happening after the other."""
SHOWN_WITH: Final = {
    "reveal.counts": "reveal",
    "reveal.negotiates": "reveal",
    "reveal.totals": "reveal",
    "colony.lost": "losses",
    "colony.founded": "landings",
    "launch.resettled": "landings",
    "cards.given": "cards",
    "cards.drawn": "cards",
    "cards.drawn_openly": "cards",
    "ships.returned": "cards",
}
"""What else is to be seen with it."""


def _without_card(view: ClassicView) -> list[int]:
    """The main players whose cards are not on the table."""
    mains = zip((view["offense"], view["defense"]), view["laid"], strict=True)
    return [seat for seat, laid in mains if laid is None and seat is not None]


def _lay_open(view: ClassicView, seen: list[ClassicView]) -> None:
    """Both encounter cards, the piles on all sheets, the sheets themselves, and technologies that lie face down."""
    view["aliens"] = tuple(one["aliens"][seat] for seat, one in enumerate(seen))
    _show_technologies(view, seen)
    if BACK in view["laid"] or view["sheet"]:
        view["laid"] = [_face(one["laid"][side] for one in seen) for side in (OFFENSE, DEFENSE)]
        view["sheet"] = [entry for seat, one in enumerate(seen) for entry in one["sheet"] if entry[0] == seat]


def _show_technologies(view: ClassicView, seen: list[ClassicView]) -> None:
    """All of them, as their owners see them."""
    view["technologies"] = [seen[held["seat"]]["technologies"][at] for at, held in enumerate(view["technologies"])]


def _face(seen: Iterable[Any]) -> Any:
    return next((card for card in seen if card != BACK), BACK)


def _held(game: Any) -> list[tuple[str, ...]]:
    """Face-down sheets too: who asks has no seat."""
    g = cast("Game", game)
    return [down + up for down, up in zip(g.face_down, g.powers, strict=True)]


def _pin(config: dict[str, Any], game: Any) -> dict[str, Any]:
    """Random aliens by name, and the flares that are in the deck; and that they were drawn, so that who is not told need not know."""
    held, flares = _held(game), cast("Game", game).flares
    aliens = {"aliens": [names[0] for names in held]} if config["aliens"] == RANDOM and all(held) else {}
    named = aliens | ({"flares": [FLARES[card].alien for card in flares]} if flares and not config.get("flares") else {})
    return config | named | ({"drawn": list(named)} if named else {})


def _offers() -> list[dict[str, Any]]:
    return [_edition(year) for year in EDITIONS]


def _edition(year: int) -> dict[str, Any]:
    aliens = sorted(name for name, alien in ALIENS.items() if year in alien.editions)
    return {
        "edition": year,
        "seats": list(SEAT_COUNTS),
        "aliens": aliens,
        "ways": [way for way in WAYS if way != COMBO or year == COMBO_EDITION],
        "alerts": {alert: [name for name in aliens if ALIENS[name].alert == alert] for alert in ALERTS},
        "apart": [[name, other] for name in aliens for other in ALIENS[name].not_with if other in aliens],
        "flares": FLARES_EACH,
        "guests": [name for name in aliens if name in GUESTS.packages],
        "variants": variants.offered(),
    }


CLASSIC: Final = Kit(
    name="classic",
    rules=RULES,
    configure=configure,
    begin=new_game,
    empty=Game,
    seats=SEAT_COUNTS,
    colours=COLOURS,
    wishes=(
        Wish("edition", tuple(sorted(EDITIONS, reverse=True)), help="2008 or 2018"),
        Wish("aliens", WAYS, lambda: ALIENS, help="random, choice (keep one of a few), combo, none, or a name for every seat"),
        Wish("alerts", (), lambda: ALERTS),
        Wish("variants", (), lambda: variants.NAMES, help="names with commas between them: flares,four_planets"),
        Wish("colours", (), lambda: COLOURS),
        Wish("guests", (), lambda: GUESTS.packages, help="people's own aliens that chance may bring, from packages that are installed"),
    ),
    chapter=Chapter("encounter.begins", "encounters"),
    manners=Manners(
        answered=frozenset({"power.used", "card.played", "flare.played", "technology.used"}),
        reactions=frozenset({"respond.use", "respond.card", "respond.technology"}),
        laying=frozenset({"planning.select"}),
        layers=_without_card,
        roles=lambda view: list(view["roles"]),
        bystander=Role.NONE,
        quiet=(PASS, DONE, "decline", NO, REFUSE, LET_THEM),
        loud=frozenset({"launch.ships", "alliance.ships"}),  # who attacks or helps with one ship has been hurt by the clock
        revocable={"launch.aim": "launch.ships", "launch.ships": "alliance.invite", "alliance.answer": "alliance.ships"},
        looked_at=BEATS,
        shown_with=SHOWN_WITH,
        founded="colony.founded",
        laid_open=_lay_open,
    ),
    parts=PARTS,
    reckoning=RECKONING,
    bots={
        "random": RANDOM_BOT,
        "simple": "fifthcolony.bots.classic.bot:SimpleBot",
        "sage": "fifthcolony.bots.classic.sage.bot:SageBot",
        "seer": "fifthcolony.bots.classic.seer.bot:ClassicSeer",
    },
    held=_held,
    pin=_pin,
    offers=_offers,
    catalogue=catalogue,
    teller="fifthcolony.lab.tales.classic:ClassicTeller",
    counter="fifthcolony.lab.counts.classic:ClassicCounter",
    talk="fifthcolony.bots.classic.talk:ClassicTalk",
    scene=scene,
    checks="fifthcolony.classic.checks:CHECKS",
    face="fifthcolony.cli.classic.face:FACE",
)
