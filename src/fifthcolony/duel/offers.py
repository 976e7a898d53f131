"""What a duel can be set up with, and every card of it that is no text, as plain data."""

from collections.abc import Iterator
from typing import Any, Final

from fifthcolony.duel import planets
from fifthcolony.duel.cards import PLANS, REINFORCEMENTS, TACTICS_PROVENANCE, TOKEN, plan_word, reinforcement_word
from fifthcolony.duel.destiny import DESTINY, Destiny
from fifthcolony.duel.powers import ALIENS, COMPLEXITIES, ENVOYS, ICONS
from fifthcolony.duel.setup import CHOICES, WAYS
from fifthcolony.duel.words import SEATS

EDITION: Final = 2020


def offers() -> list[dict[str, Any]]:
    """The one edition there is."""
    aliens, envoys = sorted(ALIENS), sorted(ENVOYS)
    edition = {
        "edition": EDITION,
        "seats": [len(SEATS)],
        "aliens": aliens,
        "ways": list(WAYS),
        "alerts": {level: [name for name in aliens if ALIENS[name].complexity == level] for level in COMPLEXITIES},
        "flares": CHOICES,
        "envoys": {icon: [name for name in envoys if ENVOYS[name].icon == icon] for icon in ICONS},
        "provenance": dict(sorted(_provenances())),
        "cards": _cards(),
    }
    return [edition]


def _provenances() -> Iterator[tuple[str, str]]:
    """Where each alien, envoy and card of the duel comes from."""
    for power in (*ALIENS.values(), *ENVOYS.values()):
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


def _cards() -> list[dict[str, Any]]:
    """Every card of the duel that is neither an alien nor an envoy."""
    return [
        *map(_destiny, DESTINY),
        *({"id": plan_word(plan.value), "family": "plan"} for plan in PLANS),
        *({"id": reinforcement_word(card), "family": "reinforcement"} for card in REINFORCEMENTS),
        *({"id": name, "family": "planet", "symbol": symbol} for name, symbol in planets.TILES),
        *({"id": _token_id(token), "family": "tactic"} for token in TOKEN),
    ]


def _destiny(card: Destiny) -> dict[str, Any]:
    return {
        "id": card.name,
        "family": card.deck,
        "next": card.next,
        "advantage": card.advantage if card.where else None,
        "prize_to": card.prize_to,
        "bar": list(card.bar),
        "resources": dict(card.resources or {}),
    }


def _token_id(token: str) -> str:
    """ "token_a": an address has no colon."""
    return token.replace(":", "_")
