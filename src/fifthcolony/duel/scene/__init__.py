"""Any position of a duel in one readable expression, and a way to play on from it. docs/scenes.md tells how."""

from fifthcolony.duel.scene.names import Scene, card_kind, card_name, destiny_number
from fifthcolony.duel.scene.setting import scene

__all__ = ["Scene", "card_kind", "card_name", "destiny_number", "scene"]
