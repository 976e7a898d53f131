"""Filch's flare: stealing what is being played; taking the cards of others. And the one of old: cheating."""

from typing import Any

import pytest

from fifthcolony import new_game, scene
from fifthcolony.classic.flare_deck import flare_of
from fifthcolony.classic.knowledge import knows_flare
from fifthcolony.classic.scene import Scene
from tests.classic.flares.zaps import card_zapped, cosmic_zapped, never_offered

SEATS = ["ember", "jade", "filch", "azure"]
FLARE = "flare filch"
CLASSIC = "flare filch classic"


def begins(hands: dict[str, list[str]], **position: Any) -> Scene:
    """An encounter of Ember's begins; Filch's power is silent."""
    given = {"ember": ["attack 8"], "jade": ["attack 8"], "filch": [], "azure": []} | hands
    return scene("classic", **({"seats": SEATS, "phase": "regroup", "hands": given, "destiny": ["jade"], "stops": True} | position))


# --- wild -------------------------------------------------------------------------------------------------------------------------------


def test_for_a_negotiate_it_steals_an_artifact_as_it_is_played() -> None:
    s = begins({"ember": ["attack 8", "mobius tubes"], "azure": ["negotiate", FLARE]}, warp={"jade": 3})
    s.does("ember", "mobius tubes").does("azure", FLARE)
    assert [s.hand("azure"), s.hand("ember"), s.discard] == [["mobius tubes", FLARE], ["attack 8"], ["negotiate"]]
    assert s.ships("jade", "warp") == 3


def test_it_steals_a_flare_which_is_not_played_again() -> None:
    hands = {
        "ember": ["attack 8", "attack 9", "flare fido"],
        "jade": ["attack 8", "attack 6", "negotiate", FLARE],
        "filch": [],
        "azure": [],
    }
    s = scene("classic", seats=SEATS, phase="planning", discard=["attack 1"], hands=hands, stops=True)
    s.does("ember", "flare fido").does("jade", FLARE)
    assert [s.hand("jade"), s.told("card.stolen")] == [["attack 6", "attack 8", "flare fido", FLARE], [("jade", "ember", "flare fido")]]
    assert s.asked == ["ember", "jade"]  # for the selection: neither flare works once more


@pytest.mark.parametrize("hand", [["attack 4", FLARE], ["attack 4", "negotiate"]], ids=["nothing to give", "no flare"])
def test_it_takes_a_negotiate_and_the_flare(hand: list[str]) -> None:
    s = begins({"ember": ["attack 8", "mobius tubes"], "azure": hand}).does("ember", "mobius tubes")
    assert never_offered(s, FLARE)


def test_nobody_steals_from_itself() -> None:
    s = begins({"ember": ["attack 8", "negotiate", "mobius tubes", FLARE]}).does("ember", "mobius tubes")
    assert never_offered(s, FLARE)


def test_card_zapped_the_artifact_works_and_the_negotiate_stays() -> None:
    s = begins({"ember": ["attack 8", "mobius tubes"], "azure": ["negotiate", FLARE], "jade": ["attack 8", "card zap"]})
    card_zapped(s.does("ember", "mobius tubes").does("jade", "pass"), "azure", FLARE, flare=FLARE)
    assert [s.hand("azure"), "mobius tubes" in s.discard] == [["negotiate"], True]


# --- super, of both versions ------------------------------------------------------------------------------------------------------------


def resolved(flare: str, hands: dict[str, list[str]] | None = None, **position: Any) -> Scene:
    """Ember's 20 has beaten Jade's 4."""
    given: dict[str, list[str]] = {"ember": [], "jade": [], "filch": [flare], "azure": []} | (hands or {})
    fixed = {"seats": SEATS, "phase": "reveal", "laid": ("attack 20", "attack 4"), "hands": given, "stops": True}
    return scene("classic", **(fixed | {"variants": ["classic_filch"] if flare == CLASSIC else []} | position))


@pytest.mark.parametrize("flare", [FLARE, CLASSIC])
@pytest.mark.parametrize("position", [{}, {"gate": {"ember": 1, "filch": 1}}], ids=["onlooker", "ally"])
def test_it_takes_one_of_the_cards_though_it_was_no_main_player(flare: str, position: dict[str, Any]) -> None:
    s = resolved(flare, **position).does("filch", flare)
    assert [s.told("power.used"), s.options("filch")] == [[("filch", "use theft in passing")], ["attack 4", "attack 20"]]
    s.does("filch", "attack 20")
    assert [s.hand("filch"), s.discard] == [["attack 20", flare], ["attack 4"]]


def test_as_a_main_player_or_without_its_power_it_is_not_played() -> None:
    s = resolved(FLARE, offense="filch", defense="jade")
    assert s.options("filch") == ["use theft", "pass"]
    assert never_offered(resolved(FLARE, zapped=["filch"]), FLARE)


def test_where_both_cards_are_gone_there_is_nothing_to_take() -> None:
    s = resolved(FLARE, powers={"ember": ["clone"], "jade": ["fido"]}).does("ember", "use replicate")
    s.does("jade", "use fetch", "azure").does("azure", "yes").does("jade", "card")
    assert never_offered(s, FLARE)


@pytest.mark.parametrize("flare", [FLARE, CLASSIC])
def test_cosmic_zapped_the_cards_stay_where_they_are(flare: str) -> None:
    s = cosmic_zapped(resolved(flare, {"azure": ["cosmic zap"]}), "filch", flare, flare=flare)
    assert s.discard[:2] == ["attack 20", "attack 4"]


# --- the wild side of old: cheating -----------------------------------------------------------------------------------------------------


def table(**position: Any) -> Scene:
    """Ember's 20 has beaten Jade's 4, and the encounter is over. Azure holds the old flare; two of its ships are in the warp."""
    given = {"warp": {"azure": 2}, "discard": ["attack 40"], "deck": ["attack 30"], "zapped": ["filch"]} | position
    return resolved(CLASSIC, {"filch": [], "azure": [CLASSIC]} | given.pop("hands", {}), **given)


def others_pass(s: Scene) -> Scene:
    """Nobody calls anybody a cheat."""
    for name in ("ember", "jade", "filch"):
        s.does(name, "pass")
    return s


def test_all_are_asked_at_once_and_only_the_holder_can_cheat() -> None:
    s = table()
    assert s.asked == ["ember", "jade", "filch", "azure"]
    assert s.options("azure") == ["filch ship", "filch deck", "filch card attack 4", "filch card attack 20", "filch card attack 40", "pass"]
    assert s.options("jade") == ["ember", "filch", "azure", "pass"]


@pytest.mark.parametrize(("taken", "card"), [("filch deck", "attack 30"), ("filch card attack 40", "attack 40")])
def test_uncaught_it_has_the_card_and_no_event_tells_the_others(taken: str, card: str) -> None:
    s = others_pass(table().does("azure", taken))
    assert s.hand("azure") == [card, CLASSIC]
    told = [event.key for event in s.log if event.audience is None]
    assert not [key for key in told if key.startswith(("filch", "flare", "cards.drawn", "cards.picked_up"))]
    view = s.game.view(0)
    assert [view["known"][3], view["flared"], view["hands"][3]] == [[], [], 2]


def test_uncaught_a_ship_comes_home() -> None:
    s = others_pass(table().does("azure", "filch ship")).does("azure", "azure 3")
    assert [s.ships("azure", "warp"), s.ships("azure", "azure 3"), s.told("ships.retrieved")] == [1, 5, []]


def test_caught_it_shows_the_flare_gets_nothing_and_loses_a_ship_and_the_caller_draws() -> None:
    s = table(hands={"jade": [], "ember": []}).does("azure", "filch card attack 40")
    s.does("ember", "azure").does("jade", "azure").does("filch", "pass").does("azure", "azure 1")
    assert [s.told("filch.caught"), s.told("flare.played")] == [[("ember", "azure"), ("jade", "azure")], [("azure", CLASSIC, "flare wild")]]
    assert [s.hand("azure"), "attack 40" in s.discard, s.ships("azure", "warp")] == [[CLASSIC], True, 3]
    assert [len(s.hand("ember")), len(s.hand("jade"))] == [1, 1]
    assert s.game.view(0)["known"][3] == ["flare_filch_classic"]


@pytest.mark.parametrize("deed", ["filch deck", "pass"], ids=["another cheats", "nobody does"])
def test_who_calls_in_vain_loses_a_ship(deed: str) -> None:
    s = table().does("azure", deed).does("ember", "jade").does("jade", "pass").does("filch", "pass").does("ember", "ember 1")
    assert [s.told("filch.slandered"), s.ships("ember", "warp")] == [[("ember", "jade")], 1]
    assert ("attack 30" in s.hand("azure")) == (deed != "pass")


def test_an_honest_holder_that_is_called_a_cheat_has_nothing_to_fear() -> None:
    s = table().does("azure", "pass").does("ember", "azure").does("jade", "pass").does("filch", "pass")
    assert [s.told("filch.caught"), s.prompt("ember")] == [[], "ships.lose"]


def test_what_others_see_and_are_asked_does_not_depend_on_who_has_it() -> None:
    holds, draws = table(), table(hands={"azure": ["attack 30"]}, deck=[CLASSIC])
    assert [draws.prompt(name) for name in draws.asked] == ["filch.watch"] * 4
    assert [holds.game.view(seat) for seat in (0, 1, 2, None)] == [draws.game.view(seat) for seat in (0, 1, 2, None)]


def test_once_all_know_where_it_is_only_its_holder_is_watched() -> None:
    s = table(hands={"ember": ["+2"]})
    s.game.seen[s.game.flares[0]] = 0b1111
    s.does("ember", "pass")
    assert [s.prompt("azure"), s.options("jade")] == ["filch.cheat", ["azure", "pass"]]
    assert table(hands={"azure": []}, discard=["attack 40", CLASSIC]).is_over


def test_whoever_has_played_a_flare_in_this_encounter_does_not_cheat() -> None:
    s = table(hands={"azure": [CLASSIC, "flare citadel"]}, beside={"azure": 1}, phase="reveal").does("azure", "flare citadel")
    s.pass_all()
    assert "filch.cheat" not in {prompt for _, prompt, _, _ in s.asks}


def test_that_it_is_in_the_deck_is_no_secret() -> None:
    g = new_game("classic", seats=3, variants=["flares", "classic_filch"], flares=["filch"], aliens=["void", "mind", "zombie"], seed=5)
    card = flare_of(g, "filch")
    assert all(knows_flare(g, seat, card) for seat in range(3))
    other = flare_of(g, "amoeba")
    assert other not in g.flares or not knows_flare(g, None, other)
