"""Any position in one readable expression, and a way to play on from it by names instead of numbers.

    s = scene(seats=["zombie", "oracle", "sorcerer", "clone"], defense="clone", target="clone 1", phase="launch",
              ships={"clone 1": {"clone": 2}}, hands={"zombie": ["attack 10"], "clone": ["attack 15"]})
    s.does("zombie", "zombie 1", "zombie 1", "done")
    assert s.ships("zombie", "gate") == 2

Seats are named clockwise by their alien, or by a colour for a player without a power; planets as "clone 1" to "clone 5".
Places that are named hold exactly what is said; the other ships of a player stand evenly on its home planets that are not named.
A hand that is not named is a single attack 08 (06, when they run out). The rest of the deck is shuffled by the seed.
"""

import re
from collections.abc import Mapping, Sequence
from typing import Any

from fifthcolony.classic import cards
from fifthcolony.classic.cards import COPIES, DECK_SIZE, DESTINY_OPTION, KIND
from fifthcolony.classic.marks import encounter_ends
from fifthcolony.classic.phases.regroup import start_turn
from fifthcolony.classic.powers import alien_named
from fifthcolony.classic.setup import COLOURS, configure, destiny_deck
from fifthcolony.classic.state import BESIDE, GATE, REMOVED, WARP, Game
from fifthcolony.classic.turn import PHASES, encounter, wind_up
from fifthcolony.classic.words import ALL_PHASES, DEFENSE, MAX_SEATS, OFFENSE, PLANETS, SHIPS_PER_PLANET, Phase, Role, is_hidden_pile
from fifthcolony.kernel import scene as kernel
from fifthcolony.kernel.errors import BadConfig

Names = Sequence[str]
Fleet = Mapping[str, int]

_OFF_BOARD = {"gate": GATE, "beside": BESIDE, "warp": WARP, "removed": REMOVED}
_SHIPS = PLANETS * SHIPS_PER_PLANET


def scene(
    *,
    seats: Names,
    offense: str | None = None,
    defense: str | None = None,
    phase: str = Phase.REGROUP,
    encounter: int = 1,
    edition: int = 2018,
    target: str | None = None,
    ships: Mapping[str, Fleet] | None = None,
    gate: Fleet | None = None,
    beside: Fleet | None = None,
    warp: Fleet | None = None,
    hands: Mapping[str, Names] | None = None,
    laid: tuple[str, str] | None = None,
    tokens: Mapping[str, Mapping[str, int]] | None = None,
    sheets: Mapping[str, Mapping[str, Names]] | None = None,
    deck: Names = (),
    discard: Names = (),
    destiny: Names = (),
    rest: str = "deck",
    deal_rounds: int = 4,
    seed: int = 1,
) -> "Scene":
    """Set up a position at the start of a phase. `offense` is the first seat and `defense` the second unless said otherwise.

    `tokens` is what players have by kind, `sheets` the cards an alien has laid by where
    ("hoard", "planet:2.3"): face up unless the pile is a hidden one.
    """
    if phase not in ALL_PHASES:
        raise BadConfig(f"there is no phase {phase!r}; there are: {', '.join(ALL_PHASES)}")
    g = Game(_config(seats, edition, deal_rounds), seed)
    s = Scene(g, tuple(seats))
    g.set_powers([() if name in COLOURS else (name,) for name in seats])
    g.offense = s.seat(offense) if offense else 0
    g.encounter = 0 if phase == Phase.START_TURN else encounter
    g.begin_encounter()
    if ALL_PHASES.index(phase) >= ALL_PHASES.index(Phase.LAUNCH):
        g.set_defense(s.seat(defense) if defense else (g.offense + 1) % g.seats)
    if ALL_PHASES.index(phase) >= ALL_PHASES.index(Phase.ALLIANCE):
        g.target = s.planet(target) if target else g.defense * PLANETS
        gate = gate or {s.names[g.offense]: 1}
    elif target:
        g.target = s.planet(target)
    _place_ships(s, ships or {}, {"gate": gate or {}, "beside": beside or {}, "warp": warp or {}})
    _deal_cards(s, hands or {}, laid, sheets or {}, deck, discard, rest)
    for name, counters in (tokens or {}).items():
        for kind, number in counters.items():
            g.set_tokens(s.seat(name), kind, number)
    g.destiny = destiny_deck(g.seats)
    g.shuffle(g.destiny)
    for name in reversed(destiny):
        card = s.destiny_card(name)
        g.destiny.remove(card)
        g.destiny.append(card)
    _begin(g, phase)
    return s


def _config(seats: Names, edition: int, deal_rounds: int) -> dict[str, Any]:
    aliens = [name for name in seats if name not in COLOURS]
    spare = [colour for colour in COLOURS if colour not in seats]
    colours = [name if name in COLOURS else spare.pop(0) for name in seats]
    config = configure(len(seats), edition, "none", (), colours, None, deal_rounds)
    for name in aliens:
        alien_named(name)
    configure(len(aliens), edition, aliens) if len(aliens) > 2 else None
    return config


def _place_ships(s: "Scene", named: Mapping[str, Fleet], off_board: Mapping[str, Fleet]) -> None:
    g = s.game
    for where, fleet in (*named.items(), *off_board.items()):
        place = s.place(where)
        for name, number in fleet.items():
            seat = s.seat(name)
            g.ships[place * MAX_SEATS + seat] = number
            if place == GATE and seat != g.offense:
                g.role[seat] = Role.OFFENSIVE_ALLY
            elif place == BESIDE:
                g.role[seat] = Role.DEFENSIVE_ALLY
    taken = {s.place(where) for where in named}
    for seat, name in enumerate(s.names):
        left = _SHIPS - sum(g.ships[seat::MAX_SEATS])
        free = [planet for planet in range(seat * PLANETS, seat * PLANETS + PLANETS) if planet not in taken]
        if left < 0 or (left and not free):
            raise BadConfig(
                f"{name} has {_SHIPS} ships, the scene places {_SHIPS - left}: name the places of all, or leave a home planet out"
            )
        for number in range(left):
            g.ships[free[number % len(free)] * MAX_SEATS + seat] += 1
    g.count_colonies()


def _deal_cards(
    s: "Scene",
    hands: Mapping[str, Names],
    laid: tuple[str, str] | None,
    sheets: Mapping[str, Mapping[str, Names]],
    deck: Names,
    discard: Names,
    rest: str,
) -> None:
    g = s.game
    left = list(range(DECK_SIZE))
    everybody = (1 << g.seats) - 1

    def take(name: str) -> int:
        kind = card_kind(name)
        copies = [card for card in COPIES[kind] if card in left]
        if not copies:
            raise BadConfig(f"the scene uses {name} more often than the deck holds it ({len(COPIES[kind])})")
        left.remove(copies[0])
        return copies[0]

    for name, hand in hands.items():
        g.hands[s.seat(name)] = [take(card) for card in hand]
    if laid:
        g.laid = [take(name) for name in laid]
        g.laid_by = [g.offense, g.defense]
    g.sheet = [(s.seat(name), where, take(card)) for name, piles in sheets.items() for where, pile in piles.items() for card in pile]
    for seat, where, card in g.sheet:
        g.seen[card] = 1 << seat if is_hidden_pile(where) else everybody
    top = [take(name) for name in deck]
    g.discard = [take(name) for name in discard]
    for seat in range(g.seats):
        if s.names[seat] not in hands and s.names[seat] != rest:
            g.hands[seat] = [take("attack 8" if any(card in left for card in COPIES["attack_08"]) else "attack 6")]
    g.shuffle(left)
    if rest == "discard":
        g.discard += left
        left = []
    elif rest != "deck":
        g.hands[s.seat(rest)] += left
        left = []
    g.deck = left + top[::-1]
    for seat, cards_held in enumerate(g.hands):
        for card in cards_held:
            g.seen[card] = 1 << seat
    for card in g.discard:
        g.seen[card] = everybody
    for side, seat in ((OFFENSE, g.offense), (DEFENSE, g.defense)):
        if laid:
            g.seen[g.laid[side]] = 1 << seat


def _begin(g: Game, phase: str) -> None:
    if phase == Phase.START_TURN:
        g.stack += [(encounter, ()), (start_turn, ())]
    else:
        coming = PHASES[ALL_PHASES.index(phase) - 1 :]
        g.stack += [(wind_up, ()), (encounter_ends, ()), *((step, ()) for step in reversed(coming))]
    g.run()
    g.start = g.dump()


def card_kind(name: str) -> str:
    """ "attack 8", "attack 08", "+3", "reinforcement 3", "cosmic zap" as the deck's own word."""
    word = name.strip().lower().replace(" ", "_").replace("+", "")
    if match := re.fullmatch(r"attack_(\d+)", word):
        word = f"attack_{int(match[1]):02}"
    if re.fullmatch(r"\d+", word):
        word = f"reinforcement_{word}"
    if word not in COPIES:
        raise BadConfig(f"there is no card {name!r}; there are: {', '.join(cards.KINDS)}")
    return word


def card_name(kind: str) -> str:
    """A card's name as scenes write it: "attack 8", "reinforcement 3", "cosmic zap"."""
    return re.sub(r"attack 0(\d)", r"attack \1", kind.replace("_", " "))


class Scene(kernel.Scene[Game]):
    """A game in which players, planets and cards are called by name."""

    # --- names to numbers -----------------------------------------------------------------------------------------------------------

    def seat(self, name: str) -> int:
        """A seat by its alien or colour, or by its role."""
        if name == "offense":
            return self.game.offense
        if name == "defense":
            return self.game.defense
        if name not in self.names:
            raise BadConfig(f"nobody is called {name!r} here; there are: {', '.join(self.names)}")
        return self.names.index(name)

    def planet(self, name: str) -> int:
        """A planet as "clone 3"."""
        owner, _, number = name.rpartition(" ")
        if not number.isdigit() or not 1 <= int(number) <= PLANETS:
            raise BadConfig(f"a planet is an owner and a number from 1 to {PLANETS}, not {name!r}")
        return self.seat(owner) * PLANETS + int(number) - 1

    def place(self, name: str) -> int:
        """A planet, or gate, beside, warp, removed."""
        return _OFF_BOARD[name] if name in _OFF_BOARD else self.planet(name)

    def destiny_card(self, name: str) -> int:
        """A destiny card: a player, "wild", "most colonies", "most cards" or "fewest in warp"."""
        word = f"destiny:{name.replace(' ', '_')}"
        return DESTINY_OPTION.index(word) if word in DESTINY_OPTION else self.seat(name)

    # --- playing on -----------------------------------------------------------------------------------------------------------------

    def say(self, word: str) -> str:
        """An option or parameter in the words of the scene: "planet:3.1" is "clone 1"."""
        word = re.sub(r"planet:(\d)\.(\d)", lambda m: f"{self.names[int(m[1])]} {m[2]}", word)
        word = re.sub(r"seat:(\d)", lambda m: self.names[int(m[1])], word)
        head, colon, tail = word.partition(":")
        if head in ("card", "side", "place", "destiny", "reward", "deal", "alien") and colon:
            word = tail
        elif head == "use":
            word = f"use {tail.rpartition('.')[2]}"
        elif head == "drive":
            word = "drive {1} from {0}".format(*tail.rsplit(":", 1))
        return card_name(word.replace(":", " "))

    # --- looking --------------------------------------------------------------------------------------------------------------------

    def ships(self, name: str, where: str) -> int:
        """How many ships a player has on a planet, or in gate, beside, warp, removed."""
        return self.game.ships_at(self.seat(name), self.place(where))

    def colonies(self, name: str) -> int:
        """Where a player's marker stands."""
        return self.game.foreign[self.seat(name)]

    def hand(self, name: str) -> list[str]:
        """A player's cards, sorted."""
        return [card_name(KIND[card]) for card in sorted(self.game.hands[self.seat(name)])]

    @property
    def discard(self) -> list[str]:
        """The discard pile, newest last."""
        return [card_name(KIND[card]) for card in self.game.discard]

    def total(self, side: str) -> int:
        """The total of "offense" or "defense"."""
        return self.game.total(("offense", "defense").index(side))
