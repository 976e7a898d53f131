"""Two positions that differ in one secret: whoever may not know it is sent the same frames at the same instants."""

from collections.abc import Callable
from typing import Any

import pytest

import fifthcolony as fc
from fifthcolony.kernel.ask import PASS
from tests.server.positions import Position

EMBER, JADE, AZURE = 0, 1, 2
ORANGE, BLUE = 0, 1
CONTEST = "binary_spelling_bee"
Story = Callable[[Position], None]
Frames = list[list[tuple[float, dict[str, Any]]]]


def sent_to_others(at: Position, secret_of: int) -> Frames:
    """All that everybody else was sent, and when."""
    return [window.frames for viewer, window in at.windows.items() if viewer != secret_of]


def without_decks(frames: Frames) -> Frames:
    """Cards of both kinds are counted openly where they lie, and a scene deals what is held from one deck or from another."""
    for sent in frames:
        for _, frame in sent:
            for counted in ("decks", "reinforcements"):  # a view that has not changed stands in several frames
                frame["scene"]["view"].pop(counted, None)
    return frames


def launching(flare: str) -> Position:
    """Ember is about to launch; Jade holds a flare."""
    hands = {"ember": ["attack 10", "attack 06"], "jade": [flare, "attack 08"], "azure": ["attack 14", "attack 12"]}
    scene = fc.scene("classic", seats=["ember", "jade", "azure"], offense="ember", defense="jade", phase="launch", hands=hands)
    return Position(scene, (EMBER, JADE, AZURE))


def launch(at: Position) -> None:
    at.does(EMBER, "planet:1.2")
    at.until(2.0)
    at.does(EMBER, "planet:0.1", "done")
    at.until(10.0)


def launch_and_think_again(at: Position) -> None:
    """What Ember may take back is offered alike, and taking it back tells nothing either."""
    launch(at)
    back = at.shown(EMBER)["back"]
    assert back["prompt"] == "launch.ships"
    at.broadcast.go_back(at.answering.take_back(EMBER, back["ask"]))
    at.until(12.0)
    at.does(EMBER, "planet:0.2", "done")
    at.until(20.0)


@pytest.mark.parametrize("story", [launch, launch_and_think_again])
def test_a_flare_that_is_passed_over_is_not_seen(story: Story) -> None:
    """Of two flares one could be played here: who passes beforehand is asked in secret in one position, and in the other never."""
    seen, passed = [], []
    for flare in ("flare trader", "flare oracle"):
        at = launching(flare)
        at.seats[JADE].auto = "pass"
        story(at)
        seen.append(sent_to_others(at, JADE))
        passed.append(sum(choice.seat == JADE for choice in at.disk.choices))
    assert seen[0] == seen[1]
    assert passed[0] > passed[1] == 0


def test_a_reinforcement_that_a_bot_keeps_is_not_seen() -> None:
    """Orange wins, and keeps what it holds; blue is told of a pass in the same way where orange had a choice and where it had none."""
    seen, passed = [], []
    for card in ("+03", "10"):
        hands = {"orange": ["13", "20", card], "blue": ["14", "23"]}
        at = Position(fc.scene("duel", aliens=["orange", "blue"], card="unfinished_bridges", next_card=CONTEST, hands=hands), (BLUE,))
        at.seats[ORANGE].kind = "person"  # until the plan is laid: a bot would lay one at once
        for seat, choice in [(ORANGE, "dial:1"), (BLUE, "dial:2"), (ORANGE, "lay:plan_20:shield_1")]:
            at.does(seat, choice)
        at.seats[ORANGE].kind = "bot"
        at.does(BLUE, "lay:plan_14:shield_1")
        at.until(20.0)
        assert at.told(BLUE)[-1] == "contest.began"
        seen.append(without_decks(sent_to_others(at, ORANGE)))
        passed.append(sum(choice.seat == ORANGE and choice.label == PASS for choice in at.disk.choices))
    assert seen[0] == seen[1]
    assert passed == [1, 0]


def choosing(jade: list[str]) -> Position:
    """Ember, a person, and Jade, a bot, lay their cards."""
    hands = {"ember": ["attack 10", "attack 06"], "jade": jade, "azure": ["attack 14", "attack 01"]}
    scene = fc.scene("classic", seats=["ember", "jade", "azure"], offense="ember", defense="jade", phase="planning", hands=hands)
    return Position(scene, (EMBER,))


@pytest.mark.parametrize("after", [0.0, 0.5, 3.0])
def test_a_bot_that_has_nothing_to_choose_from_is_not_seen(after: float) -> None:
    """However soon Ember lays a card, before a bot would be shown as having chosen or later: what follows comes at the same instant."""
    seen, chose = [], []
    for card in ("attack 04", "attack 12"):
        at = choosing(["attack 12", card])
        at.until(after)
        at.does(EMBER, "card:attack_10")
        at.until(after + 0.9)
        seen.append(sent_to_others(at, JADE))
        chose.append(any(choice.seat == JADE for choice in at.disk.choices))
    assert seen[0] == seen[1]
    assert at.told(EMBER)[-1].startswith("reveal.")
    assert chose == [True, False]


def test_a_bot_is_shown_as_having_chosen_at_an_even_pace() -> None:
    for card in ("attack 04", "attack 12"):
        at = choosing(["attack 12", card])
        at.until(0.9)
        assert at.shown(EMBER)["ready"] == []
        at.until(1.0)
        assert at.shown(EMBER)["ready"] == [JADE]
