"""Taking an answer back: while nobody has learned anything by it and no chance was drawn.

Two kinds can be. An answer given together with others waits for theirs, and nothing has come of it yet. And a few prompts are followed by
another of the same seat (`Manners.revocable`): the position before is kept until anything else is answered. Others who were asked in secret
in between and passed are asked again, so that what they hold decides nothing about what is offered.
"""

from typing import Final, NamedTuple

from fifthcolony.kernel.record import Choice
from fifthcolony.server.table.match import Mark, Match, Viewer

MOST: Final = 3
"""How often one decision may be taken back: each time the clock begins anew."""


class Back(NamedTuple):
    """What a seat may take back now."""

    seat: int
    number: int
    """Of the answer, as the seat counts them."""
    prompt: str
    kept: int
    """Choices that stay as they are; those after them are gone,"""
    again: tuple[Choice, ...]
    """but for these, which others gave at the same time."""
    mark: Mark | None
    """None: an answer that waits for others."""


def way_back(match: Match, seat: int) -> Back | None:
    """What a seat may take back now, if anything. What others hold plays no part in it."""
    back = _waiting_for_others(match, seat) if match.game.partial else _followed_by_own(match, seat)
    return None if back is None or match.taken_back.get((seat, back.number), 0) >= MOST else back


def _waiting_for_others(match: Match, seat: int) -> Back | None:
    """An answer that waits for those of others, where everybody knows who is asked."""
    game, manners = match.game, match.manners
    given = game.given(seat)
    if given is None or not any(not ask.secret or ask.prompt in manners.laying for ask in match.visible()):
        return None
    pairs = [(other, game.given(other)) for other in sorted(game.partial) if other != seat]
    again = tuple(Choice(other, pair[1], pair[0].options[pair[1]]) for other, pair in pairs if pair is not None)
    return Back(seat, match.answered[seat] - 1, given[0].prompt, match.choices - len(game.partial), again, None)


def _followed_by_own(match: Match, seat: int) -> Back | None:
    """The last answer to a prompt that is followed by another of the same seat, which waits now."""
    mark = match.marks[-1] if match.marks else None
    if mark is None or mark.seat != seat:
        return None
    follows = (mark.prompt, match.manners.revocable[mark.prompt])
    if not any(ask.seat == seat and ask.prompt in follows for ask in match.visible()):
        return None
    return Back(seat, mark.answered[seat], mark.prompt, mark.choices, (), mark)


def go_back(match: Match, back: Back) -> dict[Viewer, int]:
    """Take it back; how many events each viewer has been told from then on."""
    key = (back.seat, back.number)
    match.taken_back[key] = match.taken_back.get(key, 0) + 1
    if back.mark is None:
        match.game.withdraw(back.seat)
        match.answered[back.seat] -= 1
        match.choices -= 1
    else:
        match.game = back.mark.game
        match.answered = list(back.mark.answered)
        match.choices = back.mark.choices
        match.marks = match.marks[:-1]
        for viewer, count in back.mark.told.items():
            del match.told[viewer][count:]
    match.changes += 1
    return match.heard()
