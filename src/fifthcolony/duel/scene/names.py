"""A duel in which players, planets and cards are called by name."""

import re
from collections.abc import Mapping
from typing import TypeVar

from fifthcolony.duel.cards import FIRST_REINFORCEMENT, HALF, KIND, KINDS, PLANS, REINFORCEMENTS, VALUE, plan_word
from fifthcolony.duel.destiny import DESTINY
from fifthcolony.duel.planets import NAME
from fifthcolony.duel.powers import envoy_named
from fifthcolony.duel.state import Game
from fifthcolony.duel.words import NO_PLANET, NOBODY, SEATS
from fifthcolony.kernel import scene as kernel
from fifthcolony.kernel.errors import BadConfig

Value = TypeVar("Value")
_PRINTED = {"±10": "pm10", "∓10": "mp10", "±05": "flex05", "=?": "copy"}
_SAID = {word: printed for printed, word in _PRINTED.items()}


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


def destiny_number(name: str) -> int:
    """A destiny card by its name."""
    for number, card in enumerate(DESTINY):
        if card.name == name.replace(" ", "_"):
            return number
    raise BadConfig(f"there is no destiny card {name!r}; there are: {', '.join(card.name for card in DESTINY)}")


class Scene(kernel.Scene[Game]):
    """A game in which players, planets and cards are called by name."""

    # --- names to numbers -----------------------------------------------------------------------------------------------------------

    def seat(self, name: str) -> int:
        """A seat by its alien or colour, or by its role."""
        if name in ("leader", "straggler"):
            if self.game.leader == NOBODY:
                raise BadConfig(f"nobody is {name} before the roles are drawn; there are: {', '.join(self.names)}")
            return self.game.leader if name == "leader" else self.game.straggler
        if name not in self.names:
            raise BadConfig(f"nobody is called {name!r} here; there are: {', '.join(self.names)}")
        return self.names.index(name)

    def by_seat(self, given: Mapping[str, Value] | None, what: str) -> dict[int, Value]:
        """What is said by player, by seat; who is named by role and by name at once is refused."""
        found: dict[int, Value] = {}
        for name, value in (given or {}).items():
            if self.seat(name) in found:
                raise BadConfig(f"{what} names {self.names[self.seat(name)]} twice, once as {name}")
            found[self.seat(name)] = value
        return found

    def slot(self, envoy: str) -> int:
        """The place of an envoy in play."""
        if envoy_named(envoy).name not in self.game.envoys:
            raise BadConfig(f"the envoy {envoy} is not in play; there are: {', '.join(filter(None, self.game.envoys))}")
        return self.game.slot_of(envoy)

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
        """An option or parameter in the words of the scene: "lay:plan_13:blast_4" is "13 blast 4", "use:swarm.cousins" "use cousins".

        Aliens and envoys keep the spelling by which they go in.
        """
        if word.startswith("use:"):
            return f"use {word.rpartition('.')[2].replace('_', ' ')}"
        parts = re.sub(r"seat:(\d)", r"<\1>", word).split(":")
        if parts[0] in ("alien", "envoy_named"):
            return parts[1]
        said = " ".join(part for part in (self._part(part, word) for part in parts) if part)
        return re.sub(r"<(\d)>", lambda m: self.names[int(m[1])], said)

    def _part(self, part: str, word: str) -> str:
        silent = ("lay", "card", "tile", "envoy", "tactic", "destiny_card", "reward", "deck", "harvest")
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
        seat = self.game.ally[self.slot(envoy)]
        return self.names[seat] if seat in SEATS else None

    def half(self, name: str) -> int:
        """Half of a tactic as "blast 4"."""
        word = name.replace(" ", "_")
        if word not in HALF:
            raise BadConfig(f"there is no tactic {name!r}; there are: {', '.join(half.replace('_', ' ') for half in HALF)}")
        return HALF.index(word)

    @property
    def leader(self) -> str:
        """Who leads."""
        return self.names[self.game.leader]
