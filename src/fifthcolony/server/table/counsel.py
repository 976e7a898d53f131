"""What a person is shown beside an ask: what each option would make, and which one is lit. Both come from the asked seat's view alone."""

import logging
from typing import Final, NamedTuple

from fifthcolony.bots import answer_of, make_bot
from fifthcolony.bots.mind import Mind
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
    return Counsel({part: _told(made) for part, made in figures.items()}, lamp)


def _told(made: Figures) -> Would:
    return Would(list(made.totals), list(made.lacks), list(made.bonus), [list(parts) for parts in made.parts])


def figures_at(game: Game, ask: Ask) -> dict[str, Figures]:
    """What the options would make."""
    kit = kit_of(game.name)
    return {} if kit.reckoning is None else figures_of(game, ask, kit.reckoning, kit.manners.quiet)


def lamp_of(game: Game, ask: Ask, figures: dict[str, Figures]) -> int | None:
    """What the bot would choose whatever its mood, but never a waste, nor what loses where something else would win for certain."""
    kit = kit_of(game.name)
    if LEVEL not in kit.bots:
        return None
    pick, quiet = pick_of(game, ask), quiet_option(kit.manners, ask)
    if pick is None:
        return None
    stands = [_stands(game, ask.seat, kit.reckoning, figures, word) for word in ask.options]
    if quiet is not None and _is_waste(stands[quiet], stands[pick]):
        pick = quiet
    wins = [index for index, stand in enumerate(stands) if stand is not None and stand.wins]
    if wins and pick not in wins and stands[pick] is not None:
        return wins[0] if len(wins) == 1 and quiet is None else None
    # Of a choice made of parts the first ones were somebody else's idea: a bot would have thought of all of them together.
    return None if game.is_under_way and pick not in (*wins, quiet) else pick


def pick_of(game: Game, ask: Ask) -> int | None:
    """What the bot would choose whatever its mood; None where moods differ."""
    picks = set()
    for mood in MOODS:
        bot = make_bot(LEVEL, mood, game.name)
        before = bot.rng if isinstance(bot, Mind) else None
        picks.add(answer_of(bot, game, ask))
        if len(picks) > 1:
            return None
        if isinstance(bot, Mind) and bot.rng == before:
            break  # it left nothing to chance: so would all the others
    return picks.pop()


class Stand(NamedTuple):
    """How an option leaves the asked seat's side, where both totals are certain."""

    wins: bool
    by: int


def _is_waste(before: Stand | None, after: Stand | None) -> bool:
    """Whether an option changes totals compared with another, and wins nothing by it."""
    return before is not None and after is not None and before != after and not after.wins > before.wins


def _stands(game: Game, seat: int, reckoning: Reckoning | None, figures: dict[str, Figures], option: str) -> Stand | None:
    made = None if reckoning is None else figures.get(reckoning.alike(option))
    if reckoning is None or made is None or any(made.lacks):
        return None
    ours, theirs = made.totals
    stand = None if ours is None or theirs is None else reckoning.stands(game, seat, (ours, theirs))
    return None if stand is None else Stand(*stand)
