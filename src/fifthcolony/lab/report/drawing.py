"""A plot as SVG for a page that is light or dark: its colours are placeholders, which the page's style replaces by whichever it has."""

import re
from io import StringIO
from typing import Any, Final

import altair as alt

INK: Final = "#101010"
FAINT: Final = "#808080"
GRID: Final = "#d0d0d0"
UP: Final = "#10a010"
DOWN: Final = "#a01010"
PLAIN: Final = "#6060a0"
SERIES: Final = ("#e05040", "#4070d0", "#20a080", "#d09020", "#a060c0", "#607080")
"""Several things in one plot."""

WIDTH: Final = 250
"""Of the part with the marks: with names beside it, as wide as a phone."""
_LARGER: Final = 1.25
"""How much larger than on a phone a plot is drawn at most."""
LINE: Final = 15
"""Height of a line in a plot of many names."""

_DROPPED: Final = re.compile(
    r'<path class="(?:background|foreground)"[^>]*/>| (?:aria-[a-z]+|role|pointer-events|class|xmlns:xlink|version)="[^"]*"| opacity="1"'
)
_INVISIBLE: Final = re.compile(r'<text [^>]*opacity="0"[^>]*>[^<]*</text>')
_LONG: Final = re.compile(r"(\d+\.\d)\d+")

Rows = list[dict[str, Any]]


def data(rows: Rows) -> alt.InlineData:
    """Rows as a plot holds them."""
    return alt.InlineData(values=rows)


def svg(chart: Any, label: str) -> str:
    """A plot as text, without what only a program would read in it."""
    written = StringIO()
    styled = (
        chart.configure(aria=False, background="transparent", font="system-ui, sans-serif", padding=2)
        .configure_view(stroke=None)
        .configure_axis(
            labelColor=INK, titleColor=FAINT, gridColor=GRID, domainColor=GRID, tickColor=GRID, labelFontSize=10.5, titleFontSize=10.5,
            titleFontWeight="normal", labelLimit=150,
        )
        .configure_legend(labelColor=INK, titleColor=FAINT, labelFontSize=10.5, titleFontSize=10.5)
        .configure_text(color=INK, fontSize=10.5)
    )  # fmt: skip
    styled.save(written, format="svg")
    text = _LONG.sub(r"\1", _INVISIBLE.sub("", _DROPPED.sub("", written.getvalue()))).replace("<g></g>", "")
    width = _LARGER * float(text.partition('width="')[2].partition('"')[0])
    return text.replace("<svg ", f'<svg role="img" aria-label="{_quoted(label)}" style="max-width:{width:.0f}px" ', 1)


def _quoted(text: str) -> str:
    return text.replace("&", "&amp;").replace('"', "&quot;").replace("<", "&lt;")


def alone(picture: str) -> str:
    """A plot for a page that knows none of our styles: on paper, in colours that can be read there."""
    paper = {INK: "#2a2136", FAINT: "#6f6478", GRID: "#ded3bd", UP: "#14795a", DOWN: "#b3402c", PLAIN: "#7a6f9a"}
    for placeholder, colour in paper.items():
        picture = picture.replace(placeholder, colour)
    head, _, rest = picture.partition(">")
    return f'{head}><rect width="100%" height="100%" fill="#fbf6ea"/>{rest}'
