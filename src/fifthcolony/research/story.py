"""What a seat sees and hears as English text: for language models, and for whoever looks on."""

from io import StringIO
from typing import Final

from fifthcolony.cli.face import face_of, look
from fifthcolony.cli.screen import Screen, Terminal
from fifthcolony.kernel.events import Event
from fifthcolony.kernel.game import Game
from fifthcolony.text.languages import FALLBACK
from fifthcolony.text.render import Words

WIDTH: Final = 120


class Story:
    """What each seat has been told since it last read it."""

    def __init__(self, seats: int) -> None:
        self._told: list[list[Event]] = [[] for _ in range(seats)]

    def hear(self, event: Event) -> None:
        """A listener for a game."""
        for seat, told in enumerate(self._told):
            if event.audience is None or seat in event.audience:
                told.append(event)

    def since(self, seat: int) -> list[Event]:
        """What the seat has not heard yet."""
        return self._told[seat]

    def forget(self, seat: int) -> None:
        """The seat has decided: what comes now is new to it."""
        self._told[seat] = []


def table(game: Game, seat: int | None) -> str:
    """The table as a seat sees it; None is a spectator."""
    view = look(game, seat)
    colours = view["colours"]
    screen = Screen(Words(FALLBACK, None, colours), colours)
    written = StringIO()
    screen.console = Terminal(file=written, width=WIDTH, highlight=False, color_system=None)
    face_of(game.name).show_table(screen, view)
    return written.getvalue().strip("\n")


def told(game: Game, seat: int, story: Story | None) -> str:
    """The table, what happened since the seat last decided, and its options by number, from 0."""
    words = Words(FALLBACK, None, look(game, None)["colours"])
    yours = words.read_by(seat)
    lines = [table(game, seat)]
    if story is not None:
        lines += [
            "",
            "Since your last decision:",
            *[f"- {(words if event.audience is None else yours).event(event)}" for event in story.since(seat)],
        ]
    ask = next((ask for ask in game.asks if ask.seat == seat), None)
    if ask is not None:
        lines += ["", yours.prompt(ask), *[f"{number}: {words.option(option, ask.prompt)}" for number, option in enumerate(ask.options)]]
    elif game.outcome is not None:
        winners = words.join([words.word(f"seat:{winner}") for winner in game.outcome.winners])
        lines += ["", f"The game is over. Winners: {winners or 'nobody'}."]
    return "\n".join(lines)
