"""How the classic game looks on a terminal."""

from typing import Final

from fifthcolony.classic.view_types import ClassicView
from fifthcolony.cli.classic.aliens import card_rules, look_up
from fifthcolony.cli.classic.table import beside_option, show_table, show_totals
from fifthcolony.cli.face import Face
from fifthcolony.kernel.ask import Param
from fifthcolony.text.render import Words


def _heading(words: Words, number: int, params: tuple[Param, ...]) -> str:
    return words.say("terminal.encounter" if params[1] == 1 else "terminal.encounter_again", number, *params)


def _title(words: Words, view: ClassicView, seed: int) -> str:
    """What is played, with which variants."""
    extras = [f"text:{words.say(f'variant.{name}.name.within')}" for name in view["variants"]]
    return words.say("terminal.title", view["seats"], view["edition"], seed, *extras)


FACE: Final = Face(
    title=_title,
    goal=lambda words, view: words.say("terminal.goal", view["goal"]),
    heading=_heading,
    summary=lambda _words, _params: None,
    show_table=show_table,
    show_totals=show_totals,
    moment=lambda view: view["phase"],
    beside=beside_option,
    keys=("terminal.help.answer", *(f"terminal.help.{key}" for key in ("option", "table", "hand", "aliens", "quit"))),
    marks="terminal.help.marks",
    goes_without_saying=frozenset({"cards.drawn"}),
    said_by_heading=frozenset({"turn.begins"}),
    look_up=look_up,
    card_rules=card_rules,
)
