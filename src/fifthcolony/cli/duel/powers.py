"""The encyclopedia of a duel's aliens and envoys in the terminal."""

from collections.abc import Sequence

from rich.console import Console
from rich.table import Table

from fifthcolony.duel.catalogue import DuelPower, catalogue
from fifthcolony.kernel.errors import BadConfig
from fifthcolony.text.render import Words


def show(console: Console, words: Words, name: str | None, complexity: str | None) -> None:
    """One in full, or tables of all; of one complexity, which envoys do not have."""
    powers = catalogue().breakers
    if name is not None:
        _read(console, words, _named(name, powers))
        return
    console.print(_listed(words, "alien", [power for power in powers if complexity in (None, power.level)]))
    if complexity is None:
        console.print()
        console.print(_listed(words, "envoy", powers))


def _named(name: str, powers: Sequence[DuelPower]) -> DuelPower:
    for power in powers:
        if power.name == name:
            return power
    raise BadConfig(f"there is no alien or envoy {name!r} in Duel; there are: {', '.join(sorted(power.name for power in powers))}")


def _listed(words: Words, family: str, powers: Sequence[DuelPower]) -> Table:
    table = Table(box=None, pad_edge=False)
    for heading in (family, "power", "summary"):
        table.add_column(words.say(f"encyclopedia.{heading}"), style="bold" if heading == family else None)
    wanted = [power for power in powers if power.family == family]
    for power in sorted(wanted, key=lambda power: words.say(f"{family}.{power.name}.name")):
        mark = f"[{power.level}]●[/] " if power.level else ""
        said = (words.say(f"{family}.{power.name}.{part}") for part in ("name", "power", "summary"))
        table.add_row(mark + next(said), *said)
    return table


def _read(console: Console, words: Words, power: DuelPower) -> None:
    own = f"{power.family}.{power.name}"
    kind = words.say(f"complexity.{power.level}") if power.level else words.say(f"icon.{power.icon}").capitalize()
    console.print(f"[bold]{words.say(f'{own}.name')}[/]: {words.say(f'{own}.power')}")
    console.print(words.say("encyclopedia.duel.kind", f"text:{kind}", f"text:{words.say(f'provenance.{power.provenance}')}"))
    console.print(f"\n{words.say(f'{own}.rules')}\n", soft_wrap=False)
    number = 1
    while words.has(f"{own}.ability.{number}"):
        name, header, summary = (f"text:{words.say(f'{own}.ability.{number}{part}')}" for part in ("", ".header", ".summary"))
        console.print(words.say("encyclopedia.duel.ability", name, header, summary))
        number += 1
