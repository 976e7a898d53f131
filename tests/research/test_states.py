"""The states in the manner of OpenSpiel: what its own games are checked for, and what we promise besides.

`make openspiel` lets OpenSpiel itself check them.
"""

import copy
import pickle
import random
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest

import fifthcolony as fc
from fifthcolony.research import State, States
from fifthcolony.research.states import CHANCE, TERMINAL
from tests.research.playing import SETUPS

each_setup = pytest.mark.parametrize("setup", SETUPS, ids=str)
pytestmark = pytest.mark.unguarded
TWINS: dict[str, Callable[[State], State]] = {
    "clone": State.clone,
    "serialize": lambda state: state.get_game().deserialize_state(state.serialize()),
    "pickle": lambda state: pickle.loads(pickle.dumps(state)),
    "copy.copy": copy.copy,
    "copy.deepcopy": copy.deepcopy,
}


def walk(states: States, seed: int, most: int = 10**9) -> Iterator[State]:
    """Every state of a random game, up to so many."""
    chance = random.Random(seed)
    state = states.new_initial_state()
    yield state
    while not state.is_terminal() and state.move_number() < most:
        state.apply_action(chance.choice(state.legal_actions()))
        yield state


def after(states: States, moves: int, seed: int = 1) -> State:
    *_, state = walk(states, seed, moves)
    return state


def same(one: State, other: State) -> bool:
    """All that can be told of two states."""

    def told(state: State) -> Any:
        seen = [(state.information_state_string(player), state.observation_tensor(player)) for player in range(state.num_players())]
        return str(state), state.full_history(), state.current_player(), state.legal_actions(), state.returns(), state.is_terminal(), seen

    return bool(told(one) == told(other))


# --- what OpenSpiel checks of its own games -------------------------------------------------------------------------------------------


@each_setup
def test_legal_actions_are_in_order_and_the_mask_says_the_same_and_nobody_else_has_any(setup: dict[str, Any]) -> None:
    states = States(**setup, deals=50)
    for state in walk(states, 3):
        actions = state.legal_actions()
        assert actions == sorted(set(actions))
        assert bool(actions) is not state.is_terminal()
        size = states.max_chance_outcomes() if state.is_chance_node() else states.num_distinct_actions()
        assert [action for action, legal in enumerate(state.legal_actions_mask()) if legal] == actions
        assert len(state.legal_actions_mask()) == size
        for player in range(states.num_players()):
            assert state.legal_actions(player) == (actions if player == state.current_player() else [])


@each_setup
def test_a_game_ends_within_its_bounds(setup: dict[str, Any]) -> None:
    states = States(**setup)
    *_, state = walk(states, 5)
    assert state.current_player() == TERMINAL
    assert state.is_terminal()
    assert state.move_number() - 1 <= states.max_game_length()
    assert sum(state.returns()) == pytest.approx(states.utility_sum())
    assert states.min_utility() <= min(state.returns()) < max(state.returns()) <= states.max_utility()
    assert state.rewards() == state.returns() == [state.player_return(player) for player in range(state.num_players())]


def test_chance_deals_first_each_deal_as_likely_as_any_other() -> None:
    states = States("duel", deals=40)
    state = states.new_initial_state()
    assert (state.current_player(), state.is_chance_node(), state.is_player_node()) == (CHANCE, True, False)
    outcomes = state.chance_outcomes()
    assert [action for action, _ in outcomes] == state.legal_actions() == list(range(40))
    assert sum(chance for _, chance in outcomes) == pytest.approx(1)
    state.apply_action(17)
    assert str(state) == fc.new_game("duel", seed=17).dump(), "a deal is the seed of that number"
    assert state.chance_outcomes() == []


@each_setup
@pytest.mark.parametrize("twin", TWINS.values(), ids=TWINS.keys())
def test_a_twin_is_the_same_state_and_goes_its_own_way(setup: dict[str, Any], twin: Callable[[State], State]) -> None:
    states = States(**setup)
    for moves in (0, 1, 9, 30):
        state = after(states, moves)
        other = twin(state)
        assert same(state, other)
        action = state.legal_actions()[-1]
        child = state.child(action)
        assert same(state, other), "a child is another state"
        other.apply_action(action)
        assert same(child, other)
        assert not same(state, other)


@each_setup
def test_the_history_leads_to_the_same_state_again(setup: dict[str, Any]) -> None:
    states = States(**setup)
    state = after(states, 40)
    again = states.new_initial_state()
    for action in state.history():
        again.apply_action(action)
    assert same(state, again)
    assert state.full_history()[0] == (CHANCE, state.history()[0])


@each_setup
def test_every_legal_action_has_a_name_of_its_own(setup: dict[str, Any]) -> None:
    for state in walk(States(**setup, deals=50), 7, 60):
        for action in state.legal_actions():
            assert state.string_to_action(state.action_to_string(action)) == action


@each_setup
def test_a_resampled_state_is_the_same_to_whom_it_was_made_for(setup: dict[str, Any]) -> None:
    chance = random.Random(2)
    every = 2 if setup["game"] == "duel" else 9
    for state in walk(States(**setup), 4, 90):
        if state.is_chance_node() or state.move_number() % every:
            continue
        player = chance.randrange(state.num_players()) if setup["game"] == "duel" else state.current_player()
        player = player if not state.is_terminal() else 0
        other = state.resample_from_infostate(player, chance.random)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.observation_tensor(player) == state.observation_tensor(player)
        assert other.current_player() == state.current_player()
        assert other.legal_actions(player) == state.legal_actions(player)


# --- our own --------------------------------------------------------------------------------------------------------------------------


def test_resampled_states_differ_in_what_the_player_cannot_know_and_tell_nothing_of_it() -> None:
    state = after(States("duel", aliens="first"), 12)
    me = state.current_player()
    chance = random.Random(1)
    others = [state.resample_from_infostate(me, chance.random) for _ in range(20)]
    assert len({other.information_state_string(1 - me) for other in others}) > 1
    for other in others:
        assert other.history() == []
        secret = [line for line in other.information_state_string(1 - me).splitlines()[:-1] if not line.startswith("* ")]
        assert secret == []


def test_of_those_who_choose_at_once_the_later_does_not_know_what_the_first_chose() -> None:
    states = States("duel", aliens="choice")
    state = states.new_initial_state()
    state.apply_action(4)
    assert state.current_player() == 0
    children = [state.child(action) for action in state.legal_actions()]
    assert {child.current_player() for child in children} == {1}
    assert len({child.information_state_string(1) for child in children}) == 1
    assert len({child.information_state_string(0) for child in children}) == len(children)


def test_an_information_state_forgets_nothing() -> None:
    lines: list[str] = []
    for state in walk(States("duel"), 6):
        now = state.information_state_string(0).splitlines()[:-1]
        assert now[: len(lines)] == lines
        lines = now
    assert any(line.startswith("> ") for line in lines)


def test_a_game_that_is_cut_short_is_nobodys() -> None:
    *_, state = walk(States("duel", max_decisions=5), 1)
    assert (state.is_terminal(), state.move_number(), state.returns(), state.legal_actions()) == (True, 6, [0.0, 0.0], [])


def test_numpys_integers_are_actions() -> None:
    states = States("duel")
    one, other = after(states, 5), after(states, 5)
    action = one.legal_actions()[0]
    one.apply_action(np.int64(action))
    other.apply_action(action)
    assert same(one, other)


def test_what_cannot_be_chosen_is_refused_by_name() -> None:
    states = States("duel", deals=3)
    state = states.new_initial_state()
    with pytest.raises(fc.IllegalChoice, match="chance chose 3; deals are 0 to 2"):
        state.apply_action(3)
    state.apply_action(0)
    before = str(state)
    for wrong in (-1, 10**6, None, "pass"):
        with pytest.raises(fc.IllegalChoice, match=r"player \d chose action .*; legal are \d+ \("):
            state.apply_action(wrong)
    with pytest.raises(fc.IllegalChoice, match="there are players 0 to 1, not 9"):
        state.observation_string(9)
    with pytest.raises(fc.IllegalChoice, match="cannot choose 'tea'; legal are"):
        state.string_to_action("tea")
    assert str(state) == before
    *_, over = walk(states, 1)
    with pytest.raises(fc.IllegalChoice, match="the game is over"):
        over.apply_action(0)


@pytest.mark.parametrize(("wrong", "said"), [({"deals": 0}, "deals is a whole number from 1 on, not 0"), ({"game": "go"}, "not of 'go'")])
def test_a_tree_that_cannot_be(wrong: dict[str, Any], said: str) -> None:
    with pytest.raises(fc.BadConfig, match=said):
        States(**wrong)
