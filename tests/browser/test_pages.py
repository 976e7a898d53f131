"""Every page and every dialog besides the running tables is legible and can be used in every window."""

from collections.abc import Iterator

import pytest

from tests.browser.conftest import People
from tests.browser.pages import LANGUAGES, SIGHTS, Sight, Town, Visitor, town_at, walk
from tests.browser.served import Served


@pytest.fixture(scope="module")
def town(served: Served, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Town]:
    """A server of its own, whose lobby lists only what belongs there; what is dealt comes from the other one's hook."""
    own = Served(tmp_path_factory.mktemp("town"))
    own.waiting = served.waiting
    with town_at(own) as town:
        yield town
    own.stop()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("sight", SIGHTS, ids=lambda sight: sight.name)
def test_it_can_be_read_and_used_in_every_window(person: People, town: Town, sight: Sight, language: str) -> None:
    ines = person(language=language, **sight.kept)
    ines.address = town.served.address
    visitor = Visitor(ines, town, language)
    sight.reach(visitor)
    wrong = walk(visitor, sight, language)
    assert not wrong, "\n".join(wrong)
