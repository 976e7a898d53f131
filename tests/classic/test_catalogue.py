"""The catalogue of the classic game says what the engine plays."""

from collections import Counter
from collections.abc import Iterator

import pytest

import fifthcolony as fc
from fifthcolony.classic.cards import KIND
from fifthcolony.classic.catalogue import ClassicAlien, catalogue
from fifthcolony.classic.flares import FLARES
from fifthcolony.classic.hooks import may, must
from fifthcolony.classic.inventions import TECHNOLOGIES
from fifthcolony.classic.powers import ALIENS, Alien, register, withdraw
from fifthcolony.classic.setup import destiny_deck
from fifthcolony.classic.state import Game
from fifthcolony.classic.variants import NAMES
from fifthcolony.classic.words import ALL_PHASES, Phase, Role, When, phase_of

SEATS = 5


def told(name: str) -> ClassicAlien:
    return next(alien for alien in catalogue().breakers if alien.name == name)


def test_every_alien_is_told_as_it_is_played() -> None:
    told = {alien.name: (alien.level, alien.phases, alien.editions) for alien in catalogue().breakers}
    assert told == {name: (alien.alert, alien.phases, alien.editions) for name, alien in ALIENS.items()}
    assert len(told) == 51


def test_an_alien_does_nothing_in_a_phase_that_is_not_told() -> None:
    for alien in catalogue().breakers:
        phases = {phase_of(use.at) for use in alien.uses if not use.at.startswith("event.")}
        assert phases - {"any"} <= set(alien.phases), alien.name


def test_where_and_as_whom_it_acts() -> None:
    will, filch, parasite = map(told, ("will", "filch", "parasite"))
    assert (will.phases, will.roles) == (("destiny", "launch"), ("offense",))
    assert [(use.name, use.at, use.optional) for use in will.uses] == [("will.choice", "destiny.after_draw", False)]
    assert filch.roles == ("offense", "defense")
    assert [use.optional for use in filch.uses] == [True]
    assert parasite.roles == ("offensive_ally", "defensive_ally", "none")
    assert told("zombie").roles == ("offense", "defense", "offensive_ally", "defensive_ally", "none")


def test_what_works_without_being_used_is_no_use() -> None:
    assert [use.name for use in told("zombie").uses] == ["zombie.immortality"]


def test_aliens_that_never_meet_say_so_of_each_other() -> None:
    apart = {alien.name: set(alien.apart) for alien in catalogue().breakers}
    assert any(apart.values())
    for name, others in apart.items():
        for other in others:
            assert name in apart[other]
            with pytest.raises(fc.BadConfig):
                fc.new_game("classic", seats=3, aliens=[name, other, next(free for free in apart if free not in others | {name, other})])


def test_the_decks_are_counted_as_they_are_dealt() -> None:
    cards = {card.name: card for card in catalogue().pieces}
    assert Counter({card.name: card.copies for card in cards.values() if card.family != "destiny"}) == Counter(KIND)
    assert (cards["attack_08"].family, cards["attack_08"].value, cards["attack_08"].copies) == ("attack", 8, 7)
    assert (cards["reinforcement_3"].family, cards["reinforcement_3"].value, cards["reinforcement_3"].copies) == ("reinforcement", 3, 3)
    destiny = {card.name: card.copies for card in cards.values() if card.family == "destiny"}
    assert sum(destiny.values()) + (SEATS - 1) * destiny["colour"] == len(destiny_deck(SEATS))
    assert destiny == {"colour": 3, "wild": 2, "most_colonies": 1, "most_cards": 1, "fewest_in_warp": 1}


def test_every_flare_is_told_with_the_roles_and_phases_of_its_sides() -> None:
    told = {flare.name: flare for flare in catalogue().flares}
    assert told.keys() == {flare.kind for flare in FLARES.values()}
    anti_matter = {side.side: side for side in told["flare_anti_matter"].sides}
    assert anti_matter["wild"].roles == ("offense", "defense", "offensive_ally", "defensive_ally")
    assert anti_matter["super"].roles == (*anti_matter["wild"].roles, "none")
    assert anti_matter["wild"].phases == ALL_PHASES
    assert [(side.side, side.phases) for side in told["flare_tripler"].sides] == [("wild", ("reveal",)), ("super", ("reveal",))]


OTHERS = ("offensive_ally", "defensive_ally", "none")


@pytest.mark.parametrize(
    ("name", "side", "roles", "phase"),
    [
        ("hacker", "wild", ("offense", "defense"), "resolution"),
        ("hacker", "super", ("offense", "defense"), "resolution"),
        ("human", "super", ("offense", "defense", "offensive_ally", "defensive_ally"), "reveal"),
        ("mind", "super", OTHERS, "alliance"),
        ("shadow", "super", ("offense",), "destiny"),
        ("spiff", "wild", ("defense",), "resolution"),
    ],
)
def test_a_side_is_told_with_the_roles_and_phases_printed_on_it(name: str, side: str, roles: tuple[str, ...], phase: str) -> None:
    flare = next(flare for flare in catalogue().flares if flare.name == f"flare_{name}")
    (told,) = [told for told in flare.sides if told.side == side]
    assert (told.roles, told.phases) == (roles, (phase,))


def test_every_technology_is_told_as_it_is_played() -> None:
    told = {technology.name: technology for technology in catalogue().technologies}
    assert told.keys() == TECHNOLOGIES.keys()
    assert len(told) == 20
    mines, lasers = told["gluon_mines"], told["xenon_lasers"]
    assert (mines.needs, mines.kind, mines.roles, mines.phases) == (None, "face_down", ("defense",), ("planning",))
    assert (lasers.needs, lasers.kind, lasers.phases) == (3, "lasting", ("reveal",))
    assert lasers.roles == ("offense", "defense", "offensive_ally", "defensive_ally")


def test_every_variant_is_told_with_what_it_goes() -> None:
    told = {variant.name: variant for variant in catalogue().variants}
    assert tuple(told) == NAMES
    assert (told["freewheeling_flares"].editions, told["freewheeling_flares"].needs) == ((2008,), ("flares",))


@may(When.AFTER_REVEAL, Role.DEFENSE)
def glow(_g: Game, _me: int) -> None:
    """Nothing comes of it."""


@must(When.LOSSES, Role.ALLY)
def fade(_g: Game, _me: int) -> None:
    """Nothing comes of it either."""


@pytest.fixture
def lantern() -> Iterator[None]:
    phases = (Phase.REVEAL, Phase.RESOLUTION)
    register(Alien("lantern", glow, fade, alert="red", phases=phases, editions=(2018,), not_with=("will",)))
    yield
    withdraw("lantern")


@pytest.mark.usefixtures("lantern")
def test_somebody_s_own_alien_is_in_it_while_it_is_there() -> None:
    own = told("lantern")
    assert (own.level, own.phases, own.editions, own.apart) == ("red", ("reveal", "resolution"), (2018,), ("will",))
    assert own.roles == ("defense", "offensive_ally", "defensive_ally")
    assert [(use.name, use.optional) for use in own.uses] == [("lantern.glow", True), ("lantern.fade", False)]
    assert told("will").apart == ("lantern",)


def test_and_not_longer() -> None:
    assert "lantern" not in {alien.name for alien in catalogue().breakers}
