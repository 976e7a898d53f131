"""The page: sections of plots, each with its figures, and at the end how it was made."""

from collections.abc import Iterator
from html import escape
from importlib.resources import files
from pathlib import Path
from typing import Final, NamedTuple

import polars as pl

from fifthcolony.lab.balance import Balance, balance
from fifthcolony.lab.block import GAMES
from fifthcolony.lab.folder import Folder
from fifthcolony.lab.names import Names, plain, setting, who_plays
from fifthcolony.lab.ratings import Ladder, ladder
from fifthcolony.lab.report import plots, tables
from fifthcolony.lab.report.drawing import alone
from fifthcolony.lab.simulate import Plan

_TILES: Final = 6
"""Figures at the head of a section."""


class Card(NamedTuple):
    """One thing to look at."""

    name: str
    """For a file."""
    title: str
    note: str
    """What it says, in a sentence that may hold marks of the page."""
    picture: str | None
    table: str


class Section(NamedTuple):
    """All about the games of one folder."""

    found: Balance
    rated: Ladder | None
    histograms: dict[str, dict[int, int]]


def write_report(folders: list[Folder], page: Path, title: str | None, pictures: Path | None) -> int:
    """Write the page, and its plots as files if they are wanted; how many bytes it has."""
    names = Names()
    sections = [section_of(folder) for folder in folders]
    cards = [list(cards_of(section, names)) for section in sections]
    text = _page(sections, cards, title or _title(sections), names)
    page.parent.mkdir(parents=True, exist_ok=True)
    draft = page.with_name(f".{page.name}.draft")
    draft.write_text(text, encoding="utf-8")
    draft.replace(page)
    if pictures is not None:
        _write_pictures(pictures, sections, cards)
    return len(text.encode())


def section_of(folder: Folder) -> Section:
    """All that the games of a folder say."""
    found, games = balance(folder), folder.tables()[GAMES]
    histograms = {length.what: _histogram(games, length.what) for length in found.lengths[:-1]}
    return Section(found, ladder(folder) if len(found.bots) > 1 else None, histograms)


def _histogram(games: pl.DataFrame, column: str) -> dict[int, int]:
    return {row[column]: row["len"] for row in games.group_by(column).len().sort(column).iter_rows(named=True)}


def _title(sections: list[Section]) -> str:
    games = list(dict.fromkeys(section.found.plan.game for section in sections))
    return f"{' and '.join(map(plain, games))}: who wins, and with what"


def _write_pictures(folder: Path, sections: list[Section], cards: list[list[Card]]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for number, (section, some) in enumerate(zip(sections, cards, strict=True)):
        for card in some:
            if card.picture is not None:
                name = f"{section.found.plan.game}-{card.name}" + (f"-{number}" if number else "")
                (folder / f"{name}.svg").write_text(alone(card.picture) + "\n", encoding="utf-8")


# --- cards ------------------------------------------------------------------------------------------------------------------------------


def cards_of(section: Section, names: Names) -> Iterator[Card]:
    """What is to be looked at, in the order of the page."""
    found = section.found
    if section.rated is not None:
        yield _bots(section.rated)
    if found.aliens:
        yield _aliens(found, names)
        yield _pairs(found, names)
    for what, values in section.histograms.items():
        many = tables.length_name(found, what)
        yield Card(f"length-{what}", f"How long: {many}", "", plots.lengths(values, many), "")
    yield Card("figures", "What games are like", "", None, tables.lengths(found) + tables.facts(found))
    yield _endings(found, names)
    yield _together(found)
    yield Card("seats", "Where one sits", "In the win, by seat; the dashed line is neutral.", plots.seats(found), "")
    for title, uses in found.uses.items():
        note = "Uses in 100 games. Green: who does it is in the win more often than neutral; red: less often. It need not be the reason."
        name = "uses-" + title.lower().replace(",", "").replace(" ", "-")
        yield Card(name, title, note, plots.uses(uses, names, found.neutral, title), tables.uses(uses, names))


def _bots(rated: Ladder) -> Card:
    note = "Ratings by openskill (Plackett-Luce), where everybody begins at 25; shared wins are shared first places."
    return Card("bots", "Who plays better", note, plots.ratings(rated), tables.ladder(rated))


def _aliens(found: Balance, names: Names) -> Card:
    up = ", ".join(names.alien(one.alien) for one in found.aliens if one.is_sure and one.errors > 0)
    down = ", ".join(names.alien(one.alien) for one in reversed(found.aliens) if one.is_sure and one.errors < 0)
    both = (("up", "▲ Strong:", up), ("down", "▼ Weak:", down))
    told = [f'<span class="{how}">{mark}</span> {escape(who)}.' for how, mark, who in both if who]
    sure = f"Marked are those that are {found.sure_from:.1f} standard errors or more off the dashed neutral line."
    return Card("aliens", "Who wins", " ".join([*told, sure]), plots.aliens(found, names), tables.aliens(found, names))


def _pairs(found: Balance, names: Names) -> Card:
    pairs = found.pairs
    if not pairs.looked_at:
        return Card("pairs", "Who lifts whom", "No two aliens have met often enough to say.", None, "")
    picture = plots.pairs(found, names)
    note = (
        f"Beyond what both aliens' own rates explain. {len(pairs.sure)} of {pairs.looked_at:,} pairs are {pairs.sure_from:.1f} standard "
        "errors or more off, where luck would make not one in 19 of 20 series."
    )
    if picture is not None and found.plan.wishes["seats"] == 2:
        note += " Green: the alien of the line does better against that of the column, red: worse; framed are those that are sure."
    return Card("pairs", "Who lifts whom", note, picture, tables.pairs(found, names))


def _endings(found: Balance, names: Names) -> Card:
    ends = {names.reason(reason): games for reason, games in sorted(found.reasons.items(), key=lambda item: -item[1])}
    return Card("endings", "How it ends", "", plots.parts(ends, "How games end"), "")


def _together(found: Balance) -> Card:
    winners = {_winners(number): games for number, games in found.winners.items()}
    return Card("winners", "How many win", "", plots.parts(winners, "How many win together"), "")


def _winners(number: int) -> str:
    return {0: "nobody", 1: "one alone"}.get(number, f"{number} together")


# --- the page ---------------------------------------------------------------------------------------------------------------------------


def _page(sections: list[Section], cards: list[list[Card]], title: str, names: Names) -> str:
    style = files("fifthcolony.lab.report").joinpath("style.css").read_text(encoding="utf-8")
    body = "".join(_told(section, some, len(sections) > 1) for section, some in zip(sections, cards, strict=True))
    compared = "".join(_compared([section.found for section in sections], names))
    compared = f'<div class="cards">{compared}</div>\n' if compared else ""
    total = sum(section.found.played for section in sections)
    return (
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>\n{style}</style>\n</head>\n<body>\n<main>\n"
        f"<h1>{escape(title)}</h1>\n<p>{total:,} games of bots against bots. The figures say as much about the bots as about the game: "
        f"people play otherwise.</p>\n{compared}{body}{_made(sections)}</main>\n</body>\n</html>\n"
    )


def _told(section: Section, cards: list[Card], with_head: bool) -> str:
    found = section.found
    head = f"<h2>{escape(setting(found.plan))}</h2>\n" if with_head else ""
    so_far = "" if found.played == found.plan.games else f" (of {found.plan.games:,}, so far)"
    line = f'<p class="note">{escape(setting(found.plan))}; {escape(who_plays(found.plan))}; {found.played:,} games{so_far}.</p>\n'
    return f'{head}{line}<div class="tiles">{"".join(_tiles(found))}</div>\n<div class="cards">\n{"".join(map(_card, cards))}</div>\n'


def _tiles(found: Balance) -> Iterator[str]:
    first = found.lengths[0]
    yield _tile(f"{found.neutral:.1%}", "of the seats are in the win: the neutral line")
    yield _tile(str(first.median), f"{tables.length_name(found, first.what)} in the median game")
    for fact in found.facts[: _TILES - 2]:
        yield _tile(f"{fact.value:.2f}" if fact.share is None else f"{fact.value:.1%}", fact.label)


def _tile(figure: str, label: str) -> str:
    return f'<div class="tile"><b>{escape(figure)}</b><span>{escape(label)}</span></div>'


def _card(card: Card) -> str:
    picture = f"<figure>{card.picture}</figure>" if card.picture is not None else ""
    note = f'<p class="note">{card.note}</p>' if card.note else ""
    table = card.table if card.picture is None else card.table and f"<details><summary>The figures</summary>{card.table}</details>"
    return f'<section class="card"><h3>{escape(card.title)}</h3>{note}{picture}{table}</section>\n'


def _compared(found: list[Balance], names: Names) -> Iterator[str]:
    """Settings of one game, side by side."""
    note = "How often each is in the win, by the neutral share of its setting."
    for game in dict.fromkeys(one.plan.game for one in found):
        same = [one for one in found if one.plan.game == game and one.aliens]
        if len(same) > 1:
            yield _card(Card("compared", f"{plain(game)}: every setting", note, plots.compared(same, names), ""))
            yield _card(Card("settings", f"{plain(game)}: what games are like", "", None, tables.settings(same)))


def _made(sections: list[Section]) -> str:
    """Enough to do it again."""
    commands = "\n".join(_command(section.found.plan) for section in sections)
    makers = " and ".join(dict.fromkeys(section.found.made_by for section in sections))
    seeds = ", ".join(dict.fromkeys(str(section.found.plan.seed) for section in sections))
    return (
        f"<h2>How this was made</h2>\n<pre>{escape(commands)}</pre>\n"
        f'<p class="note">By {escape(makers)}, from seed {seeds}: the same command with the same code plays the same games, on any '
        "number of machines. Intervals are Wilson's, at 95 %; where many things are looked at, those called sure are so by Bonferroni's "
        "rule. An alien is that which a seat was dealt.</p>\n"
    )


def _command(plan: Plan) -> str:
    """What plays these games again."""
    wishes = " ".join(f"--{name} {_typed(wish)}" for name, wish in plan.wishes.items() if wish)
    command = f"fifthcolony lab {'ladder' if plan.mixed else 'run'} FOLDER --game {plan.game} {wishes}"
    return f"{command} --bots {','.join(plan.bots)} --seed {plan.seed} --games {plan.games}"


def _typed(wish: object) -> str:
    return ",".join(map(str, wish)) if isinstance(wish, list | tuple) else str(wish)
