"""What happens to seats, and can be acted on: at once, or, where it comes of moving ships, as soon as the step is over."""

from fifthcolony.classic.state import Game
from fifthcolony.classic.windows import open_window
from fifthcolony.classic.words import Point
from fifthcolony.kernel.steps import step


@step
def look_at_news(g: Game) -> None:
    """All that has happened in one step, one point after the other."""
    news, g.news = g.news, []
    for point in dict.fromkeys([point for point, _ in news]):
        g.then(report, Point(point), tuple(dict.fromkeys([seat for about, seat in news if about == point])))


@step
def report(g: Game, point: Point, seats: tuple[int, ...]) -> None:
    """It has happened to these seats at once. It may come between other such news and who waits for those."""
    before, g.concerned = tuple(g.concerned), list(seats)
    open_window(g, point)
    g.go_on(report_is_over, before)


@step
def report_is_over(g: Game, before: tuple[int, ...]) -> None:
    """What happened before it counts again."""
    g.concerned = list(before)
