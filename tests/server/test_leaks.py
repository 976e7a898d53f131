"""Nobody can tell hidden cards by what is refused, or by when something is told."""

from dataclasses import replace

import pytest

import fifthcolony as fc
from fifthcolony.server.errors import Refused
from fifthcolony.server.messages.wire import Chosen
from tests.server.positions import SETTINGS, Position
from tools.leaks import trial

MIND = 0


def refused(holds: bool, *choices: Chosen) -> tuple[str, int]:
    """What becomes of several choices in one message where a bot may hold an answer to the first."""
    hands = {"mind": ["attack 10"], "jade": ["attack 08"], "azure": ["cosmic zap" if holds else "attack 12"], "orchid": ["attack 14"]}
    scene = fc.scene("classic", seats=["mind", "jade", "azure", "orchid"], phase="alliance", hands=hands)
    at = Position(scene, (MIND,), settings=replace(SETTINGS, moments=None))
    with pytest.raises(Refused) as refusal:
        at.does(MIND, *choices)
    return refusal.value.reason, refusal.value.taken


@pytest.mark.parametrize("second", ["~", 0, "pass", 9999])
def test_a_second_choice_is_refused_alike_whoever_is_asked_in_between(second: Chosen) -> None:
    assert refused(True, "use:mind.knowledge", second) == refused(False, "use:mind.knowledge", second) == ("no_ask", 1)


@pytest.mark.slice
def test_hidden_cards_are_not_told_apart_by_replies_or_by_times() -> None:
    """A slice of `make leaks`. In one trial of three hundred games, chance seems to tell them apart by something once in some hundred
    times; in two, by the same thing, it does not: what is suspected is looked at again."""
    suspected = suspects(seed=1)
    assert not suspected or not suspected & suspects(seed=2)


def suspects(seed: int) -> set[str]:
    """What told more games apart than it should have."""
    return {name for name, share in trial(150, seed).told_apart().items() if share >= 0.6}


@pytest.mark.slice
def test_without_an_even_tick_they_would_be() -> None:
    """The same eyes see what there is to see: how much there was to write."""
    assert max(trial(40, slow=0.008, tick=0.0).told_apart().values()) > 0.7
