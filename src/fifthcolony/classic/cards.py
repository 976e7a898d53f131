"""The cosmic deck and the destiny deck: what there is, how often, and what it is called.

A cosmic card is an int, its place in the sorted deck: attacks, then negotiates, the morph, reinforcements, artifacts; then flares, which
come with their aliens. Copies of one kind are told apart only so that the game can remember who has seen which; players choose by kind.
"""

from collections.abc import Iterable
from typing import Final

ATTACK: Final = "attack"
NEGOTIATE: Final = "negotiate"
MORPH: Final = "morph"
REINFORCEMENT: Final = "reinforcement"
ARTIFACT: Final = "artifact"
FLARE: Final = "flare"
FOR_EFFECT: Final = (ARTIFACT, FLARE)
"""Types of cards that are played for what they say."""
TYPES: Final = (ATTACK, NEGOTIATE, MORPH, REINFORCEMENT, ARTIFACT, FLARE)

ATTACK_COPIES: Final = {
    0: 1, 1: 1, 4: 4, 5: 1, 6: 7, 7: 1, 8: 7, 9: 1, 10: 4, 11: 1, 12: 2, 13: 1, 14: 2, 15: 1, 20: 2, 23: 1, 30: 1, 40: 1,
}  # fmt: skip
NEGOTIATE_COPIES: Final = 15
REINFORCEMENT_COPIES: Final = {2: 2, 3: 3, 5: 1}
ARTIFACT_COPIES: Final = {
    "card_zap": 2, "cosmic_zap": 2, "emotion_control": 1, "force_field": 1, "ionic_gas": 1, "mobius_tubes": 2, "plague": 1, "quash": 1,
}  # fmt: skip


def _deck() -> list[tuple[str, str, int]]:
    """(kind, type, value) of every card, sorted."""
    deck = [(f"attack_{value:02}", ATTACK, value) for value, copies in ATTACK_COPIES.items() for _ in range(copies)]
    deck += [("negotiate", NEGOTIATE, 0)] * NEGOTIATE_COPIES + [("morph", MORPH, 0)]
    deck += [(f"reinforcement_{bonus}", REINFORCEMENT, bonus) for bonus, copies in REINFORCEMENT_COPIES.items() for _ in range(copies)]
    deck += [(name, ARTIFACT, 0) for name, copies in ARTIFACT_COPIES.items() for _ in range(copies)]
    return deck


_DECK: Final = _deck()
DECK_SIZE: Final = len(_DECK)
"""All cards but the flares, whose numbers follow."""
KIND: Final = [kind for kind, _, _ in _DECK]
TYPE: Final = [type_ for _, type_, _ in _DECK]
VALUE: Final = [value for _, _, value in _DECK]
OPTION: Final = [f"card:{kind}" for kind in KIND]
"""The word by which a card is offered, told and recorded."""

COPIES: Final = {kind: tuple([card for card in range(DECK_SIZE) if KIND[card] == kind]) for kind in dict.fromkeys(KIND)}
"""The cards of each kind."""
TYPE_OF: Final = dict(zip(OPTION, TYPE, strict=True))
VALUE_OF: Final = dict(zip(OPTION, VALUE, strict=True))
"""Type and value by the word of a card, for who sees nothing else."""
FIRST_OTHER: Final = TYPE.index(REINFORCEMENT)
"""Cards below this are encounter cards: attacks, negotiates, the morph."""
MORPH_CARD: Final = TYPE.index(MORPH)
REINFORCEMENTS: Final = frozenset(card for card in range(DECK_SIZE) if TYPE[card] == REINFORCEMENT)


def add_flare(kind: str) -> int:
    """A flare becomes a card, behind all others."""
    assert kind not in COPIES, f"there is a card called {kind} already"
    KIND.append(kind)
    TYPE.append(FLARE)
    VALUE.append(0)
    OPTION.append(f"card:{kind}")
    COPIES[kind] = (len(KIND) - 1,)
    TYPE_OF[OPTION[-1]], VALUE_OF[OPTION[-1]] = FLARE, 0
    return len(KIND) - 1


def drop_flare(kind: str) -> None:
    """The newest flare is no card any more."""
    assert KIND[-1] == kind, f"{KIND[-1]} came after {kind}"
    del COPIES[kind], TYPE_OF[OPTION[-1]], VALUE_OF[OPTION[-1]]
    for table in (KIND, TYPE, OPTION):
        table.pop()
    VALUE.pop()


HAND_SIZE: Final = 8

# Destiny cards: a seat number is that seat's colour, three copies each; the rest have numbers past the largest seat.
WILD_DESTINY: Final = 5
MOST_COLONIES: Final = 6
MOST_CARDS: Final = 7
FEWEST_IN_WARP: Final = 8
COLOUR_COPIES: Final = 3
SPECIALS: Final = (MOST_COLONIES, MOST_CARDS, FEWEST_IN_WARP)
OTHER_DESTINY: Final = (WILD_DESTINY, WILD_DESTINY, *SPECIALS)
DESTINY_OPTION: Final = (
    *(f"destiny:seat:{seat}" for seat in range(5)), "destiny:wild", "destiny:most_colonies", "destiny:most_cards", "destiny:fewest_in_warp",
)  # fmt: skip


def words_of(cards: Iterable[int]) -> tuple[str, ...]:
    """The words for several cards, sorted as the deck is: in which order they were dealt or drawn is nobody's business."""
    return tuple([OPTION[card] for card in sorted(cards)])


def kinds_of(cards: list[int]) -> list[int]:
    """One card of each kind, sorted: what a player can tell apart."""
    found: list[int] = []
    kind = ""
    for card in sorted(cards):
        if KIND[card] != kind:
            found.append(card)
            kind = KIND[card]
    return found
