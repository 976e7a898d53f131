"""Which flares are in the cosmic deck, and who knows it."""

from typing import Final

from fifthcolony.classic.flares import CLASSIC, FLARE_OF, FLARES
from fifthcolony.classic.powers import ALIENS
from fifthcolony.classic.state import Game
from fifthcolony.kernel.steps import step

FLARES_IN_DECK: Final = 10


def flare_of(g: Game, alien: str) -> int:
    """The card that is an alien's flare in this game."""
    cards = FLARE_OF[alien]
    classic = "classic_filch" in g.config["variants"]
    return next(card for card in cards if FLARES[card].kind.endswith(CLASSIC) == (classic and len(cards) > 1))


def flares_possible(g: Game) -> list[int]:
    """Every flare that could be in the game, sorted."""
    return sorted(flare_of(g, name) for name, alien in ALIENS.items() if alien.flare and g.edition.year in alien.editions)


@step
def shuffle_flares_in(g: Game) -> None:
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
