"""A replay shows with open eyes what lies face down, and with others only what they saw."""

from typing import Any

import fifthcolony as fc
from fifthcolony.server.store.replays import NONE, OPEN, Film


def sheets(film: Film) -> list[str]:
    """The cards on sheets as the film shows them."""
    return [card for _, _, card in film.frame(0, "").view["sheet"]]


def test_a_hoard_is_open_to_its_holder_and_to_open_eyes_only() -> None:
    game: Any = fc.new_game("classic", seed=3, seats=3, aliens=["miser", "clone", "zombie"])
    record = game.record()
    assert len(sheets(Film(record, OPEN))) == 8
    assert "face_down" not in sheets(Film(record, OPEN))
    assert sheets(Film(record, OPEN)) == sheets(Film(record, "0"))
    for eyes in (NONE, "1", "2"):
        assert sheets(Film(record, eyes)) == ["face_down"] * 8
