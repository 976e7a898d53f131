"""What can be done at an ask, in words: choices made of parts are thought out whole, as one line."""

from itertools import combinations
from typing import Final

from fifthcolony.bots.classic.ships import FOREIGN, pick
from fifthcolony.bots.classic.talks import GIVE_CARD, GIVE_COLONY, WANT_COLONY, WANT_RANDOM
from fifthcolony.classic.words import LET_THEM, OFFER, PLANET
from fifthcolony.kernel.ask import DONE, Ask
from fifthcolony.kernel.game import Game

Line = tuple[str, ...]
"""The options that a seat takes one after the other."""

ITEM: Final = "deal.item"
LEFT_TO_HABIT: Final = frozenset({
    "deal.deliver", ITEM, "deal.pay", "plague.ships", "regroup.retrieve", "reinforce.side", "ships.lose", "ships.return", "ships.retrieve",
})  # fmt: skip
"""What decides so little that it is not worth any time."""
PARTS: Final = {
    "alliance.invite": ("alliance.invite",),
    "alliance.ships": ("alliance.ships",),
    "deal.talk": ("deal.talk", ITEM),
    "launch.ships": ("launch.ships",),
}
"""The prompts by which a choice made of parts goes on."""
FLEET: Final = 4
FEW: Final = 3
"""So many can be invited in any company."""
MOST: Final = 16
"""Options tried out; of more, those that come first."""
OFFERS: Final[tuple[Line, ...]] = (
    (WANT_COLONY, GIVE_CARD, OFFER),
    (WANT_COLONY, GIVE_COLONY, OFFER),
    (WANT_COLONY, OFFER),
    (WANT_RANDOM, GIVE_CARD, OFFER),
    (GIVE_CARD, OFFER),
    (WANT_RANDOM, OFFER),
    (LET_THEM,),
)
"""Which planet and which card, habit says."""


def lines(game: Game, ask: Ask, habit: Line) -> list[Line]:
    """What to try, without what is the same once more: what habit does comes first."""
    found = [habit, *_lines(game, ask)]
    return list(dict.fromkeys(found))[:MOST]


def _lines(game: Game, ask: Ask) -> list[Line]:
    if ask.prompt in ("alliance.ships", "launch.ships"):
        return _fleets(game, ask)
    if ask.prompt == "alliance.invite":
        return _companies(ask)
    if ask.prompt == "deal.talk":
        return [line for line in OFFERS if line[0] in ask.options] if not ask.params else [(word,) for word in ask.options[:2]]
    if ask.prompt == "launch.aim":
        return _targets(game, ask)
    return [(word,) for word in ask.options]


def _fleets(game: Game, ask: Ask) -> list[Line]:
    """So many ships each, from where they are missed least."""
    taken, most = int(ask.params[0]), int(ask.params[1])
    if taken:
        return []
    view = game.look(ask.seat, ("planets", "power_needs", "gate", "research"))
    numbers = range(0 if DONE in ask.options else 1, min(FLEET, most) + 1)
    fleets = [pick(view, ask.seat, ask.options, number, number, FOREIGN) for number in numbers]  # type: ignore[arg-type]
    return [(*fleet, DONE) for fleet in fleets]


def _companies(ask: Ask) -> list[Line]:
    """All that can be invited; of many the smallest and the largest."""
    seats = ask.options[:-1]
    sizes = range(len(seats) + 1) if len(seats) <= FEW else (0, 1, len(seats) - 1, len(seats))
    return [(*company, DONE) for size in sizes for company in combinations(seats, size)]


def _targets(game: Game, ask: Ask) -> list[Line]:
    """One planet of each sort."""
    planets = game.look(ask.seat, ("planets",))["planets"]
    sorts: dict[tuple[int, ...], str] = {}
    for word in ask.options:
        sorts.setdefault(planets[PLANET.index(word)], word)
    return [(word,) for word in sorts.values()]


def next_part(line: Line, ask: Ask) -> int | None:
    """Which option the line goes on with; None where it does not say."""
    return ask.options.index(line[0]) if line and line[0] in ask.options else None
