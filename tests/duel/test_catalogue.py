"""The catalogue of the duel says what the engine plays."""

from collections import Counter
from collections.abc import Iterator

import pytest

from fifthcolony.duel.cards import KIND, TOKENS
from fifthcolony.duel.catalogue import catalogue
from fifthcolony.duel.destiny import DESTINY
from fifthcolony.duel.hooks import must
from fifthcolony.duel.planets import SYMBOL
from fifthcolony.duel.powers import ALIENS, ENVOYS, Envoy, take_in, withdraw
from fifthcolony.duel.state import Game
from fifthcolony.duel.words import CONTEST, When


def test_every_alien_and_envoy_is_told_as_it_is_played() -> None:
    powers = catalogue().breakers
    assert {(power.name, power.level) for power in powers if power.family == "alien"} == {
        (name, alien.complexity) for name, alien in ALIENS.items()
    }
    assert {(power.name, power.icon) for power in powers if power.family == "envoy"} == {
        (name, envoy.icon) for name, envoy in ENVOYS.items()
    }
    assert {power.name: power.provenance for power in powers if power.family == "alien"} == {
        name: alien.provenance for name, alien in ALIENS.items()
    }
    assert Counter(power.family for power in powers) == {"alien": 27, "envoy": 18}


def test_the_uses_of_a_power_say_where_it_works() -> None:
    swarm = next(power for power in catalogue().breakers if power.name == "swarm")
    assert [(use.name, use.at, use.roles, use.optional) for use in swarm.uses] == [("swarm.plus_the_cousins", "d2.send", ("duel",), True)]
    assert swarm.first_game


def test_every_card_is_counted_as_it_is_dealt() -> None:
    cards = catalogue().pieces
    assert Counter({card.name: card.copies for card in cards if card.family in ("plan", "reinforcement")}) == Counter(KIND)
    assert [card.name for card in cards if card.family in ("discovery", "event", "refresh")] == [card.name for card in DESTINY]
    assert Counter(card.symbol for card in cards if card.family == "planet") == Counter(SYMBOL)
    assert sum(card.copies for card in cards if card.family == "tactic") == 2 * TOKENS
    assert len({card.name for card in cards}) == len(cards)
    assert all(":" not in card.name for card in cards)


def test_what_is_printed_on_a_destiny_card() -> None:
    cards = {card.name: card for card in catalogue().pieces}
    revenge, market = cards["regular_revenge"], cards["cards_or_resources"]
    assert (revenge.family, revenge.next, revenge.advantage, revenge.prize_to) == ("event", "refresh", 7, "winner")
    assert revenge.bar == ("blue", "pink", "green", "gold", "red")
    assert market.advantage is None
    assert market.resources["gold"] == "befriend"


@must(When.AFTER_WINNER, CONTEST)
def applaud(_g: Game, _me: int) -> None:
    """Nothing comes of it."""


@pytest.fixture
def claque() -> Iterator[None]:
    envoy = Envoy("claque", applaud, icon="guile")
    take_in(envoy)
    yield
    withdraw(envoy)


@pytest.mark.usefixtures("claque")
def test_somebody_s_own_envoy_is_in_it_while_it_is_there() -> None:
    own = next(power for power in catalogue().breakers if power.name == "claque")
    assert (own.family, own.icon, own.provenance, own.level) == ("envoy", "guile", "original", "")
    assert [(use.name, use.roles, use.optional) for use in own.uses] == [("envoy.claque.applaud", ("contest",), False)]
