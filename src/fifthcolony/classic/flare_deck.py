"""Which flares are in the cosmic deck, and who knows it."""

from typing import TYPE_CHECKING, Final

from fifthcolony.classic.flares import CLASSIC, FLARE_OF, FLARES
from fifthcolony.classic.powers import ALIENS
from fifthcolony.kernel.steps import step

if TYPE_CHECKING:
    from fifthcolony.classic.state import Game

FLARES_IN_DECK: Final = 10


def flare_of(g: "Game", alien: str) -> int:
    """The card that is an alien's flare in this game."""
    cards = FLARE_OF[alien]
    classic = "classic_filch" in g.config["variants"]
    return next(card for card in cards if FLARES[card].kind.endswith(CLASSIC) == (classic and len(cards) > 1))


def flares_possible(g: "Game") -> list[int]:
    """Every flare that could be in the game, sorted."""
    return sorted(flare_of(g, name) for name, alien in ALIENS.items() if alien.flare and g.edition.year in alien.editions)


@step
def shuffle_flares_in(g: "Game") -> None:
    """Those of the aliens in play, and others by chance, ten in all."""
    if "flares" not in g.config["variants"]:
        return
    known = sorted(flare_of(g, name) for names in g.powers for name in names if ALIENS[name].flare)
    others = [card for card in flares_possible(g) if card not in known]
    g.shuffle(others)
    everybody = (1 << g.seats) - 1
    flares = sorted([*known, *others[: FLARES_IN_DECK - len(known)]])
    g.set_flares(flares, [everybody if card in known else 0 for card in flares])
    g.deck += flares
    g.shuffle(g.deck)


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
