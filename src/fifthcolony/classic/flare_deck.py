"""Which flares are in the cosmic deck, and who knows it."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from fifthcolony.classic.cards import OPTION
from fifthcolony.classic.flares import CLASSIC, FLARE_OF, FLARES
from fifthcolony.classic.powers import ALERTS, ALIENS, alien_named, can_come
from fifthcolony.classic.variants import CLASSIC_FILCH, FLARE_CARDS
from fifthcolony.kernel.errors import BadConfig
from fifthcolony.kernel.steps import step

if TYPE_CHECKING:
    from fifthcolony.classic.state import Game

FLARES_IN_DECK: Final = 10


def flare_of(g: "Game", alien: str) -> int:
    """The card that is an alien's flare in this game."""
    cards = FLARE_OF[alien]
    classic = CLASSIC_FILCH in g.config["variants"]
    return next(card for card in cards if FLARES[card].kind.endswith(CLASSIC) == (classic and len(cards) > 1))


def check_flares(wished: Sequence[str], edition: int, variants: Sequence[str]) -> None:
    """Say what is wrong with a wish for certain flares."""
    if isinstance(wished, str):
        raise BadConfig(f"flares are a list of aliens, not {wished!r}")
    if wished and FLARE_CARDS not in variants:
        raise BadConfig(f"flares of {', '.join(map(str, wished))} need the variant {FLARE_CARDS}, which is not wished for")
    if len(wished) > FLARES_IN_DECK:
        raise BadConfig(f"there are {FLARES_IN_DECK} flares in the deck, wished for are {len(wished)}")
    for name in wished:
        alien = alien_named(name)
        if not alien.flare or edition not in alien.editions:
            raise BadConfig(f"{name} has no flare in edition {edition}")


def flares_possible(g: "Game") -> list[int]:
    """Every flare that could be in the game, sorted."""
    return sorted(flare_of(g, name) for name, alien in ALIENS.items() if alien.flare and can_come(g, alien))


def name_flares(g: "Game", knowing: dict[str, int]) -> None:
    """The flares of these aliens are in the deck; so many seats, as bits, know it of each. classic:setup.flares_2008"""
    if FLARE_CARDS in g.config["variants"]:
        bits = {flare_of(g, name): seats for name, seats in knowing.items() if ALIENS[name].flare}
        g.set_flares(sorted(bits), [bits[card] for card in sorted(bits)])


@step
def shuffle_flares_in(g: "Game") -> None:
    """classic:setup.flares_advanced_2018: those that were named, and others by chance, ten in all."""
    if FLARE_CARDS not in g.config["variants"]:
        return
    others = _others(g)[: FLARES_IN_DECK - len(g.flares)]
    bits = dict(zip(g.flares, g.flares_known, strict=True)) | dict.fromkeys(others, 0)
    for card in [card for card in bits if FLARES[card].is_open_secret]:
        bits[card] = (1 << g.seats) - 1
        g.tell("flares.open_secret", OPTION[card])
    g.set_flares(sorted(bits), [bits[card] for card in sorted(bits)])
    g.deck += g.flares
    g.shuffle(g.deck)


def _others(g: "Game") -> list[int]:
    """All other flares, shuffled: the wished ones first, then those of aliens that chance may bring. classic:setup.alert_levels"""
    others = [card for card in flares_possible(g) if card not in g.flares]
    g.shuffle(others)
    wished, alerts = g.config.get("flares", ()), g.config["alerts"] or ALERTS
    return sorted(others, key=lambda card: (FLARES[card].alien not in wished, ALIENS[FLARES[card].alien].alert not in alerts))


def exchange_flares(g: "Game", unknown: list[int], others: list[int]) -> dict[int, int]:
    """Other flares are in the game than these; what they are instead. Who knows of which stays as it was."""
    exchanged = dict(zip(unknown, others, strict=False))
    for card in unknown:
        g.seen[card] = 0
    known = {exchanged.get(card, card): bits for card, bits in zip(g.flares, g.flares_known, strict=True)}
    g.set_flares(sorted(known), [known[card] for card in sorted(known)])
    return exchanged


def could_be(g: "Game", unknown: list[int]) -> list[int]:
    """What flares may be of which nobody knows that they are in the game, sorted: any that is not known to be."""
    return [card for card in flares_possible(g) if card in unknown or card not in g.flares]
