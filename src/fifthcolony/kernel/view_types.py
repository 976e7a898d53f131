"""The types of views, as far as every game's are alike. A view is a plain dictionary, made of what JSON has and tuples."""

from typing import Final, TypedDict

BACK: Final = "face_down"
"""How a view writes what lies there and must not be seen."""


class ViewOutcome(TypedDict):
    """Who won together, and the text key of the reason."""

    winners: list[int]
    reason: str


class ViewAsk(TypedDict):
    """A decision that the looking seat owes."""

    id: int
    prompt: str
    params: list[int | str]
    options: list[str]


class Owed(TypedDict):
    """What a view says of decisions: a table sends that beside the view instead, under its own numbers."""

    waiting: list[int]
    asks: list[ViewAsk]


class View(Owed):
    """What the view of any game has, besides its name."""

    seat: int | None
    seats: int
    colours: list[str]
    outcome: ViewOutcome | None
