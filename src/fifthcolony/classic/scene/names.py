"""A classic game in which players, planets and cards are called by name."""

import re
from typing import Final

from fifthcolony.classic.cards import COPIES, DESTINY_OPTION, KIND
from fifthcolony.classic.state import BESIDE, GATE, REMOVED, RESEARCH, WARP, Game
from fifthcolony.classic.words import DEFENSE, NOBODY, OFFENSE, ORBITS, system_of
from fifthcolony.kernel import scene as kernel
from fifthcolony.kernel.errors import BadConfig

OFF_BOARD: Final = {"gate": GATE, "beside": BESIDE, "warp": WARP, "removed": REMOVED}
NUMBERS: Final = tuple(str(number) for number in range(1, ORBITS + 1))
SIDES: Final = {"offense": OFFENSE, "defense": DEFENSE}


def card_kind(name: str) -> str:
    """A card as the deck's own word; an error lists those there are."""
    word = card_word(name)
    if word not in COPIES:
        raise BadConfig(f"there is no card {name!r}; there are: {', '.join(COPIES)}")
    return word


def card_word(name: str) -> str:
    """ "attack 8", "attack 08", "+3", "reinforcement 3", "cosmic zap" in the deck's spelling, whether there is such a card or not."""
    word = name.strip().lower().replace(" ", "_").replace("+", "")
    if match := re.fullmatch(r"attack_(\d+)", word):
        word = f"attack_{int(match[1]):02}"
    if re.fullmatch(r"\d+", word):
        word = f"reinforcement_{word}"
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
            if self.game.defense == NOBODY:
                raise BadConfig("nobody is the defense now")
            return self.game.defense
        if name not in self.names:
            raise BadConfig(f"nobody is called {name!r} here; there are: {', '.join(self.names)}")
        return self.names.index(name)

    def side(self, name: str) -> int:
        """A side: offense or defense."""
        if name not in SIDES:
            raise BadConfig(f"a side is {' or '.join(SIDES)}, not {name!r}")
        return SIDES[name]

    def planet(self, name: str) -> int:
        """A planet as "clone 3"."""
        owner, _, number = name.rpartition(" ")
        if number not in NUMBERS:
            raise BadConfig(f"a planet is an owner and a number from 1 to {ORBITS}, not {name!r}")
        return self.seat(owner) * ORBITS + int(number) - 1

    def standing(self, name: str) -> int:
        """A planet that is there."""
        planet = self.planet(name)
        if planet not in self.game.worlds[system_of(planet)]:
            numbers = ", ".join(str(other % ORBITS + 1) for other in self.game.worlds[system_of(planet)])
            raise BadConfig(f"there is no planet {name!r} in this scene; the numbers in that system are: {numbers}")
        return planet

    def place(self, name: str) -> int:
        """A planet, or gate, beside, warp, removed."""
        return OFF_BOARD[name] if name in OFF_BOARD else self.planet(name)

    def destiny_card(self, name: str) -> int:
        """A destiny card: a player, "wild", "most colonies", "most cards" or "fewest in warp"."""
        word = f"destiny:{name.replace(' ', '_')}"
        return DESTINY_OPTION.index(word) if word in DESTINY_OPTION else self.seat(name)

    # --- playing on -----------------------------------------------------------------------------------------------------------------

    def say(self, word: str) -> str:
        """An option or parameter in the words of the scene: "planet:3.1" is "clone 1". Aliens keep the spelling they are seated by."""
        word = re.sub(r"planet:(\d)\.(\d)", r"<\1> \2", word.replace("technology:", ""))
        word = re.sub(r"gap:(\d)\.(\d)", r"after <\1> \2", word)
        word = re.sub(r"seat:(\d)", r"<\1>", word)
        head, colon, tail = word.partition(":")
        if head == "alien":
            return tail
        if head in ("card", "side", "place", "destiny", "reward", "deal") and colon:
            word = tail
        elif head == "use":
            word = f"use {tail.rpartition('.')[2]}"
        elif head == "drive":
            word = "drive {1} from {0}".format(*tail.rsplit(":", 1))
        return re.sub(r"<(\d)>", lambda m: self.names[int(m[1])], card_name(word.replace(":", " ")))

    def hear(self, label: str) -> str:
        """Cards can be played by any of their names: "+3", "attack 08", "flare tick_tock"."""
        return card_name(card_word(label))

    # --- looking --------------------------------------------------------------------------------------------------------------------

    def ships(self, name: str, where: str) -> int:
        """How many ships a player has on a planet, or in gate, beside, warp, removed, or on technologies: research."""
        return self.game.ships_at(self.seat(name), RESEARCH if where == "research" else self.place(where))

    def colonies(self, name: str) -> int:
        """Where a player's marker stands."""
        return self.game.foreign[self.seat(name)]

    def hand(self, name: str) -> list[str]:
        """A player's cards, sorted."""
        return [card_name(KIND[card]) for card in sorted(self.game.hands[self.seat(name)])]

    def powers(self, name: str) -> list[str]:
        """The aliens a player holds, those first whose sheets lie face down."""
        seat = self.seat(name)
        return [*self.game.face_down[seat], *self.game.powers[seat]]

    def tokens(self, name: str, kind: str) -> int:
        """A player's counters of a kind."""
        return self.game.tokens_of(self.seat(name), kind)

    def technologies(self, name: str) -> dict[str, int | str]:
        """A player's technologies: the ships that research each, or that it lies open."""
        seat = self.seat(name)
        held = [(what, ships, is_open) for holder, what, ships, is_open in self.game.technologies if holder == seat]
        return {card_name(what): "open" if is_open else ships for what, ships, is_open in held}

    def piece(self, name: str, kind: str) -> str:
        """Where a player's piece is."""
        where = [place for what, owner, place in self.game.pieces if (what, owner) == (kind.replace(" ", "_"), self.seat(name))]
        return self.say(where[0]) if where else ""

    @property
    def technology_discard(self) -> list[str]:
        """The discarded technologies, newest last."""
        return [card_name(name) for name in self.game.technology_discard]

    @property
    def discard(self) -> list[str]:
        """The discard pile, newest last."""
        return [card_name(KIND[card]) for card in self.game.discard]

    def total(self, side: str) -> int:
        """The total of "offense" or "defense"."""
        return self.game.total(self.side(side))
