"""Positions that a rule of thumb loses, and that looking ahead wins; what decides nothing takes no time."""

import pytest

import fifthcolony as fc
from fifthcolony.bots import answer_of, make_bot
from fifthcolony.bots.classic.seer.bot import ClassicSeer
from fifthcolony.bots.protocol import sight_for
from fifthcolony.bots.search.worlds import Worlds
from fifthcolony.classic.scene import Scene

pytestmark = pytest.mark.unguarded

TABLE = ["ember", "saffron", "jade", "azure"]
SEEDS = range(3)
FOUR = {f"azure {planet}": {"azure": 3, "ember": 1} for planet in (2, 3, 4, 5)}
"""Ember lacks one colony."""
FLARES = ["amoeba", "clone", "cudgel", "fido", "mind", "miser", "trader", "void", "warrior", "zombie"]
ALONE = {f"ember {planet}": {"ember": 1} for planet in (1, 2, 3)} | {"ember 4": {}, "ember 5": {}}
"""Three ships are left at home, each alone on its planet."""
SOME = 100
"""Imagined games, in some of which ember holds a flare that lets it refuse."""


def answered(s: Scene, name: str, bot: str, seed: int = 1) -> list[str]:
    """What a bot answers at somebody's seat until it is asked something else."""
    player, seat, answers = make_bot(bot, seed), s.seat(name), list[str]()
    prompt = s.prompt(name)
    while name in s.asked and s.prompt(name) == prompt:
        answers.append(s.options(name)[answer_of(player, s.game, s.game.ask_of(seat))])
        s.does(name, answers[-1])
    return answers


def last_launch() -> Scene:
    return fc.scene(
        "classic", seats=TABLE, phase="launch", defense="saffron", target="saffron 1", ships=FOUR | ALONE | {"saffron 1": {"saffron": 1}},
        warp={"ember": 13}, hands={"ember": ["attack 20"], "saffron": ["attack 20", "attack 15"]},
    )  # fmt: skip


def test_a_rule_of_thumb_keeps_its_home_and_loses_the_last_encounter() -> None:
    assert answered(last_launch(), "ember", "simple") == ["ember 1", "done"]


@pytest.mark.parametrize("seed", SEEDS)
def test_for_the_last_colony_it_sends_every_ship_that_is_not_on_another(seed: int) -> None:
    s = last_launch()
    assert answered(s, "ember", "seer@600", seed) == ["ember 1", "ember 2", "ember 3", "done"]
    s.does("ember", "done").does("saffron", "done").does("saffron", "attack 20")
    assert s.winners == ["ember"]


def test_where_another_could_have_acted_first_it_is_taken_to_have_passed() -> None:
    s = fc.scene(
        "classic", seats=["ember", "hacker", "jade"], phase="reveal", laid=("attack 8", "negotiate"), gate={"ember": 3},
        hands={"ember": ["attack 6"] * 6 + ["attack 10"] * 4, "hacker": ["attack 4"], "jade": [f"flare {alien}" for alien in FLARES]},
    )  # fmt: skip
    assert s.prompt("hacker") == "window.event.compensation"
    ask = s.game.ask_of(s.seat("hacker"))
    imagined = [s.game.determinize(ask.seat, seed) for seed in range(SOME)]
    assert any(game.asks[0].seat == s.seat("ember") for game in imagined), "there it holds the flare"
    sight = sight_for(make_bot("seer@60", 1), s.game, ask)
    worlds = Worlds(ask, sight, ClassicSeer.foresight, 0)
    assert {worlds[number].ask_of(ask.seat).options for number in range(SOME)} == {ask.options}
    assert answer_of(make_bot("seer@120", 1), s.game, ask) in range(2)
