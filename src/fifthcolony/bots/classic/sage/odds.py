"""How an encounter is likely to end: what the other main player may lay, and which side wins with so much on the table."""

from typing import Final, NamedTuple

from fifthcolony.bots.classic.position import counted, holds, main, winners_by_offense, would_win
from fifthcolony.bots.classic.preferences import PEACE_WINS
from fifthcolony.classic.cards import ATTACK, ATTACK_COPIES, NEGOTIATE, REINFORCEMENT, VALUE_OF
from fifthcolony.classic.view_types import ClassicView
from fifthcolony.classic.words import DEFENSE, OFFENSE

# --- for who stands by ----------------------------------------------------------------------------------------------------------------

UNFOUGHT: Final = 0.3
"""Encounters that the offense wins because the defense would rather talk."""
FOUGHT: Final = 0.62
EVEN: Final = 0.52
"""An offense that is level before the cards wins so many of the fights."""
PER_POINT: Final = 0.036
PER_POINT_AT_STAKE: Final = 0.028
"""Where the game is at stake everybody lays the best card, and ships count for less."""


def offense_wins(ahead_by: float, at_stake: bool) -> float:
    """How likely the offense is to win from so far ahead before the cards."""
    if at_stake:
        return min(0.95, max(0.08, 0.5 + PER_POINT_AT_STAKE * ahead_by))
    return UNFOUGHT + FOUGHT * min(0.97, max(0.12, EVEN + PER_POINT * ahead_by))


# --- for who lays a card --------------------------------------------------------------------------------------------------------------

TALKS: Final[tuple[float, ...]] = (0.12, 0.4)
"""How often an offense and a defense would rather talk."""
TALKS_AT_STAKE: Final = 0.06
TALKS_BY_POWER: Final = 0.8
CHOICES: Final[tuple[float, ...]] = (2.0, 1.6)
"""As if an offense and a defense laid the best of so many attacks drawn at random."""
CHOICES_AT_STAKE: Final = 3.0


HELD_BACK: Final = 0.7
"""How much of the reinforcements in hand is reckoned with."""


class Feared(NamedTuple):
    """What an opponent may lay."""

    talks: float
    """How likely it is a negotiate."""
    attacks: list[tuple[int, float]]
    """What its attack may count for, and how likely that is among attacks."""


def feared(view: ClassicView, them: int, side: int) -> Feared:
    """By what is known of its hand, by the cards nobody has seen yet, by its side and by what is at stake for it."""
    at_stake = would_win(view, them, view["target"]) if side == OFFENSE else bool(winners_by_offense(view))
    choices = CHOICES_AT_STAKE if at_stake else CHOICES[side]
    known = view["known"][them]
    share = len(known) / max(1, view["hands"][them], len(known))
    unseen, seen = _unseen(view), _values(known)
    attacks = _best_of(unseen, seen, choices, share)
    return Feared(_talks(view, them, side, at_stake, share), [(counted(view, them, value), odds) for value, odds in attacks])


def _talks(view: ClassicView, them: int, side: int, at_stake: bool, share: float) -> float:
    """How likely it lays a negotiate."""
    usual = TALKS_BY_POWER if holds(view, them, PEACE_WINS) else TALKS_AT_STAKE if at_stake else TALKS[side]
    if NEGOTIATE in view["known"][them]:
        return min(0.9, usual * 1.3)
    return usual * (1.0 - share)


def _values(kinds: list[str]) -> dict[int, int]:
    """How many attacks of each value there are among some cards."""
    found: dict[int, int] = {}
    for kind in kinds:
        if kind.startswith(ATTACK):
            value = VALUE_OF[f"card:{kind}"]
            found[value] = found.get(value, 0) + 1
    return found


def _unseen(view: ClassicView) -> dict[int, int]:
    """The attacks that may be anywhere: all but those discarded, in the own hand, or known to be in another."""
    gone = _values([*view["discard"], *view["hand"], *[kind for hand in view["known"] for kind in hand]])
    return {value: copies - gone.get(value, 0) for value, copies in ATTACK_COPIES.items() if copies > gone.get(value, 0)}


def _best_of(unseen: dict[int, int], seen: dict[int, int], choices: float, share: float) -> list[tuple[int, float]]:
    """How likely each value is the best of so many, drawn from a hand of which a share has been seen."""
    strange, familiar = sum(unseen.values()) or 1, sum(seen.values())
    if not familiar:
        share = 0.0
    found: list[tuple[int, float]] = []
    below, so_far, so_far_seen = 0.0, 0, 0
    for value in ATTACK_COPIES:
        if value in unseen or value in seen:
            so_far += unseen.get(value, 0)
            so_far_seen += seen.get(value, 0)
            up_to = (so_far / strange) ** (choices * (1.0 - share))
            if share:
                up_to *= (so_far_seen / familiar) ** (choices * share)
            if up_to > below:
                found.append((value, up_to - below))
                below = up_to
    return found or [(0, 1.0)]


def best_wins(view: ClassicView, me: int, side: int, ahead_by: float) -> float:
    """How likely the best card of a main player wins from so far ahead before the cards."""
    mine = [counted(view, me, VALUE_OF[f"card:{kind}"]) for kind in view["hand"] if kind.startswith(ATTACK)]
    held = sum(VALUE_OF[f"card:{kind}"] for kind in view["hand"] if kind.startswith(REINFORCEMENT))
    total = max(mine, default=0) + ahead_by + HELD_BACK * held - (side == OFFENSE)
    fear = feared(view, main(view, 1 - side), 1 - side)
    return fear.talks + (1.0 - fear.talks) * sum([odds for theirs, odds in fear.attacks if theirs <= total])


def main_side(view: ClassicView, seat: int) -> int:
    """The side of a main player."""
    return OFFENSE if seat == view["offense"] else DEFENSE
