"""`fifthcolony lab balance`: how even the games in folders are."""

import argparse
import json
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from rich.console import Console

    from fifthcolony.lab.balance import Balance
    from fifthcolony.lab.names import Names
    from fifthcolony.lab.shares import Share

HELP: Final = "who wins with which alien, which pairs lift or hurt, how long games are, what is used"
MOST: Final = 12
"""Rows of the long tables on a terminal."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Which games."""
    parser.add_argument("folders", type=Path, nargs="+", metavar="FOLDER", help="of `lab run`; several are compared")
    parser.add_argument("--json", action="store_true", help="one JSON list on the standard output, an object for each folder")
    parser.add_argument("--all", action="store_true", help=f"whole tables, and not only the first {MOST} rows of the long ones")


def run(given: argparse.Namespace) -> int:
    """Read, count, tell."""
    from fifthcolony.lab.extras import require

    require("lab")
    from fifthcolony.cli.screen import Terminal
    from fifthcolony.lab.balance import balance
    from fifthcolony.lab.folder import Folder
    from fifthcolony.lab.names import Names
    from fifthcolony.lab.shares import as_json

    found = [balance(Folder(folder)) for folder in given.folders]
    if given.json:
        print(json.dumps(as_json(found)))
        return 0
    console, names, most = Terminal(highlight=False), Names(), None if given.all else MOST
    for one in found:
        _head(console, one)
        _aliens(console, names, one)
        _pairs(console, names, one, most)
        _lengths(console, names, one)
        _uses(console, names, one, most)
    if len(found) > 1:
        _compare(console, names, found)
    return 0


def _head(console: "Console", found: "Balance") -> None:
    from fifthcolony.lab.names import setting, who_plays

    plan = found.plan
    games = f"{found.played} games" if found.played == plan.games else f"{found.played} of {plan.games} games so far"
    console.print(f"\n[bold]{setting(plan)}[/]; {games}, {who_plays(plan)}, seed {plan.seed}; {found.made_by}")
    console.print(f"neutral: {found.neutral:.1%} of the seats are in the win, shared wins included\n")


def _wins(wins: "Share") -> tuple[str, str, str]:
    from fifthcolony.cli.tables import between

    return str(wins.games), f"{wins.share:.1%}", between(wins.low, wins.high)


def _aliens(console: "Console", names: "Names", found: "Balance") -> None:
    """Strongest first, with a mark on those that are off the neutral line and no luck."""
    from fifthcolony.cli.tables import figures

    if not found.aliens:
        return
    table = figures("alien", "", "games", "in the win", "95 %", "off", "uses", "won, if used")
    for one in found.aliens:
        mark = ("above" if one.errors > 0 else "below") if one.is_sure else ""
        off = f"{100 * (one.wins.share - found.neutral):+.1f}"
        row = (f"{one.uses:.1f}", f"{one.with_use.share:.0%}" if one.with_use.games else "") if one.uses else ("", "")
        table.add_row(names.alien(one.alien), mark, *_wins(one.wins), off, *row)
    console.print(table)
    console.print("Uses are of its power, a game; none are told of powers that are simply so.")
    told = f"above, below: off the neutral line by {found.sure_from:.1f} standard errors or more"
    console.print(f"{told}, which luck alone makes of any alien in one series out of twenty.\n")


def _pairs(console: "Console", names: "Names", found: "Balance", most: int | None) -> None:
    """Those that are no luck, most striking first."""
    from fifthcolony.cli.tables import figures

    pairs = found.pairs
    if not pairs.looked_at:
        console.print("No two aliens have met often enough to say which lift or hurt each other.\n")
        return
    off = f"{pairs.sure_from:.1f} standard errors or more off what both aliens' own rates say"
    told = f"{len(pairs.sure)} of {pairs.looked_at} pairs are {off}."
    if pairs.sure:
        table = figures("alien", "beside", "games", "in the win", "expected", "more", "standard errors", words=("beside",))
        for pair in pairs.sure[:most]:
            row = (str(pair.games), f"{pair.share:.1%}", f"{pair.expected:.1%}", f"{100 * pair.more:+.1f}", f"{pair.errors:+.1f}")
            table.add_row(names.alien(pair.alien), names.alien(pair.beside), *row)
        console.print(table)
    console.print(f"{told}\n")


def _lengths(console: "Console", names: "Names", found: "Balance") -> None:
    """How long games are, how they end, who sits well, and what else is counted."""
    from fifthcolony.cli.tables import between, figures
    from fifthcolony.kernel.registry import kit_of
    from fifthcolony.lab.counts.counter import CHAPTERS

    table = figures("a game takes", "mean", "in 8 of 10 games", "median", "most")
    for length in found.lengths:
        what = kit_of(found.plan.game).chapter.many if length.what == CHAPTERS else length.what
        table.add_row(what, f"{length.mean:.1f}", f"{length.tenth} to {length.ninth}", str(length.median), str(length.most))
    console.print(table)
    table = figures("of all games", "figure", "95 %")
    for fact in found.facts:
        share = fact.share
        table.add_row(fact.label, *((f"{fact.value:.2f}", "") if share is None else (f"{fact.value:.1%}", between(share.low, share.high))))
    console.print(table)
    endings = ", ".join(f"{names.reason(reason)} {games / found.played:.1%}" for reason, games in found.reasons.items())
    console.print(f"endings: {endings}")
    console.print("winners: " + ", ".join(f"{number} in {games / found.played:.1%}" for number, games in found.winners.items()))
    console.print("by seat: " + ", ".join(f"{seat.share:.1%}" for seat in found.seats) + "\n")


def _uses(console: "Console", names: "Names", found: "Balance", most: int | None) -> None:
    """Most used first."""
    from fifthcolony.cli.tables import figures

    for title, uses in found.uses.items():
        table = figures(title, "in 100 games", "seats that did", "in the win", "95 %")
        for used in uses[:most]:
            table.add_row(names.of(used.word), f"{used.per_hundred:.1f}", *_wins(used.wins))
        if most is not None and len(uses) > most:
            table.add_row(f"and {len(uses) - most} more", "", "", "", "")
        console.print(table)
        console.print()


def _compare(console: "Console", names: "Names", found: "list[Balance]") -> None:
    """Each alien's share by the neutral one, folder beside folder."""
    from fifthcolony.cli.tables import figures
    from fifthcolony.lab.names import setting

    table = figures("times neutral", *(setting(one.plan) for one in found))
    shares = [{alien.alien: alien.wins.share / (one.neutral or 1) for alien in one.aliens} for one in found]
    for name in sorted({name for one in shares for name in one}):
        table.add_row(names.alien(name), *(f"{one[name]:.2f}" if name in one else "" for one in shares))
    console.print(table)
