"""Any position of a classic game in one readable expression, and a way to play on from it. docs/scenes.md tells how."""

from fifthcolony.classic.scene.names import Scene, card_kind, card_name
from fifthcolony.classic.scene.setting import scene

__all__ = ["Scene", "card_kind", "card_name", "scene"]
