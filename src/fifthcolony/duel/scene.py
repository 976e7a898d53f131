"""Any position of a duel game in one readable expression, and a way to play on from it by names instead of numbers.

    s = scene(aliens=["preservationist", "bouncer"], card="vacant_shipyard", hands={"preservationist": ["13"], "bouncer": ["06"]})
    s.does("preservationist", "dial 3").does("bouncer", "dial 2")
    s.lays("preservationist", "13", "shield 2").lays("bouncer", "06", "blast 4")
    assert s.clout("bouncer") == 14

Seats are named by their alien, or "orange" and "blue" for players without one; the first leads unless said otherwise. Plans are named by
their number ("13", "-02"), reinforcements by theirs with a sign ("+08", "-10", "±10", "∓10", "±05", "=?"), planets and destiny cards by
their names. What is not named is dealt by the seed: hands of six, decks, the stack of planets.
"""

import re
from collections.abc import Mapping, Sequence

from fifthcolony.duel.cards import COPIES, FIRST_REINFORCEMENT, HALF, KIND, KINDS, PLANS, REINFORCEMENTS, VALUE, plan_word
from fifthcolony.duel.destiny import DESTINY
from fifthcolony.duel.loop import card_done, checkpoint, deck_of, draw_destiny, resolve
from fifthcolony.duel.planets import NAME
from fifthcolony.duel.powers import ICONS, alien_named, envoy_named
from fifthcolony.duel.setup import configure, find_leader, first_card, lay_out_envoys, set_up_powers, shuffle_decks
from fifthcolony.duel.state import BOTH_KNOW, Game
from fifthcolony.duel.words import COLOURS, HAND_LIMIT, NO_CARD, NO_PLANET, SEATS, SHIPS
from fifthcolony.kernel import scene as kernel
from fifthcolony.kernel.errors import BadConfig

Names = Sequence[str]
_PRINTED = {"±10": "pm10", "∓10": "mp10", "±05": "flex05", "=?": "copy"}
_SAID = {word: printed for printed, word in _PRINTED.items()}


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
    seed: int = 1,
) -> "Scene":
    """Set a position up and play it to its first decision.

    `card` is the destiny card about to be carried out; `begin="checkpoint"` stops before the next one is drawn instead, which
    `next_card` names; `begin="roles"` goes back to the moment when both show the top of their decks. `planets` are the revealed ones
    in order with the ships on them, the rest is in the stack, `stack` on top. `supply` or `warp` of a player is said, the other follows
    from twenty ships. `decks` and `reinforcements` name cards from the top; `spent` tokens are named by a half ("blast 4"). An envoy
    that is named is in play. `setup` runs the aliens' own set-up.
    """
    g = Game(configure("none"), seed)
    s = Scene(g, tuple(aliens))
    g.aliens = ["" if name in COLOURS else alien_named(name).name for name in aliens]
    shuffle_decks(g)
    if begin != "roles":
        g.leader = s.seat(leader) if leader else 0
    else:
        hands, setup = dict.fromkeys(s.names, ()), True
    _place_ships(s, planets or {}, warpplanet, supply or {}, warp or {}, stack)
    _deal(s, hands or {}, decks or {}, piles or {}, reinforcements, beside or {})
    for name, halves in (spent or {}).items():
        for half in halves:
            g.spend_token(s.seat(name), HALF.index(half.replace(" ", "_")) // 2)
    _seat_envoys(s, envoys, allies or {}, face_up)
    for name, counters in (tokens or {}).items():
        for kind, number in counters.items():
            g.set_tokens(s.seat(name), kind, number)
    g.rearm()
    for name in past:
        _draw_named(g, name)
    if card is not None:
        g.begin_card(_draw_named(g, card))
        g.next = g.terms.next
    if next_card is not None:
        number = destiny_number(next_card)
        g.next = DESTINY[number].deck
        deck = deck_of(g, g.next)
        deck.remove(number)
        deck.append(number)
    if begin == "checkpoint":
        g.stack.append((checkpoint, ()))
    elif begin == "draw":
        g.stack.append((draw_destiny, ()))
    elif begin == "roles":
        g.stack.append((first_card, ()))
    elif begin == "card" and card is not None:
        g.stack += [(card_done, ()), (resolve, ())]
    else:
        raise BadConfig(f"a scene begins with its card, or at the checkpoint, the draw or the roles, not {begin!r} with card {card!r}")
    if setup:
        g.stack.append((set_up_powers, ()))
    if begin == "roles":
        g.stack.append((find_leader, ()))
    g.run()
    g.start = g.dump()
    return s


def _draw_named(g: Game, name: str) -> int:
    number = destiny_number(name)
    deck_of(g, DESTINY[number].deck).remove(number)
    g.past.append(number)
    return number


def destiny_number(name: str) -> int:
    """A destiny card by its name."""
    for number, card in enumerate(DESTINY):
        if card.name == name.replace(" ", "_"):
            return number
    raise BadConfig(f"there is no destiny card {name!r}; there are: {', '.join(card.name for card in DESTINY)}")


def _place_ships(
    s: "Scene",
    planets: Mapping[str, Mapping[str, int]],
    warpplanet: str | None,
    supply: Mapping[str, int],
    warp: Mapping[str, int],
    stack: Names | None,
) -> None:
    g = s.game
    for planet, fleet in planets.items():
        tile = s.tile(planet)
        g.planets.remove(tile)
        g.row.append(tile)
        for name, number in fleet.items():
            g.fleet[tile * 2 + s.seat(name)] = number
    if warpplanet:
        g.warpplanet = s.tile(warpplanet)
    for planet in reversed(stack or ()):
        g.planets.remove(s.tile(planet))
        g.planets.append(s.tile(planet))
    for seat, name in enumerate(s.names):
        left = SHIPS - sum(g.fleet[seat::2])
        if name in supply and name in warp and supply[name] + warp[name] != left:
            raise BadConfig(f"{name} has {left} ships off planets, the scene places {supply[name]} and {warp[name]}")
        g.warp[seat] = warp.get(name, left - supply[name] if name in supply else min(5, left))
        g.supply[seat] = left - g.warp[seat]
        if g.supply[seat] < 0 or g.warp[seat] < 0:
            raise BadConfig(f"{name} has {SHIPS} ships; the scene places {SHIPS - min(g.supply[seat], g.warp[seat])} or more")


def _deal(
    s: "Scene",
    hands: Mapping[str, Names],
    decks: Mapping[str, Names],
    piles: Mapping[str, Names],
    reinforcements: Names | None,
    beside: Mapping[str, Mapping[str, Names]],
) -> None:
    g = s.game

    def take(name: str, seat: int) -> int:
        copies = COPIES[card_kind(name)]
        for deck in (g.decks[seat], g.reinforcements, g.decks[1 - seat]):
            for card in copies:
                if card in deck:
                    deck.remove(card)
                    return card
        raise BadConfig(f"the scene uses {name} more often than there are cards of it ({len(copies)})")

    for name, hand in hands.items():
        g.hands[s.seat(name)] = [take(card, s.seat(name)) for card in hand]
    for name, where in beside.items():
        g.beside += [(s.seat(name), place, take(card, s.seat(name))) for place, pile in where.items() for card in pile]
    for name, pile in piles.items():
        g.piles[s.seat(name)] = [take(card, s.seat(name)) for card in pile]
    on_top = {s.seat(name): [take(card, s.seat(name)) for card in deck] for name, deck in decks.items()}
    first = [take(card, 0) for card in reinforcements or ()]
    for seat in SEATS:
        if s.names[seat] not in hands:
            g.hands[seat] = [g.decks[seat].pop() for _ in range(HAND_LIMIT)]
        g.decks[seat] += on_top.get(seat, [])[::-1]
        g.last_card[seat] = g.hands[seat][0] if len(g.hands[seat]) == 1 else NO_CARD
        for card in g.hands[seat]:
            g.seen[card] |= 1 << seat
        for card in g.piles[seat]:
            g.show(card)
    for seat, _, card in g.beside:
        g.seen[card] |= 1 << seat
    g.reinforcements += first[::-1]


def _seat_envoys(s: "Scene", envoys: Names | None, allies: Mapping[str, str | Names], face_up: Names) -> None:
    g = s.game
    allied = {name: [names] if isinstance(names, str) else list(names) for name, names in allies.items()}
    wanted = list(dict.fromkeys([*(envoys or ()), *face_up, *(name for names in allied.values() for name in names)]))
    lay_out_envoys(g)
    for name in wanted:
        slot = ICONS.index(envoy_named(name).icon)
        if g.envoys[slot] != name:
            reserve = [other for other in g.reserves[slot] if other != name]
            g.reserves[slot] = (*reserve, g.envoys[slot])
            g.envoys[slot] = name
    for name in face_up:
        slot = g.slot_of(name)
        g.face_up[slot], g.read[slot] = True, BOTH_KNOW
    for owner, names in allied.items():
        for name in names:
            g.ally[g.slot_of(name)] = s.seat(owner)
            g.read[g.slot_of(name)] |= 1 << s.seat(owner)


def card_kind(name: str) -> str:
    """ "13", "-02", "+08", "±10" as the decks' own word: a signed number is a reinforcement, but "-02" is a plan."""
    text = name.strip()
    if text in _PRINTED:
        return f"reinf_{_PRINTED[text]}"
    if re.fullmatch(r"[+-]?\d+", text):
        number = int(text)
        if not text.startswith("+") and any(plan.value == number for plan in PLANS):
            return plan_word(number)
        word = f"reinf_{'m' if number < 0 else 'p'}{abs(number):02}"
        if word in KINDS:
            return word
    if text in KINDS:
        return text
    known = ", ".join([f"{plan.value:02}" for plan in PLANS] + [card_name(f"reinf_{card.word}") for card in REINFORCEMENTS])
    raise BadConfig(f"there is no card {name!r}; there are: {known}")


def card_name(kind: str) -> str:
    """A card's name as it is printed and as scenes write it: "13", "-02", "+08", "±10"."""
    head, _, word = kind.partition("_")
    if word in _SAID:
        return _SAID[word]
    if head == "plan":
        return word.replace("m", "-")
    return word.replace("m", "-").replace("p", "+")


class Scene(kernel.Scene[Game]):
    """A game in which players, planets and cards are called by name."""

    # --- names to numbers -----------------------------------------------------------------------------------------------------------

    def seat(self, name: str) -> int:
        """A seat by its alien or colour, or by its role."""
        if name in ("leader", "straggler"):
            return self.game.leader if name == "leader" else self.game.straggler
        if name not in self.names:
            raise BadConfig(f"nobody is called {name!r} here; there are: {', '.join(self.names)}")
        return self.names.index(name)

    def tile(self, name: str) -> int:
        """A planet by its name."""
        word = name.lower().replace(" ", "_")
        if word not in NAME:
            raise BadConfig(f"there is no planet {name!r}; there are: {', '.join(NAME)}")
        return NAME.index(word)

    # --- playing on -----------------------------------------------------------------------------------------------------------------

    def lays(self, name: str, plan: str, tactic: str = "") -> "Scene":
        """A player chooses a plan, and a tactic's half where tactics are used."""
        return self.does(name, f"{plan} {tactic}".strip())

    def say(self, word: str) -> str:
        """An option or parameter in the words of the scene: "lay:plan_13:blast_4" is "13 blast 4", "use:swarm.cousins" "use cousins"."""
        parts = [self._part(part, word) for part in re.sub(r"seat:(\d)", lambda m: self.names[int(m[1])], word).split(":")]
        if word.startswith("use:"):
            return f"use {word.rpartition('.')[2]}"
        return " ".join(part for part in parts if part)

    def _part(self, part: str, word: str) -> str:
        silent = ("lay", "card", "tile", "envoy", "envoy_named", "tactic", "alien", "destiny_card", "reward", "deck", "harvest")
        if part in silent and part != word:
            return ""
        return card_name(part) if part in KINDS else part.replace("_", " ")

    # --- looking --------------------------------------------------------------------------------------------------------------------

    def supply(self, name: str) -> int:
        """Ships in supply."""
        return self.game.supply[self.seat(name)]

    def warp(self, name: str) -> int:
        """Ships in the Warp."""
        return self.game.warp[self.seat(name)]

    def ships(self, name: str, planet: str = "") -> int:
        """Ships on a planet; on the one duelled over if none is named."""
        tile = self.tile(planet) if planet else self.game.arena
        return self.game.fleet[tile * 2 + self.seat(name)] if tile != NO_PLANET else 0

    def controls(self, name: str) -> list[str]:
        """The planets a player controls."""
        return [NAME[tile].replace("_", " ") for tile in self.game.controlled(self.seat(name))]

    def hand(self, name: str) -> list[str]:
        """A player's cards, plans by value, then reinforcements."""
        cards = sorted(self.game.hands[self.seat(name)], key=lambda card: (card >= FIRST_REINFORCEMENT, VALUE[card], card))
        return [card_name(KIND[card]) for card in cards]

    def pile(self, name: str) -> list[str]:
        """A player's discard pile, newest last."""
        return [card_name(KIND[card]) for card in self.game.piles[self.seat(name)]]

    def deck(self, name: str) -> list[str]:
        """A player's deck from the top."""
        return [card_name(KIND[card]) for card in reversed(self.game.decks[self.seat(name)])]

    def beside(self, name: str, where: str) -> list[str]:
        """The cards that lie beside a player's alien."""
        return [card_name(KIND[card]) for card in self.game.lying(self.seat(name), where)]

    def tokens(self, name: str, kind: str) -> int:
        """A player's counters of a kind."""
        return self.game.tokens_of(self.seat(name), kind)

    def spent(self, name: str) -> list[str]:
        """Spent tokens by their first halves."""
        return [HALF[2 * token].replace("_", " ") for token in self.game.spent(self.seat(name))]

    def clout(self, name: str) -> int:
        """A player's clout as plans and cards lie."""
        return self.game.clout(self.seat(name))

    def ally(self, envoy: str) -> str | None:
        """Whose ally an envoy is."""
        seat = self.game.ally[self.game.slot_of(envoy)]
        return self.names[seat] if seat in SEATS else None

    @property
    def leader(self) -> str:
        """Who leads."""
        return self.names[self.game.leader]
