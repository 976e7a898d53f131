"""Which encounter card to lay: each is weighed against all that the other may lay."""

from typing import Final

from fifthcolony.bots.classic import planning as simple
from fifthcolony.bots.classic.position import counted, edge, holds, main, target, winners_by_offense
from fifthcolony.bots.classic.preferences import LOWER_WINS, PEACE_WINS
from fifthcolony.bots.classic.sage.hand import kept
from fifthcolony.bots.classic.sage.odds import HELD_BACK, Feared, feared, main_side
from fifthcolony.bots.classic.sage.outlook import CARD, SHIP, chance, end_of, landing, stakes
from fifthcolony.bots.mind import Mind
from fifthcolony.classic.cards import MORPH, NEGOTIATE, REINFORCEMENT, TYPE_OF, VALUE_OF
from fifthcolony.classic.view_types import ClassicView
from fifthcolony.classic.words import DEFENSE, OFFENSE
from fifthcolony.kernel.ask import Ask
from fifthcolony.kernel.view_types import BACK

DEAL: Final = 0.01
"""What a deal brings, more or less."""
WHIM: Final = 0.008
"""Cards that are as good as each other up to this are laid as the mood takes it: nobody can read it."""


def select(mind: Mind, ask: Ask, view: ClassicView) -> int:
    """The card with the best prospects, what it would be worth later taken off, and a whim added."""
    side = main_side(view, ask.seat)
    odd = view["upset"] or any(holds(view, main(view, which), LOWER_WINS) for which in (OFFENSE, DEFENSE))
    if odd or holds(view, ask.seat, PEACE_WINS):
        return simple.select(mind, ask, view)
    table = Table(view, ask.seat, side)
    worth = [table.worth(word) + WHIM * mind.draw(16) / 16 for word in ask.options]
    return worth.index(max(worth))


class Table:
    """What lies on the table for a main player who is about to lay a card."""

    __slots__ = ("ahead_by", "deal", "fear", "lost", "me", "my_ships", "on_if_lost", "on_if_won", "peace", "their_ships", "view", "won")

    def __init__(self, view: ClassicView, me: int, side: int) -> None:
        self.view, self.me = view, me
        held = sum(VALUE_OF[f"card:{kind}"] for kind in view["hand"] if kind.startswith(REINFORCEMENT))
        self.ahead_by = edge(view, side) - (side == OFFENSE) + HELD_BACK * held
        ends = stakes(view, me, landing(view))
        self.won, self.lost = end_of(side, ends), end_of(1 - side, ends)
        is_last = bool(winners_by_offense(view))
        self.on_if_won = not (is_last and side == OFFENSE)
        self.on_if_lost = not (is_last and side == DEFENSE)
        them = main(view, 1 - side)
        self.peace = holds(view, them, PEACE_WINS)
        self.deal = chance(view, me, ()) + _deal(view, me, them)
        ships = (view["gate"][view["offense"]], view["planets"][target(view)][main(view, DEFENSE)])
        self.my_ships, self.their_ships = min(ships[side], view["hands"][them]), min(ships[1 - side], view["hands"][me])
        self.fear = self._facing(view, them, side)

    def _facing(self, view: ClassicView, them: int, side: int) -> Feared:
        other = view["laid"][1 - side]
        if other is None or other == BACK:
            return feared(view, them, 1 - side)
        word = f"card:{other}"
        return Feared(float(TYPE_OF[word] == NEGOTIATE), [(counted(view, them, VALUE_OF[word]), 1.0)])

    def worth(self, word: str) -> float:
        """The chance to win the game with a card; what it is kept for counts as long as the game goes on."""
        type_, talks, later = TYPE_OF[word], self.fear.talks, kept(word)
        if type_ == NEGOTIATE:
            return talks * self.deal + (1.0 - talks) * (self.lost + CARD * self.my_ships - later * self.on_if_lost) - talks * later
        if type_ == MORPH:
            return talks * self.deal + (1.0 - talks) * (self.won if self.ahead_by >= 0 else self.lost) - later * self.on_if_lost
        value = counted(self.view, self.me, VALUE_OF[word]) + self.ahead_by
        wins = sum([odds for theirs, odds in self.fear.attacks if theirs <= value])
        won, lost = self.won - later * self.on_if_won, self.lost - later * self.on_if_lost
        unopposed = lost if self.peace else won - CARD * self.their_ships
        return talks * unopposed + (1.0 - talks) * (wins * won + (1.0 - wins) * lost)


def _deal(view: ClassicView, me: int, them: int) -> float:
    """What talks would bring: nobody gives the win away."""
    nearly = view["goal"] - 1
    return -3 * SHIP if view["colonies"][me] == nearly else DEAL if view["colonies"][them] < nearly else 0.0
