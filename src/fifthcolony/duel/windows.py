"""Timing points: whose abilities work there, in which order, and how they are used."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from fifthcolony.duel.powers import HOOKS, is_live
from fifthcolony.duel.words import SEAT, Point
from fifthcolony.kernel.ask import Asking, pick_or_leave
from fifthcolony.kernel.steps import step

if TYPE_CHECKING:
    from fifthcolony.duel.state import Game


def open_window(g: "Game", point: Point) -> None:
    """Go on with a timing point, if anything hangs on it: an empty one costs a look-up."""
    if point in g.hooks:
        g.go_on(window, point)


def pass_through(g: "Game", point: Point, following: Callable[["Game"], None]) -> None:
    """Open a timing point and go on with a step that asks nothing: at once, if nothing happens at the point."""
    if point in g.hooks:
        g.go_on(window, point)
    g.go_on(following)


@step
def window(g: "Game", point: Point) -> None:
    """duel:role.default_order: the leader completes everything, compulsory before optional; then the straggler.

    What does not work now may still come to work by what is done before it.
    """
    holdings = g.hooks.get(point, ())
    for seat in g.order:
        optional = False
        for holder, hook in holdings:
            if holder == seat and (g.goes_on or is_live(g, seat, hook)):
                if hook.optional:
                    optional = True
                else:
                    g.then(act, seat, hook.name)
        if optional and not g.hushed:
            g.then(offer, point, seat, ())


@step
def act(g: "Game", seat: int, name: str) -> None:
    """duel:ability.may: what is compulsory happens by itself."""
    if is_live(g, seat, HOOKS[name]):
        tell_use(g, seat, name)
        g.then(carry_out, seat, name)


def tell_use(g: "Game", seat: int, name: str) -> None:
    """That an ability is used; what is no open use is its owner's secret."""
    g.tell("power.used", SEAT[seat], f"use:{name}", to=None if HOOKS[name].is_use else (seat,))


@step
def offer(g: "Game", point: Point, seat: int, done: tuple[str, ...]) -> Asking:
    """A player may use what hangs here, one thing after the other."""
    names = [
        hook.name
        for holder, hook in g.hooks.get(point, ())
        if holder == seat and hook.optional and (hook.again or hook.name not in done) and is_live(g, seat, hook)
    ]
    name = yield from pick_or_leave(seat, f"window.{point}", names, lambda name: f"use:{name}", (), True)
    if name is not None:
        tell_use(g, seat, name)
        g.then(carry_out, seat, name)
        g.then(offer, point, seat, (*done, name))


@step
def carry_out(g: "Game", seat: int, name: str) -> Asking | None:
    """What an ability does."""
    work: Asking | None = HOOKS[name].run(g, seat)
    return work


@step
def after_loss(g: "Game", seat: int, name: str, number: int) -> Asking | None:
    """What an ability does about ships that were just destroyed."""
    work: Asking | None = HOOKS[name].run(g, seat, number)
    return work
