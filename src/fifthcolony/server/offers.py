"""What can be wished for at a new table: by game, what each edition has, and a game's configuration from somebody's wishes."""

from collections.abc import Iterator
from typing import Any, Final, cast

from fifthcolony.classic.casting import COMBO, COMBO_EDITION, FLARES_EACH, WAYS
from fifthcolony.classic.editions import EDITIONS
from fifthcolony.classic.powers import ALERTS, ALIENS
from fifthcolony.classic.setup import SEAT_COUNTS
from fifthcolony.duel import planets
from fifthcolony.duel import powers as duel
from fifthcolony.duel import setup as duel_setup
from fifthcolony.duel.cards import PLANS, REINFORCEMENTS, TACTICS_PROVENANCE, TOKEN, plan_word, reinforcement_word
from fifthcolony.duel.destiny import DESTINY, Destiny
from fifthcolony.duel.words import SEATS
from fifthcolony.kernel.errors import BadConfig
from fifthcolony.kernel.registry import kit_of
from fifthcolony.server.messages.http import CardFamily, DuelCard, Editions
from fifthcolony.server.messages.wire import Wishes

DUEL_EDITION: Final = 2020


def offers() -> dict[str, list[Editions]]:
    """Every game that can be played here."""
    return {"classic": [_edition(year) for year in EDITIONS], "duel": [_duel()]}


def configured(wishes: Wishes, colours: list[str]) -> dict[str, Any]:
    """A game's own configuration; BadConfig if there can be no such game."""
    configure = kit_of(wishes.game).configure
    if wishes.game == "duel":
        if wishes.alerts:
            raise BadConfig("a duel deals from all its aliens; alerts are for the classic game")
        return configure(seats=wishes.seats, aliens=wishes.aliens, envoys=wishes.envoys)
    if wishes.envoys != "random":
        raise BadConfig("there are no envoys in the classic game")
    return configure(seats=wishes.seats, edition=wishes.edition, aliens=wishes.aliens, alerts=wishes.alerts, colours=colours)


def _edition(year: int) -> Editions:
    aliens = sorted(name for name, alien in ALIENS.items() if year in alien.editions)
    return Editions(
        edition=year,
        seats=list(SEAT_COUNTS),
        aliens=aliens,
        ways=[way for way in WAYS if way != COMBO or year == COMBO_EDITION],
        alerts={alert: [name for name in aliens if ALIENS[name].alert == alert] for alert in ALERTS},
        apart=[[name, other] for name in aliens for other in ALIENS[name].not_with if other in aliens],
        flares=FLARES_EACH,
        envoys={},
        provenance={},
        cards=[],
    )


def _duel() -> Editions:
    aliens, envoys = sorted(duel.ALIENS), sorted(duel.ENVOYS)
    return Editions(
        edition=DUEL_EDITION,
        seats=[len(SEATS)],
        aliens=aliens,
        ways=list(duel_setup.WAYS),
        alerts={level: [name for name in aliens if duel.ALIENS[name].complexity == level] for level in duel.COMPLEXITIES},
        apart=[],
        flares=duel_setup.CHOICES,
        envoys={icon: [name for name in envoys if duel.ENVOYS[name].icon == icon] for icon in duel.ICONS},
        provenance=dict(sorted(_provenances())),
        cards=_cards(),
    )


def _provenances() -> Iterator[tuple[str, str]]:
    """Where each alien, envoy and card of the duel comes from."""
    for power in (*duel.ALIENS.values(), *duel.ENVOYS.values()):
        yield power.name, power.provenance
    for card in DESTINY:
        yield card.name, card.provenance
    for plan in PLANS:
        yield plan_word(plan.value), plan.provenance
    for reinforcement in REINFORCEMENTS:
        yield reinforcement_word(reinforcement), reinforcement.provenance
    for name in planets.NAME:
        yield name, planets.PROVENANCE
    for token in TOKEN:
        yield _token_id(token), TACTICS_PROVENANCE


def _cards() -> list[DuelCard]:
    """Every card of the duel that is neither an alien nor an envoy."""
    return [
        *map(_destiny, DESTINY),
        *(DuelCard(plan_word(plan.value), "plan") for plan in PLANS),
        *(DuelCard(reinforcement_word(card), "reinforcement") for card in REINFORCEMENTS),
        *(DuelCard(name, "planet", symbol=symbol) for name, symbol in planets.TILES),
        *(DuelCard(_token_id(token), "tactic") for token in TOKEN),
    ]


def _destiny(card: Destiny) -> DuelCard:
    return DuelCard(
        id=card.name,
        family=cast(CardFamily, card.deck),
        next=card.next,
        advantage=card.advantage if card.where else None,
        prize_to=card.prize_to,
        bar=list(card.bar),
        resources=dict(card.resources or {}),
    )


def _token_id(token: str) -> str:
    """ "token_a": an address has no colon."""
    return token.replace(":", "_")
