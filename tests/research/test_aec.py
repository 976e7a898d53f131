"""The PettingZoo environments: what PettingZoo itself asks of them, and what we promise besides."""

import random
import re
import warnings
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test

import fifthcolony as fc
from fifthcolony.bots import make_bot
from fifthcolony.research import Environment
from tests.research.playing import SETUPS, play

each_setup = pytest.mark.parametrize("setup", SETUPS, ids=str)
pytestmark = pytest.mark.unguarded


def made(setup: dict[str, Any], **more: Any) -> Environment:
    return Environment(**(setup | more))


# --- PettingZoo's own tests -----------------------------------------------------------------------------------------------------------


@each_setup
@pytest.mark.parametrize("actions", ["words", "places"])
def test_pettingzoos_test_of_the_interface(setup: dict[str, Any], actions: str, capsys: pytest.CaptureFixture[str]) -> None:
    with warnings.catch_warnings():
        # it would have every observation with a mask named in a list of its own
        warnings.filterwarnings("ignore", "Observation is not a NumPy array|Observation space for each agent probably should be")
        warnings.filterwarnings("ignore", "Action mask numpy array is all zeros")
        api_test(made(setup, actions=actions), num_cycles=60)
    assert "Passed API test" in capsys.readouterr().out


@each_setup
def test_pettingzoos_test_of_seeds(setup: dict[str, Any]) -> None:
    seed_test(lambda: made(setup), num_cycles=100)


@each_setup
def test_pettingzoos_test_of_pictures(setup: dict[str, Any], capsys: pytest.CaptureFixture[str]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        render_test(lambda render_mode: made(setup, render_mode=render_mode))
    assert "alien" in capsys.readouterr().out


# --- our own --------------------------------------------------------------------------------------------------------------------------


@each_setup
def test_a_game_through_the_environment_is_the_game(setup: dict[str, Any]) -> None:
    env = made(setup)
    env.reset(seed=11)
    wishes = {name: wish for name, wish in setup.items() if name != "game"}
    game: fc.Game = fc.new_game(setup["game"], seed=11, **wishes)
    chance = random.Random(3)
    while game.asks:
        ask = game.asks[0]
        assert env.agent_selection == f"seat_{ask.seat}"
        option = chance.randrange(len(ask.options))
        action = env.action_of(option)
        assert env.observe(env.agent_selection)["action_mask"].sum() == len(ask.options)
        assert action in np.flatnonzero(env.observe(env.agent_selection)["action_mask"])
        game.answer(ask.seat, option)
        env.step(np.int64(action))
    assert game.outcome is not None
    assert env.game.dump() == game.dump()
    shared = 1 / max(1, len(game.outcome.winners))
    assert env.rewards == {f"seat_{seat}": shared * (seat in game.outcome.winners) for seat in range(env.seats)}
    assert all(env.terminations.values())
    for _ in range(env.seats):
        assert env.last()[1] in (0, shared)
        env.step(None)
    assert env.agents == []


@each_setup
def test_the_same_seed_is_the_same_game_and_the_next_one_is_another(setup: dict[str, Any]) -> None:
    dumps, env = [], made(setup)
    for seed in (5, None, 5, 6):
        env.reset(seed=seed)
        dumps.append(env.game.dump())
    assert dumps[0] == dumps[2] != dumps[1] == dumps[3]


def test_a_game_can_be_cut_short() -> None:
    env = Environment("classic", seats=3, max_decisions=20)
    env.reset(seed=1)
    assert play(env, random.Random(1)) == 20
    assert all(env.truncations.values())
    assert not any(env.terminations.values())
    assert set(env.rewards.values()) == {0}


def test_an_action_that_cannot_be_taken_is_refused_by_name() -> None:
    env = Environment("duel", aliens="first")
    env.reset(seed=3)
    mask = env.observe(env.agent_selection)["action_mask"]
    before = env.game.dump()
    for action in (int(np.flatnonzero(mask == 0)[0]), -1, 10**9, None, "pass", 0.5):
        with pytest.raises(fc.IllegalChoice, match=rf"{env.agent_selection} took action {re.escape(repr(action))} at .*; legal are \d+ \("):
            env.step(action)
    assert env.game.dump() == before


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"game": "chess"}, "there are observations of duel and classic, not of 'chess'"),
        ({"actions": "letters"}, "numbered by one of words, places, not 'letters'"),
        ({"max_decisions": 0}, "from 1 on, or None, not 0"),
        ({"render_mode": "rgb_array"}, "render modes ansi, human, not 'rgb_array'"),
        ({"game": "classic", "seats": 7}, "3, 4 or 5 seats, not 7"),
        ({"players": 7}, "cannot be set up with players"),
    ],
)
def test_an_environment_that_cannot_be(wrong: dict[str, Any], said: str) -> None:
    with pytest.raises(fc.BadConfig, match=said):
        Environment(**wrong)


def test_of_those_who_choose_at_once_nobody_sees_what_the_others_chose() -> None:
    """Seat 1 sees the same whatever seat 0 has chosen."""
    seen = []
    for option in (0, 2):
        env = Environment("duel", aliens="choice")
        env.reset(seed=4)
        assert env.agent_selection == "seat_0"
        env.step(env.action_of(option))
        assert env.agent_selection == "seat_1"
        seen.append((env.observe("seat_1"), env.text("seat_1")))
    assert np.array_equal(seen[0][0]["observation"], seen[1][0]["observation"])
    assert np.array_equal(seen[0][0]["action_mask"], seen[1][0]["action_mask"])
    assert seen[0][1] == seen[1][1]


def test_who_is_not_asked_can_choose_nothing_but_sees_the_table() -> None:
    env = Environment("duel")
    env.reset(seed=4)
    other = next(agent for agent in env.agents if agent != env.agent_selection)
    seen = env.observe(other)
    assert not seen["action_mask"].any()
    assert seen["observation"].any()


def test_bots_of_ours_can_play_along() -> None:
    env = Environment("duel")
    env.reset(seed=8)
    bots = {agent: make_bot("simple", seat, "duel") for seat, agent in enumerate(env.agents)}
    while env.game.outcome is None:
        env.step(env.action_by(bots[env.agent_selection]))
    assert sum(env.rewards.values()) in (0, 1)


# --- text -----------------------------------------------------------------------------------------------------------------------------


def test_the_text_has_the_table_what_happened_and_the_options_by_number() -> None:
    env = Environment("duel", aliens="first", log=True)
    env.reset(seed=3)
    while env.game.asks[0].prompt != "plan.choose":
        env.step(env.action_of(0))
    ask, agent = env.game.asks[0], env.agent_selection
    text = env.text(agent)
    assert "Lay your plan face down" in text
    assert "Since your last decision:\n- " in text
    assert all(f"\n{number}: " in text for number in range(len(ask.options)))
    assert "Your hand: " in text
    env.step(env.action_of(0))
    assert "Since your last decision:" in env.text(agent)
    assert "Lay your plan" not in env.text(agent), "it is not asked any more"


def test_the_text_tells_what_came_since_and_not_what_others_were_told() -> None:
    env = Environment("duel", aliens="first", log=True)
    env.reset(seed=3)
    texts = {agent: env.text(agent) for agent in env.agents}
    assert texts["seat_0"].count("You draw") == texts["seat_1"].count("You draw") == 1
    assert texts["seat_0"] != texts["seat_1"]
    asked = env.agent_selection
    env.step(env.action_of(0))
    assert env.text(asked).count("You draw") == 0, "it has decided since"


def test_the_end_is_told() -> None:
    env = Environment("duel")
    env.reset(seed=3)
    play(env, random.Random(2))
    assert "The game is over. Winners: " in env.text("seat_0")
