"""One bot against the others of a table, game after game: how often it is in the win, beside the share that everybody would have."""

from typing import Any, NamedTuple

from fifthcolony.bots import answer_of, make_bot
from fifthcolony.games import new_game
from fifthcolony.kernel.events import Listener
from fifthcolony.kernel.game import Game
from fifthcolony.lab.simulate import GIVEN_UP, LONGEST, interval, seeds_from

CLASSIC: dict[str, Any] = {"seats": 5, "edition": 2018, "variants": ["flares"]}
"""What most tables of the classic game play with."""
DUEL: dict[str, Any] = {"seats": 2}


class Match(NamedTuple):
    """A hero, and the bot in all other seats."""

    game: str
    hero: str
    others: str
    seed: int = 1

    @property
    def wishes(self) -> dict[str, Any]:
        """What its games are set up with."""
        return CLASSIC if self.game == "classic" else DUEL


class Result(NamedTuple):
    """What came of one game."""

    won: bool
    winners: int
    reason: str


class Score(NamedTuple):
    """What came of many."""

    games: int
    share: float
    low: float
    high: float
    neutral: float
    """The share of the seats in the win, in these games."""

    @property
    def times_neutral(self) -> tuple[float, float, float]:
        """The hero's share by the neutral one, and its interval."""
        return self.share / self.neutral, self.low / self.neutral, self.high / self.neutral


def play(match: Match, number: int) -> Result:
    """The game of this number: each deal is played once from every seat, so that no luck of the deal is anybody's."""
    seats = match.wishes["seats"]
    seed = seed_of(match.seed, number // seats)
    hero = number % seats
    names = [match.hero if seat == hero else match.others for seat in range(seats)]
    game = play_out(match.game, match.wishes, names, seed, number)
    winners, reason = game.outcome or GIVEN_UP
    return Result(hero in winners, len(winners), reason)


def seed_of(seed: int, deal: int) -> int:
    """Of a deal out of many that come from one seed."""
    return seeds_from((seed << 32) + deal, 1)[0]


def play_out(name: str, wishes: dict[str, Any], bots: list[str], seed: int, number: int, listener: Listener | None = None) -> Game:
    """One game to its end, or until it is given up; the number sets the bots' chance apart where a deal is played several times."""
    game: Game = new_game(name, seed=seed, listener=listener, **wishes)
    own = seeds_from(seed + number + 1, len(bots))
    playing = [make_bot(bot, chance, name) for bot, chance in zip(bots, own, strict=True)]
    while game.outcome is None and game.decisions < LONGEST:
        ask = game.asks[0]
        game.answer(ask.seat, answer_of(playing[ask.seat], game, ask), ask.id)
    return game


def score(match: Match, results: list[Result]) -> Score:
    """The figures of many games. Games of one deal hang together a little: their number is counted as it is."""
    games, wins = len(results), sum(result.won for result in results)
    low, high = interval(wins, games)
    neutral = sum(result.winners for result in results) / games / match.wishes["seats"]
    return Score(games, wins / games, low, high, neutral)
