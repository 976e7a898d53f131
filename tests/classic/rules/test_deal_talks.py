"""How a deal is talked out: offers part by part, answers, rounds; and what everybody comes to know by it."""

from random import Random
from typing import Any

import pytest

from fifthcolony import load, scene
from fifthcolony.classic.scene import Scene

SEATS = ["ember", "jade", "azure", "orchid"]


def talks(**position: Any) -> Scene:
    """Ember and Jade have both revealed negotiates, and Ember speaks first."""
    given = {"seats": SEATS, "phase": "reveal", "laid": ("negotiate", "negotiate"), **position}
    return scene("classic", **given)


def hands(ember: list[str], jade: list[str], azure: list[str] | None = None) -> dict[str, list[str]]:
    """The hands of the dealers, and of one who looks on."""
    return {"ember": ember, "jade": jade, "azure": azure or ["attack 8"]}


def known(s: Scene, who: str, of: str) -> list[str]:
    """What one player knows of another's hand."""
    found: list[str] = s.game.view(s.seat(who))["known"][s.seat(of)]
    return found


# --- rounds -----------------------------------------------------------------------------------------------------------------------------


def test_an_offer_is_put_together_part_by_part_and_read_back() -> None:
    s = talks(hands=hands(["attack 4", "attack 6"], ["attack 20"]))
    s.does("ember", "give card")
    assert [s.prompt("ember"), s.options("ember")] == ["deal.item", ["attack 4", "attack 6"]]
    s.does("ember", "attack 4", "want type", "type attack", "want colony", "jade 2")
    assert s.game.ask_of(0).params == ("seat:0:card:attack_04", "seat:1:type:attack", "seat:1:planet:1.2")
    assert s.told("deal.offered") == []  # nobody has heard of it yet
    assert s.game.view(s.seat("jade"))["offer"] == []
    s.does("ember", "offer")
    assert s.game.ask_of(1).params == ("seat:0", "seat:0:card:attack_04", "seat:1:type:attack", "seat:1:planet:1.2")
    assert s.game.view(None)["offer"] == [(0, "card:attack_04"), (1, "type:attack"), (1, "planet:1.2")]


def test_who_refuses_has_the_word_and_may_make_a_counter_offer() -> None:
    s = talks(hands=hands(["attack 4", "attack 6"], ["attack 20"]))
    s.does("ember", "give card", "attack 4", "offer").does("jade", "refuse")
    assert s.prompt("jade") == "deal.talk"
    assert s.game.view(None)["offer"] == []
    s.does("jade", "want card", "attack 6", "offer").does("ember", "accept")
    assert s.hand("jade") == ["attack 6", "attack 20"]
    assert s.told("deal.offered") == [("ember", "jade", "ember card attack 4"), ("jade", "ember", "ember card attack 6")]


def test_a_dealer_may_leave_the_word_to_the_other() -> None:
    s = talks().does("ember", "let them speak")
    assert s.prompt("jade") == "deal.talk"


@pytest.mark.rule("classic:deal.time_limit")
@pytest.mark.parametrize("edition", [2008, 2018])
def test_when_the_rounds_have_run_out_the_deal_has_failed(edition: int) -> None:
    s = talks(edition=edition, deal_rounds=3)
    s.does("ember", "give card", "offer").does("jade", "refuse", "let them speak").does("ember", "give card", "offer")
    assert s.told("deal.failed") == []
    s.does("jade", "refuse")
    assert s.told("deal.failed") == [("ember", "jade")]
    assert s.prompt("ember") == "deal.pay"


@pytest.mark.rule("classic:deal.time_limit")
def test_an_offer_of_the_last_round_may_still_be_accepted() -> None:
    s = talks(deal_rounds=1).does("ember", "give card", "offer").does("jade", "accept")
    assert s.told("deal.made") == [("ember", "jade")]


@pytest.mark.parametrize("moment", ["at once", "in the middle of an offer", "instead of an answer"])
def test_either_dealer_may_break_off(moment: str) -> None:
    s = talks()
    if moment == "at once":
        s.does("ember", "none")
    elif moment == "in the middle of an offer":
        s.does("ember", "give card", "none")
    else:
        s.does("ember", "give card", "offer").does("jade", "none")
    assert s.told("deal.broken_off") == [("jade" if moment == "instead of an answer" else "ember",)]
    assert s.prompt("ember") == "deal.pay"


def test_in_the_middle_of_an_offer_a_game_can_be_dumped_and_loaded() -> None:
    s = talks(hands=hands(["attack 4", "attack 6"], ["attack 20"])).does("ember", "give card", "attack 4", "want colony")
    twin = load(s.game.dump())
    assert twin.ask_of(0).options == s.game.ask_of(0).options
    assert twin.ask_of(0).params == s.game.ask_of(0).params


# --- what can be promised, and asked for --------------------------------------------------------------------------------------------------


def test_no_card_is_promised_twice() -> None:
    s = talks(hands=hands(["attack 4", "attack 6", "negotiate"], []))
    s.does("ember", "give type", "highest attack", "give card")
    assert s.options("ember") == ["attack 4", "negotiate"]  # the 6 is gone
    s.does("ember", "attack 4", "give type")  # there is one left, so this is a negotiate
    assert s.options("ember")[:2] == ["offer", "none"]
    assert not {"give card", "give type", "give random"} & set(s.options("ember"))


def test_a_card_of_a_type_that_was_promised_whole_cannot_be_named() -> None:
    s = talks(hands=hands(["attack 4", "attack 6", "negotiate"], []))
    s.does("ember", *["give type", "type attack"] * 2, "give card")  # named is what is left
    assert s.game.ask_of(0).params[-1] == "seat:0:card:negotiate"


def test_highest_and_lowest_go_on_from_what_was_promised_before() -> None:
    s = talks(hands=hands(["attack 4", "attack 6", "attack 20"], []))
    s.does("ember", *["give type", "highest attack"] * 2, "offer").does("jade", "accept")
    assert s.hand("jade") == ["attack 6", "attack 20"]


def test_a_type_is_delivered_beside_a_named_card_of_the_same_type() -> None:
    s = talks(hands=hands(["attack 4", "attack 6", "attack 20"], []))
    s.does("ember", "give card", "attack 20", "give type", "type attack", "offer").does("jade", "accept")
    assert s.options("ember") == ["attack 4", "attack 6"]  # the 20 is spoken for
    s.does("ember", "attack 6")
    assert s.hand("jade") == ["attack 6", "attack 20"]


@pytest.mark.parametrize("seed", range(1, 9))
def test_a_card_at_random_is_never_one_that_was_promised(seed: int) -> None:
    s = talks(hands=hands(["attack 4", "attack 6", "attack 20"], []), seed=seed)
    s.does("ember", "give card", "attack 20", "give type", "lowest attack", "give random", "offer").does("jade", "accept")
    assert s.hand("jade") == ["attack 4", "attack 6", "attack 20"]


def test_anything_the_other_might_hold_can_be_asked_for_but_no_more_cards_than_it_has() -> None:
    s = talks(hands=hands([], ["attack 4", "attack 6"]))
    s.does("ember", "want card")
    assert {"attack 40", "cosmic zap", "morph"} <= set(s.options("ember"))
    s.does("ember", "attack 40", "want random")
    assert not {"want card", "want type", "want random"} & set(s.options("ember"))


@pytest.mark.parametrize(
    "wish",
    [["want card", "attack 20"], ["want type", "type reinforcement"], ["want card", "attack 4", "want card", "attack 4"]],
)
def test_who_does_not_hold_what_is_asked_for_cannot_accept(wish: list[str]) -> None:
    s = talks(hands=hands(["attack 8"], ["attack 4", "attack 6"])).does("ember", *wish, "offer")
    assert s.options("jade") == ["refuse", "none"]


def test_nobody_can_tell_an_offer_that_could_not_be_accepted_from_one_that_was_not() -> None:
    views = []
    for jade in (["attack 20"], ["attack 6"]):  # the second does not hold what is asked for
        s = talks(hands=hands(["attack 8"], jade)).does("ember", "want card", "attack 20", "offer")
        asked = [s.game.view(s.seat(name)) for name in ("ember", "azure", "orchid")]
        s.does("jade", "refuse", "let them speak")
        views.append([asked, [s.game.view(s.seat(name)) for name in ("ember", "azure", "orchid")], s.game.view(None)])
    assert views[0] == views[1]


def test_who_has_no_ship_to_settle_with_is_granted_no_colony() -> None:
    nowhere: dict[str, dict[str, int]] = {f"jade {number}": {} for number in range(1, 6)}
    s = talks(ships=nowhere, warp={"jade": 20})
    assert "give colony" not in s.options("ember")
    assert "want colony" not in s.options("ember")  # Jade has none to grant, either


# --- who knows what -----------------------------------------------------------------------------------------------------------------------


def test_naming_a_card_of_ones_own_shows_that_one_holds_it() -> None:
    s = talks(hands=hands(["attack 4", "attack 6"], ["attack 20"])).does(
        "ember", "give card", "attack 4", "want card", "attack 20", "offer"
    )
    assert [known(s, who, "ember") for who in ("jade", "azure")] == [["attack_04"]] * 2
    assert known(s, "azure", "jade") == []  # a wish shows nothing
    s.does("jade", "refuse")
    assert known(s, "azure", "jade") == []


def test_a_named_card_changes_hands_before_everybodys_eyes() -> None:
    s = talks(hands=hands(["attack 4", "attack 6"], ["attack 20"])).does(
        "ember", "want card", "attack 20", "give card", "attack 4", "offer"
    )
    s.does("jade", "accept")
    assert [known(s, "azure", "ember"), known(s, "azure", "jade")] == [["attack_20"], ["attack_04"]]
    assert [known(s, "ember", "jade"), known(s, "jade", "ember")] == [["attack_04"], ["attack_20"]]


@pytest.mark.parametrize("words", [["type attack"], ["highest attack"], ["lowest attack"], None])
def test_what_was_not_named_is_seen_by_the_two_dealers_only(words: list[str] | None) -> None:
    s = talks(hands=hands(["attack 6"], []))
    s.does("ember", *(["give type", *words] if words else ["give random"]), "offer").does("jade", "accept")
    assert s.hand("jade") == ["attack 6"]
    assert known(s, "ember", "jade") == ["attack_06"]
    assert known(s, "azure", "jade") == s.game.view(None)["known"][1] == []


def test_a_card_of_a_type_stays_hidden_even_if_its_like_was_named() -> None:
    s = talks(hands=hands(["attack 6", "attack 6", "attack 4"], []))
    s.does("ember", "give card", "attack 6", "give type", "type attack", "offer").does("jade", "accept").does("ember", "attack 6")
    assert s.hand("jade") == ["attack 6", "attack 6"]
    assert known(s, "azure", "jade") == ["attack_06"]  # the one that was named


def test_a_card_got_openly_is_not_lost_sight_of_when_another_goes_back_unseen() -> None:
    s = talks(hands=hands(["attack 4"], ["attack 6", "attack 8"]))
    s.does("ember", "give card", "want random", "offer").does("jade", "accept")
    assert known(s, "azure", "jade") == ["attack_04"]


def watched(ember: list[str], seen: dict[str, list[int]]) -> Scene:
    """The same talks, with Ember's hand; who has seen which of its cards, by their place in the hand."""
    s = scene("classic", seats=SEATS, phase="planning", hands=hands(["negotiate", *ember], ["negotiate"]))
    for name, places in seen.items():
        for place in places:
            s.game.seen[s.game.hands[0][place + 1]] |= 1 << s.seat(name)
    return s.does("ember", "negotiate")


def test_an_onlooker_loses_track_of_a_hand_out_of_which_a_card_went_unseen() -> None:
    s = watched(["attack 4", "attack 6"], {"azure": [0, 1]})
    assert known(s, "azure", "ember") == ["attack_04", "attack_06"]
    s.does("ember", "give random", "offer").does("jade", "accept")
    assert known(s, "azure", "ember") == known(s, "azure", "jade") == []


@pytest.mark.parametrize("place", [0, 1])
def test_of_two_copies_nobody_learns_which_one_went(place: int) -> None:
    s = watched(["attack 6", "attack 6", "attack 4"], {"azure": [place]})
    s.does("ember", "give card", "attack 6", "offer")
    assert known(s, "azure", "ember") == ["attack_06"]  # it is not two, for all that Azure can tell
    s.does("jade", "accept")
    assert [known(s, "azure", "ember"), known(s, "azure", "jade")] == [[], ["attack_06"]]


@pytest.mark.parametrize("place", [0, 1])
def test_neither_does_who_gets_it(place: int) -> None:
    s = watched(["attack 6", "attack 6"], {"jade": [place]})
    s.does("ember", "give type", "type attack", "offer").does("jade", "accept")
    assert s.hand("jade") == ["attack 6"]
    assert known(s, "jade", "ember") == []


@pytest.mark.parametrize("seat", range(4))
def test_hands_dealt_afresh_still_hold_what_was_promised(seat: int) -> None:
    held = hands(["attack 20", "attack 4", "+3", "+2"], ["attack 10", "attack 12", "negotiate"], ["quash"])
    s = talks(hands=held).does("ember", "give card", "attack 20", "give type", "type reinforcement", "give type", "lowest attack")
    s.does("ember", "want type", "type attack", "offer")
    chance = Random(seat)
    for name, answer in (("jade", "accept"), ("ember", "reinforcement 2"), ("jade", "attack 12"), ("azure", "pass")):
        for seed in range(20):
            g = s.game.determinize(seat, seed)
            while g.asks and g.encounter == 1 and g.offense == 0:  # whatever is answered, nobody is found without a card it owes
                ask = g.asks[0]
                g.answer(ask.seat, 0 if ask.prompt == "deal.reply" else chance.randrange(len(ask.options)))
        s.does(name, answer)
    assert s.told("deal.made") == [("ember", "jade")]
    assert list(map(len, s.game.determinize(seat, 1).hands)) == list(map(len, s.game.hands))  # what was promised has been given
