"""The types of views, as far as every game's are alike. A view is a plain dictionary, made of what JSON has and tuples."""

from typing import Final, TypedDict

BACK: Final = "face_down"
"""How a view writes what lies there and must not be seen."""


class ViewOutcome(TypedDict):
    """Who won together, and the text key of the reason."""

    winners: list[int]
    """The seats that won together."""
    reason: str
    """Why the game is over, as a word."""


class ViewAsk(TypedDict):
    """A decision that the looking seat owes."""

    id: int
    """How many answers the seat has given before."""
    prompt: str
    """What is asked."""
    params: list[int | str]
    """What fills its text."""
    options: list[str]
    """An answer is the number of one of them, from 0."""


class Owed(TypedDict):
    """What a view says of decisions: a table sends that beside the view instead, under its own numbers."""

    waiting: list[int]
    """The seats that owe an answer, where that is no secret."""
    asks: list[ViewAsk]
    """Those that the viewer owes."""


class View(Owed):
    """What the view of any game has, besides its name."""

    seat: int | None
    seats: int
    colours: list[str]
    outcome: ViewOutcome | None
