"""Human: adds four to its side's total; if zapped, its side wins at once."""

from fifthcolony.classic.cancelling import cancel_below
from fifthcolony.classic.flares import boosts, super_side, wild
from fifthcolony.classic.flaring import boosted
from fifthcolony.classic.hooks import must
from fifthcolony.classic.phases.reveal import become
from fifthcolony.classic.position.play import DISCARDED, USE
from fifthcolony.classic.powers import Alien
from fifthcolony.classic.state import Game
from fifthcolony.classic.words import SEAT, SIDE, Phase, Role, When

NAME = "human"
BONUS = 4
BOOSTED_BONUS = 8
ANSWER = 42


def win_outright(g: Game, me: int) -> None:
    """Cancelling the bonus makes its side the winner, whatever the cards say."""
    g.decided = g.side_of(me)
    g.tell("human.wins", SEAT[me], SIDE[g.decided])


@must(When.AFTER_REVEAL, Role.MAIN_OR_ALLY, cancelled=win_outright, advice="backfires")
def humanity(g: Game, me: int) -> None:
    """Its side's total rises."""
    g.addends.append((g.side_of(me), BOOSTED_BONUS if boosted(g) else BONUS, "alien:human"))


def player(g: Game) -> int | None:
    """Who has the Human, whether or not its power works."""
    return next((seat for seat in g.order if NAME in g.powers[seat]), None)


@wild(When.CARD_CHANGES, Role.MAIN, given=lambda g, me: player(g) != g.opponent(me), advice="is_behind")
def answer(g: Game, me: int) -> None:
    """The own card becomes an attack 42, and the flare goes to the Human."""
    become(g, g.side_of(me), ANSWER)
    human = player(g)
    g.plays[-1].heir = DISCARDED if human is None else human


def is_human(g: Game, me: int) -> bool:
    """Its own power is being used."""
    used = g.plays[-1]
    return used.kind == USE and used.seat == me and used.hook == f"{NAME}.{humanity.name}"


@super_side(When.ANSWERS_USE, Role.MAIN_OR_ALLY, given=is_human, phases=(Phase.REVEAL,))
def give_in(g: Game, _me: int) -> None:
    """The flare is discarded to zap its own power."""
    cancel_below(g)
    g.plays[-1].heir = DISCARDED


alien = Alien(
    NAME, humanity, alert="yellow", phases=(Phase.REVEAL,), traits={"side_bonus": BONUS}, flare=(answer, boosts(humanity), give_in)
)
