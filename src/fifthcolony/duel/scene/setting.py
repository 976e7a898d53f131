"""A position in one expression: what can be said of it, and where the game begins.

s = scene(aliens=["preservationist", "bouncer"], card="vacant_shipyard", hands={"preservationist": ["13"], "bouncer": ["06"]})
s.does("preservationist", "dial 3").does("bouncer", "dial 2")
s.lays("preservationist", "13", "shield 2").lays("bouncer", "06", "blast 4")
assert s.clout("bouncer") == 14
"""

from collections.abc import Mapping

from fifthcolony.duel.destiny import DESTINY
from fifthcolony.duel.loop import card_done, checkpoint, deck_of, draw_destiny, finish_card, resolve
from fifthcolony.duel.scene.checking import check_aliens, check_beginning, check_belongings
from fifthcolony.duel.scene.names import Scene
from fifthcolony.duel.scene.placing import (
    Names,
    deal_cards,
    draw_named,
    lay_tokens,
    place_ships,
    seat_envoys,
    spend_tactics,
    take_destiny,
)
from fifthcolony.duel.scene.shapes import check_shapes
from fifthcolony.duel.setup import configure, find_leader, first_card, set_up_powers, shuffle_decks
from fifthcolony.duel.state import Game
from fifthcolony.duel.words import COLOURS
from fifthcolony.kernel.errors import BadConfig
from fifthcolony.kernel.steps import Frame, frame, step


def scene(
    *,
    aliens: Names = COLOURS,
    leader: str | None = None,
    card: str | None = None,
    begin: str = "card",
    next_card: str | None = None,
    supply: Mapping[str, int] | None = None,
    warp: Mapping[str, int] | None = None,
    planets: Mapping[str, Mapping[str, int]] | None = None,
    warpplanet: str | None = None,
    stack: Names | None = None,
    hands: Mapping[str, Names] | None = None,
    decks: Mapping[str, Names] | None = None,
    piles: Mapping[str, Names] | None = None,
    reinforcements: Names | None = None,
    spent: Mapping[str, Names] | None = None,
    envoys: Names | None = None,
    allies: Mapping[str, str | Names] | None = None,
    face_up: Names = (),
    past: Names = (),
    tokens: Mapping[str, Mapping[str, int]] | None = None,
    beside: Mapping[str, Mapping[str, Names]] | None = None,
    setup: bool = False,
    stops: bool = False,
    seed: int = 1,
) -> Scene:
    """Set a position up and play it to its first decision.

    `card` is the destiny card about to be carried out; `begin="checkpoint"` stops before the next one is drawn instead, which
    `next_card` names; `begin="roles"` goes back to the moment when both show the top of their decks. `planets` are the revealed ones
    in order with the ships on them, the rest is in the stack, `stack` on top. `supply` or `warp` of a player is said, the other follows
    from twenty ships. `decks` and `reinforcements` name cards from the top; `spent` tokens are named by a half ("blast 4"). An envoy
    that is named is in play. `setup` runs the aliens' own set-up.
    """
    check_shapes(locals())
    check_aliens(aliens)
    check_beginning(begin, card, leader, hands)
    g = Game(configure("none"), seed)
    s = Scene(g, tuple(aliens))
    g.aliens = ["" if name in COLOURS else name for name in aliens]
    shuffle_decks(g)
    if begin != "roles":
        g.leader = s.seat(leader) if leader is not None else 0
    else:
        hands = dict.fromkeys(s.names, ())
    fleets = {planet: s.by_seat(fleet, f"the fleet on {planet!r}") for planet, fleet in (planets or {}).items()}
    counters, by_aliens = s.by_seat(tokens, "tokens"), s.by_seat(beside, "beside")
    check_belongings(s, counters, by_aliens)
    place_ships(s, fleets, warpplanet, s.by_seat(supply, "supply"), s.by_seat(warp, "warp"), stack)
    deal_cards(s, s.by_seat(hands, "hands"), s.by_seat(decks, "decks"), s.by_seat(piles, "piles"), reinforcements, by_aliens)
    spend_tactics(s, s.by_seat(spent, "spent"))
    seat_envoys(s, envoys, s.by_seat(allies, "allies"), face_up)
    lay_tokens(s, counters)
    g.rearm()
    _lay_destiny(g, card, next_card, past)
    g.stack += _frames(begin, card, setup, stops)
    g.run()
    g.start = g.dump()
    return s


def _lay_destiny(g: Game, card: str | None, next_card: str | None, past: Names) -> None:
    """The past, the card being carried out, and the one that comes next."""
    for name in past:
        draw_named(g, name)
    if card is not None:
        g.begin_card(draw_named(g, card))
        g.next = g.terms.next
    if next_card is not None:
        number = take_destiny(g, next_card)
        g.next = DESTINY[number].deck
        deck_of(g, g.next).append(number)


def _frames(begin: str, card: str | None, setup: bool, stops: bool) -> list[Frame]:
    """What comes, the next thing last."""
    if stops and begin != "card":
        raise BadConfig(f"a scene that stops with its card begins with it, not with {begin!r}")
    set_up = [frame(set_up_powers)] if setup else []
    if begin == "checkpoint":
        return [frame(checkpoint), *set_up]
    if begin == "draw":
        return [frame(draw_destiny), *set_up]
    if begin == "roles":
        return [frame(first_card), frame(set_up_powers), frame(find_leader)]
    if begin == "card" and card is not None:
        return [frame(card_stops) if stops else frame(card_done), frame(resolve), *set_up]
    raise BadConfig(f"a scene begins with its card, or at the checkpoint, the draw or the roles, not {begin!r} with card {card!r}")


@step
def card_stops(g: Game) -> None:
    """The end of a destiny card, and nothing after it: nobody is asked any more."""
    finish_card(g)
