"""The figures below the plots, as tables of a page."""

from collections.abc import Iterable
from html import escape

from fifthcolony.kernel.registry import kit_of
from fifthcolony.lab.balance import Balance, Fact, Used
from fifthcolony.lab.counts.counter import CHAPTERS
from fifthcolony.lab.names import Names, told_apart
from fifthcolony.lab.ratings import Ladder
from fifthcolony.lab.shares import Share

SURE_UP, SURE_DOWN = "▲", "▼"


def table(head: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
    """The first column holds names, the others figures."""
    cells = "".join(f"<th>{escape(word)}</th>" for word in head)
    lines = ("".join(f"<td>{escape(cell)}</td>" for cell in row) for row in rows)
    body = "".join(f"<tr>{line}</tr>" for line in lines)
    return f'<div class="wide"><table><thead><tr>{cells}</tr></thead><tbody>{body}</tbody></table></div>'


def _wins(wins: Share) -> tuple[str, str, str]:
    return f"{wins.games:,}", f"{wins.share:.1%}", f"{100 * wins.low:.1f} to {100 * wins.high:.1f}"


def aliens(found: Balance, names: Names) -> str:
    """Strongest first."""
    return table(
        ("alien", "games", "in the win", "95 %", "off the line", "uses a game", "used in", "won, if used"),
        (
            (
                f"{names.alien(one.alien)} {_mark(one.errors, one.is_sure)}", *_wins(one.wins),
                f"{100 * (one.wins.share - found.neutral):+.1f}",
                *((f"{one.uses:.1f}", f"{one.used.share:.0%}", f"{one.with_use.share:.0%}") if one.uses else ("", "", "")),
            )
            for one in found.aliens
        ),
    )  # fmt: skip


def _mark(value: float, is_sure: bool) -> str:
    if not is_sure:
        return ""
    return SURE_UP if value > 0 else SURE_DOWN


def pairs(found: Balance, names: Names) -> str:
    """Those that are no luck, and the next few."""
    shown = found.pairs.all[: max(20, min(200, len(found.pairs.sure)))]
    return table(
        ("alien", "beside", "games", "in the win", "expected", "more", "standard errors"),
        (
            (
                f"{names.alien(pair.alien)} {_mark(pair.errors, abs(pair.errors) >= found.pairs.sure_from)}", names.alien(pair.beside),
                f"{pair.games:,}", f"{pair.share:.1%}", f"{pair.expected:.1%}", f"{100 * pair.more:+.1f}", f"{pair.errors:+.1f}",
            )
            for pair in shown
        ),
    )  # fmt: skip


def lengths(found: Balance) -> str:
    """How long games are."""
    return table(
        ("a game takes", "mean", "8 of 10 games", "median", "most"),
        (
            (
                length_name(found, length.what), f"{length.mean:.1f}", f"{length.tenth} to {length.ninth}", str(length.median),
                str(length.most),
            )
            for length in found.lengths
        ),
    )  # fmt: skip


def length_name(found: Balance, what: str) -> str:
    """Chapters by their own name."""
    return kit_of(found.plan.game).chapter.many if what == CHAPTERS else what


def facts(found: Balance) -> str:
    """What else is counted."""
    return table(
        ("of all games", "figure", "95 %"),
        ((fact.label, _figure(fact), "" if fact.share is None else _wins(fact.share)[2]) for fact in found.facts),
    )


def settings(found: list[Balance]) -> str:
    """The same figures of several settings, each in a column."""
    rows = [("games", *(f"{one.played:,}" for one in found)), ("neutral line", *(f"{one.neutral:.1%}" for one in found))]
    rows += [
        (f"{length_name(found[0], what)}, median", *(_median(one, what) for one in found))
        for what in (one.what for one in found[0].lengths)
    ]
    rows += [(fact.label, *(_figure(one.facts[at]) for one in found)) for at, fact in enumerate(found[0].facts)]
    return table(("", *told_apart([one.plan for one in found])), rows)


def _median(found: Balance, what: str) -> str:
    return next(str(length.median) for length in found.lengths if length.what == what)


def _figure(fact: Fact) -> str:
    return f"{fact.value:.2f}" if fact.share is None else f"{fact.value:.1%}"


def uses(found: list[Used], names: Names) -> str:
    """Most used first."""
    return table(
        ("", "in 100 games", "seats that did", "in the win", "95 %"),
        ((names.of(used.word), f"{used.per_hundred:.1f}", *_wins(used.wins)) for used in found),
    )


def ladder(found: Ladder) -> str:
    """Ratings, and who of two is in the win."""
    rated = table(
        ("bot", "rating", "95 %", "seats", "in the win", "95 %", "times neutral"),
        (
            (one.bot, f"{one.rating:.1f}", f"{one.low:.1f} to {one.high:.1f}", *_wins(one.wins), f"{one.wins.share / found.neutral:.2f}")
            for one in found.bots
        ),
    )
    met = table(
        ("of two, in the win", "decided", "share", "95 %"),
        ((f"{meeting.bot} against {meeting.other}", *_wins(meeting.wins)) for meeting in found.meetings),
    )
    return rated + met
