"""Cosmic cards: their types, hands that are never refilled or capped, and a deck that runs out."""

import pytest

from fifthcolony import scene
from fifthcolony.classic.cards import KIND, TYPE, TYPES
from fifthcolony.classic.scene import card_name

SEATS = ["ember", "saffron", "jade", "azure"]
EDITIONS = pytest.mark.parametrize("edition", [2008, 2018])


@pytest.mark.rule("classic:cards.types")
def test_every_card_is_of_one_of_the_named_types() -> None:
    assert set(TYPE) == set(TYPES)
    assert set(TYPES) == {"attack", "negotiate", "morph", "reinforcement", "artifact", "flare"}
    kinds = {type_: {card_name(KIND[card]) for card in range(len(TYPE)) if TYPE[card] == type_} for type_ in TYPES}
    assert len(kinds["attack"]) == 18
    assert (kinds["negotiate"], kinds["morph"]) == ({"negotiate"}, {"morph"})
    assert kinds["reinforcement"] == {"reinforcement 2", "reinforcement 3", "reinforcement 5"}
    assert kinds["artifact"] == {
        "card zap", "cosmic zap", "emotion control", "force field", "ionic gas", "mobius tubes", "plague", "quash",
    }  # fmt: skip


@pytest.mark.rule("classic:cards.types")
@EDITIONS
def test_an_effect_on_types_takes_each_type_apart(edition: int) -> None:
    victim = [*["attack 4"] * 2, *["negotiate"] * 2, "morph", *["reinforcement 2"] * 2, "quash", "ionic gas"]
    hands = {"ember": ["attack 8"], "saffron": ["attack 8", "plague"], "jade": victim}
    s = scene("classic", seats=SEATS[:3], edition=edition, phase="regroup", hands=hands, ships={"jade 1": {"jade": 20}})
    s.does("saffron", "plague", "jade")
    assert s.options("jade") == ["ionic gas", "quash"]  # one of each type goes; only here there is something to choose
    s.does("jade", "quash")
    assert s.hand("jade") == ["attack 4", "negotiate", "reinforcement 2", "ionic gas"]


@pytest.mark.rule("classic:cards.no_automatic_refill")
@EDITIONS
def test_nobody_draws_for_an_empty_hand_or_the_end_of_encounter_and_turn(edition: int) -> None:
    hands: dict[str, list[str]] = {"ember": [], "saffron": ["attack 10", "attack 15"], "jade": [], "azure": ["attack 8"]}
    s = scene("classic", seats=SEATS, edition=edition, phase="reveal", laid=("attack 4", "attack 20"), hands=hands, destiny=["azure"])
    assert s.told("turn.begins") == [("saffron",)]  # ember lost; its turn is over
    assert s.told("cards.drawn") == []
    s.does("saffron", "azure 1", "saffron 1", "done", "done").does("azure", "done").does("saffron", "attack 10")
    assert s.told("turn.begins") == [("saffron",), ("jade",)]
    assert [len(s.hand(name)) for name in SEATS] == [0, 1, 8, 0]
    assert [told[0] for told in s.told("cards.drawn")] == ["jade"]  # the start of its own turn, and no encounter card


@pytest.mark.rule("classic:cards.no_automatic_refill")
@EDITIONS
def test_a_hand_without_encounter_cards_is_kept_until_one_is_needed(edition: int) -> None:
    hands = {"ember": ["attack 4", "attack 5"], "saffron": ["quash"], "jade": ["ionic gas"]}
    s = scene("classic", seats=SEATS, edition=edition, phase="launch", hands=hands)
    s.does("ember", "saffron 1", "ember 1", "done", "done")
    assert (s.hand("saffron"), s.hand("jade")) == (["quash"], ["ionic gas"])
    s.does("saffron", "done")  # Planning: the defense needs one now
    assert len(s.hand("saffron")) == 8
    assert s.hand("jade") == ["ionic gas"]


@pytest.mark.rule("classic:cards.hand_has_no_cap")
@EDITIONS
def test_hands_grow_past_eight(edition: int) -> None:
    eight = ["attack 4"] * 4 + ["attack 6"] * 4
    hands = {"ember": ["negotiate"] * 8, "saffron": ["attack 8"] * 6, "jade": eight}
    s = scene(
        "classic", seats=SEATS, edition=edition, phase="reveal", laid=("negotiate", "attack 20"), hands=hands, gate={"ember": 4},
        beside={"jade": 4}, ships={"jade 1": {"jade": 16}},
    )  # fmt: skip
    if edition == 2018:
        s.does("jade", *["card"] * 4)
    assert len(s.hand("ember")) == 12  # compensation
    assert len(s.hand("jade")) == 12  # rewards
    assert s.discard == ["negotiate", "attack 20"]


@pytest.mark.rule("classic:cards.hand_has_no_cap")
@EDITIONS
def test_a_deal_may_take_a_hand_past_eight(edition: int) -> None:
    hands = {"ember": ["attack 6", "attack 12"], "saffron": ["attack 8"] * 6 + ["attack 4"] * 2}
    s = scene("classic", seats=SEATS, edition=edition, phase="reveal", laid=("negotiate", "negotiate"), hands=hands)
    s.does("ember", "give card", "attack 12", "offer").does("saffron", "accept")
    assert len(s.hand("saffron")) == 9


@pytest.mark.rule("classic:cards.deck_reshuffle")
@EDITIONS
def test_the_discards_become_the_deck(edition: int) -> None:
    hands = {"ember": ["attack 8"], "saffron": ["attack 10", "attack 15"], "jade": ["attack 6"], "azure": ["attack 6"]}
    s = scene(
        "classic", seats=SEATS, edition=edition, phase="reveal", laid=("attack 4", "attack 20"), hands=hands, beside={"jade": 3},
        ships={"jade 1": {"jade": 17}}, deck=["attack 40"], rest="discard",
    )  # fmt: skip
    if edition == 2018:
        assert len(s.discard) == 72 - 5 - 2 - 1
        s.does("jade", "card", "card", "card")
    assert len(s.hand("jade")) == 4
    assert "attack 40" in s.hand("jade")  # the last of the old deck
    assert len(s.told("cards.reshuffled")) == 1
    assert len(s.game.deck) == 64 - 2
    assert s.discard == ["attack 4", "attack 20"]  # only what came after


@pytest.mark.rule("classic:cards.deck_reshuffle")
def test_the_deck_is_shuffled_by_chance() -> None:
    drawn = set()
    hands = {"ember": ["attack 8"], "saffron": ["attack 10", "attack 15"], "jade": ["attack 6"]}
    for seed in range(20):
        s = scene(
            "classic", seats=SEATS, seed=seed, phase="reveal", laid=("attack 4", "attack 20"), hands=hands, beside={"jade": 1},
            discard=["attack 7", "attack 9", "attack 11"], rest="azure",
        )  # fmt: skip
        s.does("azure", "pass", "pass").does("jade", "card")
        drawn.add(s.hand("jade")[-1])
    assert drawn == {"attack 7", "attack 9", "attack 11"}


@pytest.mark.rule("classic:cards.cosmic_quake")
@EDITIONS
def test_a_draw_from_nothing_is_a_cosmic_quake(edition: int) -> None:
    hands = {"ember": ["attack 8"], "saffron": ["attack 10", "attack 15"], "jade": ["attack 6"]}
    s = scene(
        "classic", seats=SEATS, edition=edition, phase="reveal", laid=("attack 4", "attack 20"), hands=hands, beside={"jade": 1},
        ships={"jade 1": {"jade": 19}}, rest="azure",
    )  # fmt: skip
    assert len(s.hand("azure")) == 66
    s.does("azure", "pass", "pass")  # its Emotion Control and its Ionic Gas
    if edition == 2018:
        s.does("jade", "card")
    assert len(s.told("cards.quake")) == 1
    assert [len(s.hand(name)) for name in SEATS] == [8, 8, 8, 8]  # the draw that caused it is not made
    assert len(s.game.deck) == 72 - 2 - 4 * 8
    assert s.discard == ["attack 4", "attack 20"]  # on the table during the quake, discarded after it


@pytest.mark.rule("classic:cards.cosmic_quake")
def test_no_quake_while_there_are_discards() -> None:
    hands = {"ember": ["attack 8"], "saffron": ["attack 10", "attack 15"], "jade": ["attack 6"]}
    s = scene(
        "classic", seats=SEATS, phase="reveal", laid=("attack 4", "attack 20"), hands=hands, beside={"jade": 2},
        ships={"jade 1": {"jade": 18}}, deck=["attack 30"], discard=["attack 40"], rest="azure",
    )  # fmt: skip
    s.does("azure", "pass", "pass").does("jade", "card", "card")
    assert s.told("cards.quake") == []
    assert s.hand("jade") == ["attack 6", "attack 30", "attack 40"]


@pytest.mark.rule("classic:cards.cosmic_quake")
def test_a_search_for_an_encounter_card_that_cannot_succeed_ends_in_a_quake() -> None:
    """Somebody holds every encounter card while artifacts and reinforcements lie in the deck: redrawing alone would never end."""
    others = ["card zap", "card zap", "cosmic zap", "cosmic zap", "force field", "ionic gas", "mobius tubes", "quash", "plague"]
    s = scene(
        "classic",
        seats=["ember", "saffron", "jade"],
        phase="start_turn",
        hands={"ember": ["+2"], "jade": []},
        discard=others,
        rest="saffron",
    )
    assert len(s.told("cards.quake")) == 1
    assert any(card.startswith(("attack", "negotiate", "morph")) for card in s.hand("ember"))
