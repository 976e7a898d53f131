"""What a bot is given holds nothing that its seat may not know, however it is taken apart; and it is enough to search with."""

import gc
import random
from collections.abc import Iterator
from types import BuiltinFunctionType, FunctionType, GeneratorType, MethodType, ModuleType
from typing import Any

import pytest

import fifthcolony as fc
from fifthcolony.bots import Bot, answer_of, make_bot
from fifthcolony.kernel.ask import Ask
from fifthcolony.kernel.game import Game
from fifthcolony.kernel.registry import fetched, kit_of
from fifthcolony.kernel.rng import KEYS, draw_below, seeded
from fifthcolony.kernel.sight import Sight

SEATS = {"classic": 4, "duel": 2}
CODE = (ModuleType, type, FunctionType, BuiltinFunctionType, MethodType)
"""Where everything is known anyway: the walk ends there, but for what a function has closed over."""


class Taken(Bot):
    """Keeps what it is given, for others to take apart."""

    imagines = True

    def __init__(self) -> None:
        self.given: list[Any] = []

    def decide(self, ask: Ask, sight: Sight[Any]) -> int:
        self.given = [ask, sight, sight.imagine(7)]
        return 0


class Blunt(Taken):
    """The same without imagination, as the simple bots are."""

    imagines = False

    def decide(self, ask: Ask, sight: Sight[Any]) -> int:
        self.given = [ask, sight]
        return 0


def within(start: object) -> Iterator[object]:
    """All that can be reached from something: attributes, slots, items, closures, and whatever the garbage collector knows it to hold."""
    seen: dict[int, object] = {}
    ahead = [start]
    while ahead:
        thing = ahead.pop()
        if id(thing) in seen or isinstance(thing, ModuleType | type):
            continue
        seen[id(thing)] = thing
        yield thing
        if isinstance(thing, CODE):
            ahead += getattr(thing, "__closure__", None) or ()
            ahead += [getattr(thing, "__self__", None), getattr(thing, "__defaults__", None)]
            continue
        ahead += gc.get_referents(thing)
        ahead += [getattr(thing, name, None) for kind in type(thing).__mro__ for name in getattr(kind, "__slots__", ())]
        ahead += list(getattr(thing, "__dict__", {}).values())
        if isinstance(thing, GeneratorType) and thing.gi_frame is not None:
            ahead += thing.gi_frame.f_locals.values()


def positions(game: str, seed: int, every: int = 9) -> Iterator[Game]:
    """Positions from a game between simple bots."""
    g: Game = fc.new_game(game, seed=seed, seats=SEATS[game], aliens="random")
    bots = [make_bot("simple", seed + seat, game) for seat in range(SEATS[game])]
    while g.asks:
        ask = g.asks[0]
        if len(g.choices) % every == 0:
            yield g
        g.answer(ask.seat, answer_of(bots[ask.seat], g, ask))


def hidden_lists(g: Any, seat: int) -> dict[int, str]:
    """The lists of the true game that hold what a seat may not know, by identity."""
    hands = {id(hand): f"the hand of seat {other}" for other, hand in enumerate(g.hands) if other != seat}
    decks = {id(getattr(g, name)): name for name in ("deck", "destiny", "decks", "planets", "choices") if hasattr(g, name)}
    return hands | decks


def leaks(start: object, g: Game, seat: int) -> list[str]:
    """The true game, or a list of its secrets, where it can be reached."""
    secret = hidden_lists(g, seat)
    found = [secret[id(thing)] for thing in within(start) if id(thing) in secret]
    return found + ["the game" for thing in within(start) if thing is g]


@pytest.mark.unguarded
@pytest.mark.parametrize("bot", [Taken, Blunt])
@pytest.mark.parametrize("game", ["classic", "duel"])
def test_nothing_given_to_a_bot_leads_to_the_game_or_to_hidden_cards(game: str, bot: type[Taken]) -> None:
    for g in positions(game, 5):
        taker = bot()
        answer_of(taker, g, g.asks[0])
        assert leaks(taker, g, g.asks[0].seat) == []


def keys_within(start: object) -> list[int]:
    """Numbers as large as the keys that games are dealt from."""
    return [thing for thing in within(start) if isinstance(thing, int) and thing >= KEYS]


@pytest.mark.unguarded
@pytest.mark.parametrize("bot", [Taken, Blunt])
@pytest.mark.parametrize("game", ["classic", "duel"])
def test_nothing_given_to_a_bot_holds_the_key_that_the_game_is_dealt_from(game: str, bot: type[Taken]) -> None:
    for g in positions(game, KEYS**3 - 5):
        taker = bot()
        answer_of(taker, g, g.asks[0])
        assert keys_within(taker) == []
        assert sorted(set(keys_within(g))) == [g.seed, g.rng]


@pytest.mark.unguarded
@pytest.mark.parametrize("game", ["classic", "duel"])
def test_the_walk_finds_what_is_hidden_badly(game: str) -> None:
    g: Any = next(positions(game, 5))
    seat = g.asks[0].seat

    class Keeper:
        __slots__ = ("_game",)

        def __init__(self) -> None:
            self._game = g

    def closure() -> object:
        return g

    for given in (Keeper(), closure, [{"a": (closure,)}], g.view, iter([g])):
        assert "the game" in leaks(given, g, seat)
    held = {f"the hand of seat {other}" for other in range(SEATS[game]) if other != seat}
    assert set(leaks(Sight({"hands": g.hands}), g, seat)) == held


@pytest.mark.unguarded
@pytest.mark.parametrize("game", ["classic", "duel"])
def test_what_is_imagined_does_not_depend_on_what_is_hidden(game: str) -> None:
    compared = 0
    for number, g in enumerate(positions(game, 11, 5)):
        seat = g.asks[0].seat
        other = fetched(kit_of(game).checks).permuted(g, seat, random.Random(number))
        if other is None or not other.asks or other.asks[0].seat != seat:
            continue
        ours, theirs = Taken(), Taken()
        answer_of(ours, g, g.asks[0])
        answer_of(theirs, other, other.asks[0])
        assert ours.given[1].view == theirs.given[1].view
        assert games_in(ours) == games_in(theirs)
        compared += 1
    assert compared > 10


def games_in(bot: Bot) -> list[str]:
    """Every game that can be got out of a bot, as text."""
    found = sorted(thing.dump() for thing in within(bot) if isinstance(thing, Game))
    assert len(found) == 2, "the one that it imagines from, and the one it has imagined"
    return found


class Searcher(Bot):
    """Flat Monte Carlo, as small as it can be: tries each option in a few imagined games that go on at random."""

    imagines = True

    def __init__(self, seed: int) -> None:
        self.rng = seeded(seed)

    def draw(self, bound: int) -> int:
        self.rng, number = draw_below(self.rng, bound)
        return number

    def reads(self, ask: Ask) -> tuple[str, ...]:  # noqa: ARG002
        return ()

    def decide(self, ask: Ask, sight: Sight[Any]) -> int:
        tried = range(min(len(ask.options), 3))
        return max(tried, key=lambda index: sum(self.play_on(sight.imagine(self.draw(2**32)), ask, index) for _ in range(2)))

    def play_on(self, game: Game, ask: Ask, index: int) -> int:
        """Whether the seat wins if it takes this option and all goes on at random."""
        game.answer(ask.seat, index, ask.id)
        for _ in range(60):
            if game.outcome is not None:
                return ask.seat in game.outcome.winners
            game.answer(game.asks[0].seat, self.draw(len(game.asks[0].options)))
        return 0


@pytest.mark.unguarded
@pytest.mark.parametrize("game", ["classic", "duel"])
def test_a_search_bot_plays_a_whole_game_through_what_it_is_given(game: str) -> None:
    g: Game = fc.new_game(game, seed=2, seats=SEATS[game], aliens="random")
    bots: list[Bot] = [Searcher(1), *(make_bot("simple", seat, game) for seat in range(1, SEATS[game]))]
    asked = 0
    while g.asks:
        ask = g.asks[0]
        before = g.fingerprint()
        index = answer_of(bots[ask.seat], g, ask)
        assert g.fingerprint() == before
        asked += ask.seat == 0
        g.answer(ask.seat, index)
    assert g.outcome is not None
    assert asked > 15


@pytest.mark.unguarded
@pytest.mark.parametrize("game", ["classic", "duel"])
def test_an_imagined_game_forgets_how_often_others_were_asked_and_is_nobody_elses(game: str) -> None:
    g: Game = fc.new_game(game, seed=5, seats=SEATS[game])
    chance = random.Random(5)
    for _ in range(60):
        ask = chance.choice(g.asks)
        imagined = g.determinize(ask.seat, 1)
        owed = [other.id for other in imagined.asks if other.seat == ask.seat]
        assert owed == [ask.id], "its own asks keep their numbers"
        others = {seat: number for seat, number in imagined.answered.items() if seat != ask.seat}
        assert max(others.values(), default=0) <= 1, "others have answered nothing but what is redone in the step under way"
        assert imagined.decisions <= SEATS[game]
        imagined.config["seats"] = 99
        assert g.config["seats"] == SEATS[game]
        g.answer(ask.seat, chance.randrange(len(ask.options)))


def test_who_does_not_say_so_beforehand_cannot_imagine() -> None:
    with pytest.raises(AssertionError, match="says so beforehand"):
        Sight({}).imagine(1)


def test_a_view_is_a_plain_dictionary() -> None:
    g = fc.new_game("classic", seed=1, seats=3)

    class Reader(Blunt):
        def reads(self, ask: Ask) -> tuple[str, ...]:  # noqa: ARG002
            return ("hand", "gate")

    for bot, fields in ((Reader(), {"hand", "gate"}), (Blunt(), set(g.view(0)))):
        answer_of(bot, g, g.asks[0])
        view = bot.given[1].view
        assert type(view) is dict
        assert set(view) == fields
        assert view.get("hand") == g.view(g.asks[0].seat)["hand"]
