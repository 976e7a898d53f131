"""The table on a terminal, from a view: players and planets, the encounter, the own hand."""

from collections.abc import Sequence
from typing import Final

from rich.table import Table
from rich.text import Text

from fifthcolony.classic.view_types import ClassicView, HeldTechnology
from fifthcolony.classic.words import ORBITS, PLANET, Phase, Role
from fifthcolony.cli.screen import Screen
from fifthcolony.kernel.view_types import BACK
from fifthcolony.text.render import sentence

_SIDES: Final = ((Role.OFFENSE, Role.OFFENSIVE_ALLY), (Role.DEFENSE, Role.DEFENSIVE_ALLY))


def show_table(screen: Screen, view: ClassicView) -> None:
    """All that a seat sees, compactly."""
    screen.print()
    phase = screen.words.say(f"phase.{view['phase']}")
    screen.print(Text.assemble((f"{phase}. ", "bold"), screen.line(_encounter(screen, view))))
    screen.console.print(_players(screen, view))
    for line in _fleets(screen, view):
        screen.print(line, Text())
    for said in (*_technologies(screen, view), *_pieces(screen, view), *_cards_laid(screen, view)):
        screen.print(said, Text())
    show_totals(screen, view)
    _show_hand(screen, view)


def _show_hand(screen: Screen, view: ClassicView) -> None:
    """The own cards, and what is known of others'."""
    cards = screen.listed(view["hand"]) or screen.words.say("terminal.nothing")
    screen.print(screen.words.say("terminal.hand", f"text:{cards}"), Text())
    for seat, known in enumerate(view["known"]):
        if known:
            screen.print(screen.words.say("terminal.known", f"seat:{seat}", f"text:{screen.listed(known)}"), Text())


def _seats_on(view: ClassicView, side: int) -> list[int]:
    main, ally = _SIDES[side]
    return [seat for role in (main, ally) for seat in range(view["seats"]) if view["roles"][seat] == role]


def _encounter(screen: Screen, view: ClassicView) -> str:
    """Who is against whom, and where."""
    sides = [f"text:{screen.words.join([screen.words.names[seat] for seat in _seats_on(view, side)])}" for side in (0, 1)]
    if view["defense"] is None:
        return screen.words.say("terminal.offense", sides[0])
    if view["target"] is None:
        return screen.words.say("terminal.against", *sides)
    return screen.words.say("terminal.against_at", *sides, PLANET[view["target"]])


def _players(screen: Screen, view: ClassicView) -> Table:
    """A row a player: power, colonies, cards, lost ships, then its planets and who stands on them."""
    say = screen.words.say
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="dim")
    table.add_column("", no_wrap=True)
    table.add_column(say("terminal.alien"), no_wrap=True)
    for key in ("colonies", "cards", "warp"):
        table.add_column(say(f"terminal.{key}"), justify="right", no_wrap=True)
    orbits = sorted({planet % ORBITS for home in view["worlds"] for planet in home})
    for orbit in orbits:
        table.add_column(f" {orbit + 1}", overflow="fold", min_width=4)
    for seat in range(view["seats"]):
        planets = [_planet(screen, view, seat, seat * ORBITS + orbit) for orbit in orbits]
        called = say("terminal.yourself", f"seat:{seat}") if seat == view["seat"] else screen.words.names[seat]
        name = screen.mark(seat).append(" ").append(screen.line(called))
        counts = (f"{view['colonies'][seat]}/{view['goal']}", str(view["hands"][seat]), str(view["warp"][seat]))
        table.add_row(name, _power(screen, view, seat), *counts, *planets)
    return table


def _power(screen: Screen, view: ClassicView, seat: int) -> Text:
    """An alien's name, and below it a word where its power is lost or silenced, or its sheet face down."""
    say = screen.words.say
    shown = []
    hidden = view["hidden"][seat]
    for number, alien in enumerate(view["aliens"][seat]):
        state = say("terminal.power_lost") if (seat, alien) in view["lost_powers"] else ""
        if not state and (seat, alien) in view["zapped"]:
            state = say("terminal.power_silent")
        if hidden and number == 0 and seat == view["seat"]:
            state = say("terminal.power_face_down")
        name = Text(say(f"alien.{alien}.name"), style="dim" if state else "")
        shown += [name, Text(state, style="dim italic")] if state else [name]
    if hidden and seat != view["seat"]:
        shown.append(Text(say("terminal.power_face_down"), style="dim italic"))
    return Text("\n").join(shown) if shown else Text("-", style="dim")


def _planet(screen: Screen, view: ClassicView, seat: int, planet: int) -> Text:
    """Who stands on a planet, if there is one; the target is in brackets."""
    if planet not in view["worlds"][seat]:
        return Text()
    ships = screen.ships(view["planets"][planet])
    if planet == view["target"]:
        return Text.assemble(("[", "bold"), ships, ("]", "bold"))
    return Text.assemble(" ", ships)


def _fleets(screen: Screen, view: ClassicView) -> list[Text]:
    """Ships in the gate and beside the planet."""
    lines = []
    if any(view["gate"]):
        lines.append(screen.line(screen.words.say("terminal.gate")) + Text(" ") + screen.ships(view["gate"], " "))
    if view["target"] is not None and any(view["beside"]):
        beside = screen.line(screen.words.say("terminal.beside", PLANET[view["target"]]))
        lines.append(beside + Text(" ") + screen.ships(view["beside"], " "))
    return lines


def _technologies(screen: Screen, view: ClassicView) -> list[str]:
    """A line a player: those that lie open by name, the others as far as they can be seen."""
    shown: dict[int, list[str]] = {}
    for held in view["technologies"]:
        shown.setdefault(held["seat"], []).append(f"text:{_technology(screen, held)}")
    return [screen.words.say("terminal.technologies", f"seat:{seat}", *names) for seat, names in sorted(shown.items())]


def _technology(screen: Screen, held: HeldTechnology) -> str:
    if held["name"] is None:
        return screen.words.say("terminal.technology_back", held["ships"])
    name = f"technology:{held['name']}"
    if held["open"]:
        return screen.words.word(name)
    if held["needs"] is None:
        return screen.words.say("terminal.technology_any", name, held["ships"])
    return screen.words.say("terminal.technology_own", name, held["ships"], held["needs"])


def _pieces(screen: Screen, view: ClassicView) -> list[str]:
    """What technologies have put on the board."""
    return [screen.words.say("terminal.piece", f"seat:{seat}", f"piece:{kind}", where) for kind, seat, where in view["pieces"]]


def _cards_laid(screen: Screen, view: ClassicView) -> list[str]:
    """The encounter cards on the table, as far as they can be seen."""
    shown = []
    for side, main in enumerate((view["offense"], view["defense"])):
        card = view["laid"][side]
        if card == BACK:
            shown.append(screen.words.say("terminal.laid_face_down", f"seat:{main}"))
        elif card is not None:
            shown.append(screen.words.say("terminal.laid", f"seat:{main}", f"card:{card}"))
    return [screen.words.say("terminal.laid_cards", *(f"text:{card}" for card in shown))] if shown else []


def show_totals(screen: Screen, view: ClassicView) -> None:
    """Each side's total as a sum of its causes, while it is being counted."""
    if view["phase"] != Phase.REVEAL:
        return
    for side, parts in zip(("offense", "defense"), view["totals"] or (), strict=False):
        terms = " + ".join(f"{amount} ({screen.words.word(cause)})" for cause, amount in parts)
        total = sum(amount for _, amount in parts)
        screen.print(sentence(screen.words.say("terminal.total", f"side:{side}", f"text:{terms}", total)), Text())


def beside_option(screen: Screen, option: str, view: ClassicView, taken: int) -> Text | None:
    """Ships on a planet or in the gate but for those taken, a player's alien, the copies of a card in hand."""
    head, _, tail = option.partition(":")
    if head == "planet":
        seat, _, number = tail.partition(".")
        return screen.ships(_left(view, view["planets"][int(seat) * ORBITS + int(number) - 1], taken))
    if option == "place:gate":
        return screen.ships(_left(view, view["gate"], taken))
    if head == "seat" and view["aliens"][int(tail)]:
        aliens = ", ".join(screen.words.say(f"alien.{alien}.name") for alien in view["aliens"][int(tail)])
        return Text(f"({aliens})", style="dim")
    if head == "card" and view["hand"].count(tail) > 1:
        return Text(f"({view['hand'].count(tail)})", style="dim")
    return None


def _left(view: ClassicView, ships: Sequence[int], taken: int) -> list[int]:
    return [count - taken if seat == view["seat"] else count for seat, count in enumerate(ships)]
