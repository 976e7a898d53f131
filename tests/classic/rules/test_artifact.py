"""Artifacts: all eight at work, refused out of role and moment, answered by a Card Zap, and several in one encounter."""

from typing import Any

import pytest

from fifthcolony import scene
from fifthcolony.classic.scene import Scene

SEATS = ["ember", "saffron", "jade", "azure"]
EDITIONS = pytest.mark.parametrize("edition", [2008, 2018])
HANDS = {"ember": ["attack 8", "attack 14"], "saffron": ["attack 10", "attack 15"], "jade": ["attack 6"], "azure": ["attack 6"]}


def holding(**cards: str | list[str]) -> dict[str, list[str]]:
    """The usual hands, and these artifacts besides."""
    more = {name: [given] if isinstance(given, str) else given for name, given in cards.items()}
    return {name: [*hand, *more.get(name, [])] for name, hand in HANDS.items()}


def regrouping(hands: dict[str, list[str]], **more: Any) -> Scene:
    """The start of an encounter of ember's, two of whose ships and three of jade's are in the warp."""
    position = {"seats": SEATS, "warp": {"ember": 2, "jade": 3}, "ships": {"jade 1": {"jade": 17}}, "destiny": ["saffron"]} | more
    return scene("classic", phase="regroup", hands=hands, **position)


def allied(hands: dict[str, list[str]], **more: Any) -> Scene:
    """Ember's attack on saffron, ember and saffron about to invite."""
    s = scene("classic", seats=SEATS, phase="alliance", hands=hands, ships={"jade 1": {"jade": 20}, "azure 1": {"azure": 20}}, **more)
    s.does("ember", "jade", "done").does("saffron", "azure", "done")
    return s.does("jade", "offense", "jade 1", "done").does("azure", "defense", "done")  # the first ship goes unasked


def revealed(hands: dict[str, list[str]], laid: tuple[str, str] = ("attack 20", "attack 4"), **more: Any) -> Scene:
    """Ember's cards and saffron's are up; one ship against one."""
    position = {"seats": SEATS, "target": "saffron 1", "ships": {"saffron 1": {"saffron": 1}, "jade 1": {"jade": 18}}} | more
    return scene("classic", phase="reveal", laid=laid, hands=hands, **position)


# --- Card Zap -------------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("classic:artifact.conditions", "classic:artifact.single_use")
@pytest.mark.parametrize("zapper", SEATS)
def test_card_zap_negates_an_artifact_as_it_is_played(zapper: str) -> None:
    s = regrouping(holding(saffron="plague") | {zapper: [*holding(saffron="plague")[zapper], "card zap"]})
    s.does("saffron", "plague", "jade")
    assert s.prompt(zapper) == "respond.card"  # in any role
    s.does(zapper, "card zap")
    assert s.ships("jade", "warp") == 3
    assert s.discard == ["card zap", "plague"]
    assert s.told("card.cancelled") == [("saffron", "plague")]


@pytest.mark.rule("classic:artifact.conditions")
def test_card_zap_cannot_stop_powers_reinforcements_or_encounter_cards() -> None:
    hands = {"oracle": ["attack 8", "attack 10", "reinforcement 2"], "saffron": ["attack 4", "attack 5"], "jade": ["card zap", "attack 6"]}
    s = scene("classic", seats=["oracle", "saffron", "jade"], phase="planning", hands=hands, beside={"jade": 1})
    asked = []
    while not s.told("reveal.winner"):
        asked += s.asked
        s.does(s.asked[0], next(label for label in ("reinforcement 2", s.options(s.asked[0])[0]) if label in s.options(s.asked[0])))
    assert s.told("power.used")
    assert s.told("reinforce.played")
    assert "jade" not in asked


@pytest.mark.rule("classic:artifact.conditions")
def test_card_zap_on_card_zap_saves_the_first_card() -> None:
    s = regrouping(holding(saffron=["plague", "card zap"], azure="card zap"))
    s.does("saffron", "plague", "jade", "pass")  # its own Card Zap could answer its own Plague
    s.does("azure", "card zap").does("saffron", "card zap")
    assert s.told("card.cancelled") == [("azure", "card zap")]
    assert s.ships("jade", "warp") == 6
    assert [card for card in s.discard if "zap" in card or card == "plague"] == ["card zap", "card zap", "plague"]


# --- Cosmic Zap -----------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("classic:artifact.conditions", "classic:artifact.single_use")
def test_cosmic_zap_cancels_a_use_and_is_gone() -> None:
    hands = {"oracle": ["attack 8", "attack 10"], "saffron": ["attack 4", "attack 5", "cosmic zap"], "jade": ["cosmic zap"]}
    s = scene("classic", seats=["oracle", "saffron", "jade"], phase="planning", hands=hands)
    s.does("saffron", "cosmic zap")
    assert s.asked == ["oracle", "saffron"]  # jade was not asked to zap the same use again
    assert (s.discard, s.hand("jade")) == (["cosmic zap"], ["cosmic zap"])


@pytest.mark.rule("classic:artifact.conditions")
@pytest.mark.parametrize("again", [True, False])
def test_card_zap_on_cosmic_zap_saves_the_power(again: bool) -> None:
    hands = {"oracle": ["attack 8", "attack 10", "card zap"], "saffron": ["attack 4", "attack 5", "cosmic zap"], "jade": ["cosmic zap"]}
    s = scene("classic", seats=["oracle", "saffron", "jade"], phase="planning", hands=hands)
    s.does("saffron", "cosmic zap").does("oracle", "card zap")
    assert s.told("card.cancelled") == [("saffron", "cosmic zap")]
    assert s.discard == ["card zap", "cosmic zap"]
    s.does("jade", "cosmic zap" if again else "pass")  # the use is still there to be answered
    assert s.asked == (["oracle", "saffron"] if again else ["saffron"])
    assert s.told("power.zapped") == ([("oracle", "oracle")] if again else [])


# --- Emotion Control ------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("classic:artifact.single_use")
@EDITIONS
@pytest.mark.parametrize("player", SEATS)
@pytest.mark.parametrize("laid", [("attack 20", "attack 4"), ("attack 20", "negotiate"), ("negotiate", "attack 4"), ("morph", "attack 4")])
def test_emotion_control_makes_attacks_negotiates(edition: int, player: str, laid: tuple[str, str]) -> None:
    s = revealed(holding(**{player: "emotion control"}), laid, edition=edition, gate={"ember": 1, "jade": 2})
    s.does(player, "emotion control")
    assert s.ships("jade", "jade 1") == 20  # allies go home
    assert s.prompt("ember") == "deal.talk"
    assert s.told("reveal.winner") == s.told("compensation.taken") == []
    assert s.discard == ["emotion control"]


@pytest.mark.rule("classic:artifact.conditions")
@EDITIONS
def test_emotion_control_is_still_played_after_a_reinforcement_and_only_then(edition: int) -> None:
    hands = holding(ember=["reinforcement 5", "reinforcement 2"], jade="emotion control")
    s = revealed(hands, ("attack 4", "attack 6"), edition=edition).does("jade", "pass").does("ember", "reinforcement 5", "offense")
    s.does("ember", "pass").does("jade", "emotion control")
    assert s.prompt("ember") == "deal.talk"  # nobody is asked for another reinforcement
    assert s.told("reveal.winner") == []
    s = revealed(hands, ("attack 4", "attack 6"), edition=edition).does("jade", "pass").does("ember", "pass")
    assert len(s.told("reveal.winner")) == 1


@pytest.mark.rule("classic:artifact.conditions")
def test_emotion_control_needs_an_attack() -> None:
    s = revealed(holding(jade="emotion control"), ("negotiate", "negotiate"))
    assert s.prompt("ember") == "deal.talk"


# --- Force Field ----------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("classic:artifact.single_use")
@EDITIONS
@pytest.mark.parametrize(
    ("picked", "gone"), [(["jade", "done"], ["jade"]), (["azure", "done"], ["azure"]), (["jade", "azure"], ["jade", "azure"])]
)
def test_force_field_cancels_the_alliances_its_player_picks(edition: int, picked: list[str], gone: list[str]) -> None:
    s = allied(holding(jade="force field", azure="reinforcement 2"), edition=edition)
    s.does("jade", "force field")
    assert "done" not in s.options("jade")  # at least one
    s.does("jade", *picked)
    assert (s.ships("jade", "gate"), s.ships("azure", "beside")) == (0 if "jade" in gone else 2, 0 if "azure" in gone else 1)
    assert (s.ships("jade", "jade 1") == 20, s.ships("azure", "azure 1") == 20) == ("jade" in gone, "azure" in gone)
    s.does("ember", "attack 8").does("saffron", "attack 10")
    assert ("azure" in s.asked) == ("azure" not in gone)  # who is no ally any more may not reinforce


@pytest.mark.rule("classic:artifact.conditions")
def test_force_field_needs_an_ally() -> None:
    s = scene("classic", seats=SEATS, phase="alliance", hands=holding(jade="force field"))
    s.does("ember", "done").does("saffron", "jade", "done").does("jade", "decline")
    assert s.prompt("ember") == "planning.select"


@pytest.mark.rule("classic:artifact.conditions")
def test_force_field_sends_an_uninvited_parasite_home() -> None:
    hands = {"ember": ["attack 8", "attack 14"], "saffron": ["attack 10", "force field"]}
    s = scene("classic", seats=["ember", "saffron", "parasite"], phase="alliance", hands=hands)
    s.does("ember", "done").does("saffron", "done").does("parasite", "use infest", "offense", "parasite 1", "done")
    s.does("saffron", "force field").does("parasite", "parasite 2")
    assert (s.ships("parasite", "gate"), s.ships("parasite", "parasite 2")) == (0, 5)


# --- Ionic Gas ------------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("classic:artifact.single_use")
@EDITIONS
@pytest.mark.parametrize("player", SEATS)
def test_ionic_gas_stops_compensation_and_rewards(edition: int, player: str) -> None:
    s = revealed(holding(**{player: "ionic gas"}), ("negotiate", "attack 4"), edition=edition, beside={"jade": 2}, warp={"jade": 0})
    s.does(player, "ionic gas")
    assert s.told("compensation.taken") == s.told("rewards.cards") == s.told("rewards.ships") == []
    assert (s.ships("jade", "jade 1"), s.ships("ember", "warp")) == (20, 1)  # the rest goes its way
    assert s.discard == ["ionic gas", "negotiate", "attack 4"]


@pytest.mark.rule("classic:artifact.conditions")
def test_ionic_gas_needs_a_winner() -> None:
    s = revealed(holding(jade="ionic gas"), ("negotiate", "negotiate"))
    s.does("ember", "none", *["ember 1"] * 3).does("saffron", *["saffron 2"] * 3)
    assert s.told("card.played") == []
    assert "ionic gas" in s.hand("jade")


# --- Mobius Tubes ---------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("classic:artifact.single_use")
@EDITIONS
def test_mobius_tubes_empty_the_warp(edition: int) -> None:
    s = regrouping(holding(ember="mobius tubes"), edition=edition)
    s.does("ember", "mobius tubes", "ember 1", "ember 2")
    assert [s.ships(name, "warp") for name in SEATS] == [0, 0, 0, 0]
    assert (s.ships("ember", "ember 1"), s.ships("ember", "ember 2"), s.ships("jade", "jade 1")) == (5, 5, 20)
    assert s.discard == ["mobius tubes"]
    assert s.prompt("ember") == "launch.aim"  # nothing left to retrieve


@pytest.mark.rule("classic:artifact.conditions")
@pytest.mark.parametrize("holder", ["saffron", "jade"])
def test_mobius_tubes_are_for_the_offense(holder: str) -> None:
    s = regrouping(holding(**{holder: "mobius tubes"}))
    assert s.prompt("ember") == "regroup.retrieve"


@pytest.mark.rule("classic:artifact.single_use")
def test_mobius_tubes_leave_ships_without_a_colony_in_the_warp() -> None:
    s = regrouping(holding(ember="mobius tubes"), ships={"jade 1": {}}, warp={"jade": 20, "azure": 1})
    s.does("ember", "mobius tubes").does("azure", "azure 1")
    assert (s.ships("jade", "warp"), s.ships("azure", "warp")) == (20, 0)


# --- Plague ---------------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("classic:artifact.single_use")
@EDITIONS
@pytest.mark.parametrize("player", SEATS)
@pytest.mark.parametrize("victim", ["saffron", "azure"])
def test_plague_takes_three_ships_and_a_card_of_each_type(edition: int, player: str, victim: str) -> None:
    hands = holding(**{player: "plague"})
    hands[victim] = [card for card in hands[victim] if card == "plague"]
    hands[victim] += ["attack 4", "attack 5", "negotiate", "morph", "reinforcement 2", "reinforcement 3", "quash"]
    s = regrouping(hands, edition=edition)
    s.does(player, "plague", victim)
    s.does(victim, f"{victim} 1", f"{victim} 2", f"{victim} 2", "attack 4", "reinforcement 3")  # the victim chooses
    assert (s.ships(victim, "warp"), s.ships(victim, f"{victim} 1"), s.ships(victim, f"{victim} 2")) == (3, 3, 2)
    assert s.hand(victim) == ["attack 5", "reinforcement 2"]
    assert s.discard == ["plague", "attack 4", "negotiate", "morph", "reinforcement 3", "quash"]


@pytest.mark.rule("classic:artifact.single_use")
def test_plague_takes_what_there_is() -> None:
    s = regrouping(holding(saffron="plague"), ships={"jade 1": {"jade": 2}}, warp={"jade": 18})
    s.does("saffron", "plague", "jade")
    assert (s.ships("jade", "warp"), s.hand("jade")) == (20, [])


@pytest.mark.rule("classic:artifact.single_use")
def test_zombie_survives_the_plague() -> None:
    hands = {"ember": ["attack 8", "plague"], "zombie": ["attack 8"]}
    s = scene("classic", seats=["ember", "zombie", "jade"], phase="regroup", hands=hands)
    s.does("ember", "plague", "zombie").does("zombie", "zombie 1", "zombie 2", "zombie 3").does("zombie", *["zombie 1"] * 3)
    assert (s.ships("zombie", "warp"), s.ships("zombie", "zombie 1")) == (0, 6)


# --- Quash ----------------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("classic:artifact.single_use")
@EDITIONS
@pytest.mark.parametrize("player", SEATS)
def test_quash_voids_an_agreed_deal(edition: int, player: str) -> None:
    s = revealed(holding(**{player: "quash"}), ("negotiate", "negotiate"), edition=edition)
    s.does("ember", "give card", "attack 8", "offer").does("saffron", "accept")
    s.does(player, "quash")
    s.does("ember", *["ember 1"] * 3).does("saffron", *["saffron 2"] * 3).does("ember", "ember 2")
    assert (s.ships("ember", "warp"), s.ships("saffron", "warp")) == (3, 3)
    assert (s.hand("ember"), s.hand("saffron")) == (["attack 8", "attack 14"], ["attack 10", "attack 15"])
    assert s.game.offense == s.seat("saffron")  # no second encounter
    assert s.discard == ["quash", "negotiate", "negotiate"]


@pytest.mark.rule("classic:artifact.conditions")
def test_quash_waits_for_an_agreed_deal() -> None:
    s = revealed(holding(jade="quash"), ("negotiate", "negotiate"))
    s.does("ember", "give card", "attack 8", "offer").does("saffron", "refuse").does("saffron", "none")
    s.does("ember", *["ember 1"] * 3).does("saffron", *["saffron 2"] * 3)
    assert s.told("deal.failed")
    assert s.told("card.played") == []


# --- all of them ----------------------------------------------------------------------------------------------------------------------

MOMENTS = {
    "card zap": set(),  # nothing to answer here
    "cosmic zap": set(),
    "emotion control": {"window.reveal.after_reveal"},
    "force field": {"window.alliance.after_formed"},
    "ionic gas": {"window.resolution.outcome"},
    "mobius tubes": {"window.regroup.start"},
    "plague": {"window.regroup.start"},
    "quash": {"window.resolution.deal"},
}
"""The only moments of an encounter at which each artifact can be played."""


def moments_of(artifact: str, holder: str, laid: str) -> set[str]:
    """Where an artifact is offered in an encounter without powers, from its start to its end, when nobody plays any."""
    hands = {"ember": ["attack 4", laid], "saffron": ["attack 10", laid], "jade": ["attack 6"], "azure": ["attack 12"]}
    hands[holder] = [*hands[holder], artifact]
    s = scene("classic", seats=SEATS, phase="start_turn", destiny=["saffron"], hands=hands, warp={"ember": 2, "jade": 2})
    wanted = (laid, "offer", "give random", "accept", "saffron 1", "jade", "offense", "done", "pass", "no")
    offered = set()
    while s.game.offense == s.seat("ember"):
        name = s.asked[0]
        options = s.options(name)
        if artifact in options:
            offered.add(s.prompt(name))
        s.does(name, next((label for label in wanted if label in options), options[0]))
    return offered


@pytest.mark.rule("classic:artifact.conditions")
@pytest.mark.parametrize("artifact", MOMENTS)
@pytest.mark.parametrize(("holder", "role"), [("ember", "offense"), ("saffron", "defense"), ("jade", "ally"), ("azure", "onlooker")])
def test_an_artifact_is_played_in_its_role_and_at_its_moment_only(artifact: str, holder: str, role: str) -> None:
    offered = moments_of(artifact, holder, "attack 8") | moments_of(artifact, holder, "negotiate")
    assert offered == (set() if artifact == "mobius tubes" and role != "offense" else MOMENTS[artifact])


@pytest.mark.rule("classic:artifact.single_use")
@pytest.mark.parametrize("artifact", ["emotion control", "force field", "ionic gas", "mobius tubes", "plague", "quash"])
def test_a_card_zapped_artifact_does_nothing_and_is_discarded(artifact: str) -> None:
    hands = holding(ember=artifact, azure="card zap")
    if artifact in ("mobius tubes", "plague"):
        s = regrouping(hands).does("ember", artifact, *["jade"] * (artifact == "plague"))
    elif artifact == "force field":
        s = allied(hands).does("ember", artifact, "jade", "done")
    else:
        laid = {"emotion control": ("attack 20", "attack 4"), "ionic gas": ("attack 20", "negotiate"), "quash": ("negotiate", "negotiate")}
        s = revealed(hands, laid[artifact])
        if artifact == "quash":
            s.does("ember", "give card", "attack 14", "offer").does("saffron", "accept")
        s.does("ember", artifact)
    s.does("azure", "card zap")
    assert s.discard[:2] == ["card zap", artifact]
    assert artifact not in s.hand("ember")
    assert {
        "emotion control": lambda: s.told("reveal.winner") == [("offense", "ember")],
        "force field": lambda: s.ships("jade", "gate") == 2,
        "ionic gas": lambda: len(s.told("compensation.taken")) == 1,
        "mobius tubes": lambda: (s.ships("jade", "warp"), s.prompt("ember")) == (3, "regroup.retrieve"),
        "plague": lambda: (s.ships("jade", "warp"), s.hand("jade")) == (3, ["attack 6"]),
        "quash": lambda: "attack 14" in s.hand("saffron"),
    }[artifact]()


@pytest.mark.rule("classic:artifact.single_use")
def test_there_is_no_limit_on_artifacts() -> None:
    # One player plays four in one encounter, two of them at the same moment, and a second one plays another.
    hands = holding(ember=["mobius tubes", "plague", "force field", "emotion control"], saffron="quash")
    s = regrouping(hands)
    s.does("ember", "plague", "jade").does("ember", "mobius tubes", "ember 1", "ember 1")
    assert [s.ships(name, "warp") for name in SEATS] == [0, 0, 0, 0]
    s.does("ember", "saffron 1", "ember 1", "done", "jade", "done").does("saffron", "done").does("jade", "offense", "done")
    s.does("ember", "force field")
    assert s.ships("jade", "jade 1") == 20
    s.does("ember", "attack 14").does("saffron", "attack 10").does("ember", "emotion control")
    s.does("ember", "give card", "offer").does("saffron", "accept", "quash")
    assert [played[1] for played in s.told("card.played")] == ["plague", "mobius tubes", "force field", "emotion control", "quash"]
    assert s.told("deal.failed") == [("ember", "saffron")]
    assert {"plague", "mobius tubes", "force field", "emotion control", "quash"} <= set(s.discard)


@pytest.mark.rule("classic:board.return_needs_colony")
def test_who_loses_its_last_colony_while_tubes_open_stays_in_the_warp() -> None:
    ships = {"jade 1": {"jade": 1}} | {f"jade {number}": {} for number in (2, 3, 4, 5)}
    hands = {"ember": ["mobius tubes", "attack 8"], "jade": ["flare void", "attack 10"], "remora": [], "azure": ["cosmic zap"]}
    given = {"seats": ["ember", "jade", "remora", "azure"], "phase": "regroup", "warp": {"ember": 1, "jade": 19, "remora": 2}}
    s = scene("classic", **given, ships=ships, hands=hands, stops=True).does("ember", "mobius tubes").does("jade", "pass")
    s.does("ember", "ember 1").does("remora", "use cling to ships").does("azure", "cosmic zap").does("jade", "flare void")
    assert s.ships("jade", "warp") == 20
