"""Where text goes: a console, the marks of the colours, and names in their colours."""

import re
import sys
from collections.abc import Sequence
from typing import Final

from rich.console import Console
from rich.table import Table
from rich.text import Text

from fifthcolony.text.render import Words

MARKS: Final = {"ember": "▲", "saffron": "●", "jade": "◆", "azure": "■", "orchid": "✚", "orange": "▲", "blue": "●"}
STYLES: Final = {
    "ember": "red", "saffron": "yellow", "jade": "green", "azure": "bright_blue", "orchid": "magenta",
    "orange": "yellow", "blue": "bright_blue",
}  # fmt: skip
"""The terminal's own colours, so that they fit its background."""


class Terminal(Console):
    """A console that leaves a closed pipe to whoever runs the command."""

    def on_broken_pipe(self) -> None:
        """Rich would end the program here."""
        raise BrokenPipeError


class Screen:
    """One reader's console: a language, and the colours at the table."""

    def __init__(self, words: Words, colours: Sequence[str]) -> None:
        self.console = Terminal(highlight=False)
        self.words = words
        plain = not (sys.stdout.encoding or "ascii").lower().startswith("utf")
        self.marks = [colour[0].upper() if plain else MARKS[colour] for colour in colours]
        """A shape for each seat, so that nothing is told by colour alone."""
        self.dash = "-" if plain else "─"
        self.styles = [STYLES[colour] for colour in colours]
        called = {name: seat for names in (words.colours, words.names) for seat, name in enumerate(names)}
        self._called = called
        self._names = re.compile("|".join(rf"\b{re.escape(name)}\b(?: \d)?" for name in sorted(called, key=len, reverse=True)))

    def mark(self, seat: int, count: int | None = None) -> Text:
        """A seat's mark, perhaps with a number of ships."""
        return Text.assemble((self.marks[seat] + ("" if count is None else str(count)), self.styles[seat]))

    def ships(self, counts: Sequence[int], between: str = "") -> Text:
        """Ships of several seats at one place."""
        shown = [self.mark(seat, count) for seat, count in enumerate(counts) if count]
        return Text(between).join(shown) if shown else Text("·", style="dim")

    def line(self, text: str, style: str = "") -> Text:
        """A sentence with the names in it in their colours."""
        shown = Text.assemble((text, style))
        for found in self._names.finditer(text):
            seat = self._called[re.sub(r" \d$", "", found[0])] if found[0] not in self._called else self._called[found[0]]
            shown.stylize(f"bold {self.styles[seat]}", found.start(), found.end())
        return shown

    def print(self, text: str | Text = "", margin: Text | None = None) -> None:
        """A line, perhaps with a mark in its margin. Into a file or a pipe it goes as one line, however long it is."""
        shown = self.line(text) if isinstance(text, str) else text
        if not self.console.is_terminal:
            self.console.print(shown if margin is None else margin + Text(" ") + shown, soft_wrap=True)
        elif margin is None:
            self.console.print(shown)
        else:
            grid = Table.grid(padding=(0, 1, 0, 0))
            grid.add_row(margin, shown)
            self.console.print(grid)

    def heading(self, text: str) -> None:
        """A line that opens a block."""
        width = min(self.console.width, 80)
        rest = max(2, width - len(text) - 4)
        self.print()
        self.print(Text.assemble((f"{self.dash * 2} ", "dim"), self.line(text, "bold"), (f" {self.dash * rest}", "dim")))

    def listed(self, kinds: Sequence[str]) -> str:
        """Cards as words, copies counted: "attack 06 (2), negotiate"."""
        counts = {kind: list(kinds).count(kind) for kind in kinds}
        names = (self.words.word(f"card:{kind}") + (f" ({count})" if count > 1 else "") for kind, count in counts.items())
        return ", ".join(names)

    def introduce_all(self, powers: Sequence[Sequence[str]], hidden: Sequence[bool] = ()) -> None:
        """Who sits where, as far as it can be seen."""
        for seat, aliens in enumerate(powers):
            self.introduce(seat, aliens, bool(hidden) and hidden[seat])

    def introduce(self, seat: int, aliens: Sequence[str], hidden: bool = False) -> None:
        """Who sits at a seat; a power that cannot be seen may be there all the same."""
        says = [
            self.words.say("terminal.player", f"seat:{seat}", f"alien:{alien}", f"text:{self.words.say(f'alien.{alien}.summary')}")
            for alien in aliens
        ]
        unseen = "terminal.player_face_down" if hidden else "terminal.player_without_power"
        line = " ".join(says) or self.words.say(unseen, f"seat:{seat}")
        self.print(line, self.mark(seat))
