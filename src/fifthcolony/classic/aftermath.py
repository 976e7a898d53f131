"""What follows an event that a verb of the position brings about: a window for the powers that wait for it."""

from typing import Any

from fifthcolony.classic.plays import open_window
from fifthcolony.classic.state import AFTERMATH, NEW_HAND, Game
from fifthcolony.classic.words import When
from fifthcolony.kernel.steps import step


@step
def after_draw(g: Game, seat: int) -> None:
    """Somebody has drawn from the cosmic deck, however many cards."""
    before, g.drawer = g.drawer, seat
    open_window(g, When.ON_CARD_DRAW)
    g.go_on(put_back, "drawer", before)


@step
def after_retrieval(g: Game, seat: int) -> None:
    """Somebody has brought ships back from the warp, however many."""
    before, g.retriever = g.retriever, seat
    open_window(g, When.ON_SHIP_RETRIEVAL)
    g.go_on(put_back, "retriever", before)


@step
def after_discard(g: Game, thrown: tuple[tuple[int, int], ...]) -> None:
    """Somebody has discarded artifacts."""
    before, g.thrown = tuple(g.thrown), list(thrown)
    open_window(g, When.ON_ARTIFACT_DISCARD)
    g.go_on(put_back, "thrown", before)


@step
def new_hand(g: Game, seat: int) -> None:
    """Somebody has discarded its hand, and draws another."""
    g.draw_hand(seat)


@step
def after_loss(g: Game, sunk: tuple[tuple[int, int, int], ...]) -> None:
    """Ships have gone to the warp or left the game."""
    before, g.sunk = tuple(tuple(loss) for loss in g.sunk), [[*loss, loss[2]] for loss in sunk]
    open_window(g, When.ON_SHIP_LOSS)
    g.go_on(put_back, "sunk", before)


@step
def put_back(g: Game, event: str, before: Any) -> None:
    """An event is over. It may have come between another of its kind and the powers that wait for that one."""
    if event == "sunk":
        g.sunk = [list(loss) for loss in before]
    else:
        setattr(g, event, list(before) if event == "thrown" else before)


AFTERMATH.update(
    {
        When.ON_CARD_DRAW: after_draw,
        When.ON_SHIP_RETRIEVAL: after_retrieval,
        When.ON_ARTIFACT_DISCARD: after_discard,
        When.ON_SHIP_LOSS: after_loss,
        NEW_HAND: new_hand,
    }
)
