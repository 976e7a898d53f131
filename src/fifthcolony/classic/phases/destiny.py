"""Destiny: the card that says whom the offense meets, and where."""

from fifthcolony.classic.cards import DESTINY_OPTION, FEWEST_IN_WARP, MOST_CARDS, MOST_COLONIES, WILD_DESTINY
from fifthcolony.classic.powers import fold_all
from fifthcolony.classic.state import GATE, WARP, Game
from fifthcolony.classic.windows import open_window
from fifthcolony.classic.words import NO_CARD, NO_PLANET, NOBODY, PLANET, SEAT, Phase, Query, When
from fifthcolony.kernel.ask import Asking, pick
from fifthcolony.kernel.steps import step


@step
def destiny(g: Game) -> None:
    """A draw, from its beginning. classic:destiny.last_card: the last card is never drawn."""
    g.phase = Phase.DESTINY
    g.begin_draw()
    if len(g.destiny) <= 1:
        g.destiny += g.destiny_discard
        g.destiny_discard = []
        g.shuffle(g.destiny)
        g.tell("destiny.reshuffled")
    open_window(g, When.BEFORE_DRAW)
    g.go_on(draw)


@step
def draw(g: Game) -> None:
    """The top card, or the one somebody picked, is turned up."""
    if g.destiny_pick == NO_CARD:
        g.destiny_card = g.destiny.pop()
    else:
        g.destiny_card = g.destiny_pick
        g.destiny.remove(g.destiny_pick)
    g.named = named_by(g, g.destiny_card)
    g.tell("destiny.drawn", SEAT[g.offense], DESTINY_OPTION[g.destiny_card])
    open_window(g, When.AFTER_DRAW)
    g.then(obey)


@step
def obey(g: Game) -> Asking:
    """The card fixes the defense; own colour and wild leave the offense a choice. If the card was sent away, there is another draw."""
    if g.destiny_card == NO_CARD:
        g.then(destiny)
    elif fold_all(g, Query.MEETS_ANYBODY, False):
        yield from _anyone_anywhere(g)
    elif g.named == g.offense:
        yield from _own_colour(g)
    elif g.named == NOBODY:  # classic:destiny.wild
        others = [seat for seat in g.order if seat != g.offense]
        _meet(g, (yield from pick(g.offense, "destiny.wild", others, SEAT)))
    elif fold_all(g, Query.MEETS_ANYWHERE, False):
        yield from _anywhere(g, g.named)
    else:
        _meet(g, g.named)


def send_away(g: Game) -> None:
    """The card that was drawn is discarded and names nobody; the offense draws again."""
    g.destiny_discard.append(g.destiny_card)
    g.destiny_card, g.named = NO_CARD, NOBODY
    g.tell("destiny.redrawn", SEAT[g.offense])


def named_by(g: Game, card: int) -> int:
    """The player a colour or special names, a wild nobody; ties go to the first on the offense's left. classic:destiny.special"""
    others = [(g.offense + step) % g.seats for step in range(1, g.seats)]
    if card == MOST_COLONIES:
        return max(others, key=g.foreign.__getitem__)
    if card == MOST_CARDS:
        return max(others, key=lambda seat: len(g.hands[seat]))
    if card == FEWEST_IN_WARP:
        return min(others, key=lambda seat: g.ships_at(seat, WARP))
    return NOBODY if card == WILD_DESTINY else card


def _meet(g: Game, defense: int) -> None:
    g.destiny_discard.append(g.destiny_card)
    g.set_defense(defense)
    g.tell("destiny.defense", SEAT[defense])


def _anyone_anywhere(g: Game) -> Asking:
    """A power lets the offense meet anybody, at home or wherever that player has a colony."""
    others = [seat for seat in g.order if seat != g.offense]
    yield from _anywhere(g, (yield from pick(g.offense, "destiny.anyone", others, SEAT)))


def _anywhere(g: Game, defense: int) -> Asking:
    """The offense aims at once, at any planet of that system or any colony of that player."""
    planets = sorted({*g.worlds[defense], *g.colonies(defense)})
    g.target = yield from pick(g.offense, "destiny.anywhere", planets, PLANET)
    _meet(g, defense)
    g.tell("launch.aimed", SEAT[g.offense], PLANET[g.target])


def _own_colour(g: Game) -> Asking:
    """classic:destiny.own_colour_options: draw again, drive a colony out, or resettle an empty home planet."""
    me = g.offense
    home = g.worlds[me]
    ways = [("redraw", NO_PLANET, NOBODY)]
    ways += [(f"drive:{PLANET[at]}:{SEAT[guest]}", at, guest) for at in home for guest in g.owners_at(at) if guest != me]
    if g.colonies(me) or g.ships_at(me, GATE):
        ways += [(f"resettle:{PLANET[at]}", at, NOBODY) for at in home if not g.owners_at(at)]
    _, planet, owner = yield from pick(me, "destiny.own_colour", ways, lambda way: way[0])
    if planet == NO_PLANET:  # classic:destiny.own_colour_redraw
        send_away(g)
        g.then(destiny)
    elif owner != NOBODY:
        g.target = planet
        _meet(g, owner)
    else:
        g.target = planet
        g.resettling = True
        g.destiny_discard.append(g.destiny_card)
        g.tell("destiny.resettles", SEAT[me], PLANET[g.target])
