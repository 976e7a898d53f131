"""What a person is shown beside an ask: what each option would make, and which one is lit. Both come from the asked seat's view alone."""

import logging
from typing import Final, NamedTuple

from fifthcolony.bots import answer_of, make_bot
from fifthcolony.kernel.ask import Ask
from fifthcolony.kernel.figures import Figures, Reckoning, figures_of
from fifthcolony.kernel.game import Game
from fifthcolony.kernel.registry import kit_of
from fifthcolony.server.messages.wire import Would
from fifthcolony.server.table.bots import quiet_option

log = logging.getLogger("fifthcolony.server")
LEVEL: Final = "simple"
MOODS: Final = range(5)
"""Seeds of the bots that are asked: where they differ there is no clear choice."""


class Counsel(NamedTuple):
    """As it is sent."""

    would: dict[str, Would]
    lamp: int | None


NO_COUNSEL: Final = Counsel({}, None)


def counsel_of(game: Game, ask: Ask) -> Counsel:
    """For one ask. A table never stops because something imagined went wrong: then there is no counsel, and the log says why."""
    try:
        figures = figures_at(game, ask)
        lamp = lamp_of(game, ask, figures)
    except Exception:
        log.exception("no counsel for seat %d at %s", ask.seat, ask.prompt)
        return NO_COUNSEL
    return Counsel({part: Would(list(made.totals), list(made.lacks), list(made.bonus)) for part, made in figures.items()}, lamp)


def figures_at(game: Game, ask: Ask) -> dict[str, Figures]:
    """What the options would make."""
    kit = kit_of(game.name)
    return {} if kit.reckoning is None else figures_of(game, ask, kit.reckoning, kit.manners.quiet)


def lamp_of(game: Game, ask: Ask, figures: dict[str, Figures]) -> int | None:
    """What the bot would choose whatever its mood; where that would be a waste, what leaves things as they are."""
    kit = kit_of(game.name)
    if LEVEL not in kit.bots:
        return None
    picks = {answer_of(make_bot(LEVEL, mood, game.name), game, ask) for mood in MOODS}
    if len(picks) > 1:
        return None
    pick, quiet = picks.pop(), quiet_option(kit.manners, ask)
    if quiet is None or kit.reckoning is None or not _is_waste(game, ask, kit.reckoning, figures, (quiet, pick)):
        return pick
    return quiet


def _is_waste(game: Game, ask: Ask, reckoning: Reckoning, figures: dict[str, Figures], options: tuple[int, int]) -> bool:
    """Whether the second option changes totals compared with the first, and wins nothing by it."""
    before, after = [_stands(game, ask.seat, reckoning, figures.get(reckoning.alike(ask.options[index]))) for index in options]
    return before is not None and after is not None and before != after and not after[0] > before[0]


def _stands(game: Game, seat: int, reckoning: Reckoning, figures: Figures | None) -> tuple[bool, int] | None:
    """Whether the seat's side would win, and by how much, where both totals are certain."""
    if figures is None or any(figures.lacks):
        return None
    ours, theirs = figures.totals
    return None if ours is None or theirs is None else reckoning.stands(game, seat, (ours, theirs))
