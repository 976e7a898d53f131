"""Vulch's flare: wild, the opponent holds out cards until one is kept; super, it takes the flares that others discard."""

from typing import Any

import pytest

from fifthcolony import scene
from fifthcolony.classic.scene import Scene
from tests.classic.flares.zaps import card_zapped, offers

SEATS = ["ember", "jade", "azure", "vulch"]
FLARE = "flare vulch"
WINS, LOSES, DEAL = ("attack 20", "attack 4"), ("attack 4", "attack 20"), ("negotiate", "negotiate")


def fought(hands: dict[str, list[str]], laid: tuple[str, str] = WINS, **position: Any) -> Scene:
    """Ember has attacked Jade, who has three cards left."""
    given = {"seats": SEATS, "phase": "reveal", "laid": laid, "stops": True} | position
    hands = {"ember": [], "jade": ["attack 6", "attack 30", "quash"], "azure": [], "vulch": []} | hands
    return scene("classic", **given, hands=hands)


def dropped(hands: dict[str, list[str]], **position: Any) -> Scene:
    """Jade's negotiate would become a 15 by Pacifist's flare, but Azure zaps it."""
    given = {"seats": SEATS, "phase": "reveal", "laid": ("attack 10", "negotiate"), "stops": True} | position
    held = {"ember": [], "jade": ["flare pacifist"], "azure": ["card zap"], "vulch": []} | hands
    s = scene("classic", **given, hands=held).does("jade", "flare pacifist")
    if s.asked == ["ember"]:
        s.does("ember", "pass")
    return s.does("azure", "card zap")


# --- wild -------------------------------------------------------------------------------------------------------------------------------


def test_wild_cards_are_held_out_and_discarded_until_one_is_kept() -> None:
    s = fought({"ember": [FLARE]}).does("ember", FLARE)
    assert s.options("jade") == ["attack 6", "attack 30", "quash"]
    s.does("jade", "attack 6")
    assert s.prompt("ember") == "vulch.want"
    s.does("ember", "no").does("jade", "attack 30").does("ember", "yes")
    assert [s.hand("ember"), s.hand("jade"), "attack 6" in s.discard] == [["attack 30", FLARE], ["quash"], True]


def test_wild_who_wants_none_leaves_the_opponent_with_nothing() -> None:
    s = fought({"ember": [FLARE], "jade": ["attack 6", "attack 30"]}).does("ember", FLARE).does("jade", "attack 30")
    s.does("ember", "no", "no")
    assert [s.hand("ember"), s.hand("jade")] == [[FLARE], []]


def test_wild_only_the_two_see_the_card_that_is_held_out() -> None:
    s = fought({"ember": [FLARE]}).does("ember", FLARE).does("jade", "attack 30")
    cards = [s.game.determinize(2, seed).on_sheet(1, "aside") for seed in range(8)]
    assert len({card for (card,) in cards}) > 1
    assert [s.game.determinize(seat, 1).on_sheet(1, "aside") for seat in (0, 1)] == [s.game.on_sheet(1, "aside")] * 2
    s.does("ember", "yes")
    assert s.game.view(2)["known"][0] == ["flare_vulch"]


def test_wild_as_defense_and_by_a_deal_too() -> None:
    s = fought({"jade": [FLARE], "ember": ["attack 6"]}, LOSES).does("jade", FLARE, "yes")
    assert s.hand("jade") == ["attack 6", FLARE]
    s = (
        fought({"ember": [FLARE, "attack 8"], "jade": ["attack 6"]}, DEAL)
        .does("ember", "give card", "attack 8", "offer")
        .does("jade", "accept")
    )
    s.does("ember", FLARE).does("jade", "attack 6").does("ember", "yes")
    assert s.hand("ember") == ["attack 6", FLARE]


def test_wild_an_artifact_that_goes_by_is_salvaged() -> None:
    s = fought({"ember": [FLARE], "jade": ["quash"]}).does("ember", FLARE, "no")
    assert s.hand("vulch") == ["quash"]


@pytest.mark.parametrize(
    ("who", "laid", "position"),
    [
        ("ember", LOSES, {}),
        ("jade", WINS, {}),
        ("azure", WINS, {"gate": {"ember": 1, "azure": 1}}),
        ("azure", LOSES, {"beside": {"azure": 1}, "edition": 2008}),
    ],
)
def test_wild_only_for_a_main_player_who_has_won(who: str, laid: tuple[str, str], position: dict[str, Any]) -> None:
    s = fought({who: [FLARE], "ember": [FLARE] if who == "ember" else ["attack 8"]}, laid, **position)
    if who == "azure" and laid == LOSES:
        s.does("azure", "card") if "card" in s.options("azure") else s.does("azure", "azure 1")
    assert not offers(s, who, FLARE)


def test_wild_not_where_the_opponent_has_nothing() -> None:
    assert not offers(fought({"ember": [FLARE], "jade": []}), "ember", FLARE)


def test_wild_card_zapped_nothing_is_held_out() -> None:
    s = card_zapped(fought({"ember": [FLARE], "azure": ["card zap"]}), "ember", FLARE, flare=FLARE)
    assert s.hand("jade") == ["attack 6", "attack 30", "quash"]


# --- super ------------------------------------------------------------------------------------------------------------------------------


def test_super_it_takes_a_flare_that_was_discarded() -> None:
    s = dropped({"vulch": [FLARE]})
    s.does("vulch", FLARE, "pass")
    assert sorted(s.hand("vulch")) == ["card zap", "flare pacifist", FLARE]
    assert s.told("power.used")[-1] == ("vulch", "use salvage flares")


def test_super_not_its_own_nor_without_the_power() -> None:
    s = dropped({"vulch": [FLARE]}, zapped=["vulch"])
    assert not offers(s, "vulch", FLARE)
    hands = {"vulch": ["flare pacifist", FLARE], "jade": [], "azure": ["card zap"], "ember": []}
    s = scene(
        "classic", seats=SEATS, offense="ember", defense="vulch", phase="reveal", laid=("attack 10", "negotiate"), stops=True, hands=hands
    )
    s.does("vulch", "flare pacifist").does("azure", "card zap").pass_all()
    assert "flare pacifist" in s.discard
    assert s.told("flare.played") == [("vulch", "flare pacifist", "flare wild")]


def test_super_not_for_other_cards() -> None:
    hands = {"ember": ["plague", "attack 8"], "jade": ["attack 4", "reinforcement 2"], "azure": [], "vulch": [FLARE]}
    s = scene("classic", seats=SEATS, phase="regroup", hands=hands).does("ember", "plague", "jade").does("jade", *["jade 1"] * 3)
    assert all(FLARE not in options for _, _, options, _ in s.asks)


def test_super_card_zapped_the_flare_stays_where_it_is() -> None:
    s = dropped({"vulch": [FLARE], "ember": ["card zap"]}).does("ember", "pass").does("vulch", FLARE).does("ember", "card zap")
    s.does("vulch", "pass")  # it has salvaged a Card Zap of its own
    assert [FLARE in s.discard, "flare pacifist" in s.discard] == [True, True]


def test_super_cosmic_zapped_the_flare_stays_where_it_is() -> None:
    s = dropped({"vulch": [FLARE], "ember": ["cosmic zap"]}).does("ember", "pass").does("vulch", FLARE, "pass")
    s.does("ember", "cosmic zap").does("vulch", "pass")
    assert ["flare pacifist" in s.discard, s.game.view(3)["flared"]] == [True, [(1, "flare_pacifist", "wild")]]
    assert FLARE in s.hand("vulch")
