"""Set-up: seven steps from shuffled decks to the first discovery card."""

import pytest

import fifthcolony as fc
from fifthcolony.duel.cards import VALUE
from fifthcolony.duel.destiny import DESTINY
from fifthcolony.duel.hooks import must
from fifthcolony.duel.powers import ALIENS, ENVOYS, ICONS, Alien
from fifthcolony.duel.state import Game
from fifthcolony.duel.words import ALWAYS, When
from fifthcolony.kernel.events import Event
from tests.duel.rules.playing import invited


@pytest.mark.rule("duel:setup.order")
def test_the_steps_come_in_their_order() -> None:
    heard: list[Event] = []
    g = fc.new_game("duel", seed=4, aliens=["pickled", "gavel"], listener=heard.append)
    told = [event.key for event in heard if event.audience is None]
    assert told[:2] == ["alien.dealt", "alien.dealt"]
    assert told[2:6] == ["roles.drawn", "cards.drawn", "cards.drawn", "pickled.jar"]
    assert told[6:8] == ["destiny.turned_up", "planet.discovered"]
    assert g.warp == [5, 5]  # in the Warp before a ship can be sent
    assert all(g.envoys)


@pytest.mark.rule("duel:setup.1_decks")
def test_every_deck_is_shuffled_by_itself_and_lies_face_down() -> None:
    games = [fc.new_game("duel", aliens="none", seed=seed) for seed in range(8)]
    decks = [[g.discoveries, g.events, g.refreshes, g.reinforcements, g.planets] for g in games]
    for number in range(5):
        assert len({tuple(game[number]) for game in decks}) == 8
    view = games[0].view(0)
    assert [view["destiny"], view["reinforcements"], view["planets_left"]] == [[12, 25, 19], 19, 11]  # sizes alone


@pytest.mark.rule("duel:setup.2_envoys")
def test_one_envoy_of_each_icon_face_down_and_neutral() -> None:
    seen = set()
    for seed in range(60):
        g = fc.new_game("duel", aliens="none", seed=seed)
        assert [ENVOYS[name].icon for name in g.envoys] == list(ICONS)
        assert [len(reserve) for reserve in g.reserves] == [5, 5, 5]
        for slot, icon in enumerate(ICONS):
            assert {ENVOYS[name].icon for name in g.reserves[slot]} == {icon}
            assert g.envoys[slot] not in g.reserves[slot]
        seen |= set(g.envoys)
    assert seen == set(ENVOYS)  # a random one
    assert [(envoy["name"], envoy["ally"], envoy["face_up"]) for envoy in g.view(0)["envoys"]] == [(None, None, False)] * 3


@pytest.mark.rule("duel:setup.2_first_game")
def test_the_envoys_of_a_first_game() -> None:
    g = fc.new_game("duel", envoys="first", seed=9)
    assert sorted(g.envoys) == ["chosen", "cudgel", "deuce"]
    assert len({ENVOYS[name].icon for name in g.envoys}) == 3
    assert g.face_up == [False, False, False]


@pytest.mark.rule("duel:setup.3_aliens")
def test_two_different_aliens_that_lie_open() -> None:
    for seed in range(30):
        g = fc.new_game("duel", seed=seed)
        assert len(set(g.aliens)) == 2
        assert g.view(0)["aliens"] == g.view(1)["aliens"] == g.view(None)["aliens"] == [[g.aliens[0]], [g.aliens[1]]]
    with pytest.raises(fc.BadConfig, match="two different aliens, not swarm, swarm"):
        fc.new_game("duel", aliens=["swarm", "swarm"])


@pytest.mark.rule("duel:setup.3_alien_procedure")
def test_aliens_come_at_random() -> None:
    dealt = {name for seed in range(200) for name in fc.new_game("duel", seed=seed).aliens}
    assert dealt == set(ALIENS)


@pytest.mark.rule("duel:setup.3_alien_procedure")
def test_or_both_choose_in_secret_out_of_a_few() -> None:
    g = fc.new_game("duel", aliens="choice", seed=2)
    assert [ask.seat for ask in g.asks] == [0, 1]  # at once: nobody has priority
    first, second = g.asks
    assert len(first.options) == len(second.options) == 3
    assert not set(first.options) & set(second.options)
    assert g.view(0)["dealt"] == [option.removeprefix("alien:") for option in first.options]
    g.answer(0, 1)
    assert g.view(1)["aliens"] == [[], []]  # not shown before both have chosen
    g.answer(1, 2)
    assert [f"alien:{name}" for name in g.aliens] == [first.options[1], second.options[2]]


@pytest.mark.rule("duel:setup.3_first_game")
def test_the_aliens_of_a_first_game() -> None:
    assert sorted(fc.new_game("duel", aliens="first").aliens) == ["prime", "swarm"]


@pytest.mark.rule("duel:setup.3_pieces")
def test_each_gets_the_pieces_of_one_colour() -> None:
    games = [fc.new_game("duel", aliens="none", seed=seed) for seed in range(8)]
    for seat in (0, 1):
        orders = {tuple(VALUE[card] for card in g.decks[seat]) for g in games}
        assert len(orders) == 8  # shuffled
        assert all(g.supply[seat] + g.warp[seat] == 20 for g in games)
        assert all(g.view(seat)["ready"][seat] == [0, 1, 2, 3, 4] for g in games)
        assert all(g.view(seat)["spent"][seat] == [] for g in games)
    assert not set(games[0].decks[0] + games[0].hands[0]) & set(games[0].decks[1] + games[0].hands[1])


@pytest.mark.rule("duel:setup.4_warp")
def test_five_ships_of_each_begin_in_the_warp() -> None:
    g = fc.new_game("duel", aliens="none", seed=6)
    assert g.supply == [15, 15]
    assert g.warp == [5, 5]
    assert sum(g.fleet) == 0


@pytest.mark.rule("duel:setup.5_roles")
@pytest.mark.parametrize(("orange", "blue", "leader"), [("13", "07", "orange"), ("-02", "04", "blue"), ("42", "31", "orange")])
def test_the_higher_top_plan_leads(orange: str, blue: str, leader: str) -> None:
    s = fc.scene("duel", begin="roles", decks={"orange": [orange], "blue": [blue]})
    assert s.leader == leader
    assert s.told("roles.drawn") == [("orange", orange, "blue", blue, leader)]
    assert s.game.straggler == 1 - s.seat(leader)


@pytest.mark.rule("duel:setup.5_tie", "duel:setup.5_tie_software")
def test_the_same_card_twice_is_decided_by_an_even_draw_instead_of_by_age() -> None:
    decks = {"orange": ["20"], "blue": ["20"]}
    led = [fc.scene("duel", begin="roles", decks=decks, seed=seed).leader for seed in range(400)]
    assert 150 < led.count("orange") < 250


@pytest.mark.rule("duel:setup.6_hand")
def test_the_shown_plan_and_five_more() -> None:
    decks = {"orange": ["20", "04", "05", "06", "07", "08", "09"], "blue": ["10"]}
    s = fc.scene("duel", begin="roles", decks=decks)
    assert s.hand("orange") == ["04", "05", "06", "07", "08", "20"]
    assert "10" in s.hand("blue")
    assert len(s.hand("blue")) == 6


@pytest.mark.rule("duel:setup.6_other_limit")
def test_a_hand_limit_of_its_own_fills_the_opening_hand() -> None:
    s = fc.scene("duel", aliens=["pantry", "blue"], begin="roles", decks={"pantry": ["20"], "blue": ["10"]})
    assert len(s.hand("pantry")) == 8
    assert "20" in s.hand("pantry")
    assert len(s.game.decks[0]) == 17 - 8
    assert len(s.hand("blue")) == 6


@pytest.mark.rule("duel:setup.6_ex_hand")
def test_the_pictured_set_up() -> None:
    s = fc.scene("duel", begin="roles", decks={"orange": ["13", "04", "31", "11", "-02", "05"], "blue": ["07"]})
    assert s.leader == "orange"
    assert s.names[s.game.straggler] == "blue"
    assert s.hand("orange") == ["-02", "04", "05", "11", "13", "31"]
    assert [len(deck) for deck in s.game.decks] == [11, 11]


@pytest.mark.rule("duel:setup.7_first_card")
def test_the_first_card_is_a_discovery_card() -> None:
    for seed in range(30):
        g = fc.new_game("duel", aliens="none", seed=seed)
        assert [DESTINY[card].deck for card in g.past] == ["discovery"]
    assert fc.scene("duel", begin="roles", next_card="dark_side_diner").game.view(None)["past"] == ["dark_side_diner"]


@must(When.SETUP, ALWAYS)
def draws(g: Game, me: int) -> None:
    g.draw(me, 1)


@must(When.SETUP, ALWAYS)
def gains(g: Game, me: int) -> None:
    g.gain(me, 1)


@pytest.mark.rule("duel:setup.7_abilities")
@pytest.mark.parametrize("leader", ["early", "late"])
def test_set_up_abilities_come_after_the_hands_leader_first(leader: str) -> None:
    decks = {"early": ["20" if leader == "early" else "13"], "late": ["14"]}
    with invited(Alien("early", draws, complexity="green"), Alien("late", gains, complexity="green")):
        s = fc.scene("duel", aliens=["early", "late"], begin="roles", decks=decks)
    told = [event.key for event in s.log if event.audience is None]
    assert told[:8] == ["roles.drawn", "cards.drawn", "cards.drawn", "power.used", told[4], "power.used", told[6], "destiny.turned_up"]
    assert [user for user, _ in s.told("power.used")] == [leader, "late" if leader == "early" else "early"]


@pytest.mark.rule("duel:setup.5_roles", "duel:setup.3_alien_procedure")
def test_nobody_leads_while_aliens_are_chosen() -> None:
    g = fc.new_game("duel", seed=1, aliens="choice")
    assert [g.view(seat)["leader"] for seat in (0, 1, None)] == [None, None, None]
    g.answer(0, 0)
    g.answer(1, 0)
    assert g.view(0)["leader"] == g.leader in (0, 1)
