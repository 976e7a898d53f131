"""What a table shows of a game: its view, without what is sent beside it."""

from typing import Annotated, Any, Final

from msgspec import Meta

from fifthcolony.classic.view_types import ClassicView
from fifthcolony.duel.view_types import DuelView

VIEWS: Final = (ClassicView, DuelView)
AnyView = ClassicView | DuelView
View = Annotated[dict[str, Any], Meta(extra_json_schema={"anyOf": [{"$ref": view.__name__} for view in VIEWS]})]
"""Any of them: the field `game` says which."""
