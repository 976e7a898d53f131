"""The table of a duel on a terminal, from a view: the players, the row of planets, tactics, envoys, the past, clout, the own hand."""

from typing import Final

from rich.table import Table
from rich.text import Text

from fifthcolony.cli.screen import Screen
from fifthcolony.duel.destiny import DESTINY
from fifthcolony.duel.view_types import DuelView
from fifthcolony.duel.words import PLANETS_TO_WIN
from fifthcolony.kernel.view_types import BACK
from fifthcolony.text.render import sentence

_LETTERS: Final = "abcde"
_PAST: Final = 5
"""Cards of the past that are worth a line."""


def moment(view: DuelView) -> object:
    """The table is shown when a card begins, when tactics are up and when plans are."""
    return view["scope"], view["clout"] is not None, any(tactic not in (None, BACK) for tactic in view["tactics"])


def show_table(screen: Screen, view: DuelView) -> None:
    """All that a seat sees, compactly."""
    screen.print()
    screen.print(screen.line(_heading(screen, view), "bold"))
    screen.console.print(_players(screen, view))
    screen.console.print(_row(screen, view), soft_wrap=False)
    for line in (*_tactics(screen, view), *_envoys(screen, view), *_past(screen, view), *_laid(screen, view), *_goods(screen, view)):
        screen.print(line, Text())
    show_totals(screen, view)
    cards = screen.listed(view["hand"]) or screen.words.say("terminal.nothing")
    screen.print(screen.words.say("terminal.hand", f"text:{cards}"), Text())
    for seat, known in enumerate(view["known"]):
        if known:
            screen.print(screen.words.say("terminal.known", f"seat:{seat}", f"text:{screen.listed(known)}"), Text())


def _heading(screen: Screen, view: DuelView) -> str:
    """What is going on, by which card, and which deck comes next."""
    say = screen.words.say
    if view["scope"] == "duel":
        holder = view["advantage_to"]
        key, more = ("terminal.duel.advantage", []) if holder is None else ("terminal.duel.advantage_of", [f"seat:{holder}"])
        parts = [say("terminal.duel.duel", f"tile:{view['arena']}"), say(key, view["advantage"] or 0, *more)]
        parts += [say("terminal.duel.fewer")] if view["fewer"] else []
    else:
        resolved = view["scope"] == "between" and view["step"] != "checkpoint" and view["card"] is not None
        parts = [screen.words.word(f"destiny_card:{view['card']}") if resolved else say(f"terminal.duel.{view['scope']}")]
    if view["step"] and view["scope"] != "between":
        parts.insert(1, say(f"step.{view['step']}"))
    return f"{'. '.join(parts)}."


def _players(screen: Screen, view: DuelView) -> Table:
    """A row a player: alien, role, planets, ships, cards."""
    say = screen.words.say
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    table.add_column("", no_wrap=True)
    table.add_column(say("terminal.duel.alien"), no_wrap=True)
    table.add_column(say("terminal.duel.role"), no_wrap=True)
    for key in ("duel.planets", "duel.supply", "duel.warp", "cards", "duel.deck", "duel.discards"):
        table.add_column(say(f"terminal.{key}"), justify="right", no_wrap=True)
    for seat in range(view["seats"]):
        called = say("terminal.yourself", f"seat:{seat}") if seat == view["seat"] else screen.words.names[seat]
        alien = ", ".join(say(f"alien.{alien}.name") for alien in view["aliens"][seat]) or "-"
        role = "-" if view["leader"] is None else say("role.leader" if seat == view["leader"] else "role.straggler")
        counts = (view["supply"][seat], view["warp"][seat], view["hands"][seat], view["decks"][seat], len(view["piles"][seat]))
        name = screen.mark(seat).append(" ").append(screen.line(called))
        table.add_row(name, alien, role, f"{view['controlled'][seat]}/{PLANETS_TO_WIN}", *map(str, counts))
    return table


def _row(screen: Screen, view: DuelView) -> Text:
    """The planets in the order of their discovery, with who stands on them; the one duelled over is in brackets."""
    say = screen.words.say
    if not view["row"]:
        return Text(say("terminal.duel.row_empty"))
    shown = []
    for planet in view["row"]:
        where = [say(f"symbol.{planet['symbol']}"), *([say("terminal.duel.in_warp")] if planet["warp"] else [])]
        cell = Text.assemble(say(f"tile.{planet['planet']}"), (f" ({', '.join(where)}) ", "dim"), screen.ships(planet["ships"], " "))
        cell.no_wrap = True
        shown.append(Text.assemble(("[", "bold"), cell, ("]", "bold")) if planet["planet"] == view["arena"] else cell)
    return Text.assemble((f"{say('terminal.duel.row')} ", "dim"), Text("  ").join(shown))


def _tactics(screen: Screen, view: DuelView) -> list[str]:
    """Everybody's readied and spent tactics: they lie open, but for the one that is chosen."""
    lines = []
    for seat in range(view["seats"]):
        ready, spent = ([f"token:{_LETTERS[token]}" for token in view[key][seat]] for key in ("ready", "spent"))
        if not spent:
            lines.append(screen.words.say("terminal.duel.all_readied", f"seat:{seat}", *ready))
            continue
        if ready:
            lines.append(screen.words.say("terminal.duel.readied", f"seat:{seat}", *ready))
        lines.append(screen.words.say("terminal.duel.spent", f"seat:{seat}", *spent))
    return lines


def _envoys(screen: Screen, view: DuelView) -> list[str]:
    """The envoys in play: by name where the seat knows it, and whose allies they are."""
    shown = []
    for envoy in view["envoys"]:
        if envoy["in_play"]:
            name = f"envoy_named:{envoy['name']}" if envoy["name"] else f"envoy:{envoy['icon']}"
            key = ("neutral" if envoy["ally"] is None else "ally") + ("" if envoy["face_up"] else "_face_down")
            shown.append(screen.words.say(f"terminal.duel.{key}", name, *([] if envoy["ally"] is None else [f"seat:{envoy['ally']}"])))
    return [screen.words.say("terminal.duel.envoys", f"text:{'; '.join(shown)}")] if shown else []


def _past(screen: Screen, view: DuelView) -> list[str]:
    """The card on the table and what follows it, and the last ones before it."""
    say, words, before = screen.words.say, screen.words.word, view["past"]
    lines = []
    if view["card"] is not None:
        kind = say(f"destiny_kind.{next(card.deck for card in DESTINY if card.name == view['card'])}")
        lines.append(say("terminal.duel.card_now", f"destiny_card:{view['card']}", f"text:{kind}", f"deck:{view['next']}"))
        before = before[:-1]
    if before:
        names = ", ".join(words(f"destiny_card:{card}") for card in reversed(before[-_PAST:]))
        lines.append(say("terminal.duel.past", f"text:{names}"))
    return lines


def _laid(screen: Screen, view: DuelView) -> list[str]:
    """Dials, plans and tactics on the table, as far as they can be seen."""
    shown = []
    for seat in range(view["seats"]):
        who, dial, plan, tactic = f"seat:{seat}", view["dials"][seat], view["plans"][seat], view["tactics"][seat]
        if dial is not None:
            hidden = dial == BACK
            shown.append(
                screen.words.say("terminal.duel.dial_hidden", who) if hidden else screen.words.say("terminal.duel.dial", who, dial)
            )
        if plan is not None:
            key, more = ("terminal.laid_face_down", []) if plan == BACK else ("terminal.laid", [f"card:{plan}"])
            shown.append(screen.words.say(key, who, *more))
        if tactic is not None:
            key, more = ("terminal.duel.tactic_face_down", []) if tactic == BACK else ("terminal.duel.tactic", [f"tactic:{tactic}"])
            shown.append(screen.words.say(key, who, *more))
    return [screen.words.say("terminal.laid_cards", *(f"text:{part}" for part in shown))] if shown else []


def _goods(screen: Screen, view: DuelView) -> list[str]:
    """Counters, and cards that lie beside an alien."""
    say = screen.words.say
    lines = [say("terminal.duel.counters", f"seat:{seat}", f"token:{kind}", number) for seat, kind, number in view["tokens"]]
    piles: dict[tuple[int, str], list[str]] = {}
    for seat, where, card in view["beside"]:
        piles.setdefault((seat, where), []).append(card)
    for (seat, where), cards in piles.items():
        shown = say("terminal.duel.face_down", len(cards)) if BACK in cards else screen.listed(cards)
        lines.append(say("terminal.duel.beside", f"seat:{seat}", f"text:{say(f'beside.{where}')}", f"text:{shown}"))
    return lines


def show_totals(screen: Screen, view: DuelView) -> None:
    """Each player's clout as a sum of its causes, from the reveal until there is a winner."""
    if view["winner"] is not None:
        return
    for seat, parts in enumerate(view["clout"] or ()):
        terms = " + ".join(f"{amount} ({screen.words.word(cause)})" for cause, amount in parts)
        screen.print(
            sentence(screen.words.say("terminal.total", f"seat:{seat}", f"text:{terms}", sum(amount for _, amount in parts))), Text()
        )


def beside_option(screen: Screen, option: str, view: DuelView, taken: int) -> Text | None:  # noqa: ARG001  nothing is picked one by one
    """Ships on a planet, the name of an envoy that only its ally knows, what an alien does, copies of a card."""
    head, _, tail = option.partition(":")
    if head == "tile":
        return next((screen.ships(planet["ships"], " ") for planet in view["row"] if planet["planet"] == tail), None)
    if head == "envoy":
        named = next((envoy["name"] for envoy in view["envoys"] if envoy["icon"] == tail), None)
        return Text(f"({screen.words.say(f'envoy.{named}.name')})", style="dim") if named else None
    if head == "alien":
        return Text(f"({screen.words.say(f'alien.{tail}.summary')})", style="dim")
    if head == "card" and view["hand"].count(tail) > 1:
        return Text(f"({view['hand'].count(tail)})", style="dim")
    return None
