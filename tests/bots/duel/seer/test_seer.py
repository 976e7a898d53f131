"""The seer at a duel: it finds what the simple bot misses, knows no more than its seat, and is the same wherever it thinks."""

import pickle
from collections.abc import Iterator

import pytest

import fifthcolony as fc
from fifthcolony.bots import Bot, answer_of, make_bot
from fifthcolony.bots.duel.seer.bot import DuelSeer
from fifthcolony.bots.duel.seer.worth import NAMES, weights, worth
from fifthcolony.bots.protocol import sight_for
from fifthcolony.duel.scene import Scene
from fifthcolony.duel.state import Game

pytestmark = pytest.mark.unguarded
FOUR = ("payday", "salad", "drizzle", "overgrowth")


def answer(s: Scene, name: str, bot: str, seed: int = 1) -> str:
    """What a bot would answer now, in the words of the scene."""
    ask = s.game.ask_of(s.seat(name))
    return s.options(name)[answer_of(make_bot(bot, seed, "duel"), s.game, ask)]


def last_battle(ours: str, theirs: str, hand: list[str]) -> Scene:
    """Orange wins the game with this planet; plans are laid, and reinforcements come next."""
    planets = {"blushworld": {"orange": 1, "blue": 1}, **{name: {"orange": 1} for name in FOUR}}
    hands = {"orange": [ours, *hand], "blue": [theirs, "04"]}
    s = fc.scene("duel", leader="blue", card="blackout", planets=planets, hands=hands)
    return s.lays("orange", ours).lays("blue", theirs)


@pytest.mark.parametrize("seed", range(3))
def test_it_plays_the_first_of_three_reinforcements_that_win_only_together(seed: int) -> None:
    s = last_battle("04", "31", ["+12", "+08", "+10"])
    assert answer(s, "orange", "simple", seed) == "pass"
    assert answer(s, "orange", "seer@200", seed).startswith("play")


def test_its_plans_are_mixed_where_it_should_not_be_seen_through() -> None:
    mixed = 0
    for seed in range(6):
        s = fc.scene("duel", card="vacant_shipyard", seed=seed)
        for seat in (0, 1):
            s.game.answer(seat, 1)
        ask = s.game.ask_of(0)
        assert ask.prompt == "plan.choose"
        bot = make_bot("seer@200", seed, "duel")
        assert isinstance(bot, DuelSeer)
        shares = bot.mixture(ask, sight_for(bot, s.game, ask))
        assert sum(shares) == pytest.approx(1)
        mixed += sum(share > 0.05 for share in shares) > 1
    assert mixed > 0


# --- worth ------------------------------------------------------------------------------------------------------------------------------


def test_every_weight_was_learned_and_what_is_good_is_good() -> None:
    assert len(weights()) == len(NAMES)
    base = fc.scene("duel", card="talent_show").game
    planet = fc.scene("duel", card="talent_show", planets={"salad": {"orange": 1}}).game
    card = fc.scene(
        "duel", card="talent_show", hands={"orange": ["42", "31", "23", "20", "15", "14"], "blue": ["-02", "04", "05", "06", "07", "08"]}
    ).game
    spent = fc.scene("duel", card="talent_show", spent={"blue": ["blast 4", "blast 3", "blast 2"]}).game
    assert worth(planet, 0) > worth(base, 0)
    assert worth(card, 0) > 0.55
    assert worth(spent, 0) > worth(base, 0)


def test_what_one_wins_the_other_loses() -> None:
    for g in positions(3, "simple"):
        assert worth(g, 0) + worth(g, 1) == pytest.approx(1)


# --- whole games ------------------------------------------------------------------------------------------------------------------------


def positions(seed: int, rival: str, every: int = 5) -> Iterator[Game]:
    """Some of a game between simple bots."""
    g = fc.new_game("duel", seed=seed)
    bots = [make_bot(name, seed + seat, "duel") for seat, name in enumerate(("simple", rival))]
    while g.asks:
        if g.decisions % every == 0:
            yield g
        g.answer(g.asks[0].seat, answer_of(bots[g.asks[0].seat], g, g.asks[0]))


def test_what_the_other_holds_never_changes_a_decision() -> None:
    compared = 0
    for number, g in enumerate(positions(2, "random")):
        for ask in g.asks:
            twin = g.determinize(ask.seat, number)
            ours, theirs = (answer_of(make_bot("seer@25", 7, "duel"), game, game.ask_of(ask.seat)) for game in (g, twin))
            assert ours == theirs, f"{ask}, position {number}"
            compared += 1
    assert compared > 15


def played(wandering: bool) -> Game:
    """A game of seer's, which may think somewhere else each time."""
    g = fc.new_game("duel", seed=4)
    bots: list[Bot] = [make_bot("seer@12", 5, "duel"), make_bot("simple", 6, "duel")]
    while g.asks:
        ask = g.asks[0]
        if wandering and ask.seat == 0:
            bots[0], sight = pickle.loads(pickle.dumps((bots[0], sight_for(bots[0], g, ask))))
            g.answer(0, bots[0].decide(ask, sight))
        else:
            g.answer(ask.seat, answer_of(bots[ask.seat], g, ask))
    return g


def test_a_whole_game_is_the_same_wherever_it_thinks() -> None:
    at_home, abroad = played(False), played(True)
    assert at_home.outcome is not None
    assert at_home.choices == abroad.choices
