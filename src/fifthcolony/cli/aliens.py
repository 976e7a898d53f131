"""`fifthcolony aliens`: the encyclopedia of aliens, and of a duel's envoys, in the terminal."""

import argparse
from typing import Final

from rich.console import Console
from rich.table import Table

from fifthcolony.classic.powers import ALERTS, ALIENS, alien_named
from fifthcolony.cli.arguments import DUEL, add_language, add_which_game, one_of
from fifthcolony.cli.duel import powers as duel_powers
from fifthcolony.text.render import Words

HELP: Final = "list the aliens, or read one of them"
_COLOUR: Final = {"green": "green", "yellow": "yellow", "red": "red"}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """A name, or a filter."""
    parser.add_argument("name", nargs="?", metavar="NAME", help="an alien, or an envoy of a duel; all of them without a name")
    add_which_game(parser)
    parser.add_argument("--alert", type=one_of(*ALERTS), metavar="LEVEL", help="only those of green, yellow or red alert")
    add_language(parser)


def run(given: argparse.Namespace) -> int:
    """One alien in full, or a table of all."""
    words = Words(given.language, None, ())
    console = Console(highlight=False)
    name = None if given.name is None else given.name.lower().replace("-", "_").replace(" ", "_")
    if given.game == DUEL:
        duel_powers.show(console, words, name, given.alert)
    elif name is None:
        console.print(_listed(words, given.alert))
    else:
        _read(console, words, alien_named(name).name)
    return 0


def _listed(words: Words, alert: str | None) -> Table:
    table = Table(box=None, pad_edge=False)
    for heading in ("alien", "power", "summary"):
        table.add_column(words.say(f"encyclopedia.{heading}"), style="bold" if heading == "alien" else None)
    for name, alien in sorted(ALIENS.items(), key=lambda entry: words.say(f"alien.{entry[0]}.name")):
        if alert in (None, alien.alert):
            mark = f"[{_COLOUR[alien.alert]}]\u25cf[/] {words.say(f'alien.{name}.name')}"
            table.add_row(mark, words.say(f"alien.{name}.power"), words.say(f"alien.{name}.summary"))
    return table


def _read(console: Console, words: Words, name: str) -> None:
    alien = ALIENS[name]
    editions = ", ".join(map(str, alien.editions))
    console.print(f"[bold]{words.say(f'alien.{name}.name')}[/]: {words.say(f'alien.{name}.power')}")
    alert = words.say(f"encyclopedia.alert.{alien.alert}")
    console.print(f"[{_COLOUR[alien.alert]}]{alert}[/], {words.say('encyclopedia.editions')} {editions}")
    phases = ", ".join(words.say(f"phase.{phase}") for phase in alien.phases)
    console.print(f"{words.say('encyclopedia.phases')}: {phases}\n")
    console.print(f"{words.say(f'alien.{name}.rules')}\n", soft_wrap=False)
    for hook in alien.hooks:
        if hook.is_use:
            manner = "optional" if hook.optional else "mandatory"
            console.print(f"- {words.say(f'hook.{hook.name}.noun')}: {words.say(f'encyclopedia.{manner}')}")
    if alien.not_with:
        others = ", ".join(words.say(f"alien.{other}.name") for other in alien.not_with)
        console.print(f"\n{words.say('encyclopedia.not_with')}: {others}")
