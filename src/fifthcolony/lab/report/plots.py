"""The plots of a report."""

from typing import Any, Final

import altair as alt

from fifthcolony.lab.balance import Alien, Balance, Used
from fifthcolony.lab.names import Names, told_apart
from fifthcolony.lab.pairs import Pair
from fifthcolony.lab.ratings import Ladder
from fifthcolony.lab.report.drawing import DOWN, FAINT, INK, LINE, PLAIN, SERIES, UP, WIDTH, Rows, data, svg

MOST: Final = 16
"""Things in a plot of the most striking ones; the table below it has all."""
_MOST_ALIENS_IN_A_GRID: Final = 32
_COLOUR: Final = alt.Color("how:N", scale=alt.Scale(domain=["above", "below", "near"], range=[UP, DOWN, PLAIN]), legend=None)
_SHAPE: Final = alt.Shape(
    "how:N", scale=alt.Scale(domain=["above", "below", "near"], range=["triangle-up", "triangle-down", "circle"]), legend=None
)  # fmt: skip


def _percent(field: str, title: str | None = None, zero: bool = False) -> alt.X:
    axis = alt.Axis(format=".0%", tickCount=5, orient="top")
    return alt.X(f"{field}:Q", title=title, axis=axis, scale=alt.Scale(zero=zero, nice=True))


def _names(field: str = "name") -> alt.Y:
    return alt.Y(f"{field}:N", sort=None, title=None, axis=alt.Axis(ticks=False, domain=False, labelPadding=6))


def _line_at(value: float) -> Any:
    rule = alt.Chart(data([{"at": value}])).mark_rule(color=FAINT, strokeDash=[4, 3])
    return rule.encode(x=alt.X("at:Q"))


def _shares(rows: Rows, neutral: float | None, zero: bool = False) -> Any:
    """A dot for each name, a line for where the true share lies, and the neutral line behind."""
    marks = alt.Chart(data(rows))
    reach = marks.mark_rule(strokeWidth=2.5, opacity=0.45).encode(y=_names(), x=_percent("low", zero=zero), x2="high:Q", color=_COLOUR)
    points = marks.mark_point(filled=True, size=42, opacity=1).encode(y=_names(), x="share:Q", color=_COLOUR, shape=_SHAPE)
    layers = [reach, points] if neutral is None else [_line_at(neutral), reach, points]
    return alt.layer(*layers).properties(width=WIDTH, height=LINE * max(2, len(rows)))


def _how(errors: float, is_sure: bool) -> str:
    if not is_sure:
        return "near"
    return "above" if errors > 0 else "below"


def aliens(found: Balance, names: Names) -> str:
    """How often each is in the win, beside the neutral line."""
    rows = [_alien_row(one, names) for one in found.aliens]
    return svg(_shares(rows, found.neutral), "Share of games in the win by alien, with intervals, beside the neutral line")


def _alien_row(one: Alien, names: Names) -> dict[str, Any]:
    wins = one.wins
    return {"name": names.alien(one.alien), "share": wins.share, "low": wins.low, "high": wins.high, "how": _how(one.errors, one.is_sure)}


def pairs(found: Balance, names: Names) -> str | None:
    """Who lifts whom: all pairs where few aliens meet one to one, and the most striking sure ones elsewhere."""
    if found.plan.wishes["seats"] == 2 and 2 < len(found.aliens) <= _MOST_ALIENS_IN_A_GRID:
        return _grid(found, names)
    sure = found.pairs.sure[:MOST]
    return _bars(sure, names) if sure else None


def _bars(sure: list[Pair], names: Names) -> str:
    rows = [
        {"name": f"{names.alien(pair.alien)} by {names.alien(pair.beside)}", "more": pair.more, "how": _how(pair.more, True)}
        for pair in sorted(sure, key=lambda pair: -pair.more)
    ]
    x = alt.X("more:Q", stack=None, title=None, axis=alt.Axis(format="+.0%", tickCount=5, orient="top"))
    bars = alt.Chart(data(rows)).mark_bar(height=9, cornerRadius=2).encode(y=_names(), x=x, color=_COLOUR)
    return svg(bars.properties(width=WIDTH - 40, height=LINE * max(2, len(rows))), "Pairs of aliens that do better or worse together")


def _grid(found: Balance, names: Names) -> str:
    """Every alien against every other: how much more often than both rates say it wins."""
    order = [names.alien(one.alien) for one in found.aliens]
    rows = [
        {"name": names.alien(one), "other": names.alien(other), "more": abs(more), "how": "above" if more > 0 else "below", "sure": sure}
        for pair in found.pairs.all
        for sure in [abs(pair.errors) >= found.pairs.sure_from]
        for one, other, more in ((pair.alien, pair.beside, pair.more), (pair.beside, pair.alien, -pair.more))
    ]
    side = alt.Axis(ticks=False, domain=False, labelPadding=3)
    over = alt.Axis(ticks=False, domain=False, labelAngle=-90, orient="top", labelPadding=3)
    x, y = alt.X("other:N", sort=order, title=None, axis=over), alt.Y("name:N", sort=order, title=None, axis=side)
    most = max((row["more"] for row in rows), default=1.0)
    opacity = alt.Opacity("more:Q", scale=alt.Scale(domain=[0, most], range=[0.04, 1]), legend=None)
    chart = alt.Chart(data(rows))
    cells = chart.mark_rect(cornerRadius=1).encode(x=x, y=y, color=_COLOUR, opacity=opacity)
    sure_ones = (
        chart.transform_filter("datum.sure").mark_point(shape="square", size=52, strokeWidth=1.2, color=INK, filled=False).encode(x=x, y=y)
    )
    return svg(alt.layer(cells, sure_ones).properties(width=10 * len(order), height=10 * len(order)), "Every alien against every other")


def lengths(values: dict[int, int], title: str) -> str:
    """How many games take so long."""
    total = sum(values.values())
    rows = [{"length": length, "share": games / total} for length, games in values.items()]
    width = max(1.0, min(12.0, 300 / (1 + max(values) - min(values)) - 1))
    x = alt.X("length:Q", title=title, axis=alt.Axis(grid=False, tickMinStep=1, tickCount=8), scale=alt.Scale(zero=False, padding=8))
    y = alt.Y("share:Q", stack=None, title=None, axis=alt.Axis(format=".0%", tickCount=4, domain=False))
    bars = alt.Chart(data(rows)).mark_bar(size=width, color=PLAIN).encode(x=x, y=y)
    return svg(bars.properties(width=300, height=130), f"How many games take so many {title}")


def parts(values: dict[str, int], title: str) -> str:
    """Of what a whole is made."""
    total = sum(values.values())
    rows = [{"name": name, "share": games / total, "told": f"{games / total:.1%}"} for name, games in values.items()]
    base = alt.Chart(data(rows))
    bars = base.mark_bar(height=10, cornerRadius=2, color=PLAIN).encode(y=_names(), x=alt.X("share:Q", stack=None, title=None, axis=None))
    told = base.mark_text(align="left", dx=4).encode(y=_names(), x="share:Q", text="told:N")
    return svg(alt.layer(bars, told).properties(width=WIDTH - 60, height=18 * max(1, len(rows))), title)


def seats(found: Balance) -> str:
    """Whether it matters where one sits."""
    rows = [
        {"name": f"seat {seat}", "share": wins.share, "low": wins.low, "high": wins.high,
         "how": "near" if wins.low <= found.neutral <= wins.high else _how(wins.share - found.neutral, True)}
        for seat, wins in enumerate(found.seats)
    ]  # fmt: skip
    return svg(_shares(rows, found.neutral), "Share of games in the win by seat")


def uses(found: list[Used], names: Names, neutral: float, title: str) -> str:
    """How often each is used, and whether those who do are in the win more often."""
    short = [names.short(used.word) for used in found[:MOST]]
    rows = [
        {"name": names.of(used.word) if short.count(name) > 1 else name, "often": used.per_hundred, "how": _beside(used, neutral)}
        for used, name in zip(found, short, strict=False)
    ]
    x = alt.X("often:Q", stack=None, title=None, axis=alt.Axis(tickCount=5, orient="top"))
    bars = alt.Chart(data(rows)).mark_bar(height=9, cornerRadius=2).encode(y=_names(), x=x, color=_COLOUR)
    return svg(bars.properties(width=WIDTH - 20, height=LINE * max(2, len(rows))), f"{title}: uses in 100 games")


def _beside(used: Used, neutral: float) -> str:
    if used.wins.low <= neutral <= used.wins.high:
        return "near"
    return "above" if used.wins.share > neutral else "below"


def compared(found: list[Balance], names: Names) -> str:
    """Each alien's share by the neutral one, setting beside setting."""
    titles = told_apart([one.plan for one in found])
    first = {alien.alien: alien.wins.share / (one.neutral or 1) for one in reversed(found) for alien in one.aliens}
    order = sorted(first, key=lambda name: -first[name])
    rows = [
        {"name": names.alien(alien.alien), "times": alien.wins.share / (one.neutral or 1), "setting": title}
        for name in order
        for one, title in zip(found, titles, strict=True)
        for alien in one.aliens
        if alien.alien == name
    ]
    x = alt.X("times:Q", title="times neutral", axis=alt.Axis(tickCount=5, orient="top"), scale=alt.Scale(zero=False))
    legend = alt.Legend(orient="top", title=None, direction="vertical", labelLimit=320)
    colour = alt.Color("setting:N", scale=alt.Scale(domain=titles, range=list(SERIES)), legend=legend)
    points = alt.Chart(data(rows)).mark_point(filled=True, size=38, opacity=0.9).encode(y=_names(), x=x, color=colour)
    return svg(alt.layer(_line_at(1.0), points).properties(width=WIDTH, height=LINE * len(order)), "Each alien in every setting")


def ratings(found: Ladder) -> str:
    """Bots, strongest first."""
    rows = [{"name": one.bot, "share": one.rating, "low": one.low, "high": one.high, "how": "near"} for one in found.bots]
    marks = alt.Chart(data(rows))
    x = alt.X("low:Q", title=None, axis=alt.Axis(tickCount=5, orient="top"), scale=alt.Scale(zero=False))
    reach = marks.mark_rule(strokeWidth=2.5, opacity=0.45, color=PLAIN).encode(y=_names(), x=x, x2="high:Q")
    points = marks.mark_point(filled=True, size=50, opacity=1, color=PLAIN).encode(y=_names(), x="share:Q")
    return svg(alt.layer(reach, points).properties(width=WIDTH, height=22 * len(rows)), "Ratings of bots, with intervals")
