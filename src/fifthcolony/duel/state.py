"""A duel game and its verbs: what can be read off the table, and the small moves that every rule is made of."""

from collections.abc import Callable
from typing import Any, Self, cast

from fifthcolony.duel.afresh import deal_afresh
from fifthcolony.duel.cards import EVEN_HELPS, KIND, ODD_HELPS, OPTION, TOKEN, VALUE, reinforcement, tokens_in, words_of
from fifthcolony.duel.control import Control
from fifthcolony.duel.planets import TILE
from fifthcolony.duel.powers import ENVOY, ICONS, fold, is_live
from fifthcolony.duel.view_types import SeatView
from fifthcolony.duel.views import FIELDS
from fifthcolony.duel.windows import act, after_loss
from fifthcolony.duel.words import (
    HAND_LIMIT,
    IN_DUEL,
    NO_CARD,
    NO_PLANET,
    NOBODY,
    SEAT,
    Query,
    When,
)
from fifthcolony.kernel.ask import Args
from fifthcolony.kernel.changes import change_name
from fifthcolony.kernel.events import Outcome
from fifthcolony.kernel.keys import Key, Value
from fifthcolony.kernel.numbers import seat_in
from fifthcolony.kernel.steps import frame
from fifthcolony.kernel.views import view_of

BOTH_KNOW = 3


class Game(Control):
    """Cosmic Encounter Duel."""

    __slots__ = ()

    # --- ships ------------------------------------------------------------------------------------------------------------------------

    def destroy(self, seat: int, number: int, tile: int = NO_PLANET) -> int:
        """duel:ship.destroy: from a planet, or from supply, to the Warp; abilities may have something to say to that."""
        if tile == NO_PLANET:
            number = min(number, self.supply[seat])
            self.supply[seat] -= number
        else:
            number = min(number, self.fleet[tile * 2 + seat])
            self.fleet[tile * 2 + seat] -= number
        self.warp[seat] += number
        if number:
            self.tell("ships.destroyed", SEAT[seat], number, *(() if tile == NO_PLANET else (TILE[tile],)))
            for holder, hook in self.hooks.get(When.SHIPS_DESTROYED, ()):
                if holder == seat and is_live(self, seat, hook):
                    self.then(after_loss, seat, hook.name, number)
        return number

    # --- cards ------------------------------------------------------------------------------------------------------------------------

    def hand_limit(self, seat: int) -> int:
        """duel:hand.limit"""
        return fold(self, Query.HAND_LIMIT, seat, HAND_LIMIT)

    def hands_changed(self) -> None:
        """Somebody may be interested in the size of a hand."""
        if When.HAND_OF_ONE in self.hooks:
            self.unsettled = True

    def draw(self, seat: int, number: int) -> None:
        """Cards from the own deck into the hand."""
        drawn = self.turn_up(seat, number)
        self.hands[seat] += drawn
        if drawn:
            self.hands_changed()
            self.tell_cards("cards.drawn", seat, drawn)

    def turn_up(self, seat: int, number: int) -> list[int]:
        """duel:deck.reshuffle, duel:deck.reshuffle_lazy: cards off the own deck, which the own pile renews when one is needed."""
        deck, pile, drawn = self.decks[seat], self.piles[seat], []
        for _ in range(number):
            if not deck:
                if not pile:
                    break
                deck += pile
                pile.clear()
                for card in deck:
                    self.seen[card] = 0
                self.shuffle(deck)
                self.tell("deck.reshuffled", SEAT[seat])
            card = deck.pop()
            self.seen[card] |= 1 << seat
            drawn.append(card)
        return drawn

    def gain(self, seat: int, number: int) -> None:
        """duel:reinf.gain, duel:reinf.deck_empty: reinforcements from the common deck."""
        gained = [self.reinforcements.pop() for _ in range(min(number, len(self.reinforcements)))]
        for card in gained:
            self.seen[card] |= 1 << seat
        self.hands[seat] += gained
        if gained:
            self.hands_changed()
            self.tell_cards("cards.gained", seat, gained)

    def tell_cards(self, key: str, seat: int, cards: list[int]) -> None:
        """How many to everybody, which to the one who sees them."""
        if self.listener is not None:
            self.tell(key, SEAT[seat], len(cards))
            self.tell(f"{key}_by_you", SEAT[seat], *words_of(cards), to=(seat,))

    def refill_empty(self, seat: int) -> None:
        """duel:hand.zero_forced_use: who must use a card and has none draws up to the limit first."""
        if not self.hands[seat]:
            self.draw(seat, self.hand_limit(seat))

    def take(self, seat: int, card: int) -> int:
        """A card of the wanted one's kind leaves a hand."""
        hand = self.hands[seat]
        if card not in hand:
            card = next(held for held in sorted(hand) if KIND[held] == KIND[card])
        hand.remove(card)
        self.hands_changed()
        return card

    def exchange(self, seat: int, card: int, other: int) -> None:
        """A hand card gives way to another: the hand is as large as before, and not the same."""
        self.hands[seat].remove(card)
        self.hands[seat].append(other)
        self.hands_changed()

    def show(self, card: int) -> None:
        """Everybody knows from now on where it is."""
        self.seen[card] = BOTH_KNOW
        self.unshown &= ~(1 << card)

    def put_on_pile(self, seat: int, card: int) -> None:
        """Face up on a discard pile."""
        self.show(card)
        self.piles[seat].append(card)

    def discard(self, seat: int, card: int) -> None:
        """A hand card goes to the own pile."""
        self.put_on_pile(seat, self.take(seat, card))
        self.tell("card.discarded", SEAT[seat], OPTION[card])

    def hand_over(self, giver: int, card: int) -> None:
        """A hand card changes hands; both know it."""
        self.hands[giver].remove(card)
        self.hands[1 - giver].append(card)
        self.show(card)
        self.hands_changed()

    def take_at_random(self, taker: int, number: int) -> None:
        """Random cards of the opponent's hand; both know which."""
        for _ in range(min(number, len(self.hands[1 - taker]))):
            hand = sorted(self.hands[1 - taker])
            card = hand[self.random_below(len(hand))]
            self.hand_over(1 - taker, card)
            self.tell("card.taken_unseen", SEAT[taker], SEAT[1 - taker])
            self.tell("card.taken", SEAT[taker], SEAT[1 - taker], OPTION[card], to=(0, 1))

    def put_on_deck(self, seat: int, card: int) -> None:
        """On top of a deck."""
        self.decks[seat].append(card)

    # --- what lies beside an alien ----------------------------------------------------------------------------------------------------

    def tokens_of(self, seat: int, kind: str) -> int:
        """How many counters of a kind a seat has."""
        return next((number for holder, what, number in self.tokens if (holder, what) == (seat, kind)), 0)

    def set_tokens(self, seat: int, kind: str, number: int) -> None:
        """Give a seat so many counters of a kind."""
        self.tokens = [entry for entry in self.tokens if entry[:2] != (seat, kind)]
        if number:
            self.tokens.append((seat, kind, number))

    def lying(self, seat: int, where: str) -> list[int]:
        """The cards in a pile beside an alien."""
        return [card for holder, place, card in self.beside if (holder, place) == (seat, where)]

    def said(self, seat: int, about: str) -> str:
        """What a seat has announced in this pass of a contest or duel; nothing if it has not."""
        for holder, what, word in self.announced:
            if holder == seat and what == about:
                return word
        return ""

    def announce(self, seat: int, about: str, word: str) -> None:
        """A seat says something for all to hear; what it said of that before is forgotten."""
        self.announced = [entry for entry in self.announced if entry[:2] != (seat, about)]
        self.announced.append((seat, about, word))

    def secret(self, seat: int, about: str) -> int | None:
        """What a seat has decided without showing it."""
        return next((number for holder, what, number in self.secrets if (holder, what) == (seat, about)), None)

    # --- tactics ----------------------------------------------------------------------------------------------------------------------

    def spent(self, seat: int) -> list[int]:
        """A seat's spent tokens."""
        return tokens_in(~self.ready[seat] & 31)

    def ready_token(self, seat: int, token: int) -> None:
        """A spent tactic stands up again."""
        self.ready[seat] |= 1 << token
        self.tell("tactic.readied", SEAT[seat], TOKEN[token])

    def spend_token(self, seat: int, token: int) -> None:
        """A used tactic lies down."""
        self.ready[seat] &= ~(1 << token)

    # --- clout ------------------------------------------------------------------------------------------------------------------------

    def advantage_holder(self) -> int:
        """duel:adv.tie, duel:adv.dynamic: who has the ship advantage as the ships stand."""
        if self.scope != IN_DUEL:
            return NOBODY
        if Query.HOLDS_ADVANTAGE in self.hooks:
            for seat in self.order:
                if fold(self, Query.HOLDS_ADVANTAGE, seat, False):
                    return seat
        mine, theirs = self.there(0), self.there(1)
        if mine == theirs:
            return NOBODY
        return int((mine < theirs) != self.terms.fewer)

    def set_bonus(self, seat: int, amount: int, cause: str) -> None:
        """An ability adds to clout; a cause adds once."""
        self.bonuses = [entry for entry in self.bonuses if entry[0] != seat or entry[2] != cause]
        if amount:
            self.bonuses.append((seat, amount, cause))

    def breakdown(self, seat: int) -> list[tuple[str, int]]:
        """duel:clout.total: a seat's clout as causes and amounts."""
        parts = [("plan", self.values[seat])]
        parts += [("second", VALUE[card]) for holder, card in self.seconds if holder == seat]
        if self.advantage_holder() == seat:
            parts.append(("ships", fold(self, Query.ADVANTAGE, seat, self.terms.advantage)))
        parts += [(cause, amount) for holder, amount, cause in self.bonuses if holder == seat]
        if Query.CLOUT in self.hooks:
            for holder, hook in self.hooks[Query.CLOUT]:
                if holder == seat and is_live(self, seat, hook):
                    added = hook.run(self, seat, 0)
                    if added:
                        parts.append((f"use:{hook.name}", added))
        swinging = []
        for side, card, worth in self.laid:
            if side == seat:
                kind = reinforcement(card).kind
                if kind in (EVEN_HELPS, ODD_HELPS):
                    swinging.append((card, kind))
                else:
                    parts.append((OPTION[card], worth))
        if swinging:  # duel:reinf.parity_base
            odd = sum(amount for _, amount in parts) % 2
            parts += [(OPTION[card], -10 if odd == (kind == EVEN_HELPS) else 10) for card, kind in swinging]
        return parts

    def clout(self, seat: int) -> int:
        """duel:clout.negative: any whole number."""
        return sum(amount for _, amount in self.breakdown(seat))

    # --- envoys -----------------------------------------------------------------------------------------------------------------------

    def slot_of(self, envoy: str) -> int:
        """The place of an envoy in play."""
        return self.envoys.index(envoy)

    def allies(self, seat: int) -> list[int]:
        """The places of a seat's allied envoys."""
        return [slot for slot in range(len(ICONS)) if self.ally[slot] == seat]

    def envoy_word(self, slot: int) -> str:
        """An envoy as everybody can call it: by its name if it is up, by its icon if not."""
        return f"envoy_named:{self.envoys[slot]}" if self.face_up[slot] else ENVOY[slot]

    # --- what lasts ---------------------------------------------------------------------------------------------------------------------

    def from_now_on(self, query: Key[Value], change: Callable[[Self, Value, *Args], Value], *args: *Args) -> None:
        """Change the answer to a query of the whole contest or duel until it is over, whatever becomes of the ability that wants it."""
        self.changes.append((query, change_name(change), args))

    # --- ends -------------------------------------------------------------------------------------------------------------------------

    def finish(self, winners: tuple[int, ...], reason: str) -> None:
        """duel:win.instant: the game is over now."""
        self.outcome = Outcome(winners, reason)
        self.tell("game.over" if winners else "game.over_for_nobody", f"reason:{reason}", *(SEAT[seat] for seat in winners))

    def settle(self) -> None:
        """Look at hands that have come to be one card, or another one card than before."""
        for seat in (0, 1):
            last = self.hands[seat][0] if len(self.hands[seat]) == 1 else NO_CARD
            if last != self.last_card[seat]:
                self.last_card[seat] = last
                if last != NO_CARD:
                    for holder, hook in self.hooks.get(When.HAND_OF_ONE, ()):
                        if holder != seat and is_live(self, holder, hook):
                            self.stack.append(frame(act, holder, hook.name))

    # --- looking ----------------------------------------------------------------------------------------------------------------------

    def view(self, seat: Any) -> SeatView:
        """What a seat may know."""
        return cast("SeatView", view_of(FIELDS, self, seat))

    def look(self, seat: Any, names: tuple[str, ...] | None) -> dict[str, Any]:
        """Some fields of that, or all of them."""
        return view_of(FIELDS, self, seat) if names is None else {name: FIELDS[name](self, seat) for name in names}

    def determinize(self, seat: Any, seed: int) -> Self:
        """A copy in which all that the seat cannot know is dealt afresh, consistent with what it does know."""
        twin = self.copy()
        deal_afresh(twin, seat_in(self.config["seats"], seat), seed)
        return twin
