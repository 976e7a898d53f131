"""`pickle`, `copy.copy` and `copy.deepcopy` do what their names say, to games and to what bots are given and are."""

import copy
import pickle
import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import fifthcolony as fc
from fifthcolony.bots import Bot, answer_of, make_bot
from fifthcolony.bots.mind import Mind
from fifthcolony.bots.protocol import sight_for
from fifthcolony.kernel.ask import Ask
from fifthcolony.kernel.game import Game
from fifthcolony.kernel.registry import KITS
from fifthcolony.kernel.rng import KEYS
from fifthcolony.kernel.sight import Sight
from tests.third_game.bluff import KIT as BLUFF

GAMES = ("classic", "duel")
WISHES: dict[str, dict[str, Any]] = {"classic": {"seats": 4, "variants": ["flares", "technology", "hidden_powers"]}, "duel": {}}
PROTOCOLS = range(2, pickle.HIGHEST_PROTOCOL + 1)
"""Those before know no slots, of whoever's classes."""
AGAIN: dict[str, Callable[[Any], Any]] = {
    "pickle": lambda thing: pickle.loads(pickle.dumps(thing)),
    "copy.copy": copy.copy,
    "copy.deepcopy": copy.deepcopy,
}
each_way = pytest.mark.parametrize("again", AGAIN.values(), ids=AGAIN.keys())
each_game = pytest.mark.parametrize("game", GAMES)


def positions(game: str, seed: int, every: int = 17) -> Iterator[Game]:
    """Positions from a random game."""
    g: Game = fc.new_game(game, seed=seed, **WISHES[game])
    chance = random.Random(seed)
    while g.asks:
        ask = chance.choice(g.asks)
        if g.decisions % every == 0:
            yield g
        g.answer(ask.seat, chance.randrange(len(ask.options)))
    yield g


def future(g: Game, answers: int = 40) -> list[str]:
    """What is asked from here on, and where that leads."""
    told = []
    for number in range(answers):
        told.append(repr(g.asks))
        if not g.asks:
            break
        ask = g.asks[-1]
        g.answer(ask.seat, (number * 7 + 3) % len(ask.options))
    return [*told, g.fingerprint()]


@pytest.mark.unguarded
@each_way
@each_game
@pytest.mark.parametrize("seed", [3, KEYS**3 - 7], ids=["a seed", "a secret key"])
def test_a_game_comes_back_at_the_same_ask_with_the_same_future(game: str, seed: int, again: Callable[[Any], Any]) -> None:
    for g in positions(game, seed, 61):
        twin = again(g)
        assert type(twin) is type(g)
        assert (twin.dump(), twin.asks == () or twin.asks[0].id) == (g.dump(), g.asks == () or g.asks[0].id)
        assert twin.record() == g.record()
        assert future(twin) == future(g.copy())


@pytest.mark.unguarded
@each_way
@each_game
def test_a_twin_goes_its_own_way(game: str, again: Callable[[Any], Any]) -> None:
    g = next(positions(game, 5))
    twin, before = again(g), g.dump()
    future(twin, 60)
    assert g.dump() == before, "what happens to the twin is nothing to the game"
    future(g, 30)
    assert again(twin).dump() == twin.dump()


@pytest.mark.unguarded
@each_way
@each_game
def test_an_imagined_game_comes_back_as_one(game: str, again: Callable[[Any], Any]) -> None:
    for number, g in enumerate(positions(game, 11, 43)):
        if g.asks:
            dealt: Any = g.determinize(g.asks[0].seat, number)
            twin = again(dealt)
            assert twin.imagined
            assert future(twin) == future(dealt)


@pytest.mark.unguarded
@pytest.mark.parametrize("protocol", PROTOCOLS)
@each_game
def test_every_protocol_of_pickle_knows_games_asks_sights_and_bots(game: str, protocol: int) -> None:
    g = next(positions(game, 5))
    ask, bot = g.asks[0], make_bot("simple", 3, game)
    for thing in (g, ask, bot, sight_for(bot, g, ask), sight_for(Dreamer(), g, ask)):
        back = pickle.loads(pickle.dumps(thing, protocol))
        assert type(back) is type(thing)


@each_way
def test_a_scene_that_has_stopped_comes_back_stopped(again: Callable[[Any], Any]) -> None:
    s = fc.scene("classic", seats=["zombie", "macron", "jade"], phase="reveal", laid=("attack 20", "attack 6"), stops=True)
    s.pass_all()
    while s.game.asks:
        s.game.answer(s.game.asks[0].seat, 0)
    assert s.game.outcome is None
    assert s.game.asks == ()
    twin = again(s.game)
    assert (twin.dump(), twin.asks, twin.outcome) == (s.game.dump(), (), None)


@each_way
def test_of_a_simultaneous_ask_the_answers_that_are_in_stay_in(again: Callable[[Any], Any]) -> None:
    g = fc.new_game("duel", seed=4, aliens="choice")
    assert len(g.asks) == 2
    g.answer(1, 2)
    twin = again(g)
    assert twin.partial == {1: 2}
    assert [ask.seat for ask in twin.asks] == [0]
    assert future(twin) == future(g)


@each_way
def test_who_listens_stays_with_the_game(again: Callable[[Any], Any]) -> None:
    heard: list[Any] = []
    g = fc.new_game("duel", seed=4, listener=heard.append)
    twin, before = again(g), len(heard)
    future(twin)
    assert len(heard) == before
    assert g.listener is not None


@each_way
def test_somebody_elses_game_too(again: Callable[[Any], Any], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(KITS, "bluff", BLUFF)
    g = fc.new_game("bluff", seed=4)
    g.answer(0, 3)
    assert future(again(g)) == future(g)


# --- what bots are given, and are -----------------------------------------------------------------------------------------------------


class Dreamer(Bot):
    """Wants games to try things out in."""

    imagines = True


class Diarist(Mind):
    """A bot of one's own that keeps more than a mind does."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.diary: list[str] = []

    def reads(self, ask: Ask) -> tuple[str, ...]:
        self.diary.append(ask.prompt)
        return ()

    def decide(self, ask: Ask, sight: Sight[Any]) -> int:  # noqa: ARG002
        return self.draw(len(ask.options))


class Tidy(Diarist):
    """The same with slots of its own."""

    __slots__ = ("never", "pages")

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.pages = [seed]


@each_way
def test_an_ask(again: Callable[[Any], Any]) -> None:
    g = fc.new_game("classic", seed=4)
    g.answer(g.asks[0].seat, 0)
    ask = g.asks[0]
    twin = again(ask)
    assert (repr(twin), twin.id, twin.params, twin.secret) == (repr(ask), ask.id, ask.params, ask.secret)
    assert type(twin.options) is tuple


@each_game
@pytest.mark.unguarded
def test_what_a_bot_is_shown_is_the_same_in_another_process(game: str) -> None:
    for g in positions(game, 7, 41):
        if g.asks:
            ask = g.asks[0]
            for bot in (Dreamer(), Bot()):
                shown = sight_for(bot, g, ask)
                sent, asked = pickle.loads(pickle.dumps((shown, ask)))
                assert sent.view == shown.view
                assert repr(asked) == repr(ask)
                if bot.imagines:
                    assert future(sent.imagine(9)) == future(shown.imagine(9))


@each_way
@each_game
@pytest.mark.unguarded
@pytest.mark.parametrize("bot", ["random", "simple", "diarist", "tidy"])
def test_a_bot_that_came_back_in_mid_game_answers_as_it_would_have(game: str, bot: str, again: Callable[[Any], Any]) -> None:
    own = {"diarist": Diarist, "tidy": Tidy}
    g: Game = fc.new_game(game, seed=2, **WISHES[game])
    bots: list[Bot] = [own[bot](seat) if bot in own else make_bot(bot, seat, game) for seat in range(g.config["seats"])]
    for decision in range(150):
        if not g.asks:
            break
        ask = g.asks[0]
        player = bots[ask.seat]
        stand_in = again(player) if decision % 5 == 0 else player
        if stand_in is not player and again is not copy.copy:
            ours, theirs = answer_of(copy.deepcopy(player), g, ask), answer_of(copy.deepcopy(stand_in), g, ask)
            assert ours == theirs
        bots[ask.seat] = stand_in
        g.answer(ask.seat, answer_of(stand_in, g, ask))
    if bot in own:
        kept: Any = bots[0]
        assert len(kept.diary) > 5
        assert not hasattr(kept, "never")
        assert bot == "diarist" or kept.pages == [0]


def test_a_bots_copy_has_a_diary_of_its_own_only_where_it_goes_deep() -> None:
    first = Tidy(1)
    assert copy.copy(first).diary is first.diary
    assert copy.deepcopy(first).diary is not first.diary
