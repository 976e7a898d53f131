"""What is counted is what was told, found by two programs that do not know each other."""

from typing import Any

import pytest

from fifthcolony.kernel.events import Event
from fifthcolony.kernel.registry import kit_of
from fifthcolony.lab.block import counter_type
from fifthcolony.lab.simulate import Plan, played
from tools.ladder.likeness import Eye

pytestmark = pytest.mark.unguarded

FLARES: dict[str, Any] = {"seats": 4, "edition": 2018, "variants": ["flares", "technology"]}


def counted(plan: Plan, seed: int, *others: Any) -> tuple[Any, Any]:
    """A game, and what counted it."""
    kit = kit_of(plan.game)
    counter = counter_type(kit)(kit, plan.wishes["seats"])

    def hear(event: Event) -> None:
        counter.hear(event)
        for other in others:
            other(event)

    game, _ = played(plan, seed, plan.bots, hear)
    return game, counter


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_classic_game_is_counted_as_the_bars_of_the_bots_count_it(seed: int) -> None:
    eye = Eye()
    game, counter = counted(Plan("classic", FLARES, ("simple",) * 4, 1), seed, eye.hear)
    row = counter.game_row(game)
    assert set(row) == set(counter.columns)
    assert row["turns"] == sum(eye.turns.values())
    assert row["short"] == (len(eye.turns) < 4)
    assert (row["decided"], row["offense_won"]) == (sum(eye.sides.values()), eye.sides["side:offense"])
    assert (row["offense_allies"], row["defense_allies"]) == (eye.joined["side:offense"], eye.joined["side:defense"])
    assert (row["peaceful"], row["deals"]) == (eye.peaceful, eye.deals)
    assert row["offense_ally_ships"] >= row["offense_allies"]
    powers: dict[str, int] = {}
    for (kind, _, word), times in counter.uses.items():
        if kind == "power":
            owner = word.removeprefix("use:").partition(".")[0]
            powers[owner] = powers.get(owner, 0) + times
    assert powers == dict(eye.uses)
    assert [seat["colonies"] for seat in counter.seat_rows(game)] == game.view(None)["colonies"]


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_duel_is_counted(seed: int) -> None:
    told: list[str] = []
    game, counter = counted(Plan("duel", {"seats": 2}, ("simple",) * 2, 1), seed, lambda event: told.append(event.key))
    row, seats = counter.game_row(game), counter.seat_rows(game)
    assert set(row) == set(counter.columns)
    assert row["discoveries"] + row["events"] + row["refreshes"] == counter.chapters == told.count("destiny.turned_up")
    assert row["duels"] == told.count("duel.began")
    assert sum(seat["duels_won"] for seat in seats) == told.count("duel.won") + told.count("duel.won_by_ships")
    assert sum(seat["led"] for seat in seats) == 1
    assert [seat["planets"] for seat in seats] == game.view(None)["controlled"]


@pytest.mark.parametrize(
    "wishes", [FLARES, FLARES | {"variants": ["hidden_powers"]}, FLARES | {"aliens": "choice"}, FLARES | {"aliens": "none"}]
)
def test_aliens_are_those_dealt(wishes: dict[str, Any]) -> None:
    game, counter = counted(Plan("classic", wishes, ("random",) * 4, 1), 5)
    aliens = counter.aliens(game, kit_of("classic"))
    assert len(aliens) == 4
    assert (None in aliens) == (wishes.get("aliens") == "none")
