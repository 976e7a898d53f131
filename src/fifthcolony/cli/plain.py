"""How a game looks on a terminal that brings no face of its own: what one may know of it, a line a field."""

from typing import Final

from fifthcolony.cli.face import Face, TableView
from fifthcolony.cli.screen import Screen
from fifthcolony.kernel.ask import Param
from fifthcolony.text.render import Words

_NOT_SHOWN: Final = ("game", "seat", "seats", "colours", "asks", "waiting", "outcome")


def _show(screen: Screen, view: TableView) -> None:
    for name, value in view.items():
        if name not in _NOT_SHOWN:
            screen.print(f"{name.replace('_', ' ')}: {', '.join(map(str, value)) if isinstance(value, list) else value}")


def _heading(words: Words, number: int, params: tuple[Param, ...]) -> str:
    return " ".join([str(number), *(words.word(param) for param in params)])


FACE: Final = Face(
    title=lambda words, view, seed: words.say("terminal.plain.title", f"text:{view['game']}", seed),
    goal=lambda words, _view: words.say("terminal.plain.goal"),
    heading=_heading,
    summary=lambda _words, _params: None,
    show_table=_show,
    show_totals=lambda _screen, _view: None,
    moment=lambda view: {name: value for name, value in view.items() if name not in _NOT_SHOWN},
    beside=lambda _screen, _option, _view, _taken: None,
    keys=("terminal.help.answer", "terminal.help.table", "terminal.help.quit"),
    marks="terminal.plain.marks",
    goes_without_saying=frozenset(),
    said_by_heading=frozenset(),
    look_up=None,
)
