"""What holds for every flare: which side counts for whom, how often one is played, and how that is remembered."""

from typing import TYPE_CHECKING

from fifthcolony.classic.cards import DECK_SIZE
from fifthcolony.classic.flares import FLARES, SUPER, WAYS, Way
from fifthcolony.classic.powers import side_for
from fifthcolony.classic.variants import FREEWHEELING_FLARES

if TYPE_CHECKING:
    from fifthcolony.classic.state import Game


def is_spent(g: "Game", seat: int, card: int) -> bool:
    """classic:flare.one_per_player, classic:flare.each_once, classic:variant.freewheeling_flares"""
    if not g.flared:
        return False
    freely = FREEWHEELING_FLARES in g.config["variants"]
    return any(played == card or (by == seat and not freely) for by, played, _ in g.flared)


def way_at(g: "Game", point: str, seat: int, card: int) -> Way | None:
    """How a seat could play a flare at this point, or at this event; None if it could not. classic:flare.conditions"""
    way = FLARES[card].offered.get((side_for(g, seat, card), point))
    if way is None or (way.late == point and (seat, FLARES[card].alien) not in g.zapped):
        return None
    return way if not is_spent(g, seat, card) and _is_live(g, seat, way) else None


def boost_for(g: "Game", seat: int, hook_name: str) -> tuple[int, Way] | None:
    """The flare by which a seat could strengthen this use of its power, and how; None if it has none."""
    for card in g.playable(seat):
        if card >= DECK_SIZE and not is_spent(g, seat, card) and side_for(g, seat, card) == SUPER:
            for way in FLARES[card].ways:
                if way.boosts == hook_name and _is_live(g, seat, way):
                    return card, way
    return None


def super_flares(g: "Game", seat: int, alien: str, way: Way) -> list[int]:
    """The flares of an alien that a seat could play in this way if it had that alien's power."""
    flares = [card for card in g.playable(seat) if card >= DECK_SIZE and FLARES[card].alien == alien and way in FLARES[card].ways]
    return [card for card in flares if not is_spent(g, seat, card) and _is_live(g, seat, way)]


def _is_live(g: "Game", seat: int, way: Way) -> bool:
    hook = way.hook
    return bool(g.role[seat] & hook.role) and g.phase in way.phases and (hook.given is None or hook.given(g, seat))


def boosted(g: "Game") -> bool:
    """Whether the use being carried out is one that a flare strengthens."""
    return g.plays[-1].boosted


def spend(g: "Game", seat: int, card: int, way: str) -> None:
    """A flare counts as played in this encounter."""
    g.flared.append((seat, card, WAYS[way].side))


def take_back_spent(g: "Game", seat: int, alien: str) -> None:
    """A zap has undone what the seat's super flare was played for: the flare is unspent, and its wild side may be played yet."""
    g.flared = [entry for entry in g.flared if (entry[0], FLARES[entry[1]].alien, entry[2]) != (seat, alien, SUPER)]
