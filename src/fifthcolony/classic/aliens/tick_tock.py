"""Tick-Tock: discards a token for every win of a defense and every deal, and wins the game with the last one."""

from fifthcolony.classic.hooks import must
from fifthcolony.classic.powers import Alien
from fifthcolony.classic.state import Game
from fifthcolony.classic.words import Phase, Result, Role, When

COSMIC = "cosmic"
TOKENS = 10


def place_tokens(g: Game, me: int) -> None:
    """Its countdown begins."""
    g.set_tokens(me, COSMIC, TOKENS)


def is_tick(g: Game, me: int) -> bool:
    """The encounter went on the countdown, and there is something left of it."""
    return g.result in (Result.DEFENSE_WON, Result.DEAL_MADE) and g.tokens_of(me, COSMIC) > 0


@must(When.RESULT, Role.ANY, given=is_tick, advice=("last_token", COSMIC))
def patience(g: Game, me: int) -> None:
    """One token less; with none left, it has won."""
    left = g.tokens_of(me, COSMIC) - 1
    g.set_tokens(me, COSMIC, left)
    if not left:
        g.win(me, "win.tick_tock")


alien = Alien("tick_tock", patience, alert="yellow", tokens=(COSMIC,), phases=(Phase.RESOLUTION,), setup=place_tokens)
