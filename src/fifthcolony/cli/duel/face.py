"""How the duel looks on a terminal."""

from typing import Final

from fifthcolony.cli.duel.powers import show
from fifthcolony.cli.duel.table import beside_option, moment, show_table, show_totals
from fifthcolony.cli.face import Face
from fifthcolony.kernel.ask import Param
from fifthcolony.text.render import Words


def _heading(words: Words, number: int, params: tuple[Param, ...]) -> str:
    deck, card = params
    return words.say("terminal.duel.chapter", number, card, f"text:{words.say(str(deck).replace('deck:', 'destiny_kind.'))}")


FACE: Final = Face(
    title=lambda words, _view, seed: words.say("terminal.duel.title", seed),
    goal=lambda words, _view: words.say("terminal.duel.goal"),
    heading=_heading,
    summary=lambda words, params: words.say(f"{str(params[1]).replace(':', '.')}.summary"),
    show_table=show_table,
    show_totals=show_totals,
    moment=moment,
    beside=beside_option,
    keys=("terminal.help.duel_answer", *(f"terminal.help.{key}" for key in ("option", "table", "card", "hand", "duel_aliens", "quit"))),
    marks="terminal.help.duel_marks",
    goes_without_saying=frozenset({"cards.drawn", "alien.dealt"}),
    said_by_heading=frozenset(),
    look_up=show,
)
