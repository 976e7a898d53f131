"""What an option would make of the clout of both players."""

from typing import Final

from fifthcolony.duel.battle import winner_of
from fifthcolony.duel.destiny import LOWER
from fifthcolony.duel.powers import fold
from fifthcolony.duel.state import Game
from fifthcolony.duel.words import BETWEEN, IN_DUEL, NOBODY, SEAT, SEATS, Query
from fifthcolony.kernel.ask import Ask
from fifthcolony.kernel.figures import Figures, Lacks, Reckoning

_SIGNS: Final = ("sign:minus", "sign:plus")


def _lacks(g: Game, ask: Ask) -> Lacks | None:
    """A plan is to be laid against one that nobody has seen, or both are up and nobody has won."""
    if ask.prompt == "plan.choose":
        return ask.seat != 0, ask.seat != 1
    return (False, False) if g.revealed and g.scope != BETWEEN and g.winner == NOBODY else None


def _read(g: Game, lacks: Lacks) -> Figures:
    """Before plans are up the ships may still go either way: what they would bring is said apart."""
    if lacks == (False, False):
        return Figures((g.clout(0), g.clout(1)), lacks, (0, 0))
    apart = [("ships", "plan") if lacks[seat] else ("ships",) for seat in SEATS]
    totals = [sum(amount for cause, amount in g.breakdown(seat) if cause not in apart[seat]) for seat in SEATS]
    bonus = [fold(g, Query.ADVANTAGE, seat, g.terms.advantage) if g.scope == IN_DUEL else 0 for seat in SEATS]
    return Figures((totals[0], totals[1]), lacks, (bonus[0], bonus[1]))


def _stands(g: Game, seat: int, totals: tuple[int, int]) -> tuple[bool, int] | None:
    ahead = totals[seat] - totals[1 - seat]
    return winner_of(g, totals) == seat, -ahead if g.terms.rule == LOWER else ahead


def _follows(_g: Game, owed: Ask, chosen: str) -> int | None:
    """A card with either sign is thought to help: to add to the own plan, and to take from the other's."""
    return owed.options.index(_SIGNS[chosen.endswith(SEAT[owed.seat])]) if set(owed.options) == set(_SIGNS) else None


def _plan_alone(option: str) -> str:
    """ "lay:plan_13:blast_4" is worth as much as every other half with that plan."""
    verb, _, rest = option.partition(":")
    return f"{verb}:{rest.partition(':')[0]}" if verb == "lay" else option


def _others(owed: Ask) -> list[int]:
    """A blast may leave nobody to count for: of every plan the last half, which is none."""
    return list({_plan_alone(word): index for index, word in enumerate(owed.options)}.values())


RECKONING: Final = Reckoning(
    lacks=_lacks,
    counted="clout.counted",
    read=_read,
    ends=frozenset({"duel.won_by_ships", "duel.restarted", "duel.won", "contest.won"}),
    stands=_stands,
    follows=_follows,
    others=_others,
    alike=_plan_alone,
)
