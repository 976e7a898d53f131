"""Miser: has a second hand of its own, its hoard, from which it may play any card."""

from fifthcolony.classic.advice import WorthUsing
from fifthcolony.classic.cards import DECK_SIZE, FIRST_OTHER, HAND_SIZE, OPTION, kinds_of, words_of
from fifthcolony.classic.flares import super_side, wild
from fifthcolony.classic.hands import draw, draw_card, lay_aside, pick_cards
from fifthcolony.classic.hooks import may, modifies, must
from fifthcolony.classic.knowledge import forget
from fifthcolony.classic.phases.planning import lay
from fifthcolony.classic.playable import aim, cards_for
from fifthcolony.classic.plays import begin_play, note_thrown
from fifthcolony.classic.powers import Alien, fold_all
from fifthcolony.classic.state import Game
from fifthcolony.classic.words import ASIDE, HOARD, NO_CARD, SEAT, Consequence, Point, Query, Role, When
from fifthcolony.kernel.ask import Asking, agree, pick
from fifthcolony.kernel.hooks import Hook
from fifthcolony.kernel.steps import step

NAME = "miser"
KEPT = 2

# --- having a hoard -------------------------------------------------------------------------------------------------------------------


def deal_hoard(g: Game, me: int) -> None:
    """A second hand is dealt, when its sheet comes to lie face up."""
    for _ in range(HAND_SIZE):
        card = draw_card(g)
        if card == NO_CARD:
            break
        g.seen[card] = 1 << me
        g.sheet.append((me, HOARD, card))
    g.then(pick_hoard, me)


@step
def pick_hoard(g: Game, me: int) -> Asking:
    """Either of the two can be the hoard."""
    if (yield from agree(me, "miser.swap")):
        hand, g.hands[me] = g.hands[me], g.take_pile(me, HOARD)
        g.sheet += [(me, HOARD, card) for card in hand]


def coins(g: Game, me: int) -> list[int]:
    """The encounter cards in the hoard that it can lay."""
    layable = fold_all(g, Query.LAYABLE, [card for card in g.on_sheet(me, HOARD) + g.hands[me] if card < FIRST_OTHER])
    return kinds_of([card for card in g.on_sheet(me, HOARD) if card in layable])


@modifies(Query.CAN_LAY, Role.ANY)
def counts(g: Game, me: int, _found: bool) -> bool:
    """Who can lay from the hoard is not out of encounter cards; what is closed for an encounter is open in the next."""
    return bool(coins(g, me)) and ((me, NAME) not in g.zapped or bool(g.result))


@may(When.REGROUP_START, Role.ANY, given=lambda g, me: not coins(g, me), is_use=False)
def renew(g: Game, me: int) -> None:
    """Without encounter cards the hoard may be shown and discarded for a fresh one."""
    cards = g.take_pile(me, HOARD)
    g.tell("miser.renewed", SEAT[me], *words_of(cards))
    for card in cards:
        g.discard_card(card)
    note_thrown(g, me, cards)
    g.then(fill_hoard, me)


@step
def fill_hoard(g: Game, me: int) -> None:
    """Eight cards come in."""
    draw(g, me, HAND_SIZE, HOARD)


# --- playing from it ------------------------------------------------------------------------------------------------------------------


@may(When.SELECT, Role.MAIN, given=lambda g, me: g.laid[g.side_of(me)] == NO_CARD and bool(coins(g, me)), advice="pile_is_better")
def lay_hoarded(g: Game, me: int) -> Asking:
    """It lays an encounter card from the hoard."""
    kinds = coins(g, me)
    lay(g, g.side_of(me), (yield from pick(me, "miser.card", kinds, OPTION, (), True)))


def from_hoard(name: str, point: Point, advice: WorthUsing | None = None) -> Hook:
    """It plays an artifact or a reinforcement from the hoard, wherever it could from its hand."""

    def fits(g: Game, me: int) -> list[int]:
        return cards_for(g, point, me, [card for card in g.on_sheet(me, HOARD) if card < DECK_SIZE])

    def is_open(g: Game, me: int) -> bool:
        opening = bool(g.plays) and g.plays[-1].seat == me and g.plays[-1].hook.startswith(f"{NAME}.")
        return not opening and bool(fits(g, me))

    def run(g: Game, me: int) -> Asking:
        cards = fits(g, me)
        if cards:  # unless the one that fitted went into saving this use from a zap
            card = yield from pick(me, "miser.card", cards, OPTION, (), True)
            aimed = yield from aim(g, me, card)
            begin_play(g, point, me, card, aimed)

    return may(point, Role.ANY, given=is_open, again=True, name=name, advice=advice)(run)


@modifies(Query.PLAYABLE, Role.ANY, given=lambda g, me: bool(g.flares) and (me, NAME) not in g.zapped)
def hoarded_flares(g: Game, me: int, cards: list[int]) -> list[int]:
    """Flares can be played at so many moments that they are offered with those in hand, and are a use as they are played."""
    return cards + [card for card in g.on_sheet(me, HOARD) if card >= DECK_SIZE]


@must(When.FROM_PILE, Role.ANY)
def hoarded_flare(_g: Game, _me: int) -> None:
    """A flare is about to be played; zapped, it stays in the hoard."""


# --- its flare ------------------------------------------------------------------------------------------------------------------------


def keep(g: Game, me: int) -> Asking:
    """This flare and two other cards are out of reach."""
    kept = yield from pick_cards(me, "miser.keep", g.hands[me], min(KEPT, len(g.hands[me])), KEPT)
    lay_aside(g, me, kept)
    g.plays[-1].pile = g.plays[-1].pile or ASIDE
    g.tell("miser.kept", SEAT[me], len(kept))


@wild(When.NEW_HAND, Role.ANY)
def keep_from_discard(g: Game, me: int) -> Asking:
    """Until a new hand is drawn, which comes to them."""
    return keep(g, me)


def is_due(g: Game, me: int) -> bool:
    """Somebody is about to take compensation from this player."""
    _, payer, number = g.compensation
    return payer == me and number > 0


@wild(Consequence.COMPENSATION, Role.ANY, given=is_due)
def keep_from_payment(g: Game, me: int) -> Asking:
    """Until compensation has been taken; nobody else can tell what lies there and what does not."""
    yield from keep(g, me)
    forget(g, g.hands[me] + g.on_sheet(me, ASIDE), 1 << me)


@super_side(When.REGROUP_START, Role.OFFENSE)
def put_by(g: Game, me: int) -> None:
    """A card off the deck goes into the hoard."""
    draw(g, me, 1, HOARD)


alien = Alien(
    NAME,
    counts,
    hoarded_flares,
    hoarded_flare,
    renew,
    lay_hoarded,
    from_hoard("hoarded_start", When.REGROUP_START, "worth_starting_with"),
    from_hoard("hoarded_alliance", When.AFTER_FORMED, "card:force_field"),
    from_hoard("hoarded_reveal", When.AFTER_REVEAL, "card:emotion_control"),
    from_hoard("hoarded_reinforcement", When.REINFORCEMENTS, "pile_can_turn"),
    from_hoard("hoarded_outcome", When.OUTCOME, "card:ionic_gas"),
    from_hoard("hoarded_deal", When.DEAL, "card:quash"),
    from_hoard("hoarded_cosmic_zap", When.ANSWERS_USE),
    from_hoard("hoarded_card_zap", When.ANSWERS_CARD),
    alert="green",
    setup=deal_hoard,
    piles=(HOARD,),
    asks={"miser.card": "pick_from_pile"},
    flare=(keep_from_discard, keep_from_payment, put_by),
)
