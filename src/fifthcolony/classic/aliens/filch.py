"""Filch: may take its opponent's used encounter card."""

from fifthcolony.classic.cancelling import steal_card
from fifthcolony.classic.cards import FLARE, NEGOTIATE, OPTION, TYPE, kinds_of
from fifthcolony.classic.flares import SIDE_WORD, UNSEEN, WILD, super_side, unseen, wild
from fifthcolony.classic.flaring import is_spent
from fifthcolony.classic.fleet import give_up
from fifthcolony.classic.hands import discard_from_hand, draw
from fifthcolony.classic.hooks import may
from fifthcolony.classic.knowledge import knows, remember_flare
from fifthcolony.classic.powers import Alien, side_for
from fifthcolony.classic.state import WARP, Game
from fifthcolony.classic.words import NOBODY, PLANET, SEAT, Phase, Role, When
from fifthcolony.kernel.ask import PASS, Ask, Asking, choose_together, pick
from fifthcolony.kernel.steps import step

SHIP = "filch:ship"
DECK = "filch:deck"


def spoils(g: Game, me: int) -> int:
    """The card the opponent's side resolved the encounter with."""
    return g.used[1 - g.side_of(me)]


@may(When.AFTER_DISCARD, Role.MAIN, given=lambda g, me: spoils(g, me) in g.discard)
def theft(g: Game, me: int) -> None:
    """It goes from the discard pile into Filch's hand."""
    g.take_discard(me, spoils(g, me))


# --- its flare --------------------------------------------------------------------------------------------------------------------------


def lying_about(g: Game) -> list[int]:
    """The encounter's cards that are in the discard pile."""
    return kinds_of([card for card in g.used if card in g.discard])


@super_side(When.AFTER_DISCARD, Role.NOT_MAIN, given=lambda g, _me: bool(lying_about(g)), is_use=True)
def theft_in_passing(g: Game, me: int) -> Asking:
    """One of the two cards, though the encounter was none of its own."""
    g.take_discard(me, (yield from pick(me, "filch.card", lying_about(g), OPTION)))


def bait(g: Game, me: int) -> list[int]:
    """The negotiates it could give for a card."""
    return [card for card in g.hands[me] if TYPE[card] == NEGOTIATE]


@wild(When.ANSWERS_CARD, Role.ANY, given=lambda g, me: g.plays[-1].seat != me and bool(bait(g, me)))
def snatch(g: Game, me: int) -> None:
    """For a negotiate, the artifact or flare that somebody else plays is its own and does nothing."""
    if bait(g, me):
        discard_from_hand(g, me, bait(g, me)[0])
        steal_card(g, me)


# --- the flare of old: cheating ---------------------------------------------------------------------------------------------------------


def cheat_of(g: Game, card: int) -> int:
    """Who could cheat: the holder of the flare, unless its power works or a flare has been played."""
    holders = [seat for seat in g.order if card in g.hands[seat]]
    return next((seat for seat in holders if side_for(g, seat, card) == WILD and not is_spent(g, seat, card)), NOBODY)


def suspects(g: Game, card: int) -> list[int]:
    """Whom one could call a cheat: anybody, unless all know where the flare is."""
    if not knows(g, None, card):
        return list(g.order)
    return [seat for seat in g.order if seat == cheat_of(g, card)]


def within_grasp(g: Game, me: int) -> list[str]:
    """What a cheat can help itself to: a ship of its own, the top of the deck, a card of the discard pile."""
    ship = [SHIP] if g.ships_at(me, WARP) and g.colonies(me) else []
    return [*ship, *([DECK] if g.deck else []), *(f"filch:{OPTION[card]}" for card in kinds_of(g.discard))]


@unseen(When.ENCOUNTER_END, Role.ANY)
@step
def look_away(g: Game, card: int) -> Asking:
    """All at once and in secret, who holds the flare may help itself, and the others may call somebody a cheat."""
    accused, cheat = suspects(g, card), cheat_of(g, card)
    if not accused:
        return
    asks = []
    for seat in g.order:
        words = within_grasp(g, seat) if seat == cheat else [SEAT[other] for other in accused if other != seat]
        asks.append(Ask(seat, "filch.cheat" if seat == cheat else "filch.watch", (*words, PASS), (), True))
    answers = yield from choose_together(tuple(asks))
    said = {ask.seat: ask.options[answer] for ask, answer in zip(asks, answers, strict=True)}
    taken = said.pop(cheat, PASS)
    calls = [(seat, word) for seat, word in said.items() if word != PASS]
    right = [seat for seat, word in calls if taken != PASS and word == SEAT[cheat]]
    if taken != PASS:
        g.flared.append((cheat, card, WILD if right else UNSEEN))
        g.tell("flare.played", SEAT[cheat], OPTION[card], SIDE_WORD[WILD], to=None if right else (cheat,))
        be_caught(g, cheat, card, right) if right else help_itself(g, cheat, taken)
    for seat, word in calls:
        if seat not in right:
            g.tell("filch.slandered", SEAT[seat], word)
            g.then(give_up, seat, 1)


def be_caught(g: Game, cheat: int, card: int, callers: list[int]) -> None:
    """The cheat shows the flare, takes nothing and loses a ship; who saw it draws a card."""
    g.seen[card] = (1 << g.seats) - 1
    g.then(give_up, cheat, 1)
    for seat in callers:
        g.tell("filch.caught", SEAT[seat], SEAT[cheat])
        draw(g, seat, 1)


def help_itself(g: Game, me: int, taken: str) -> None:
    """Nobody has seen it. Who counts ships and cards may notice."""
    if taken == SHIP:
        g.then(slip_home, me)
        return
    pile = g.deck if taken == DECK else g.discard
    card = next(lying for lying in reversed(pile) if taken in (DECK, f"filch:{OPTION[lying]}"))
    pile.remove(card)
    g.hands[me].append(card)
    if taken != DECK and TYPE[card] == FLARE:
        remember_flare(g, card)
    g.seen[card] = 1 << me
    g.tell("filch.helped_itself", SEAT[me], OPTION[card], to=(me,))


@step
def slip_home(g: Game, me: int) -> Asking:
    """A ship leaves the warp for a colony."""
    planet = yield from pick(me, "filch.haven", g.colonies(me), PLANET, (), True)
    g.move_ships(me, WARP, planet)
    g.tell("filch.slipped_home", SEAT[me], PLANET[planet], to=(me,))


alien = Alien(
    "filch", theft, alert="green", phases=(Phase.RESOLUTION,), asks={"filch.watch": "suspect", "filch.cheat": "temptation"},
    flare=(snatch, theft_in_passing), alternate=(look_away, theft_in_passing),
)  # fmt: skip
