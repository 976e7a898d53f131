"""What a load's windows read of what a table says, and no more: views and events are skipped over."""

from msgspec import Raw, Struct
from msgspec.json import Decoder


class Owed(Struct):
    """An ask."""

    id: int
    options: Raw
    lamp: int | None


class Moment(Struct):
    """A moment that can be let pass."""

    id: int
    waved: bool


class Scene(Struct):
    """What is up."""

    asks: list[Owed]
    moment: Moment | None


class Standing(Struct):
    """Whether a table plays."""

    stage: str


class Snapshot(Struct, tag="snapshot"):
    """On coming in."""

    table: Standing
    scene: Scene | None


class Update(Struct, tag="update"):
    """Something happened."""

    scene: Scene


class TableChanged(Struct, tag="table"):
    """Seats, presence, stage."""

    table: Standing


class Said(Struct, tag="said"):
    """Talk."""


class Past(Struct, tag="past"):
    """Older events."""


class Ack(Struct, tag="ack"):
    """Done, and on disk."""

    id: int


class Refusal(Struct, tag="error"):
    """Not done."""

    id: int | None
    code: str
    message: str


Heard = Snapshot | Update | TableChanged | Said | Past | Ack | Refusal
decoder: Decoder[Heard] = Decoder(Heard)
options: Decoder[list[str]] = Decoder(list[str])


class Seated(Struct):
    """A seat at a table, as it is told over HTTP."""

    code: str
    token: str
