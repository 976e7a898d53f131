"""Setting up: pieces, decks, hands, and who begins."""

import json
from collections import Counter
from typing import cast

import pytest

import fifthcolony as fc
from fifthcolony.classic import setup
from fifthcolony.classic.cards import DESTINY_OPTION, TYPE
from fifthcolony.classic.state import Game
from fifthcolony.kernel.events import Event
from fifthcolony.kernel.rng import Item

both_editions = pytest.mark.parametrize("edition", [2008, 2018])
any_table = pytest.mark.parametrize("seats", [3, 4, 5])


def fresh(seats: int, edition: int, seed: int = 3, colours: list[str] | None = None) -> Game:
    return fc.new_game("classic", seats=seats, edition=edition, aliens="none", seed=seed, colours=colours)


def whole_destiny(g: Game) -> Counter[str]:
    """Every destiny card of the game: in the deck, in the discard, and the one being obeyed."""
    drawn = [g.destiny_card] if g.asks[0].prompt.startswith("destiny.") else []
    return Counter(DESTINY_OPTION[card] for card in (*g.destiny, *g.destiny_discard, *drawn))


@both_editions
@any_table
@pytest.mark.rule("classic:setup.colour_and_pieces", "classic:setup.ships", "classic:setup.colony_marker")
def test_everybody_has_a_colour_five_planets_twenty_ships_and_a_marker_at_0(seats: int, edition: int) -> None:
    table = fresh(seats, edition).view(None)
    assert len(set(table["colours"])) == seats
    assert [len(home) for home in table["worlds"]] == [5] * seats
    for owner, home in enumerate(table["worlds"]):
        for planet in home:
            assert table["planets"][planet] == tuple(4 if seat == owner else 0 for seat in range(seats))
    assert sum(map(sum, table["planets"])) == 20 * seats
    assert table["warp"] == [0] * seats
    assert table["colonies"] == [0] * seats


@pytest.mark.rule("classic:setup.colour_and_pieces")
def test_players_take_the_colours_they_like() -> None:
    g = fresh(3, 2018, colours=["orchid", "jade", "ember"])
    assert g.view(0)["colours"] == ["orchid", "jade", "ember"]


@both_editions
@any_table
@pytest.mark.rule("classic:setup.destiny_deck")
def test_the_destiny_deck_has_the_colours_in_play_the_wilds_and_the_specials(seats: int, edition: int) -> None:
    assert whole_destiny(fresh(seats, edition)) == {
        **{f"destiny:seat:{seat}": 3 for seat in range(seats)},
        "destiny:wild": 2,
        "destiny:most_colonies": 1,
        "destiny:most_cards": 1,
        "destiny:fewest_in_warp": 1,
    }


@both_editions
@pytest.mark.rule("classic:setup.destiny_deck")
def test_the_destiny_deck_is_shuffled(edition: int) -> None:
    orders = {tuple(fresh(5, edition, seed).destiny) for seed in range(20)}
    assert len(orders) == 20


@pytest.mark.rule("classic:setup.ex_destiny_four_players")
def test_without_a_green_player_seventeen_destiny_cards_are_left() -> None:
    colours = ["azure", "orchid", "ember", "saffron"]
    g = fresh(4, 2018, colours=colours)
    deck = whole_destiny(g)
    assert {colours[seat]: deck[f"destiny:seat:{seat}"] for seat in range(4)} == {"azure": 3, "orchid": 3, "ember": 3, "saffron": 3}
    assert deck["destiny:seat:4"] == 0  # green is nobody's colour, so no card leads to a fifth seat
    assert deck.total() == 17


@any_table
@pytest.mark.rule("classic:setup.cosmic_deck_basic_2018")
def test_the_cosmic_deck_is_the_72_cards_without_flares(seats: int) -> None:
    g = fresh(seats, 2018)
    cards = sorted([*g.deck, *g.discard, *(card for hand in g.hands for card in hand)])
    assert cards == list(range(72))
    assert {TYPE[card] for card in cards} == {"attack", "negotiate", "morph", "reinforcement", "artifact"}


@both_editions
@any_table
@pytest.mark.rule("classic:setup.hands")
def test_everybody_is_dealt_eight_cards_and_the_rest_is_the_deck(seats: int, edition: int) -> None:
    g = fresh(seats, edition)
    assert [len(hand) for hand in g.hands] == [8] * seats
    assert len(g.deck) == 72 - 8 * seats
    assert g.discard == []


@both_editions
@pytest.mark.rule("classic:setup.hand_secret")
def test_a_hand_is_in_the_view_of_its_owner_only(edition: int) -> None:
    g = fresh(3, edition)
    for seat in range(3):
        view = g.view(seat)
        assert len(view["hand"]) == 8
        assert view["hands"] == [8, 8, 8]
        assert view["known"] == [[], [], []]
    assert g.view(None)["hand"] == []
    assert g.view(None)["known"] == [[], [], []]


@both_editions
@pytest.mark.rule("classic:setup.hand_secret")
def test_other_hands_could_be_any_and_the_view_would_be_the_same(edition: int) -> None:
    g = fresh(3, edition)
    before = [json.dumps(g.view(seat)) for seat in (0, None)]
    g.hands[1], g.hands[2], g.deck[:8] = g.hands[2], g.deck[:8], g.hands[1]
    for seat, hand in enumerate(g.hands):
        for card in hand:
            g.seen[card] = 1 << seat
    for card in g.deck:
        g.seen[card] = 0
    assert [json.dumps(g.view(seat)) for seat in (0, None)] == before


@both_editions
@pytest.mark.rule("classic:setup.hand_secret")
def test_everybody_is_told_of_the_own_cards_only(edition: int) -> None:
    log: list[Event] = []
    fc.new_game("classic", seats=3, edition=edition, aliens="none", seed=3, listener=log.append)
    dealt = [event for event in log if event.key == "cards.drawn_by_you"]
    assert [(event.audience, event.params[0], len(event.params) - 1) for event in dealt] == [
        ((seat,), f"seat:{seat}", 8) for seat in range(3)
    ]
    assert not any("card:" in str(param) for event in log if event.audience is None for param in event.params)


@both_editions
@pytest.mark.rule("classic:setup.hand_secret")
def test_nobody_is_offered_to_show_cards(edition: int) -> None:
    s = fc.scene("classic", seats=["ember", "saffron", "jade"], edition=edition, phase="planning", hands={"ember": ["attack 6", "morph"]})
    assert s.asked == ["ember"]
    assert s.options("ember") == ["attack 6", "morph"]
    s.does("ember", "morph")
    assert "planning.laid_openly" not in [event.key for event in s.log]


class Stacked:
    """Stands in for a game whose destiny deck comes out of the first shuffle with certain cards on top."""

    def __init__(self, edition: int, colours: list[str], *top: int, first: int | None = None) -> None:
        self.game = Game(setup.configure(len(colours), edition, "none", (), colours, first), 1)
        self.log: list[Event] = []
        self.game.listener = self.log.append
        self.config, self.seats, self.tell = self.game.config, self.game.seats, self.game.tell
        self.destiny = setup.destiny_deck(self.seats)
        self.top = top
        self.shuffles = 0

    def shuffle(self, items: list[Item]) -> None:
        """The first shuffle is ours, the later ones are chance."""
        self.game.shuffle(items)
        self.shuffles += 1
        if self.shuffles == 1:
            for card in reversed(self.top):
                self.destiny.remove(card)
                self.destiny.append(card)

    def first_player(self) -> int:
        """Who begins."""
        return setup._first_player(cast(Game, self))


WILD, MOST_CARDS = DESTINY_OPTION.index("destiny:wild"), DESTINY_OPTION.index("destiny:most_cards")


@pytest.mark.parametrize(
    "edition",
    [
        pytest.param(2008, marks=pytest.mark.rule("classic:setup.first_player_2008")),
        pytest.param(2018, marks=pytest.mark.rule("classic:setup.first_player_2018")),
    ],
)
@pytest.mark.parametrize("top", [(2, 0, 1), (WILD, 2), (MOST_CARDS, WILD, WILD, 2, 0)])
def test_the_first_colour_turned_up_starts_and_all_is_shuffled_again(top: tuple[int, ...], edition: int) -> None:
    g = Stacked(edition, ["ember", "saffron", "jade"], *top)
    assert g.first_player() == 2
    assert sorted(g.destiny) == sorted(setup.destiny_deck(3))
    assert g.shuffles == 2
    assert g.destiny[-len(top) :] != list(reversed(top))


@both_editions
@pytest.mark.rule("classic:setup.first_player_2008", "classic:setup.first_player_2018")
@pytest.mark.parametrize("seed", [1, 2, 3, 4])
def test_the_player_whose_colour_is_shown_has_the_first_turn(seed: int, edition: int) -> None:
    log: list[Event] = []
    g = fc.new_game("classic", seats=4, edition=edition, aliens="none", seed=seed, listener=log.append)
    shown = [event.params for event in log if event.key == "setup.first_player"]
    assert shown == [(f"destiny:seat:{g.offense}", f"seat:{g.offense}")]
    assert [event.params for event in log if event.key == "turn.begins"] == [(f"seat:{g.offense}",)]


@pytest.mark.rule("classic:setup.first_player_2018")
@pytest.mark.parametrize("youngest", [0, 1, 2])
def test_in_a_first_game_the_table_says_who_is_the_youngest(youngest: int) -> None:
    g = fc.new_game("classic", seats=3, edition=2018, aliens="none", first=youngest, seed=5)
    assert g.offense == youngest


@both_editions
@pytest.mark.rule("classic:setup.first_player_2008", "classic:setup.first_player_2018")
def test_chance_lets_everybody_start(edition: int) -> None:
    assert {fresh(5, edition, seed).offense for seed in range(60)} == {0, 1, 2, 3, 4}


@pytest.mark.rule("classic:setup.ex_first_player_purple")
def test_a_purple_card_lets_purple_start() -> None:
    g = Stacked(2018, ["ember", "orchid", "azure"], 1)
    assert g.first_player() == g.config["colours"].index("orchid")
    assert [event.params for event in g.log if event.key == "setup.first_player"] == [("destiny:seat:1", "seat:1")]
    assert sorted(g.destiny) == sorted(setup.destiny_deck(3))
    assert g.shuffles == 2
