"""A classic game: the few verbs through which everything in its position changes."""

from collections.abc import Callable, Sequence
from typing import Any, Self, cast

from fifthcolony.classic import knowledge
from fifthcolony.classic.afresh import deal_afresh
from fifthcolony.classic.cards import COPIES, FIRST_OTHER, KIND, OPTION, words_of
from fifthcolony.classic.colonies import Colonies
from fifthcolony.classic.face_down import sleepers_by_point
from fifthcolony.classic.inventions import Held, at_work
from fifthcolony.classic.openings import openings_of
from fifthcolony.classic.position.board import BESIDE, GATE, PLACE, REMOVED, RESEARCH, WARP
from fifthcolony.classic.position.encounter import FACE_DOWN
from fifthcolony.classic.powers import fold, fold_all
from fifthcolony.classic.variants import FLARE_CARDS
from fifthcolony.classic.view_types import SeatView
from fifthcolony.classic.views import FIELDS
from fifthcolony.classic.words import (
    DEFENSE,
    MAX_SEATS,
    NEGOTIATES,
    NO_CARD,
    NOBODY,
    OFFENSE,
    SEAT,
    SUMMONED,
    Point,
    Query,
    Role,
)
from fifthcolony.kernel.ask import Args, Asking
from fifthcolony.kernel.changes import change_name
from fifthcolony.kernel.events import Outcome
from fifthcolony.kernel.keys import Key, Value
from fifthcolony.kernel.numbers import seat_in
from fifthcolony.kernel.steps import frame
from fifthcolony.kernel.views import view_of

__all__ = ["BESIDE", "FACE_DOWN", "GATE", "NEGOTIATES", "PLACE", "REMOVED", "RESEARCH", "WARP", "Game"]


class Game(Colonies):
    """A classic game for three to five seats."""

    __slots__ = ()

    # --- powers ---------------------------------------------------------------------------------------------------------------------

    def set_powers(self, powers: list[tuple[str, ...]], face_down: list[tuple[str, ...]] | None = None) -> None:
        """Give every seat the aliens it holds, and those that lie face down before it, where they change."""
        if face_down is not None:
            self.face_down = face_down
            self.asleep = sleepers_by_point(face_down, FLARE_CARDS in self.config["variants"])
        self.powers = powers
        self.find_hooks()

    def set_technologies(self, technologies: list[Held]) -> None:
        """Say which technologies the seats have; those that work put their hooks in."""
        working = at_work(self.technologies)
        self.technologies = technologies
        if at_work(technologies) != working:
            self.find_hooks()

    def turn_up_technology(self, seat: int, name: str) -> None:
        """A technology that a seat has lies open from now on."""
        if (seat, name, True) not in [(holder, what, is_open) for holder, what, _, is_open in self.technologies]:
            self.set_technologies([held if held[:2] != (seat, name) else (seat, name, held[2], True) for held in self.technologies])

    def set_flares(self, flares: list[int], known: list[int]) -> None:
        """These flares are in the game, and so many seats know it of each."""
        self.flares, self.flares_known = flares, known
        self.openings = openings_of(flares, self.powers)

    def later(self, point: Point, step: Callable[[Self, *Args], Asking | None], *args: *Args) -> None:
        """Go on with this step at a point of a later phase of this encounter, whatever becomes of the power that wants it."""
        self.agenda.append((point, frame(step, *args)))

    def from_now_on(self, query: Key[Value], change: Callable[[Self, Value, *Args], Value], *args: *Args) -> None:
        """Change the answer to a query of the whole encounter until it ends, whatever becomes of the power that wants it."""
        self.changes.append((query, change_name(change), args))

    def win(self, seat: int, reason: str) -> None:
        """A power wins the game for its seat; who wins by the same event shares it."""
        winners = (seat, *self.outcome.winners) if self.outcome else (seat,)
        self.outcome = Outcome(tuple(sorted(set(winners))), reason)
        self.tell("game.won", *(SEAT[winner] for winner in self.outcome.winners))

    # --- roles and totals -----------------------------------------------------------------------------------------------------------

    def main(self, side: int) -> int:
        """The main player of a side."""
        return self.offense if side == OFFENSE else self.defense

    def opponent(self, seat: int) -> int:
        """The other main player."""
        return self.defense if seat == self.offense else self.offense

    def side_of(self, seat: int) -> int:
        """The side a participant is on."""
        return OFFENSE if self.role[seat] & (Role.OFFENSE | Role.OFFENSIVE_ALLY) else DEFENSE

    def front(self, seat: int) -> int:
        """Where a participant's ships in the encounter stand: in the gate, on the target planet or beside it."""
        if self.role[seat] & (Role.OFFENSE | Role.OFFENSIVE_ALLY):
            return GATE
        return self.target if seat == self.defense else BESIDE

    def allies(self, side: int) -> list[int]:
        """Who is allied with a side, in timing order."""
        role = Role.OFFENSIVE_ALLY if side == OFFENSE else Role.DEFENSIVE_ALLY
        return [seat for seat in self.order if self.role[seat] == role]

    def set_defense(self, seat: int) -> None:
        """Fix the opponent."""
        self.defense = seat
        self.role[seat] = Role.DEFENSE
        self.set_order()

    def may_invite(self, side: int) -> bool:
        """Whether a side may ask others for help."""
        return bool(fold_all(self, Query.INVITERS, 1 << OFFENSE | 1 << DEFENSE) >> side & 1)

    def involved(self, side: int) -> list[tuple[int, int, int]]:
        """Who takes part on a side: (seat, place, ships), main player first."""
        place, main, front = (GATE, self.offense, GATE) if side == OFFENSE else (BESIDE, self.defense, self.target)
        there = self.ships[place * MAX_SEATS : place * MAX_SEATS + self.seats]
        forces = [(main, front, self.ships[front * MAX_SEATS + main])]
        if any(there):
            forces += [(seat, place, there[seat]) for seat in self.order if there[seat] and seat != main]
        return forces

    def face(self, side: int) -> int:
        """The card a side's card counts as: itself, or one of the kind it is believed to be."""
        return self.laid[side] if self.claimed[side] == NO_CARD else self.claimed[side]

    def breakdown(self, side: int) -> list[tuple[str, int]]:
        """A side's total as causes and amounts. classic:reveal.offense_total, classic:reveal.defense_total"""
        parts = [(OPTION[self.face(side)], self.values[side])]
        parts += [(SEAT[seat], number * self.worth[seat]) for seat, _, number in self.involved(side)]
        parts += [(cause, amount) for where, amount, cause in self.addends if where == side]
        return parts

    def total(self, side: int) -> int:
        """A side's total, for attack against attack."""
        return sum(amount for _, amount in self.breakdown(side))

    def leading(self) -> int:
        """The side that wins as the cards lie; NOBODY for a deal. classic:reveal.higher_wins, classic:reveal.attack_v_negotiate"""
        offense, defense = self.values
        if self.decided != NOBODY or offense == defense == NEGOTIATES:
            return self.decided
        if NEGOTIATES in self.values:
            offense_leads = (defense == NEGOTIATES) != fold_all(self, Query.PEACE_WINS, False)
        else:
            ahead = self.total(OFFENSE) - self.total(DEFENSE)
            offense_leads = ahead < 0 if fold_all(self, Query.LOWER_WINS, False) else ahead > 0
        return OFFENSE if offense_leads else DEFENSE

    # --- cards ----------------------------------------------------------------------------------------------------------------------

    def has_encounter_card(self, seat: int) -> bool:
        """classic:start.encounter_card_kinds: attacks, negotiates and the morph."""
        return self.can_lay(seat) or fold(self, Query.CAN_LAY, seat, False)

    def can_lay(self, seat: int) -> bool:
        """Whether there is an encounter card that the seat can lay without using a power."""
        hand = self.playable(seat)
        return bool(hand) and min(hand) < FIRST_OTHER

    def playable(self, seat: int) -> list[int]:
        """The cards a seat may play from: its hand, and what a power adds."""
        if Query.PLAYABLE not in self.hooks:
            return self.hands[seat]
        return fold(self, Query.PLAYABLE, seat, self.hands[seat])

    def tokens_of(self, seat: int, kind: str) -> int:
        """How many tokens of a kind a seat has."""
        return next((number for holder, what, number in self.tokens if (holder, what) == (seat, kind)), 0)

    def set_tokens(self, seat: int, kind: str, number: int) -> None:
        """Give a seat exactly so many tokens of a kind."""
        self.tokens = sorted([entry for entry in self.tokens if entry[:2] != (seat, kind)] + [(seat, kind, number)] * bool(number))
        self.tell("tokens.now", SEAT[seat], f"token:{kind}", number)

    def on_sheet(self, seat: int, where: str) -> list[int]:
        """The cards a seat's alien has laid somewhere."""
        return [card for holder, place, card in self.sheet if holder == seat and place == where]

    def take_pile(self, seat: int, where: str) -> list[int]:
        """Take all cards off a pile on a seat's sheet; they lie nowhere then."""
        cards = self.on_sheet(seat, where)
        self.sheet = [entry for entry in self.sheet if entry[:2] != (seat, where)]
        return cards

    def discard_piles(self, seat: int, piles: Sequence[str]) -> list[int]:
        """Discard what lies in these piles of a seat's, openly; which cards that were."""
        gone = [entry for entry in self.sheet if entry[0] == seat and entry[1] in piles]
        for entry in gone:
            self.sheet.remove(entry)
            self.discard_card(entry[2])
            self.tell("cards.discarded", SEAT[seat], OPTION[entry[2]])
        return [card for _, _, card in gone]

    def discard_card(self, card: int) -> None:
        """Lay a card that is in no hand face up on the discard pile."""
        self.seen[card] = (1 << self.seats) - 1
        self.discard.append(card)
        self.discards.append(card)

    def put_under_deck(self, card: int) -> None:
        """A card that is in no hand goes face down to the bottom of the cosmic deck."""
        self.seen[card] = 0
        self.deck.insert(0, card)
        self.tell("cards.put_under_deck")

    def take_from_hand(self, seat: int, card: int, but: Sequence[int] = ()) -> int:
        """Take a card of this kind out of a hand, but not these: of several the best known, so that nobody learns which it was."""
        hand = self.hands[seat]
        best = self._best_known([copy for copy in COPIES[KIND[card]] if copy in hand and copy not in but])
        hand.remove(best)
        return best

    def take_to_play(self, seat: int, card: int) -> tuple[int, str]:
        """Take a card that is to be played, and say from which pile: what a power has on its sheet goes before its like in hand."""
        if self.sheet:
            playable = self.playable(seat)
            piles = {lying: where for holder, where, lying in self.sheet if holder == seat and KIND[lying] == KIND[card]}
            copies = [lying for lying in piles if lying == card or lying in playable]
            if copies:
                best = self._best_known(copies)
                self.sheet.remove((seat, piles[best], best))
                return best, piles[best]
        return self.take_from_hand(seat, card, self.resting), ""

    def _best_known(self, copies: list[int]) -> int:
        return copies[0] if len(copies) == 1 else max(copies, key=lambda copy: (self.seen[copy].bit_count(), -copy))

    def take_back(self, side: int) -> int:
        """A main player's card returns to where it was laid from; one that came by a swap is its own."""
        seat, card = self.main(side), self.laid[side]
        where = self.laid_from[side] if self.laid_by[side] == seat else ""
        self.laid[side] = NO_CARD
        self.put_back(seat, where, card)
        return card

    def put_back(self, seat: int, where: str, card: int) -> None:
        """A card returns to the pile it was played from, a borrowed one to its lender, others to the hand; a summoned one stays there."""
        _, borrowed, lender = where.rpartition("seat:")
        if borrowed:
            self.hands[int(lender)].append(card)
        elif where and where != SUMMONED:
            self.sheet.append((seat, where, card))
        else:
            self.hands[seat].append(card)

    def give(self, giver: int, taker: int, given: list[int], openly: bool = False) -> None:
        """Hand cards over. Others lose track of what the giver still holds, unless it is done openly."""
        both = 1 << giver | 1 << taker
        hand = self.hands[giver]
        if not openly:
            knowledge.forget(self, hand, both)
        for card in given:
            hand.remove(card)
            knowledge.lose_track(self, giver, card)
            self.hands[taker].append(card)
            self.seen[card] = (1 << self.seats) - 1 if openly else both
        self.tell("cards.given", SEAT[giver], SEAT[taker], len(given))
        self.tell("cards.given_between_you", SEAT[giver], SEAT[taker], *words_of(given), to=(giver, taker))

    def take_discard(self, seat: int, card: int) -> None:
        """Take a card off the discard pile into a hand, for all to see."""
        self.discard.remove(card)
        self.hands[seat].append(card)
        self.tell("cards.picked_up", SEAT[seat], OPTION[card])

    def swap_hands(self, one: int, other: int) -> None:
        """Two seats exchange hands; both know what is in either, others know as much as before."""
        self.hands[one], self.hands[other] = self.hands[other], self.hands[one]
        for card in self.hands[one] + self.hands[other]:
            self.seen[card] |= 1 << one | 1 << other
        self.tell("cards.hands_swapped", SEAT[one], SEAT[other])

    def give_at_random(self, giver: int, taker: int, number: int) -> list[int]:
        """Hand over cards that chance picks, and say which."""
        pool = self.hands[giver][:]
        given = [pool.pop(self.random_below(len(pool))) for _ in range(min(number, len(pool)))]
        if given:
            self.give(giver, taker, given)
        return given

    # --- views ----------------------------------------------------------------------------------------------------------------------

    def view(self, seat: Any) -> SeatView:
        """What this seat may know (None: a spectator), JSON-safe."""
        return cast("SeatView", view_of(FIELDS, self, seat))

    def look(self, seat: Any, names: tuple[str, ...] | None) -> dict[str, Any]:
        """Some fields of that, or all of them."""
        return view_of(FIELDS, self, seat) if names is None else {name: FIELDS[name](self, seat) for name in names}

    def determinize(self, seat: Any, seed: int) -> Self:
        """A copy in which all that the seat cannot know is dealt afresh, consistent with what it does know."""
        twin = self.copy()
        deal_afresh(twin, seat_in(self.config["seats"], seat), seed)
        return twin
