"""The encyclopedia of the classic game's aliens in the terminal."""

from typing import Final

from rich.console import Console
from rich.table import Table

from fifthcolony.classic.catalogue import ClassicAlien, ClassicFlare, catalogue
from fifthcolony.classic.flares import SUPER, WILD
from fifthcolony.classic.powers import alien_named
from fifthcolony.cli.face import printed_rules
from fifthcolony.text.render import Words

_COLOUR: Final = {"green": "green", "yellow": "yellow", "red": "red"}


def look_up(console: Console, words: Words, name: str | None, alert: str | None) -> None:
    """One in full, or a table of all, perhaps of one alert level."""
    if name is None:
        console.print(_listed(words, alert))
    else:
        wanted = alien_named(name).name
        _read(console, words, next(alien for alien in catalogue().breakers if alien.name == wanted))


def _listed(words: Words, alert: str | None) -> Table:
    table = Table(box=None, pad_edge=False)
    for heading in ("alien", "power", "summary"):
        table.add_column(words.say(f"encyclopedia.{heading}"), style="bold" if heading == "alien" else None)
    for alien in sorted(catalogue().breakers, key=lambda alien: words.say(f"alien.{alien.name}.name")):
        if alert in (None, alien.level):
            name, power, summary = (words.say(f"alien.{alien.name}.{part}") for part in ("name", "power", "summary"))
            table.add_row(f"[{_COLOUR[alien.level]}]\u25cf[/] {name}", power, summary)
    return table


def _read(console: Console, words: Words, alien: ClassicAlien) -> None:
    name = alien.name
    editions = ", ".join(map(str, alien.editions))
    console.print(f"[bold]{words.say(f'alien.{name}.name')}[/]: {words.say(f'alien.{name}.power')}")
    alert = words.say(f"encyclopedia.alert.{alien.level}")
    console.print(f"[{_COLOUR[alien.level]}]{alert}[/], {words.say('encyclopedia.editions')} {editions}")
    phases = ", ".join(words.say(f"phase.{phase}") for phase in alien.phases)
    console.print(f"{words.say('encyclopedia.phases')}: {phases}\n")
    console.print(f"{words.say(f'alien.{name}.rules')}\n", soft_wrap=False)
    for use in alien.uses:
        manner = "optional" if use.optional else "mandatory"
        console.print(f"- {words.say(f'hook.{use.name}.noun')}: {words.say(f'encyclopedia.{manner}')}")
    for flare in catalogue().flares:
        if flare.alien == name:
            _read_flare(console, words, flare)
    if alien.apart:
        others = ", ".join(words.say(f"alien.{other}.name") for other in alien.apart)
        console.print(f"\n{words.say('encyclopedia.not_with')}: {others}")


def _read_flare(console: Console, words: Words, flare: ClassicFlare) -> None:
    console.print(f"\n[bold]{words.option(f'card:{flare.name}')}[/]")
    for side in flare.sides:
        console.print(f"- {words.say(f'flare.{side.side}')}: {_side(words, flare, side.side)}", soft_wrap=False)


def _side(words: Words, flare: ClassicFlare, side: str) -> str:
    return words.say(f"alien.{flare.alien}.flare.{'classic.' if flare.alternate else ''}{side}")


def card_rules(words: Words, kind: str) -> str | None:
    """What a card does; of a flare, both of its sides, which stand with its alien."""
    flare = next((flare for flare in catalogue().flares if flare.name == kind), None)
    if flare is None:
        return printed_rules(words, kind)
    wild, boosted = (f"text:{_side(words, flare, side)}" for side in (WILD, SUPER))
    return words.say("terminal.flare", f"alien:{flare.alien}", wild, boosted)
