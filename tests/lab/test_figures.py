"""What many games say: figures against tables made by hand, and planted aliens and pairs that have to be found."""

from pathlib import Path

import pytest

from fifthcolony.kernel.errors import BadConfig
from fifthcolony.lab.balance import balance
from fifthcolony.lab.lineups import lineup, seeds_of, tables
from fifthcolony.lab.ratings import ladder
from fifthcolony.lab.shares import sure_from
from fifthcolony.lab.simulate import Plan, interval
from tests.lab.studies import duels, made_up, play, tables_of

pytestmark = pytest.mark.unguarded

NAMES = ["alpha", "beta", "gamma", "delta", "epsilon", "zeta", "eta", "theta"]
TABLE = {"seats": 4, "edition": 2018}


# --- by hand ----------------------------------------------------------------------------------------------------------------------------


def test_figures_are_those_of_a_table_made_by_hand(tmp_path: Path) -> None:
    games = [
        ([("alpha", True), ("beta", False)], [(0, "power", "use:alpha.push", 2), (1, "power", "use:alpha.push", 5)]),
        ([("beta", True), ("alpha", True)], [(1, "power", "use:alpha.push", 1), (0, "tactic", "tactic:blast_4", 3)]),
        ([("gamma", False), ("alpha", True)], [(0, "tactic", "tactic:blast_4", 1)]),
        ([("beta", False), ("gamma", False)], []),
    ]
    found = balance(made_up(tmp_path / "run", duels(4), games, duels=3, duels_by_ships=1))
    assert found.neutral == 4 / 8
    assert [(one.alien, one.wins.wins, one.wins.games) for one in found.aliens] == [("alpha", 3, 3), ("beta", 1, 3), ("gamma", 0, 2)]
    alpha = found.aliens[0]
    assert (alpha.uses, alpha.with_use.share) == (1.0, 1.0)
    assert alpha.used.share == pytest.approx(2 / 3)
    assert (alpha.wins.low, alpha.wins.high) == interval(3, 3)
    assert [seat.wins for seat in found.seats] == [2, 2]
    assert (found.winners, found.reasons) == ({0: 1, 1: 2, 2: 1}, {"win.test": 4})
    assert [(length.what, length.mean) for length in found.lengths] == [("chapters", 4.0), ("decisions", 9.0)]
    facts = {fact.label: fact for fact in found.facts}
    assert facts["duels, a game"].value == 3.0
    assert facts["duels, a game"].share is None
    by_ships = facts["of duels are over because one side has no ship left"].share
    assert by_ships is not None
    assert (by_ships.wins, by_ships.games) == (4, 12)
    assert [(used.word, used.times, used.per_hundred, used.wins.games, used.wins.wins) for used in found.uses["Tactics"]] == [
        ("tactic:blast_4", 4, 100.0, 2, 1)
    ]
    assert found.uses["Powers, of aliens and envoys"][0].times == 8


def test_many_questions_need_surer_answers() -> None:
    assert sure_from(1) == pytest.approx(1.96, abs=0.001)
    assert sure_from(51) == pytest.approx(3.30, abs=0.01)
    assert sure_from(2550) > sure_from(51)


# --- planted ----------------------------------------------------------------------------------------------------------------------------


def planted(path: Path, weight: object) -> object:
    plan = Plan("classic", TABLE, ("simple",) * 4, 1, 4000)
    return balance(made_up(path, plan, tables_of(weight, NAMES, 4, plan.games)))  # type: ignore[arg-type]


def test_a_strong_alien_is_found_and_nothing_else(tmp_path: Path) -> None:
    found = planted(tmp_path / "run", lambda alien, _table: 3 if alien == "delta" else 2)
    assert found.aliens[0].alien == "delta"  # type: ignore[attr-defined]
    assert [one.alien for one in found.aliens if one.is_sure and one.errors > 0] == ["delta"]  # type: ignore[attr-defined]
    assert found.pairs.looked_at == 8 * 7  # type: ignore[attr-defined]
    assert found.pairs.sure == []  # type: ignore[attr-defined]


def test_a_pair_that_lifts_each_other_is_found_and_no_other(tmp_path: Path) -> None:
    pair = {"beta", "gamma"}
    found = planted(tmp_path / "run", lambda alien, table: 2 if alien in pair and pair <= set(table) else 1)
    sure = found.pairs.sure  # type: ignore[attr-defined]
    assert {(one.alien, one.beside) for one in sure} == {("beta", "gamma"), ("gamma", "beta")}
    assert all(one.more > 0.05 for one in sure)


def test_one_that_preys_on_another_is_found_both_ways(tmp_path: Path) -> None:
    found = planted(tmp_path / "run", lambda alien, table: 1 if alien == "eta" and "zeta" in table else 4)
    assert [(one.alien, one.beside, one.more < 0) for one in found.pairs.sure[:1]] == [("eta", "zeta", True)]  # type: ignore[attr-defined]


def test_even_aliens_are_called_even(tmp_path: Path) -> None:
    found = planted(tmp_path / "run", lambda _alien, _table: 1)
    assert [one.alien for one in found.aliens if one.is_sure] == []  # type: ignore[attr-defined]
    assert found.pairs.sure == []  # type: ignore[attr-defined]


# --- mixed tables -----------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("company", "seats"), [("ab", 2), ("abc", 2), ("ab", 5), ("abcd", 5), ("abcdefg", 5)])
def test_everybody_meets_everybody_as_often(company: str, seats: int) -> None:
    mixed = tables(tuple(company), seats)
    assert all(len(table) == seats for table in mixed)
    assert all(max(map(table.count, company)) - min(map(table.count, company)) <= 1 for table in mixed)
    sat = "".join("".join(table) for table in mixed)
    assert len(set(map(sat.count, company))) == 1


def test_each_deal_is_played_from_every_seat() -> None:
    plan = Plan("classic", {"seats": 3}, ("a", "b", "c", "d"), 1, 30, mixed=True)
    seeds = seeds_of(plan)
    assert len(seeds) == 30
    assert [len(set(seeds[at : at + 3])) for at in range(0, 30, 3)] == [1] * 10
    for deal in range(10):
        games = [lineup(plan, 3 * deal + turned) for turned in range(3)]
        assert all(set(bots) == set(games[0]) for bots in zip(*games, strict=True))


def test_a_ladder_puts_random_below_simple(tmp_path: Path) -> None:
    found = ladder(play(duels(24, bots=("random", "simple"), mixed=True), tmp_path / "run"))
    simple, random = found.bots
    assert (simple.bot, random.bot) == ("simple", "random")
    assert simple.low > random.high
    assert simple.wins.games == random.wins.games == 24
    assert found.meetings[0].wins.share > 0.8


def test_shared_wins_are_shared_first_places(tmp_path: Path) -> None:
    plan = Plan("duel", {"seats": 2}, ("random", "simple"), 1, 30)
    both = made_up(tmp_path / "both", plan, [([("alpha", True), ("beta", True)], [])] * 30)
    found = ladder(both)
    assert found.bots[0].rating == pytest.approx(found.bots[1].rating)
    assert found.meetings[0].wins.games == 0


def test_a_ladder_needs_two(tmp_path: Path) -> None:
    with pytest.raises(BadConfig, match=r"holds games of one bot only \(random\): a ladder needs at least two"):
        ladder(play(duels(2), tmp_path / "run"))
