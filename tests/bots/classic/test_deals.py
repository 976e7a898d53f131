"""The simple bot's deals: it offers something for something, and would rather deal than lose three ships."""

from typing import Any

import pytest

import fifthcolony as fc
from fifthcolony.bots import answer_of, make_bot
from fifthcolony.classic.scene import Scene
from tests.bots.classic.conftest import Choice

TABLE = ["ember", "saffron", "jade", "azure"]


def talks(edition: int = 2018, **position: Any) -> Scene:
    """Both have laid a negotiate."""
    hands = {"ember": ["attack 4", "attack 20"], "saffron": ["attack 6", "attack 23"]}
    given: dict[str, Any] = {"target": "saffron 1", "gate": {"ember": 4}, "hands": hands} | position
    return fc.scene("classic", seats=TABLE, phase="reveal", edition=edition, laid=("negotiate", "negotiate"), **given)


def four(guest: str) -> dict[str, dict[str, int]]:
    return {f"azure {planet}": {"azure": 3, guest: 1} for planet in (2, 3, 4, 5)}


def play_on(s: Scene, seed: int = 1) -> None:
    """Let simple bots talk it over to the end of the encounter."""
    bots = [make_bot("simple", seed + seat) for seat in range(4)]
    while s.game.asks and s.game.asks[0].prompt.startswith(("deal", "ships")):
        ask = s.game.asks[0]
        s.game.answer(ask.seat, answer_of(bots[ask.seat], s.game, ask))


def test_where_both_may_settle_they_swap_colonies() -> None:
    s = talks(edition=2008)
    play_on(s)
    assert s.told("deal.made")
    assert s.colonies("ember") == s.colonies("saffron") == 1


def test_where_one_may_settle_it_pays_with_its_least_card() -> None:
    paid = set()
    for seed in range(8):
        s = talks()
        play_on(s, seed)
        assert s.told("deal.made")
        paid.add((s.colonies("ember"), "attack 4" in s.hand("saffron")))
    assert (1, True) in paid


def test_a_card_swap_rather_than_a_colony_that_nobody_would_grant() -> None:
    s = talks(ships=four("ember"))
    play_on(s)
    assert s.told("deal.made")
    assert s.told("deal.offered") == [("ember", "saffron", "ember card attack 4", "saffron random card")]


def test_an_offer_that_gives_something_is_accepted(choice: Choice) -> None:
    s = talks()
    s.does("ember", "want colony", "saffron 1", "give card", "attack 4", "offer")
    assert choice(s, "saffron") == "accept"


@pytest.mark.parametrize("gift", [("want colony", "saffron 1"), ("want random",)])
def test_a_gift_is_not_made(choice: Choice, gift: tuple[str, ...]) -> None:
    s = talks()
    s.does("ember", *gift, "offer")
    assert choice(s, "saffron") == "refuse"


def test_nor_is_everything_given_for_next_to_nothing(choice: Choice) -> None:
    s = talks()
    s.does("ember", "want colony", "saffron 1", "want random", "want random", "give card", "attack 4", "offer")
    assert choice(s, "saffron") == "refuse"


def test_the_win_is_never_handed_over(choice: Choice) -> None:
    s = talks(ships=four("ember"))
    s.does("ember", "want colony", "saffron 1", "give card", "attack 20", "give random", "offer")
    assert choice(s, "saffron") == "refuse"


@pytest.mark.parametrize(("number", "answer"), [(2, "accept"), (3, "refuse")])
def test_a_fourth_colony_is_not_sold_for_a_card(choice: Choice, number: int, answer: str) -> None:
    s = talks(ships=dict(list(four("ember").items())[:number]))
    s.does("ember", "want colony", "saffron 1", "give card", "attack 4", "offer")
    assert choice(s, "saffron") == answer


def test_unless_both_win_by_it(choice: Choice) -> None:
    both = {f"azure {planet}": {"azure": 3, "ember": 1, "saffron": 1} for planet in (2, 3, 4, 5)}
    s = talks(edition=2008, ships=both)
    s.does("ember", "want colony", "saffron 1", "give colony", "ember 1", "offer")
    assert choice(s, "saffron") == "accept"


def test_a_colony_that_wins_is_worth_any_card(choice: Choice) -> None:
    s = talks(ships=four("saffron"))
    s.does("ember", "give colony", "ember 1", "want random", "want random", "offer")
    assert choice(s, "saffron") == "accept"


def test_a_failed_deal_is_paid_from_gate_and_large_stacks() -> None:
    s = talks(ships={"ember 1": {"ember": 1}, "ember 2": {"ember": 1}, "ember 3": {"ember": 1}, "ember 4": {"ember": 1}})
    s.does("ember", "none")
    play_on(s)
    assert all(s.ships("ember", f"ember {planet}") >= 1 for planet in range(1, 6))
