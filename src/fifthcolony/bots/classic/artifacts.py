"""Artifacts: when each is worth playing, and what is worth cancelling."""

from collections.abc import Callable
from typing import Final

from fifthcolony.bots.classic.alliance import in_the_way
from fifthcolony.bots.classic.position import PLANET_OF, SEAT_OF, carries_a_leader, gains, leader, margin, opponent, others, side_of
from fifthcolony.bots.classic.preferences import BACKFIRES, LAST_TOKEN, WINS, tokens
from fifthcolony.bots.mind import Mind
from fifthcolony.classic.advice import ADVICE, way_word
from fifthcolony.classic.cards import FLARE, TYPE_OF
from fifthcolony.classic.view_types import ClassicView
from fifthcolony.classic.words import DEFENSE, NEGOTIATES, OFFENSE, SEAT, When
from fifthcolony.kernel.advice import SILENCE
from fifthcolony.kernel.ask import Ask

MANY_IN_WARP: Final = 4
A_LEADER: Final = 3
"""Colonies from which on a seat is a leader worth a card."""
COMFORTABLE: Final = 8
"""Ahead by this much, there is no need to cancel anything."""
CRITICAL: Final = ("planning", "reveal")
"""Phases in which powers decide the encounter."""

CANCEL: Final = 0
GAIN: Final = "gain"


# --- playing --------------------------------------------------------------------------------------------------------------------------


def mobius_tubes(view: ClassicView, me: int) -> bool:
    """Many own ships are lost, and nobody else gets more out of it."""
    return bool(view["warp"][me] >= max(MANY_IN_WARP, *view["warp"]))


def plague(view: ClassicView, me: int) -> bool:
    """Somebody else leads."""
    first = leader(view, others(view, me))
    return bool(view["colonies"][first] >= A_LEADER and view["colonies"][first] >= view["colonies"][me])


def force_field(view: ClassicView, me: int) -> bool:
    """Allies stand in the way."""
    return bool(in_the_way(view, me))


def emotion_control(view: ClassicView, me: int) -> bool:
    """Rather talk than lose: the own side is losing, or somebody else is about to win the game."""
    winning = view["leading"]
    if winning is None:
        return False
    if carries_a_leader(view, me, winning):
        return True
    return me in (view["offense"], view["defense"]) and side_of(view, me) != winning


def ionic_gas(view: ClassicView, me: int) -> bool:
    """Others would be paid: by the own hand, or for defending against the seat or with a leader."""
    if view["winner"] == DEFENSE:
        paid = sum(view["beside"]) - view["beside"][me]
        return bool(paid >= 2 and not view["beside"][me] and view["defense"] != me)
    return bool(me == view["offense"] and view["values"][DEFENSE] == NEGOTIATES)


def quash(view: ClassicView, me: int) -> bool:
    """Two others deal, and one of them comes within reach of the win."""
    if me in (view["offense"], view["defense"]):
        return False
    return any(view["colonies"][taker] + 1 >= view["goal"] - 1 for taker in _settlers(view))


def _settlers(view: ClassicView) -> list[int]:
    """The dealers who gain a foreign colony by the offer on the table."""
    granted = [(opponent(view, giver), PLANET_OF[word]) for giver, word in view["offer"] if word in PLANET_OF]
    return [taker for taker, planet in granted if gains(view, taker, planet)]


PLAYS: Final[dict[str, Callable[[ClassicView, int], bool]]] = {
    "card:emotion_control": emotion_control,
    "card:force_field": force_field,
    "card:ionic_gas": ionic_gas,
    "card:mobius_tubes": mobius_tubes,
    "card:plague": plague,
    "card:quash": quash,
}


def plague_victim(_mind: Mind, ask: Ask, view: ClassicView) -> int:
    """The leader, never itself."""
    seats = [SEAT_OF[word] for word in ask.options]
    return seats.index(leader(view, [seat for seat in seats if seat != ask.seat]))


# --- cancelling -----------------------------------------------------------------------------------------------------------------------


def zap_power(mind: Mind, ask: Ask, view: ClassicView) -> int:
    """Cancel a power that is used against the seat or carries a leader; never its own, unless cancelling it wins."""
    unseen = zap_unseen(mind, ask)
    if unseen is not None:
        return unseen
    actor, hook = SEAT_OF[str(ask.params[0])], str(ask.params[1]).removeprefix("use:")
    advice, *kind = ADVICE.uses.get(hook, SILENCE)
    if advice == LAST_TOKEN:
        return CANCEL if tokens(view, actor, *kind) == 1 else _let_be(ask)
    if view["phase"] not in CRITICAL:
        mind.harmless.add(hook)
    mine, theirs = side_of(view, ask.seat), side_of(view, actor)
    if advice == BACKFIRES:
        wanted = mine is not None and mine == theirs and not _safe(view, mine) and not carries_a_leader(view, ask.seat, mine)
    elif theirs is None or theirs == mine or view["phase"] not in CRITICAL:
        wanted = False
    elif mine is None:
        wanted = carries_a_leader(view, ask.seat, theirs)
    else:
        wanted = not _safe(view, mine) and not _is_given_up(view, mine)
    return CANCEL if wanted else _let_be(ask)


def zap_unseen(mind: Mind, ask: Ask) -> int | None:
    """The answer where the use alone says enough, and there is no need to look."""
    hook = str(ask.params[1]).removeprefix("use:")
    advice = ADVICE.uses.get(hook, SILENCE)[0]
    if advice != BACKFIRES and (ask.params[0] == SEAT[ask.seat] or hook in mind.harmless):
        return _let_be(ask)
    return CANCEL if advice == WINS else None


def _let_be(ask: Ask) -> int:
    """Whatever one could answer with."""
    return len(ask.options) - 1


def _safe(view: ClassicView, side: int) -> bool:
    """Whether a side will win anyway, as far as the cards on the table tell."""
    return bool(view["leading"] == side and (view["totals"] is None or abs(margin(view)) >= COMFORTABLE))


def _is_given_up(view: ClassicView, side: int) -> bool:
    """A negotiate of the side lies open against an attack, and there is nothing to win any more."""
    values = view["values"]
    return values[side] == NEGOTIATES and values[1 - side] > NEGOTIATES and view["leading"] == 1 - side


def zap_card(_mind: Mind, ask: Ask, view: ClassicView) -> int:
    """Cancel a card that hurts the seat."""
    actor, card = SEAT_OF[str(ask.params[0])], str(ask.params[1])
    for index, word in enumerate(ask.options):
        if _gains(word, view):
            return index
    hurts = _flare_hurts if TYPE_OF[card] == FLARE else HURTS.get(card)
    wanted = actor != ask.seat and hurts is not None and hurts(view, ask.seat)
    return CANCEL if wanted and not _gains(ask.options[CANCEL], view) else _let_be(ask)


def _gains(word: str, view: ClassicView) -> bool:
    """A flare that answers a card without cancelling it, for what it brings itself."""
    kind = word.partition(":")[2]
    if TYPE_OF.get(word) != FLARE:
        return False
    return bool(ADVICE.uses.get(way_word(kind, view["flares"][kind], When.ANSWERS_CARD), SILENCE)[0] == GAIN)


def _flare_hurts(view: ClassicView, me: int) -> bool:
    """Somebody on the other side plays it while the encounter is open."""
    _, actor, _, _ = view["plays"][-1]
    mine, theirs = side_of(view, me), side_of(view, actor)
    if theirs is None or theirs == mine or view["phase"] not in CRITICAL:
        return False
    return carries_a_leader(view, me, theirs) if mine is None else not _safe(view, mine)


def _answers_mine(view: ClassicView, me: int) -> bool:
    """The card cancels something of the seat's own; or it makes an opponent win outright."""
    _, owner, what, _ = view["plays"][-2]
    if ADVICE.uses.get(what, SILENCE)[0] == BACKFIRES:
        return owner != me and side_of(view, me) not in (None, side_of(view, owner))
    return bool(owner == me)


def _aimed_at(view: ClassicView, me: int) -> bool:
    return me in view["aims"][-1]


def _scatters_allies(view: ClassicView, me: int) -> bool:
    mine = side_of(view, me)
    return mine is not None and any(side_of(view, int(seat)) == mine for seat in view["aims"][-1])


def _takes_victory(view: ClassicView, me: int) -> bool:
    mine = side_of(view, me)
    return mine is not None and bool(mine == view["leading"])


def _takes_spoils(view: ClassicView, me: int) -> bool:
    if view["winner"] == DEFENSE:
        return bool(view["beside"][me]) or bool(me == view["offense"] and view["values"][OFFENSE] == NEGOTIATES)
    return bool(me == view["defense"] and view["values"][DEFENSE] == NEGOTIATES)


def _voids_deal(view: ClassicView, me: int) -> bool:
    return me in (view["offense"], view["defense"])


HURTS: Final[dict[str, Callable[[ClassicView, int], bool]]] = {
    "card:card_zap": _answers_mine,
    "card:cosmic_zap": _answers_mine,
    "card:emotion_control": _takes_victory,
    "card:force_field": _scatters_allies,
    "card:ionic_gas": _takes_spoils,
    "card:plague": _aimed_at,
    "card:quash": _voids_deal,
}
