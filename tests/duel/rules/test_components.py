"""What is in the box, and what the game is about."""

import pytest

import fifthcolony as fc
from fifthcolony.duel.cards import FIRST_REINFORCEMENT, HALVES, ICONS, KIND, PLANS, REINFORCEMENTS, TOKENS, VALUE
from fifthcolony.duel.destiny import DESTINY, numbers_of
from fifthcolony.duel.planets import TILES
from fifthcolony.duel.powers import ALIENS, COMPLEXITIES, ENVOYS
from fifthcolony.duel.words import DECKS, DISCOVERY, EVENT, REFRESH
from tests.duel.rules.playing import CALM, by_chance, fight, planets_with, plans_but


@pytest.mark.rule("duel:game.players")
def test_two_play_one_orange_one_blue_each_with_an_alien() -> None:
    view = fc.new_game("duel", seed=3).view(0)
    assert view["seats"] == 2
    assert view["colours"] == ["orange", "blue"]
    assert [len(aliens) for aliens in view["aliens"]] == [1, 1]


@pytest.mark.rule("duel:game.players")
@pytest.mark.parametrize("seats", [0, 1, 3, 5])
def test_neither_fewer_nor_more_can_play(seats: int) -> None:
    with pytest.raises(fc.BadConfig, match=f"a duel has 2 seats, not {seats}"):
        fc.new_game("duel", seats=seats)


@pytest.mark.rule("duel:game.goal")
@pytest.mark.parametrize(("planets", "winners"), [(4, []), (5, ["orange"])])
def test_the_aim_is_to_hold_five_planets_before_the_next_card(planets: int, winners: list[str]) -> None:
    s = fc.scene("duel", begin="checkpoint", next_card="cheap_moon", planets=planets_with("orange", planets))
    assert s.winners == winners


@pytest.mark.rule("duel:game.ability_beats_rule")
def test_an_alien_beats_the_rule_of_the_dial() -> None:
    s = fc.scene("duel", aliens=["swarm", "blue"], card="cheap_moon")
    s.does("swarm", "dial 4").does("blue", "dial 4").does("swarm", "use plus the cousins")
    assert s.ships("swarm") == 5
    assert s.ships("blue") == 4


@pytest.mark.rule("duel:game.ability_beats_rule")
def test_an_envoy_beats_the_number_on_the_tactic() -> None:
    s = fc.scene("duel", **CALM, hands={"orange": ["13", "20"], "blue": ["14", "20"]}, allies={"orange": "cudgel"}, face_up=["cudgel"])
    fight(s, "13 blast 1", "14 recover 1", (2, 4))
    assert s.warp("blue") == 7


@pytest.mark.rule("duel:game.ability_beats_rule")
def test_a_destiny_card_beats_the_rule_of_the_supply() -> None:
    s = fc.scene("duel", card="full_of_stars")
    s.does("orange", "dial 3").does("blue", "dial 4")
    assert [s.supply("orange"), s.supply("blue")] == [15, 15]
    assert [s.warp("orange"), s.warp("blue")] == [2, 1]


@pytest.mark.rule("duel:component.cards")
def test_the_cards_in_the_box() -> None:
    assert len(ALIENS) == 27
    assert len(ENVOYS) == 18
    assert [len(numbers_of(deck)) for deck in (DISCOVERY, EVENT, REFRESH)] == [13, 25, 19]
    assert len(REINFORCEMENTS) == 19
    g = fc.new_game("duel", aliens="none", seed=5)
    assert [len(g.hands[seat]) + len(g.decks[seat]) for seat in (0, 1)] == [17, 17]
    assert len(g.reinforcements) == 19


@pytest.mark.rule("duel:component.pieces")
def test_the_pieces_in_the_box() -> None:
    view = fc.new_game("duel", aliens="none", seed=5).view(None)
    assert [view["supply"][seat] + view["warp"][seat] for seat in (0, 1)] == [20, 20]
    assert [len(tokens) for tokens in view["ready"]] == [5, 5]
    assert len(view["row"]) + view["planets_left"] == len(TILES) == 12
    assert sorted(ask.seat for ask in fc.new_game("duel", aliens="none").asks) == [0, 1]  # a dial each
    assert view["leader"] in (0, 1)  # the other has the straggler token


@pytest.mark.rule("duel:component.plan_range")
def test_a_plan_deck_has_plans_only_from_minus_2_to_42() -> None:
    g = fc.new_game("duel", aliens="none", seed=8)
    for seat in (0, 1):
        cards = g.hands[seat] + g.decks[seat]
        assert all(card < 2 * len(PLANS) for card in cards)
        assert min(VALUE[card] for card in cards) == -2
        assert max(VALUE[card] for card in cards) == 42


@pytest.mark.rule("duel:component.plan_range")
def test_a_reinforcement_can_enter_a_deck_later() -> None:
    piles = {"orange": [*plans_but("04"), "+12"]}
    s = fc.scene("duel", card="fresh_ideas", next_card="cheap_moon", hands={"orange": ["04"], "blue": ["04"]}, piles=piles)
    held = s.game.decks[0] + s.game.hands[0]
    assert (len(s.game.decks[0]), s.hand("orange").count("04"), s.pile("orange")) == (14, 1, [])
    assert [KIND[card] for card in held if card >= FIRST_REINFORCEMENT] == ["reinf_p12"]


@pytest.mark.rule("duel:component.plan_decks_equal")
def test_both_plan_decks_have_the_same_17_values() -> None:
    g = fc.new_game("duel", aliens="none", seed=8)
    values = [sorted(VALUE[card] for card in g.hands[seat] + g.decks[seat]) for seat in (0, 1)]
    assert values[0] == values[1] == sorted({plan.value for plan in PLANS})
    assert len(values[0]) == 17


@pytest.mark.rule("duel:component.destiny_decks")
def test_three_decks_of_destiny_cards_and_no_others() -> None:
    g = fc.new_game("duel", aliens="none", seed=2)
    assert g.view(0)["destiny"] == [12, 25, 19]
    assert g.view(0)["past"] == [DESTINY[g.card].name]
    decks = {DISCOVERY: [*g.discoveries, g.card], EVENT: g.events, REFRESH: g.refreshes}
    for name, deck in decks.items():
        assert {DESTINY[card].deck for card in deck} == {name}
    assert sum(len(deck) for deck in decks.values()) == len(DESTINY) == 57


@pytest.mark.rule("duel:component.next_icon")
def test_every_destiny_card_names_one_deck() -> None:
    assert all(card.next in DECKS for card in DESTINY)
    assert {card.next for card in DESTINY} == set(DECKS)


@pytest.mark.rule("duel:component.tactic_halves")
def test_a_token_has_two_halves_with_an_icon_and_a_number() -> None:
    assert TOKENS == 5
    assert len(HALVES) == 10
    assert all(icon in ICONS and value > 0 for icon, value in HALVES)
    assert {("shield", 2), ("blast", 4), ("recover", 1), ("recover", 2)} <= set(HALVES)


@pytest.mark.rule("duel:component.tactic_halves")
def test_one_half_is_used_a_play() -> None:
    s = fc.scene("duel", **CALM, hands={"orange": ["13", "20"], "blue": ["14", "20"]})
    s.does("orange", "dial 4").does("blue", "dial 4")
    assert len(s.options("orange")) == 2 * 10  # two plans, each with one half of one of five tokens
    s.does("orange", "13 blast 3").does("blue", "14 blast 4")  # the shield 2 on orange's token does not help
    assert s.told("duel.won_by_ships") == [("blue",)]


@pytest.mark.rule("duel:component.tactic_back")
def test_readied_tokens_look_alike_from_behind() -> None:
    views = []
    for tactic in ("blast 4", "shield 1", "recover 1", "recover 2"):
        s = fc.scene("duel", **CALM, hands={"orange": ["13", "20"], "blue": ["14", "20"]})
        s.does("orange", "dial 4").does("blue", "dial 4").lays("orange", "13", tactic)
        views.append(s.game.view(s.seat("blue")))
    assert all(view == views[0] for view in views)
    assert "blast_4" not in str(views[0]["tactics"])


@pytest.mark.rule("duel:component.dial")
def test_a_dial_shows_one_to_four() -> None:
    s = fc.scene("duel", card="cheap_moon")
    assert s.options("orange") == s.options("blue") == ["dial 1", "dial 2", "dial 3", "dial 4"]


@pytest.mark.rule("duel:component.complexity")
def test_colours_of_frames_grade_aliens_and_do_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    assert {alien.complexity for alien in ALIENS.values()} == set(COMPLEXITIES) == {"green", "yellow", "red"}
    *_, before = by_chance(11, aliens=["swarm", "gavel"])
    for name in ("swarm", "gavel"):
        monkeypatch.setattr(ALIENS[name], "complexity", "red")
    *_, after = by_chance(11, aliens=["swarm", "gavel"])
    assert after.dump() == before.dump()
