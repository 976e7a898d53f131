"""The encyclopedia of a duel's aliens and envoys in the terminal."""

from collections.abc import Sequence

from rich.console import Console
from rich.table import Table

from fifthcolony.duel.powers import ALIENS, ENVOYS, Alien, Envoy
from fifthcolony.kernel.errors import BadConfig
from fifthcolony.text.render import Words


def show(console: Console, words: Words, name: str | None, complexity: str | None) -> None:
    """One in full, or tables of all; of one complexity, which envoys do not have."""
    if name is not None:
        _read(console, words, _named(name))
        return
    console.print(_listed(words, "alien", [alien for alien in ALIENS.values() if complexity in (None, alien.complexity)]))
    if complexity is None:
        console.print()
        console.print(_listed(words, "envoy", list(ENVOYS.values())))


def _named(name: str) -> Alien | Envoy:
    if name not in ALIENS and name not in ENVOYS:
        raise BadConfig(f"there is no alien or envoy {name!r} in Duel; there are: {', '.join(sorted((*ALIENS, *ENVOYS)))}")
    return ALIENS[name] if name in ALIENS else ENVOYS[name]


def _family(power: Alien | Envoy) -> str:
    return "alien" if isinstance(power, Alien) else "envoy"


def _listed(words: Words, family: str, powers: Sequence[Alien | Envoy]) -> Table:
    table = Table(box=None, pad_edge=False)
    for heading in (family, "power", "summary"):
        table.add_column(words.say(f"encyclopedia.{heading}"), style="bold" if heading == family else None)
    for power in sorted(powers, key=lambda power: words.say(f"{family}.{power.name}.name")):
        mark = f"[{power.complexity}]●[/] " if isinstance(power, Alien) else ""
        said = (words.say(f"{family}.{power.name}.{part}") for part in ("name", "power", "summary"))
        table.add_row(mark + next(said), *said)
    return table


def _read(console: Console, words: Words, power: Alien | Envoy) -> None:
    own = f"{_family(power)}.{power.name}"
    kind = words.say(f"complexity.{power.complexity}") if isinstance(power, Alien) else words.say(f"icon.{power.icon}").capitalize()
    console.print(f"[bold]{words.say(f'{own}.name')}[/]: {words.say(f'{own}.power')}")
    console.print(words.say("encyclopedia.duel.kind", f"text:{kind}", f"text:{words.say(f'provenance.{power.provenance}')}"))
    console.print(f"\n{words.say(f'{own}.rules')}\n", soft_wrap=False)
    number = 1
    while words.has(f"{own}.ability.{number}"):
        name, header, summary = (f"text:{words.say(f'{own}.ability.{number}{part}')}" for part in ("", ".header", ".summary"))
        console.print(words.say("encyclopedia.duel.ability", name, header, summary))
        number += 1
