"""docs/reports.md with its pictures, and the figures for programs."""

import json
import re
import shutil
from collections.abc import Iterable, Iterator
from typing import Any, Final

from fifthcolony.lab.balance import Alien, Balance, Used
from fifthcolony.lab.names import Names, setting, who_plays
from fifthcolony.lab.report import plots
from fifthcolony.lab.report.drawing import alone
from fifthcolony.lab.report.page import Card, Section, cards_of, section_of
from fifthcolony.lab.report.tables import length_name
from fifthcolony.lab.shares import Share, as_json
from tools.reports.studies import Study, Wanted, command_of
from tools.rules import ROOT

DOCS: Final = ROOT / "docs"
TITLES: Final = {"classic": "Cosmic Encounter", "duel": "Cosmic Encounter Duel"}
MOST: Final = 12
"""Rows of the long tables."""
NEXT_TO_NOTHING: Final = 0.005
"""Of all games: what ends so rarely is not worth a word."""
_TAG: Final = re.compile(r"<[^>]+>")

SAID_ABOVE: Final = ("endings", "winners")
"""What the first lines of a study say without a picture."""

HEAD: Final = """# Reports

How both games came out when bots played {games} games of them, {bots}. `make reports` plays them, which takes hours, goes on where it
was ended, and writes this page with its pictures and the figures for programs (`docs/reports/`). How to make a study of one's own is in
[laboratory.md](laboratory.md), which also says what the words mean.

**How to read it.** Wins can be shared, so no seat may expect "one in five". The *neutral line* is the share of all seats that were in the
win, in these very games. An alien is called strong or weak, and printed in bold, only where luck would call not one so in 19 of 20
series; intervals are at 95 %.

**What it does not say.** These are bots, not people. They play every alien by the same few habits, they know nobody's face, and they
bargain soberly. An alien that lives on bluff or on talk is worth more at a table of people than here; one that a bot cannot use well
looks weaker than it is. How good they are is measured by `make ladder`. A power that is used often by winners need not have won the game:
who lives longer uses more.
"""

Made = dict[str, tuple[Study, Section]]


def write(found: Made, wanted: Wanted) -> None:
    """The page, and beside it pictures and figures; what was there before goes."""
    pictures, figures = DOCS / "img" / "reports", DOCS / "reports"
    for home in (pictures, figures):
        shutil.rmtree(home, ignore_errors=True)
        home.mkdir(parents=True)
    (DOCS / "reports.md").write_text("".join(_page(found, wanted, _Pictures())), encoding="utf-8")
    for name, (_, section) in found.items():
        (figures / f"{name}.json").write_text(json.dumps(_figures(section.found)) + "\n", encoding="utf-8")


def _figures(found: Balance) -> dict[str, Any]:
    """For programs, without the thousands of pairs that say nothing."""
    told: dict[str, Any] = as_json(found)
    return told | {"pairs": told["pairs"] | {"all": [as_json(pair) for pair in found.pairs.sure]}}


class _Pictures:
    """Puts pictures beside the page."""

    def shown(self, name: str, title: str, picture: str) -> str:
        """A picture as the page shows it."""
        (DOCS / "img" / "reports" / f"{name}.svg").write_text(alone(picture) + "\n", encoding="utf-8")
        return f"![{title}](img/reports/{name}.svg)\n\n"


# --- the page ---------------------------------------------------------------------------------------------------------------------------


def _page(found: Made, wanted: Wanted, pictures: _Pictures) -> Iterator[str]:
    names = Names()
    main = {name: one for name, one in found.items() if one[0].part == 1}
    balances = [section.found for _, section in found.values()]
    bots = " and ".join(dict.fromkeys(who_plays(one.plan) for one in balances))
    yield HEAD.format(games=f"{sum(one.played for one in balances):,}", bots=bots)
    for name, (study, section) in main.items():
        yield from _study(name, study, section, names, pictures)
        others = [other.found for one, other in found.values() if one.game == study.game and one.part < 1]
        if others:
            yield from _compared(name, [section.found, *others], names, pictures)
    yield "\n## How it was made\n\n"
    for _, (study, section) in found.items():
        one = section.found
        yield f"- {setting(one.plan)}: {one.played:,} games, seed {one.plan.seed}, {one.made_by}: "
        yield f"`fifthcolony lab run FOLDER {' '.join(command_of(study, wanted))}`\n"


def _study(name: str, study: Study, section: Section, names: Names, pictures: _Pictures) -> Iterator[str]:
    found = section.found
    so_far = "" if found.played == found.plan.games else f" (of {found.plan.games:,}: the run is not over)"
    yield f"\n## {TITLES[study.game]}\n\n{setting(found.plan)}; {who_plays(found.plan)}; {found.played:,} games{so_far}.\n\n"
    yield "".join(_told(found, names))
    for card in cards_of(section, names):
        yield from _card(name, card, found, names, pictures)


def _told(found: Balance, names: Names) -> Iterator[str]:
    """What a game is like, in a few lines."""
    yield f"- **Neutral line**: {found.neutral:.1%} of the seats are in the win.\n"
    lengths = ", ".join(
        f"{length_name(found, one.what)} {one.median} in the median ({one.tenth} to {one.ninth} in eight of ten)" for one in found.lengths
    )
    yield f"- **Length**: {lengths}.\n"
    ends = sorted(found.reasons.items(), key=lambda item: -item[1])
    told = [f"{names.reason(reason).lower()} {_part(games, found)}" for reason, games in ends if _counts(games, found)]
    yield f"- **Endings**: {', '.join(told)}.\n"
    yield f"- **Winners**: {', '.join(f'{number} in {_part(games, found)}' for number, games in found.winners.items())} of the games.\n"
    yield f"- **By seat**: {', '.join(f'{seat.share:.1%}' for seat in found.seats)}.\n\n"


def _part(games: int, found: Balance) -> str:
    return f"{games / found.played:.1%}"


def _counts(games: int, found: Balance) -> bool:
    return games / found.played >= NEXT_TO_NOTHING


def _card(name: str, card: Card, found: Balance, names: Names, pictures: _Pictures) -> Iterator[str]:
    table = _table_of(card, found, names)
    if card.name in SAID_ABOVE or (card.picture is None and not table):
        return
    yield f"### {card.title}\n\n"
    if card.note:
        yield f"{_TAG.sub('', card.note).replace('&#x27;', chr(39))}\n\n"
    if card.picture is not None:
        yield pictures.shown(f"{name}-{card.name}", card.title, card.picture)
    yield table


def _table_of(card: Card, found: Balance, names: Names) -> str:
    """The figures below a picture, where it does not say them all."""
    if card.name == "aliens":
        return _aliens(found, names)
    if card.name == "pairs":
        return _pairs(found, names)
    if card.name == "figures":
        return _facts(found)
    return _uses(found.uses[card.title], names) if card.title in found.uses else ""


def _table(head: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> str:
    lines = [head, ("---", *["---:"] * (len(head) - 1)), *rows]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines) + "\n"


def _wins(wins: Share) -> tuple[str, str, str]:
    return f"{wins.games:,}", f"{wins.share:.1%}", f"{100 * wins.low:.1f} to {100 * wins.high:.1f}"


def _aliens(found: Balance, names: Names) -> str:
    head = ("alien", "games", "in the win", "95 %", "off the line", "uses a game")
    return _table(head, (
        (
            f"**{names.alien(one.alien)}**" if one.is_sure else names.alien(one.alien), *_wins(one.wins),
            f"{100 * (one.wins.share - found.neutral):+.1f}", f"{one.uses:.1f}" if one.uses else "",
        )
        for one in found.aliens
    ))  # fmt: skip


def _pairs(found: Balance, names: Names) -> str:
    head = ("alien", "beside", "games", "in the win", "expected", "more")
    return _table(head, (
        (
            names.alien(pair.alien), names.alien(pair.beside), f"{pair.games:,}", f"{pair.share:.1%}", f"{pair.expected:.1%}",
            f"{100 * pair.more:+.1f}",
        )
        for pair in found.pairs.sure[:MOST]
    )) if found.pairs.sure else ""  # fmt: skip


def _facts(found: Balance) -> str:
    return _table(("of all games", "figure", "95 %"), (
        (fact.label, *((f"{fact.value:.2f}", "") if fact.share is None else (f"{fact.value:.1%}", _wins(fact.share)[2])))
        for fact in found.facts
    ))  # fmt: skip


def _uses(uses: list[Used], names: Names) -> str:
    rows = ((names.of(used.word), f"{used.per_hundred:.1f}", *_wins(used.wins)) for used in uses[:MOST])
    return _table(("", "in 100 games", "seats that did", "in the win", "95 %"), rows)


def _compared(name: str, found: list[Balance], names: Names, pictures: _Pictures) -> Iterator[str]:
    """The main setting beside the others."""
    yield "### Other settings\n\nHow often each alien is in the win, by the neutral share of its setting.\n\n"
    yield pictures.shown(f"{name}-settings", "Every alien in every setting", plots.compared(found, names))
    lengths = [one.lengths[0] for one in found]
    yield _table(("setting", "games", "neutral line", f"{lengths[0].what}, median", "strongest", "weakest"), (
        (
            setting(one.plan), f"{one.played:,}", f"{one.neutral:.1%}", str(length.median),
            _listed(one.aliens[:3], names), _listed(one.aliens[-3:], names),
        )
        for one, length in zip(found, lengths, strict=True)
    ))  # fmt: skip


def _listed(aliens: list[Alien], names: Names) -> str:
    return ", ".join(names.alien(one.alien) for one in aliens)


def made(studies: Iterable[Study], wanted: Wanted) -> Made:
    """What the games that there are say."""
    return {study.name: (study, section_of(wanted.folder_of(study))) for study in studies}
