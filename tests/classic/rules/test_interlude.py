"""Encounters in between: whoever asks for one has it as soon as the one under way is over, and the turn goes on where it was."""

from collections.abc import Iterator

import pytest

from fifthcolony import scene
from fifthcolony.classic.hooks import may
from fifthcolony.classic.powers import Alien, register, withdraw
from fifthcolony.classic.state import Game
from fifthcolony.classic.turn import have_encounter
from fifthcolony.classic.words import Phase, Role, When

SEATS = ["ember", "avenger", "azure"]
HANDS = {"ember": ["attack 40", "attack 6"], "avenger": ["attack 8"], "azure": ["attack 10"]}


@may(When.ENCOUNTER_END, Role.DEFENSE, given=lambda g, _me: not g.extra)
def pay_back(g: Game, me: int) -> None:
    """It meets the offense at home."""
    have_encounter(g, me, g.offense)


@pytest.fixture(autouse=True)
def avenger() -> Iterator[None]:
    """An alien that pays every attack back."""
    register(Alien("avenger", pay_back, alert="green", phases=(Phase.RESOLUTION,)))
    yield
    withdraw("avenger")


def test_against_whom_it_is_may_be_told() -> None:
    s = scene("classic", seats=SEATS, phase="reveal", laid=("attack 20", "attack 6"), hands=HANDS)
    s.does("avenger", "use pay back", "avenger 2")  # where its ship comes out of the warp, as at every start
    assert s.told("encounter.in_between") == [("avenger",)]
    assert [s.told("destiny.drawn"), s.prompt("avenger")] == [[], "launch.aim"]  # destiny has no say
    assert s.options("avenger") == [f"ember {number}" for number in range(1, 6)]
    s.does("avenger", "ember 2", "avenger 2", "done", "done").does("ember", "done", "attack 6")
    assert [s.told("reveal.winner"), s.prompt("ember")] == [[("offense", "ember"), ("defense", "ember")], "turn.second"]
    s.does("ember", "yes")
    assert s.told("encounter.begins")[-1] == ("ember", "2")


def test_several_come_one_after_the_other_and_then_the_next_turn() -> None:
    s = scene("classic", seats=SEATS, phase="reveal", laid=("attack 4", "attack 20"), hands=HANDS, destiny=["azure"])
    have_encounter(s.game, 2, 0)
    s.does("avenger", "use pay back").does("azure", "ember 1", "azure 1", "done", "done").does("ember", "done", "attack 6")
    s.does("avenger", "ember 2", "avenger 2", "done", "done").does("ember", "done")
    assert s.told("encounter.in_between") == [("azure",), ("avenger",)]
    assert s.told("turn.begins")[0] == ("avenger",)


def test_one_without_a_card_to_go_on_with_is_called_off_and_the_turn_goes_on() -> None:
    s = scene("classic", seats=SEATS, edition=2008, phase="reveal", laid=("attack 20", "attack 6"), hands=HANDS | {"avenger": []})
    s.does("avenger", "use pay back", "avenger 2", "ember 2", "avenger 2", "done", "done").does("ember", "done").does(
        "avenger", "avenger 2"
    )
    assert [s.told("encounter.called_off"), s.prompt("ember")] == [[("avenger",)], "turn.second"]
