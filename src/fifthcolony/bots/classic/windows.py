"""Windows: whether to act at a timing point, and with what."""

from collections.abc import Callable
from typing import Final

from fifthcolony.bots.classic.alliance import is_worth_forcing
from fifthcolony.bots.classic.artifacts import PLAYS
from fifthcolony.bots.classic.bluff import would_lose
from fifthcolony.bots.classic.elsewhere import (
    attacks_can_turn,
    can_spare_attack,
    is_not_attacking,
    is_reinforced_against,
    pile_can_turn,
    pile_is_better,
    worth_starting_with,
)
from fifthcolony.bots.classic.planning import USUAL, card_worth, reinforce
from fifthcolony.bots.classic.position import edge, opponent, side_of, winners_by_offense
from fifthcolony.bots.classic.turned_up import can_throw_in, is_behind
from fifthcolony.bots.mind import Mind
from fifthcolony.classic.advice import ADVICE, way_word
from fifthcolony.classic.cards import ATTACK, FLARE, REINFORCEMENT, TYPE_OF, VALUE_OF
from fifthcolony.classic.view_types import ClassicView
from fifthcolony.classic.words import DEFENSE, OFFENSE, TURN_UP
from fifthcolony.kernel.advice import SILENCE
from fifthcolony.kernel.ask import NO, PASS, YES, Ask
from fifthcolony.kernel.view_types import BACK

FAIR: Final = 8
"""An attack of this value is worth fighting with."""
LOW: Final = 6
"""An attack of this value is worth losing with."""
JUNK: Final = 5
"""A card of this worth is better in another hand."""
FEW_CARDS: Final = 4
OVERWHELMING: Final = 8
"""Ahead by so much before the cards, a side mostly wins."""


Rules = dict[str, Callable[[ClassicView, int], bool]]
"""By card, or by the word in which a power says when it is worth using: whether it is."""


def window(_mind: Mind, ask: Ask, view: ClassicView) -> int:
    """The first thing that is worth doing, or pass."""
    return first_worth(ask, view, RULES)


def first_worth(ask: Ask, view: ClassicView, rules: Rules) -> int:
    """The first thing that these rules find worth doing, or pass."""
    for index, word in enumerate(ask.options[:-1]):
        if word in PLAYS:
            if rules[word](view, ask.seat):
                return index
        elif word.startswith("use:"):
            if is_worth_using(word, view, ask.seat, rules):
                return index
        elif TYPE_OF.get(word) == FLARE:
            if is_worth_playing(word, ask, view, rules):
                return index
        elif word == TURN_UP and is_worth_turning_up(ask, view, rules):
            return index
    return len(ask.options) - 1


def is_worth_using(use: str, view: ClassicView, me: int, rules: Rules) -> bool:
    """Whether a power that can be used is worth it, by what it says itself."""
    rule = rules.get(ADVICE.uses.get(use[len("use:") :], SILENCE)[0])
    return rule is None or rule(view, me)


def is_worth_playing(flare: str, ask: Ask, view: ClassicView, rules: Rules) -> bool:
    """Whether a flare that can be played here is worth it, by what its alien says of that side; it comes back, so most are."""
    kind = flare.partition(":")[2]
    return is_worth_using(f"use:{way_word(kind, view['flares'][kind], ask.prompt.removeprefix('window.'))}", view, ask.seat, rules)


def boost(_mind: Mind, ask: Ask, view: ClassicView) -> int:
    """Whether a use that is coming is worth strengthening by a flare."""
    return strengthen(ask, view, RULES)


def strengthen(ask: Ask, view: ClassicView, rules: Rules) -> int:
    """Whether these rules find a use that is coming worth strengthening by a flare."""
    use, kind = str(ask.params[0]).partition(":")[2], str(ask.params[1]).partition(":")[2]
    return ask.options.index(YES if is_worth_using(f"use:{way_word(kind, 'super', use)}", view, ask.seat, rules) else NO)


def is_worth_turning_up(ask: Ask, view: ClassicView, rules: Rules) -> bool:
    """Whether the own sheet would do something worth it at once; one that is asked for nothing else does its good later."""
    uses = [str(use) for use in ask.params]
    if not uses:
        return len(ask.options) == len((TURN_UP, PASS))
    return any(is_worth_using(use, view, ask.seat, rules) for use in uses if use.startswith("use:"))


def reinforcements(mind: Mind, ask: Ask, view: ClassicView) -> int:
    """A reinforcement that turns the result, or whatever else the window offers."""
    index = reinforce(mind, ask, view) if any(word in REINFORCING for word in ask.options) else None
    return window(mind, ask, view) if index is None else index


REINFORCING: Final = {word: reinforce for word, type_ in TYPE_OF.items() if type_ == REINFORCEMENT}
"""What is asked of each card that may reinforce."""


def keep_card(view: ClassicView, me: int) -> bool:
    """The own card on the table is better than what a new hand would bring."""
    side = side_of(view, me)
    card = None if side is None else view["laid"][side]
    return card is not None and card_worth(f"card:{card}") >= FAIR


def go_on(view: ClassicView, _me: int) -> bool:
    """There is an attack to go on with."""
    return any(VALUE_OF[f"card:{kind}"] >= FAIR for kind in view["hand"] if kind.startswith(ATTACK))


def swap_cards(view: ClassicView, me: int) -> bool:
    """The other card is likely to be the better one."""
    side = side_of(view, me)
    if side is None:
        return False
    mine, theirs = (_shown(view["laid"][which]) for which in (side, 1 - side))
    return theirs > mine


def _shown(kind: str | None) -> int:
    """A laid card as an attack: a negotiate loses to any, and what is face down is a usual one."""
    if kind is None or kind == BACK:
        return USUAL
    word = f"card:{kind}"
    return VALUE_OF[word] if TYPE_OF[word] == ATTACK else -1


def has_low_attack(view: ClassicView, me: int) -> bool:
    """The own card is an attack that most others beat as it is."""
    return 0 <= _own(view, me) < USUAL


def has_fair_attack(view: ClassicView, me: int) -> bool:
    """The own card is worth sending more ships with."""
    return _own(view, me) >= FAIR


def _own(view: ClassicView, me: int) -> int:
    """The own laid card as an attack."""
    side = side_of(view, me)
    return -1 if side is None else _shown(view["laid"][side])


def swap_hands(view: ClassicView, me: int) -> bool:
    """The opponent's hand is likely to be the better one: what is known of it, and the rest as usual."""
    other = opponent(view, me)
    known = [card_worth(f"card:{kind}") for kind in view["known"][other]]
    unknown = view["hands"][other] - len(known)
    return sum(card_worth(f"card:{kind}") for kind in view["hand"]) < sum(known) + USUAL * unknown


def short_of_cards(view: ClassicView, _me: int) -> bool:
    """There is little to choose from."""
    return len(view["hand"]) <= FEW_CARDS


def can_lose(view: ClassicView, _me: int) -> bool:
    """There is an attack to lose with, or none at all."""
    return min((VALUE_OF[f"card:{kind}"] for kind in view["hand"] if kind.startswith(ATTACK)), default=0) <= LOW


def has_junk(view: ClassicView, _me: int) -> bool:
    """There is a card that only stands in the way of a new hand."""
    return min(card_worth(f"card:{kind}") for kind in view["hand"]) <= JUNK


def defends_behind(view: ClassicView, me: int) -> bool:
    """It helps the defense, which loses as it is."""
    return side_of(view, me) == DEFENSE and is_behind(view, me)


def drags_down(view: ClassicView, me: int) -> bool:
    """Both sides would lose, and the own one would lose anyway: it defends, against a win of the game or against much the stronger side."""
    return me == view["defense"] and (bool(winners_by_offense(view)) or edge(view, OFFENSE) >= OVERWHELMING)


def is_drawn(view: ClassicView, me: int) -> bool:
    """Destiny names the seat itself."""
    return view["destiny_card"] == f"destiny:seat:{me}"


def always(_view: ClassicView, _me: int) -> bool:
    """It costs nothing and brings something."""
    return True


def never(_view: ClassicView, _me: int) -> bool:
    """It brings its player nothing."""
    return False


# By the word in which a power says when it is worth using; where it would be as good as an artifact, that one's.
RULES: Final[Rules] = PLAYS | {
    "attacks_can_turn": attacks_can_turn,
    "can_lose": can_lose,
    "can_spare_attack": can_spare_attack,
    "can_throw_in": can_throw_in,
    "defends_behind": defends_behind,
    "drags_down": drags_down,
    "force_alliance": is_worth_forcing,
    "gain": always,
    "go_on": go_on,
    "has_fair_attack": has_fair_attack,
    "has_junk": has_junk,
    "has_low_attack": has_low_attack,
    "is_behind": is_behind,
    "is_drawn": is_drawn,
    "is_not_attacking": is_not_attacking,
    "is_reinforced_against": is_reinforced_against,
    "keep_card": keep_card,
    "never": never,
    "pile_can_turn": pile_can_turn,
    "pile_is_better": pile_is_better,
    "short_of_cards": short_of_cards,
    "swap_cards": swap_cards,
    "swap_hands": swap_hands,
    "worth_starting_with": worth_starting_with,
    "would_lose": would_lose,
}
