"""The encyclopedia of the classic game's aliens in the terminal."""

from typing import Final

from rich.console import Console
from rich.table import Table

from fifthcolony.classic.powers import ALIENS, alien_named
from fifthcolony.text.render import Words

_COLOUR: Final = {"green": "green", "yellow": "yellow", "red": "red"}


def look_up(console: Console, words: Words, name: str | None, alert: str | None) -> None:
    """One in full, or a table of all, perhaps of one alert level."""
    if name is None:
        console.print(_listed(words, alert))
    else:
        _read(console, words, alien_named(name).name)


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
