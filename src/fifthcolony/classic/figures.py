"""What an option would make of the two totals of an encounter."""

from typing import Final

from fifthcolony.classic.cards import ATTACK, TYPE_OF
from fifthcolony.classic.knowledge import is_face_down
from fifthcolony.classic.powers import fold_all
from fifthcolony.classic.state import Game
from fifthcolony.classic.words import DEFENSE, NEGOTIATES, NO_CARD, OFFENSE, SIDE, Phase, Query, Role
from fifthcolony.kernel.ask import Ask
from fifthcolony.kernel.figures import Figures, Lacks, Parts, Reckoning


def _lacks(g: Game, ask: Ask) -> Lacks | None:
    """A card is to be laid, against one that is face down or not there yet; or two attacks are up."""
    if ask.prompt == "planning.select":
        unseen = [g.main(side) != ask.seat and (g.laid[side] == NO_CARD or is_face_down(g, side)) for side in (OFFENSE, DEFENSE)]
        return unseen[OFFENSE], unseen[DEFENSE]
    is_counting = g.phase == Phase.REVEAL and NO_CARD not in g.laid and min(g.values) > NEGOTIATES
    return (False, False) if is_counting else None


def _read(g: Game, lacks: Lacks) -> Figures:
    """The first part of a breakdown is the card."""
    offense, defense = [tuple(g.breakdown(side)[1 if lacks[side] else 0 :]) for side in (OFFENSE, DEFENSE)]
    return Figures((_sum(offense), _sum(defense)), lacks, (0, 0), (offense, defense))


def _sum(parts: Parts) -> int:
    return sum(amount for _, amount in parts)


def _stands(g: Game, seat: int, totals: tuple[int, int]) -> tuple[bool, int] | None:
    """classic:reveal.higher_wins: a tie is the defense's, whichever total wins."""
    if not g.role[seat] & Role.MAIN_OR_ALLY:
        return None
    ahead = totals[DEFENSE] - totals[OFFENSE] if fold_all(g, Query.LOWER_WINS, False) else totals[OFFENSE] - totals[DEFENSE]
    winner = fold_all(g, Query.WINNER, OFFENSE if ahead > 0 else DEFENSE)
    side = g.side_of(seat)
    turned = winner != (OFFENSE if ahead > 0 else DEFENSE)
    return winner == side, ahead if (side == OFFENSE) != turned else -ahead


def _follows(g: Game, owed: Ask, _chosen: str) -> int | None:
    """A reinforcement is thought to be for the own side."""
    own = SIDE[g.side_of(owed.seat)]
    return owed.options.index(own) if own in owed.options and g.role[owed.seat] & Role.MAIN_OR_ALLY else None


def _others(owed: Ask) -> list[int]:
    """Totals are counted between attacks."""
    attacks = [index for index, word in enumerate(owed.options) if TYPE_OF.get(word) == ATTACK]
    return attacks or list(range(len(owed.options)))


RECKONING: Final = Reckoning(
    lacks=_lacks,
    counted="reveal.totals",
    read=_read,
    ends=frozenset({"reveal.winner", "reveal.both_lose", "deal.broken_off", "encounter.begins"}),
    stands=_stands,
    follows=_follows,
    others=_others,
    enough=4,  # of 14,641 options, in games of bots with and without all extras, the last two games changed nothing
)
