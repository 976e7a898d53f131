"""What a position is worth: shares of one win, which grow with what a seat has."""

import pytest

import fifthcolony as fc
from fifthcolony.bots.classic.seer.bot import ClassicForesight
from fifthcolony.bots.classic.seer.features import NAMES, features
from fifthcolony.bots.classic.seer.value import chance, names, spread
from fifthcolony.classic.state import Game
from fifthcolony.kernel.events import Outcome

TABLE = ["ember", "saffron", "jade", "azure"]


def colonies(number: int, guest: str = "ember", at: str = "azure") -> dict[str, dict[str, int]]:
    return {f"{at} {planet}": {at: 3, guest: 1} for planet in range(1, 1 + number)}


def position(number: int, hand: list[str]) -> Game:
    """Ember has so many colonies and these cards; it is saffron's turn."""
    s = fc.scene("classic", seats=TABLE, offense="saffron", phase="destiny", ships=colonies(number), hands={"ember": hand})
    game: Game = s.game
    return game


FAIR = ["attack 8", "attack 6", "negotiate"]


def test_the_shares_of_all_seats_are_one_win() -> None:
    game = position(2, FAIR)
    assert sum(chance(game, seat) for seat in range(4)) == pytest.approx(1)


def test_colonies_are_worth_the_more_the_nearer_they_bring_the_win() -> None:
    none, two, four = (chance(position(number, FAIR), 0) for number in (0, 2, 4))
    assert 0 < two - none < four - two


def test_good_cards_are_worth_something_too_and_most_just_before_the_end() -> None:
    gains = [chance(position(number, ["attack 30", "attack 20", "negotiate"]), 0) - chance(position(number, FAIR), 0) for number in (0, 4)]
    assert 0 < gains[0] < gains[1]


def test_what_it_is_learned_from_is_what_is_weighed() -> None:
    game = position(3, FAIR)
    missing, numbers = features(game)[0]
    spread_out = dict(zip(names(), spread(game)[0], strict=True))
    assert missing == 2
    assert [spread_out[f"{name}, 2 missing"] for name in NAMES] == numbers
    assert not any(number for name, number in spread_out.items() if not name.endswith(" 2 missing"))


def test_a_win_with_another_is_half_of_one() -> None:
    foresight = ClassicForesight()
    assert [foresight.end(Outcome((1, 2), "win.colonies"), seat) for seat in range(3)] == [0, 0.5, 0.5]
