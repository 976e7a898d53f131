"""Counsel in its plainest form, with nothing left out to save time: what the server tells must be the same."""

from fifthcolony.bots import answer_of, make_bot
from fifthcolony.kernel.ask import Ask
from fifthcolony.kernel.events import Event
from fifthcolony.kernel.figures import AGREEING, PATIENCE, TRIED, Figures, Lacks, Reckoning
from fifthcolony.kernel.game import Game
from fifthcolony.kernel.registry import kit_of
from fifthcolony.server.table.counsel import LEVEL, MOODS


def plain_figures(game: Game, ask: Ask) -> dict[str, Figures]:
    """Every option in every imagined game, each played on to the next ask after the count."""
    kit = kit_of(game.name)
    assert kit.reckoning is not None
    lacks = kit.reckoning.lacks(game, ask)
    if lacks is None:
        return {}
    games = [game.determinize(ask.seat, seed) for seed in range(TRIED)]
    games = [dealt for dealt in games if any(owed.seat == ask.seat and owed.options == ask.options for owed in dealt.asks)]
    found = {}
    for index, word in enumerate(ask.options):
        counts = [_count(dealt.copy(), ask, index, turn, lacks, kit.reckoning) for turn, dealt in enumerate(games)]
        found[kit.reckoning.alike(word)] = _common([count for count in counts if count is not None])
    return {part: figures for part, figures in found.items() if figures is not None}


def _count(game: Game, ask: Ask, index: int, turn: int, lacks: Lacks, reckoning: Reckoning) -> Figures | None:
    counted: list[Figures] = []
    ended: list[str] = []

    def hear(event: Event) -> None:
        if event.key == reckoning.counted and not counted and not ended:
            counted.append(reckoning.read(game, lacks))
        elif event.key in reckoning.ends:
            ended.append(event.key)

    game.listener = hear
    game.answer(ask.seat, index)
    for _ in range(PATIENCE):
        if not game.asks or counted or ended:
            break
        owed = game.asks[0]
        game.answer(owed.seat, _passing(game, owed, ask, index, turn, reckoning))
    return counted[0] if counted else None


def _passing(game: Game, owed: Ask, ask: Ask, index: int, turn: int, reckoning: Reckoning) -> int:
    follows = reckoning.follows(game, owed, ask.options[index]) if owed.seat == ask.seat else None
    words = [word for word in kit_of(game.name).manners.quiet if word in owed.options]
    ways = [owed.options.index(words[0])] if words else reckoning.others(owed)
    return ways[turn % len(ways)] if follows is None else follows


def _common(counts: list[Figures]) -> Figures | None:
    if len(counts) < AGREEING or any((one.lacks, one.bonus) != (counts[0].lacks, counts[0].bonus) for one in counts):
        return None
    first = counts[0]
    offense, defense = (first.totals[side] if all(one.totals[side] == first.totals[side] for one in counts) else None for side in (0, 1))
    mine, theirs = (first.parts[side] if all(one.parts[side] == first.parts[side] for one in counts) else () for side in (0, 1))
    return None if offense is None and defense is None else Figures((offense, defense), first.lacks, first.bonus, (mine, theirs))


def plain_picks(game: Game, ask: Ask) -> set[int]:
    """What the bot would choose in each of its moods."""
    return {answer_of(make_bot(LEVEL, mood, game.name), game, ask) for mood in MOODS}
