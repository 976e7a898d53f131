"""Tales of games that are over: what is told of them is what happened, and what everybody could see."""

from typing import Any

import pytest

from fifthcolony.kernel.ask import Param
from fifthcolony.kernel.events import Event
from fifthcolony.kernel.registry import fetched, kit_of
from fifthcolony.lab.tales.classic import ClassicTeller
from fifthcolony.lab.tales.duel import DuelTeller
from fifthcolony.lab.tales.tale import Ending, Highlight, Tale, World
from fifthcolony.server.store.contents import Contents
from fifthcolony.server.store.film import NONE, Film
from tests.server.kept_games import played
from tests.server.test_replays import seen

# --- told by hand -----------------------------------------------------------------------------------------------------------------------


def told(teller: Any, view: dict[str, Any], *events: tuple[str, tuple[Param, ...]]) -> Tale:
    """The tale of these events, one a step, before a view that stands still."""
    for step, (key, params) in enumerate(events):
        teller.hear(Event(key, params, None), lambda: view, step)
    tale: Tale = teller.tale(view)
    return tale


def table(totals: list[list[tuple[str, int]]] | None = None) -> dict[str, Any]:
    """Three players; the first holds two planets of the second, one of which is its home in a way."""
    planets = [(1, 0, 0)] + [(0, 0, 0)] * 5 + [(2, 1, 0), (3, 0, 1)] + [(0, 0, 0)] * 10
    worlds = ((0, 1, 2, 3, 4), (6, 7, 8, 9, 10), (12, 13, 14, 15, 16))
    return {
        "colonies": [2, 0, 1], "planets": planets, "worlds": worlds, "target": 7, "totals": totals, "lower_wins": False, "goal": 5,
    }  # fmt: skip


LAID = [[("card:attack_08", 8), ("seat:0", 4), ("card:reinforcement_3", 9)], [("card:attack_15", 15), ("seat:1", 2)]]
FIRST = (
    ("encounter.begins", ("seat:0", 1)),
    ("alliance.committed", ("seat:2", 3, "side:offense")),
    ("reveal.cards", ("seat:0", "card:attack_08", "seat:1", "card:attack_15")),
    ("reveal.totals", (21, 17)),
    ("reveal.winner", ("side:offense", "seat:0")),
    ("ships.lost", ("seat:1", 2)),
    ("colony.founded", ("seat:0", "planet:1.2")),
    ("colony.founded", ("seat:2", "planet:1.2")),
)


def test_who_wins_from_behind_has_turned_it_around_and_who_helped_is_thanked() -> None:
    tale = told(ClassicTeller(3), table(LAID), *FIRST)
    cards = ("attack_08", "attack_15")
    assert tale.moments == [
        Highlight("upset", 4, 1, ("seat:0", "seat:1", 21, 17, 5), cards),
        Highlight("ally", 4, 1, ("seat:2", 1, 3), cards),
    ]
    assert (tale.won, tale.lost) == ([1, 0, 0], [0, 2, 0])
    assert tale.worlds == [[World("planet:1.1", 0, 2), World("planet:1.2", 1, 3)], [], [World("planet:1.2", 1, 1)]]
    assert tale.ending == Ending("totals", ("seat:0", "seat:1", 21, 17, "planet:1.2"))
    assert tale.scores == [[2, 2], [0, 0], [1, 1]]


def test_the_later_of_two_that_were_as_close_is_the_closest() -> None:
    again = [
        ("encounter.begins", ("seat:1", 1)),
        ("reveal.cards", ("seat:1", "card:attack_20", "seat:2", "card:attack_06")),
        ("reveal.totals", (24, 20)),
        ("reveal.winner", ("side:offense", "seat:1")),
    ]
    ships = [[("card:attack_08", 8), ("seat:0", 13)], [("card:attack_15", 15), ("seat:1", 2)]]
    tale = told(ClassicTeller(3), table(ships), *FIRST, *again)
    assert tale.moments[0] == Highlight("closest", 11, 2, ("seat:1", "seat:2", 24, 20, 4), ("attack_20", "attack_06"))
    assert [moment.kind for moment in tale.moments] == ["closest", "clearest", "ally"]
    assert len(tale.scores[0]) == 3


def test_an_upset_is_won_by_the_other_side_and_a_deal_by_nobody() -> None:
    upset = told(ClassicTeller(3), table(LAID), *FIRST[:5], ("reveal.upset", ("side:defense", "seat:1")))
    assert upset.won == [0, 1, 0]
    assert upset.moments == []  # the lower total won, so nothing was close, and the ally lost
    deal = told(ClassicTeller(3), table(), FIRST[0], ("reveal.cards", ("seat:0", "card:negotiate", "seat:1", "card:negotiate")),
                ("deal.made", ("seat:0", "seat:1")))  # fmt: skip
    assert deal.won == [0, 0, 0]
    assert deal.ending == Ending("deal", ("seat:0", "seat:1"))


def test_a_duel_tells_of_plans_clout_and_blows() -> None:
    row = [{"planet": "drizzle", "ships": [0, 4], "controlled": [False, True]}]
    view = {"values": [11, 31], "controlled": [0, 1], "row": row}
    tale = told(
        DuelTeller(2),
        view,
        ("destiny.turned_up", ("deck:discovery", "destiny_card:x")),
        ("duel.began", ("tile:drizzle", 1)),
        ("ships.destroyed", ("seat:1", 3, "tile:drizzle")),
        ("plan.revealed", ("seat:0", "card:plan_11")),
        ("plan.revealed", ("seat:1", "card:plan_31")),
        ("clout.counted", ("seat:0", 41, "seat:1", 33)),
        ("duel.won", ("seat:0",)),
        ("planet.held", ("seat:1", "tile:drizzle")),
    )
    assert tale.moments == [
        Highlight("upset", 6, 1, ("seat:0", "seat:1", 41, 33, 20), ("plan_11", "plan_31")),
        Highlight("blow", 2, 1, ("seat:1", 3)),
    ]
    assert (tale.won, tale.lost, tale.scores) == ([1, 0], [0, 3], [[0, 0], [0, 1]])
    assert tale.worlds[1] == [World("tile:drizzle", 1, 4)]
    assert tale.ending == Ending("clout", ("seat:0", "seat:1", 41, 33, "tile:drizzle"))


# --- told of games that were played -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "seed"), [("classic", 2), ("classic", 6), ("duel", 2), ("duel", 6)])
def test_what_is_told_is_what_the_replay_shows(game: str, seed: int) -> None:
    record = played(game, seed)
    contents = Contents(record)
    film = Film(record, NONE, witness=contents.hear)
    for number in range(len(record.choices)):
        film.play(number)
    contents.close(film)
    tale, frames = contents.tale, seen(record, NONE).frames
    assert tale is not None
    count = "colonies" if game == "classic" else "controlled"
    final = [frames[at - 1].view[count] if at else [0] * len(tale.scores) for at in contents.chapters] + [frames[-1].view[count]]
    assert [list(scores) for scores in zip(*tale.scores, strict=True)][1:] == [list(one) for one in final][1:]
    for seat, worlds in enumerate(tale.worlds):
        assert len(worlds) == frames[-1].view[count][seat]
    for moment in tale.moments:
        assert 0 < moment.step < len(frames)
        assert moment.chapter == len([at for at in contents.chapters if at <= moment.step])
    keys = {"reveal.winner"} if game == "classic" else {"duel.won", "contest.won"}
    assert sum(tale.won) == sum(event.key in keys for frame in frames for event in frame.events)


def test_every_game_that_is_played_at_tables_has_a_teller() -> None:
    for game in ("classic", "duel"):
        kit = kit_of(game)
        assert kit.teller is not None
        assert fetched(kit.teller)(kit.seats[0]) is not None
