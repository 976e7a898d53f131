"""Matrix games whose solutions are known."""

import pytest

from fifthcolony.bots.search.matrix import best_reply_value, solved, without_dominated

ROUNDS = 2000
NEAR = 0.01


def near(numbers: list[float]) -> object:
    return pytest.approx(numbers, abs=NEAR)


def test_rock_paper_scissors_is_a_third_each() -> None:
    solution = solved([[[0.5, 0.0, 1.0], [1.0, 0.5, 0.0], [0.0, 1.0, 0.5]]], ROUNDS)
    assert solution.ours == near([1 / 3] * 3)
    assert solution.theirs[0] == near([1 / 3] * 3)
    assert solution.value == pytest.approx(0.5, abs=NEAR)


def test_who_wins_more_with_rock_shows_paper_less_than_scissors_would_like() -> None:
    # Rock against scissors counts twice: -1 to 2, so rock, paper, scissors are shown 1:2:1, as every textbook has it.
    table = [[0.0, -1.0, 2.0], [1.0, 0.0, -1.0], [-2.0, 1.0, 0.0]]
    solution = solved([table], ROUNDS)
    assert solution.ours == near([0.25, 0.5, 0.25])
    assert solution.value == pytest.approx(0.0, abs=NEAR)


def test_a_saddle_point_is_played_purely() -> None:
    solution = solved([[[3.0, 5.0], [2.0, 9.0]]], ROUNDS)
    assert solution.ours == near([1.0, 0.0])
    assert solution.theirs[0] == near([1.0, 0.0])


def test_who_does_not_know_the_world_mixes_over_all_of_them() -> None:
    # Each world alone has a safe option; not knowing which it is, only half and half is never punished.
    worlds = [[[1.0], [0.0]], [[0.0], [1.0]], [[0.0, 1.0], [1.0, 0.0]]]
    solution = solved(worlds, ROUNDS)
    assert solution.ours == near([0.5, 0.5])
    assert solution.value == pytest.approx(0.5, abs=NEAR)


def test_the_other_answers_differently_in_each_world() -> None:
    # It wins by telling: in the first world it never takes its first option, in the second never its second.
    worlds = [[[1.0, 0.2], [1.0, 0.4]], [[0.6, 1.0], [0.3, 1.0]]]
    solution = solved(worlds, ROUNDS)
    assert solution.theirs[0] == near([0.0, 1.0])
    assert solution.theirs[1] == near([1.0, 0.0])
    assert solution.ours == near([1.0, 0.0])
    assert solution.value == pytest.approx(0.4, abs=NEAR)


def test_worlds_may_have_more_or_fewer_replies() -> None:
    solution = solved([[[0.5, 0.9, 0.1], [0.2, 0.2, 0.2]], [[0.7], [0.3]]], ROUNDS)
    assert [len(theirs) for theirs in solution.theirs] == [3, 1]


def test_nobody_wins_more_than_the_value_against_the_solution() -> None:
    worlds = [[[(7 * a + 5 * b + 3 * w) % 11 / 11 for b in range(6)] for a in range(5)] for w in range(4)]
    solution = solved(worlds, ROUNDS)
    assert best_reply_value(solution.ours, worlds) == pytest.approx(solution.value, abs=NEAR)
    assert best_reply_value([1.0, 0.0, 0.0, 0.0, 0.0], worlds) < solution.value - 0.1


def test_dominated_options_are_left_out_and_of_equal_ones_the_first_stays() -> None:
    worlds = [[[0.5, 0.5], [0.4, 0.5], [0.9, 0.1], [0.5, 0.5]], [[0.5], [0.5], [0.2], [0.5]]]
    assert without_dominated(worlds) == [0, 2]
    assert without_dominated(worlds, slack=0.2) == [0, 1, 2, 3]
