"""Which cards can be played at a timing point, by whom, and on what."""

from collections.abc import Callable
from typing import Final, NamedTuple

from fifthcolony.classic.cards import COPIES, FIRST_ARTIFACT, FIRST_OTHER, KIND, OPTION, kinds_of
from fifthcolony.classic.state import Game
from fifthcolony.classic.words import DEFENSE, OFFENSE, SIDE, Point, Query, Role, Roles, When
from fifthcolony.kernel.ask import Asking, pick


class Artifact(NamedTuple):
    """A card that is played for its effect: when, by whom, on what, and what it does."""

    name: str
    at: Point
    role: Roles
    effect: Callable[..., Asking | None]
    """Called with (game, seat, *aim)."""
    given: Callable[[Game], bool] | None = None
    aim: Callable[[Game, int], Asking] | None = None
    """Asks the player for what the card is played on, before it is played; returns a tuple."""


ARTIFACTS: Final[dict[str, Artifact]] = {}
_AT_POINT: Final[dict[Point, list[Artifact]]] = {}
NO_CARDS: Final[frozenset[int]] = frozenset()
PLAYED_AT: Final = {When.REINFORCEMENTS: frozenset(range(FIRST_OTHER, FIRST_ARTIFACT))}
"""The cards that can be played at a point."""


def add_artifact(artifact: Artifact) -> None:
    """Make a kind of artifact playable at its point."""
    ARTIFACTS[artifact.name] = artifact
    _AT_POINT.setdefault(artifact.at, []).append(artifact)
    PLAYED_AT[artifact.at] = PLAYED_AT.get(artifact.at, NO_CARDS).union(COPIES[artifact.name])


def cards_for(g: Game, point: Point, seat: int, hand: list[int]) -> list[int]:
    """The cards a seat could play at this point out of those it has. classic:artifact.conditions"""
    playable = []
    for artifact in _AT_POINT.get(point, ()):
        for card in COPIES[artifact.name]:
            if card in hand:
                if g.role[seat] & artifact.role and (artifact.given is None or artifact.given(g)):
                    playable.append(card)
                break
    if point == When.REINFORCEMENTS and g.role[seat] & Role.MAIN_OR_ALLY:  # classic:reinforcement.who
        playable += kinds_of([card for card in hand if FIRST_OTHER <= card < FIRST_ARTIFACT])
    return playable


def all_playable(g: Game) -> list[list[int]]:
    """What each seat may play from."""
    if Query.PLAYABLE not in g.hooks:
        return g.hands
    hands = g.hands[:]
    for seat, _, _ in g.hooks[Query.PLAYABLE]:
        hands[seat] = g.playable(seat)
    return hands


def aim(g: Game, seat: int, card: int) -> Asking:
    """What a card is played on. It is chosen with the card: until the card is on the table, nobody knows that it is coming."""
    if card < FIRST_ARTIFACT:  # classic:reinforcement.either_side: whoever plays it names the side
        return ((yield from pick(seat, "reinforce.side", (OFFENSE, DEFENSE), SIDE, (OPTION[card],), True)),)
    artifact = ARTIFACTS[KIND[card]]
    return () if artifact.aim is None else (yield from artifact.aim(g, seat))
