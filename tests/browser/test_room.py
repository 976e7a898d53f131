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


SEEN = """() => {
  const high = (what) => document.querySelector(what).getBoundingClientRect();
  const [words, ring] = [high(".stage .goal-text"), high(".stage circle.ring")];
  return { card: high(".hand .card").width, plate: high(".stage .plate").width, log: high(".rail").width, low: ring.bottom - words.bottom };
}"""


def test_a_large_window_is_drawn_larger(served: Served, person: People) -> None:
    room = Room(served, person, next(position for position in CLASSIC if position.name == "plan"), "en")
    room.resize((1440, 900))
    desk = room.ines.page.evaluate(SEEN)
    room.resize((2560, 1440))
    wall = room.ines.page.evaluate(SEEN)
    assert all(wall[what] >= 1.4 * desk[what] for what in ("card", "plate", "log")), (desk, wall)
    assert wall["low"] < 40, "the words on the ring did not follow it"


INKS = """() => {
  const colour = (what, how) => getComputedStyle(document.querySelector(what))[how];
  return { page: colour("body", "color"), name: colour(".stage .lit .pname", "fill"), ring: colour(".stage .halo", "stroke") };
}"""


def test_where_the_system_has_its_colours_names_are_read_and_what_is_lit_is_seen(served: Served, person: People) -> None:
    room = Room(served, person, next(position for position in CLASSIC if position.name == "aim"), "en")
    drawn = room.ines.page.evaluate(INKS)
    room.ines.page.emulate_media(forced_colors="active")

    def is_read() -> bool:
        forced = room.ines.page.evaluate(INKS)
        return bool(forced["name"] == forced["page"] != drawn["page"] and forced["ring"] != drawn["ring"])

    room.ines.wait_until(is_read, 5.0)
