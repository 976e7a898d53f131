"""Which cards can be played at a timing point, by whom, and on what."""

from collections.abc import Callable
from typing import Final, NamedTuple

from fifthcolony.classic.cards import COPIES, DECK_SIZE, FOR_EFFECT, KIND, OPTION, REINFORCEMENTS, TYPE, kinds_of
from fifthcolony.classic.flaring import way_at
from fifthcolony.classic.openings import NOTHING, WITHOUT_FLARES, widen
from fifthcolony.classic.state import Game
from fifthcolony.classic.words import DEFENSE, NEGOTIATES, OFFENSE, SIDE, Point, Query, Replaceable, Role, Roles, When
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
_AT_POINT: Final[dict[Point | Replaceable, list[Artifact]]] = {}


def add_artifact(artifact: Artifact) -> None:
    """Make a kind of artifact playable at its point. One that has two moments is added for each, with the same effect."""
    ARTIFACTS[artifact.name] = artifact
    _AT_POINT.setdefault(artifact.at, []).append(artifact)
    widen(WITHOUT_FLARES, artifact.at, COPIES[artifact.name], artifact.role)


def cards_for(g: Game, point: Point | Replaceable, seat: int, hand: list[int]) -> list[int]:
    """The cards a seat could play at this point out of those it has. classic:artifact.conditions"""
    cards, _, lowest = g.openings.get(point, NOTHING)
    held = [card for card in hand if card >= lowest and card in cards]
    if not held:
        return []
    playable = []
    for artifact in _AT_POINT.get(point, ()):
        for card in COPIES[artifact.name]:
            if card in held and card not in g.resting:
                if g.role[seat] & artifact.role and (artifact.given is None or artifact.given(g)):
                    playable.append(card)
                break
    if point == When.REINFORCEMENTS and g.role[seat] & Role.MAIN_OR_ALLY and min(g.values) > NEGOTIATES:  # classic:reinforcement.who
        playable += kinds_of([card for card in held if card in REINFORCEMENTS])
    if g.flares:
        playable += sorted([card for card in held if card >= DECK_SIZE and way_at(g, point, seat, card) is not None])
    return playable


def with_cards(g: Game, point: Point | Replaceable) -> list[int]:
    """The seats that may have a card to play at this point: it could be played there, by somebody in their role."""
    opening = g.openings.get(point)
    if opening is None:
        return []
    cards, roles, _ = opening
    hands = g.hands
    if Query.PLAYABLE in g.hooks:
        hands = hands[:]
        for seat, _, _ in g.hooks[Query.PLAYABLE]:
            hands[seat] = g.playable(seat)
    return [seat for seat, hand in enumerate(hands) if g.role[seat] & roles and not cards.isdisjoint(hand)]


def aim(g: Game, seat: int, card: int) -> Asking:
    """What a card is played on. It is chosen with the card: until the card is on the table, nobody knows that it is coming."""
    if TYPE[card] not in FOR_EFFECT:  # classic:reinforcement.either_side: whoever plays it names the side
        return ((yield from pick(seat, "reinforce.side", (OFFENSE, DEFENSE), SIDE, (OPTION[card],), True)),)
    artifact = ARTIFACTS.get(KIND[card])
    return () if artifact is None or artifact.aim is None else (yield from artifact.aim(g, seat))
