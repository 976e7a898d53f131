"""The chain of destiny cards, the checkpoint between two of them, and the past."""

from itertools import pairwise

import pytest

import fifthcolony as fc
from fifthcolony.duel.destiny import DESTINY, numbers_of
from fifthcolony.duel.hooks import must
from fifthcolony.duel.powers import Alien
from fifthcolony.duel.state import Game
from fifthcolony.duel.words import ALWAYS, DISCOVERY, When
from fifthcolony.kernel.events import Event
from tests.duel.rules.playing import CALM, by_chance, fight, invited, keys, lay, planets_with

HANDS = {"orange": ["13", "20"], "blue": ["06", "04"]}


@pytest.mark.rule("duel:loop.sequence")
def test_a_card_is_laid_open_carried_out_and_followed_by_the_next() -> None:
    s = fc.scene("duel", begin="draw", next_card="unfinished_bridges", hands=HANDS)
    assert s.game.view(1)["past"] == ["unfinished_bridges"]
    fight(s, "13 shield 1", "06 shield 1")
    assert [deck for deck, _ in s.told("destiny.turned_up")][:2] == ["discovery", "event"]
    assert keys(s).index("planet.held") < keys(s).index("destiny.turned_up", 1)  # prize and cleanup are done by then
    assert s.game.view(1)["past"][1] == s.told("destiny.turned_up")[1][1].replace(" ", "_")


@pytest.mark.unguarded
@pytest.mark.rule("duel:loop.sequence", "duel:loop.next_deck", "duel:component.next_icon")
@pytest.mark.parametrize("seed", range(5))
def test_every_card_leads_to_the_deck_on_its_icon(seed: int) -> None:
    heard: list[Event] = []
    *_, g = by_chance(seed, heard, aliens="none")
    drawn = [event.params for event in heard if event.key == "destiny.turned_up"]
    cards = {card.word: card for card in DESTINY}
    assert len(drawn) > 3
    assert drawn[0][0] == "deck:discovery"
    for (_, before), (deck, after) in pairwise(drawn):
        assert deck == f"deck:{cards[str(before)].next}" == f"deck:{cards[str(after)].deck}"
    assert g.outcome is not None


@pytest.mark.rule("duel:loop.ex_forsaken", "duel:loop.next_deck")
def test_forsaken_planet_leads_to_the_event_deck() -> None:
    s = fc.scene("duel", card="forsaken_planet", hands=HANDS)
    fight(s, "13 shield 1", "06 shield 1").does("blue", "pass", "pass")
    assert s.game.view(None)["past"][0] == "forsaken_planet"
    assert s.told("destiny.turned_up")[0][0] == "event"


@pytest.mark.rule("duel:loop.checkpoint")
def test_between_two_cards_come_the_win_the_limit_and_empty_hands() -> None:
    s = fc.scene("duel", begin="checkpoint", next_card="cheap_moon", planets=planets_with("orange", 5))
    assert s.winners == ["orange"]
    seven = ["04", "05", "06", "07", "08", "09", "10"]
    s = fc.scene("duel", begin="checkpoint", next_card="cheap_moon", hands={"orange": seven, "blue": []})
    assert s.prompt("orange") == "card.discard_down"
    s.does("orange", "10")
    assert s.hand("orange") == seven[:-1]
    assert len(s.hand("blue")) == 6
    assert s.game.view(None)["past"] == ["cheap_moon"]


@must(When.LOOP_START, ALWAYS)
def pays(g: Game, _me: int) -> None:
    g.tell("test.pays", g.leader)


@must(When.BEFORE_DRAW, ALWAYS)
def looks(g: Game, me: int) -> None:
    g.tell("test.looks", len(g.hands[me]))


@pytest.mark.rule("duel:loop.checkpoint_order")
def test_the_order_of_the_checkpoint() -> None:
    seven = ["04", "05", "06", "07", "08", "09", "10"]
    planets = {"payday": {"early": 1}}
    with invited(Alien("early", pays, looks, complexity="green")):
        position = {"aliens": ["early", "blue"], "leader": "blue", "planets": planets, "hands": {"early": [], "blue": seven}}
        s = fc.scene("duel", begin="checkpoint", next_card="cheap_moon", **position).does("blue", "10")
        telling = ["roles.switched", "test.pays", "card.discarded", "cards.drawn", "test.looks", "destiny.turned_up"]
        assert [key for key in keys(s) if key in telling] == telling
        assert s.told("test.pays") == [("0",)]  # roles were compared before
        assert s.told("test.looks") == [("6",)]  # empty hands were filled before
        position = {"aliens": ["early", "blue"], "planets": planets_with("early", 5), "hands": {"early": [], "blue": seven}}
        s = fc.scene("duel", begin="checkpoint", next_card="cheap_moon", **position)
    assert keys(s) == ["power.used", "test.pays", "game.over"]  # the win comes before any discard or draw


@pytest.mark.rule("duel:loop.checkpoint_order")
def test_a_debt_can_be_paid_in_time_for_the_win() -> None:
    s = fc.scene("duel", aliens=["debtor", "blue"], begin="checkpoint", planets=planets_with("debtor", 5), tokens={"debtor": {"debts": 1}})
    assert s.winners == []
    s.does("debtor", "use pay back")
    assert s.winners == ["debtor"]


@pytest.mark.rule("duel:loop.no_checkpoint_before_first")
def test_no_checkpoint_before_the_first_card() -> None:
    with invited(Alien("early", pays, looks, complexity="green")):
        s = fc.scene("duel", aliens=["early", "blue"], begin="roles", next_card="unfinished_bridges")
        assert s.told("destiny.turned_up")
        assert not s.told("test.pays")
        assert not s.told("test.looks")
        first, second = s.hand("early")[0], s.hand("blue")[0]
        fight(s, f"{first} shield 1", f"{second} shield 1")
        while not s.told("test.looks"):
            s.game.answer(s.game.asks[0].seat, 0)
    assert len(s.told("destiny.turned_up")) == 2
    assert len(s.told("test.pays")) == 1


@pytest.mark.rule("duel:loop.discovery_kind")
@pytest.mark.parametrize("number", numbers_of(DISCOVERY))
def test_every_discovery_card_is_a_duel_over_a_new_planet(number: int) -> None:
    s = fc.scene("duel", card=DESTINY[number].name, planets={"payday": {"orange": 1}}, stack=["salad"])
    assert s.game.view(None)["arena"] == "salad"
    assert s.game.view(None)["scope"] == "duel"
    assert s.prompt("orange") == s.prompt("blue") == "dial.set"


@pytest.mark.unguarded
@pytest.mark.rule("duel:loop.discovery_outcome")
@pytest.mark.parametrize("seed", range(25))
def test_after_a_duel_somebody_holds_its_planet(seed: int) -> None:
    arena = -1
    for g in by_chance(seed, envoys=["tugboat", "mirror", "lodger"]):
        if arena not in (-1, g.arena) and g.outcome is None:
            assert g.controls(0, arena) or g.controls(1, arena)
        arena = g.arena


@pytest.mark.rule("duel:loop.destiny_empty")
def test_an_empty_deck_is_made_anew_from_the_past() -> None:
    refreshes = [DESTINY[number].name for number in numbers_of("refresh")]
    past = [*refreshes[:4], "warp_hiccup", *refreshes[4:], "talent_show"]
    s = fc.scene("duel", card="cheap_moon", past=past, hands=HANDS)
    assert s.game.view(None)["destiny"][2] == 0
    fight(s, "13 shield 1", "06 shield 1")
    again = s.told("destiny.turned_up")[0][1].replace(" ", "_")
    assert again in refreshes
    assert s.game.view(None)["past"][:4] == ["warp_hiccup", "talent_show", "cheap_moon", again]
    assert s.game.view(None)["destiny"][2] == len(refreshes) - 1


@pytest.mark.rule("duel:past.single", "duel:past.order")
def test_one_open_past_in_the_order_of_play() -> None:
    past = ["cheap_moon", "warp_hiccup", "fan_mail"]
    s = fc.scene("duel", **CALM, past=past, hands=HANDS)
    fight(s, "13 shield 1", "06 shield 1")
    expected = [*past, "unfinished_bridges", "talent_show"]
    assert [s.game.view(seat)["past"] for seat in (0, 1, None)] == [expected] * 3


@pytest.mark.unguarded
@pytest.mark.rule("duel:past.order")
def test_the_past_only_grows() -> None:
    past: list[int] = []
    for g in by_chance(3, aliens="none"):
        assert g.past[: len(past)] == past or not (g.discoveries and g.events and g.refreshes)
        past = g.past[:]
    assert len(past) > 4


@pytest.mark.rule("duel:loop.sequence")
def test_an_event_is_carried_out_completely_before_the_next_card() -> None:
    s = fc.scene("duel", card="talent_show", next_card="cheap_moon", hands=HANDS)
    lay(s, "20", "04")
    assert keys(s).index("cards.gained") < keys(s).index("destiny.turned_up")
    assert s.pile("orange") == ["20"]
