"""Cards: which encounter card to lay, when to reinforce, and which card is easiest to part with."""

from typing import Final

from fifthcolony.bots.classic.position import (
    SIDE_OF,
    carries_a_leader,
    counted,
    edge,
    holds,
    main,
    margin,
    side_of,
    winners_by_offense,
    would_win,
)
from fifthcolony.bots.classic.preferences import LOWER_WINS, PEACE_WINS
from fifthcolony.bots.mind import Mind
from fifthcolony.classic.cards import ATTACK, MORPH, NEGOTIATE, REINFORCEMENT, TYPE_OF, VALUE_OF
from fifthcolony.classic.view_types import ClassicView
from fifthcolony.classic.words import DEFENSE, OFFENSE
from fifthcolony.kernel.ask import Ask
from fifthcolony.kernel.view_types import BACK

FEARED: Final = (4, 6, 8, 8, 10, 12, 14, 20)
"""What an unknown opponent may well lay, as far as it counts: one is drawn each time, which also makes the bot hard to read."""
NEARLY: Final = 4
"""Short by this much, the best attack is still worth a try: the other may negotiate."""

USUAL: Final = 10
"""What an unseen encounter card is worth, more or less."""
CHEAP: Final = 12
"""The largest attack a defense spends on an ordinary planet."""

_KEEP: Final = {NEGOTIATE: 7, MORPH: 12, REINFORCEMENT: 8}
ARTIFACT_WORTH: Final = 9


def card_worth(word: str) -> int:
    """What a card is worth keeping: an attack its value, the others about a middling attack."""
    type_ = TYPE_OF[word]
    return VALUE_OF[word] if type_ == ATTACK else _KEEP.get(type_, ARTIFACT_WORTH)


def cheapest(options: tuple[str, ...]) -> int:
    """The index of the card that is easiest to part with."""
    return min((index for index, word in enumerate(options) if word in TYPE_OF), key=lambda index: card_worth(options[index]), default=0)


def take_best(_mind: Mind, ask: Ask, _view: ClassicView) -> int:
    """Take the best of the cards, as long as there is one to take."""
    cards = [index for index, word in enumerate(ask.options) if word in TYPE_OF]
    return max(cards, key=lambda index: card_worth(ask.options[index]))


def part_with(_mind: Mind, ask: Ask, _view: ClassicView) -> int:
    """Give or discard the least of the cards."""
    return cheapest(ask.options)


# --- the encounter card ---------------------------------------------------------------------------------------------------------------


def select(mind: Mind, ask: Ask, view: ClassicView) -> int:
    """By what is known of the other card, by what is at stake, and by whether there is something to gain or only to keep."""
    side = OFFENSE if ask.seat == view["offense"] else DEFENSE
    counts = {index: counted(view, ask.seat, VALUE_OF[word]) for index, word in enumerate(ask.options) if TYPE_OF[word] == ATTACK}
    attacks = sorted(counts, key=counts.__getitem__)
    peaceful = [index for index, word in enumerate(ask.options) if TYPE_OF[word] == NEGOTIATE]
    other = view["laid"][1 - side]
    if peaceful and holds(view, ask.seat, PEACE_WINS):
        return peaceful[0]
    if not attacks:
        return _without_attack(ask, peaceful, _all_at_stake(view, ask.seat, side))
    if view["upset"] or any(holds(view, main(view, which), LOWER_WINS) for which in (OFFENSE, DEFENSE)):
        return attacks[0]
    if other not in (None, BACK):
        return _against(ask, f"card:{other}", edge(view, side) - (side == OFFENSE), counts, attacks, peaceful)
    if carries_a_leader(view, ask.seat, side):  # somebody has forced itself on the own side
        return peaceful[0] if peaceful else attacks[0]
    if _all_at_stake(view, ask.seat, side):
        return _strongest(ask, edge(view, side) - (side == OFFENSE), counts, attacks)
    if side == DEFENSE and peaceful and mind.draw(3):  # a negotiate that loses is paid for with cards
        return peaceful[0]
    need = _feared(mind, view, main(view, 1 - side)) - edge(view, side)
    enough = [index for index in attacks if counts[index] >= need]
    return _to_gain(counts, need, enough, attacks, peaceful) if side == OFFENSE else _to_keep(ask, enough, attacks, peaceful)


def _without_attack(ask: Ask, peaceful: list[int], at_stake: bool) -> int:
    """Talk, unless that would lose all: the card that copies the other may still win or keep it."""
    other = [index for index in range(len(ask.options)) if index not in peaceful]
    return other[0] if other and (at_stake or not peaceful) else peaceful[0]


def _strongest(ask: Ask, ahead_by: int, counts: dict[int, int], attacks: list[int]) -> int:
    """The largest attack; where it is small and the ships alone would win, the card that copies the other."""
    if counts[attacks[-1]] < USUAL and ahead_by >= 0:
        for index, word in enumerate(ask.options):
            if TYPE_OF[word] == MORPH:
                return index
    return attacks[-1]


def _to_gain(counts: dict[int, int], need: int, enough: list[int], attacks: list[int], peaceful: list[int]) -> int:
    """The smallest attack that should win; none such, the largest if it is not far off; else talk, or save the better ones."""
    if enough:
        return enough[0]
    if counts[attacks[-1]] >= need - NEARLY:
        return attacks[-1]
    return peaceful[0] if peaceful else attacks[0]


def _to_keep(ask: Ask, enough: list[int], attacks: list[int], peaceful: list[int]) -> int:
    """Good attacks are kept for the own turn: a small one that may do, else talk, or the smallest."""
    if enough and VALUE_OF[ask.options[enough[0]]] <= CHEAP:
        return enough[0]
    return peaceful[0] if peaceful else attacks[0]


def _against(ask: Ask, other: str, ahead_by: int, counts: dict[int, int], attacks: list[int], peaceful: list[int]) -> int:
    """The other card is known: win as cheaply as can be, or lose nothing of value."""
    if TYPE_OF[other] == NEGOTIATE:
        return attacks[0]
    for index in attacks:
        if counts[index] + ahead_by >= VALUE_OF[other]:
            return index
    morph = [index for index, word in enumerate(ask.options) if TYPE_OF[word] == MORPH]
    if morph and ahead_by >= 0:
        return morph[0]
    return peaceful[0] if peaceful else attacks[0]


def _feared(mind: Mind, view: ClassicView, opponent: int) -> int:
    """The attack to reckon with: the best of a hand that is known, else a guess."""
    known = view["known"][opponent]
    attacks = [VALUE_OF[f"card:{kind}"] for kind in known if kind.startswith(ATTACK)]
    if known and len(known) >= view["hands"][opponent]:
        return max(attacks, default=0)
    return max([FEARED[mind.draw(len(FEARED))], *attacks])


def _all_at_stake(view: ClassicView, me: int, side: int) -> bool:
    """Whether this encounter can end the game, for the seat or against it."""
    if side == OFFENSE:
        return would_win(view, me, view["target"])
    return bool(winners_by_offense(view))


# --- reinforcements -------------------------------------------------------------------------------------------------------------------


def reinforce(mind: Mind, ask: Ask, view: ClassicView) -> int | None:
    """Only when it can turn the result for the own side: the smallest that does, else the largest of a pair that will."""
    side = side_of(view, ask.seat)
    if side is None or view["lower_wins"] or view["upset"] or carries_a_leader(view, ask.seat, side):
        return None
    short = 1 - margin(view) if side == OFFENSE else margin(view)
    if short <= 0:  # it leads already; a tie is the defense's
        return None
    cards = {index: VALUE_OF[word] for index, word in enumerate(ask.options) if TYPE_OF.get(word) == REINFORCEMENT}
    held = sum(VALUE_OF[f"card:{kind}"] for kind in view["hand"] if kind.startswith(REINFORCEMENT))
    if not cards or held < short:
        return None
    enough = [index for index in cards if cards[index] >= short]
    mind.plan(ask, "reinforce.side", side)
    return min(enough, key=cards.__getitem__) if enough else max(cards, key=cards.__getitem__)


def reinforced_side(mind: Mind, ask: Ask, view: ClassicView) -> int:
    """Its own."""
    side = mind.recall(ask, ask.prompt)
    if side is None:
        side = side_of(view, ask.seat) or OFFENSE
    return next(index for index, word in enumerate(ask.options) if SIDE_OF[word] == side)
