"""Every decision is possible and legible in every window: positions are walked through all sizes and measured."""

import pytest

from tests.browser.classic_room import CLASSIC
from tests.browser.conftest import People
from tests.browser.duel_room import DUEL
from tests.browser.room import Position, Room, walk
from tests.browser.served import Served


@pytest.mark.parametrize("position", CLASSIC + DUEL, ids=lambda position: position.name)
def test_everything_has_room(served: Served, person: People, position: Position) -> None:
    wrong = walk(Room(served, person, position))
    assert not wrong, "\n".join(wrong)
