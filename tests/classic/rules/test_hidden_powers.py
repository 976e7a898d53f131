"""Hidden powers: sheets that lie face down do nothing until their players turn them up."""

from typing import Any

import pytest

import fifthcolony as fc
from fifthcolony import load, scene
from fifthcolony.classic.cards import KIND
from fifthcolony.classic.changing_powers import discard_power, exchange_powers
from fifthcolony.classic.kit import CLASSIC
from fifthcolony.classic.powers import ALIENS
from fifthcolony.classic.scene import Scene
from fifthcolony.kernel.errors import BadConfig
from fifthcolony.kernel.events import Event

TWO_HOMES: dict[str, dict[str, int]] = {"tripler 3": {}, "tripler 4": {}, "tripler 5": {}}


def hidden(*seats: str, **position: Any) -> Scene:
    """The first seat attacks the second; all aliens are face down."""
    aliens = [name for name in seats if name in ALIENS]
    return scene("classic", **({"seats": list(seats), "hidden": aliens, "phase": "reveal", "laid": ("attack 4", "attack 8")} | position))


def uses(s: Scene) -> list[tuple[str, ...]]:
    """What was used, by whom."""
    return s.told("power.used")


# --- face down ------------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("classic:variant.hidden_powers")
@pytest.mark.parametrize("edition", [2008, 2018])
@pytest.mark.parametrize("aliens", ["random", "choice", "list"])
def test_everybody_knows_only_its_own_alien(edition: int, aliens: str) -> None:
    wish = ["mind", "clone", "filch"] if aliens == "list" else aliens
    g: Any = fc.new_game("classic", seed=3, seats=3, edition=edition, aliens=wish, variants=["hidden_powers"])
    while g.asks[0].prompt == "setup.alien":
        g.answer(g.asks[0].seat, 0)
    for seat in (None, 0, 1, 2):
        view = g.view(seat)
        assert view["hidden"] == [True, True, True]
        assert [len(held) for held in view["aliens"]] == [int(other == seat) for other in range(3)]
    assert all(len(names) == 1 for names in g.face_down)


@pytest.mark.rule("classic:variant.hidden_powers")
def test_nobody_is_told_who_plays_what() -> None:
    told: list[Event] = []
    config = CLASSIC.configure(seats=3, aliens=["miser", "tick_tock", "grudge"], variants=["hidden_powers"])
    CLASSIC.begin(config, 1, told.append)
    named = {seat: [event.params for event in told if event.audience is None or seat in event.audience] for seat in range(3)}
    for seat, heard in named.items():
        words = {str(word) for params in heard for word in params}
        assert {word for word in words if word.startswith("alien:")} == {f"alien:{config['aliens'][seat]}"}
    assert [event.key for event in told].count("tokens.now") == 0


@pytest.mark.rule("classic:variant.hidden_powers_mandatory")
def test_a_mandatory_power_does_not_act_face_down() -> None:
    s = hidden("tripler", "jade", "azure", stops=True)
    assert s.options("tripler") == ["turn up", "pass"]
    s.does("tripler", "pass").pass_all()
    assert [uses(s), s.told("reveal.totals")] == [[], [("5", "12")]]
    assert s.game.view(1)["hidden"] == [True, False, False]


@pytest.mark.rule("classic:variant.hidden_powers")
def test_an_optional_power_is_not_offered_face_down() -> None:
    s = hidden("trader", "jade", "azure", phase="planning", laid=None, hands={"trader": ["attack 4", "attack 6"], "jade": ["attack 40"]})
    assert [s.prompt("trader"), s.options("trader")] == ["window.planning.before_select", ["turn up", "pass"]]
    s.does("trader", "pass", "attack 6")
    assert s.told("reveal.totals") == [("7", "44")]


@pytest.mark.rule("classic:variant.hidden_powers")
def test_what_works_without_being_used_does_not_work_face_down() -> None:
    s = hidden("macron", "jade", "azure", laid=("negotiate", "attack 8"), hands={"jade": ["attack 6"] * 5}, gate={"macron": 2}, stops=True)
    s.does("macron", "pass", "pass")
    assert s.told("compensation.taken") == [("macron", "jade", "2")]


# --- turning up -----------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("classic:variant.hidden_powers_flip")
def test_turned_up_a_mandatory_power_acts_at_once() -> None:
    s = hidden("tripler", "jade", "azure", stops=True).does("tripler", "turn up").pass_all()
    assert s.told("power.turned_up") == [("tripler", "tripler")]
    assert [uses(s), s.told("reveal.totals")] == [[("tripler", "use thrice")], [("13", "12")]]


@pytest.mark.rule("classic:variant.hidden_powers_flip")
def test_turned_up_an_optional_power_may_be_used_or_not() -> None:
    hands = {"trader": ["attack 4", "attack 6"], "jade": ["attack 40", "attack 30"]}
    s = hidden("trader", "jade", "azure", phase="planning", laid=None, hands=hands).does("trader", "turn up")
    assert s.options("trader") == ["use transference", "pass"]
    s.does("trader", "use transference")
    assert s.hand("trader") == ["attack 30", "attack 40"]


@pytest.mark.rule("classic:variant.hidden_powers_flip")
def test_turned_up_it_stays_up() -> None:
    s = hidden("clone", "jade", "azure", phase="regroup", laid=None, destiny=["jade", "azure"], hands={"clone": ["attack 20", "attack 15"]})
    s.does("clone", "jade 1", "clone 1", "done", "done").does("jade", "done").does("clone", "attack 20")
    assert s.options("clone") == ["turn up", "pass"]
    s.does("clone", "turn up", "pass", "yes")  # and a second encounter
    assert s.game.view(1)["hidden"] == [False, False, False]
    assert s.game.view(1)["aliens"][0] == ("clone",)
    s.does("clone", "azure 1", "clone 1", "done", "done").does("azure", "done")
    assert s.options("clone") == ["use replicate", "pass"]


@pytest.mark.rule("classic:variant.hidden_powers_flip")
def test_a_power_that_is_lost_later_keeps_its_name() -> None:
    s = scene("classic", seats=["tripler", "jade", "azure"], variants=["hidden_powers"], phase="launch", ships=TWO_HOMES)
    view = s.game.view(1)
    assert [view["aliens"][0], view["hidden"][0], view["lost_powers"]] == [("tripler",), False, [(0, "tripler")]]


@pytest.mark.rule("classic:variant.hidden_powers_flip")
def test_a_sheet_is_not_turned_up_for_a_power_that_is_lost() -> None:
    s = hidden("tripler", "jade", "azure", ships=TWO_HOMES, hands={"tripler": ["attack 4", "emotion control"]}, stops=True)
    assert s.options("tripler") == ["emotion control", "pass"]
    assert s.game.view(0)["lost_powers"] == []  # that it would be lost tells which alien it is not


@pytest.mark.rule("classic:variant.hidden_powers_flip")
def test_who_is_asked_anyway_may_turn_up_too() -> None:
    s = hidden("trader", "jade", "azure", phase="regroup", laid=None, hands={"trader": ["attack 4", "plague"]})
    assert s.options("trader") == ["plague", "turn up", "pass"]
    s.does("trader", "turn up")
    assert s.options("trader") == ["plague", "pass"]


@pytest.mark.rule("classic:variant.hidden_powers_flip")
def test_a_sheet_may_be_turned_up_for_what_its_power_stands_in_for() -> None:
    s = hidden("zombie", "jade", "azure", gate={"zombie": 3}, stops=True)
    assert [s.prompt("zombie"), s.options("zombie")] == ["window.event.to_warp", ["turn up", "pass"]]
    s.does("zombie", "turn up", "zombie 1", "zombie 1", "zombie 1")
    assert [s.ships("zombie", "warp"), uses(s)] == [0, [("zombie", "use immortality")]]
    s = hidden("zombie", "jade", "azure", gate={"zombie": 3}, stops=True).does("zombie", "pass")
    assert s.ships("zombie", "warp") == 3


@pytest.mark.rule("classic:variant.hidden_powers_flip")
def test_an_optional_stand_in_is_asked_for_once_it_is_up() -> None:
    s = hidden("spiff", "jade", "azure", laid=("attack 4", "attack 20"), stops=True).does("spiff", "turn up")
    assert s.options("spiff") == ["use crash land", "pass"]


@pytest.mark.rule("classic:variant.hidden_powers_flip")
@pytest.mark.parametrize(("alien", "position", "prompt"), [
    ("macron", {"laid": ("negotiate", "attack 8")}, "window.resolution.compensation_due"),
    ("zombie", {"laid": ("negotiate", "negotiate"), "warp": {"jade": 1}}, "window.resolution.before_deal"),
])  # fmt: skip
def test_it_may_be_turned_up_where_it_would_only_change_a_value(alien: str, position: dict[str, Any], prompt: str) -> None:
    s = hidden(alien, "jade", "azure", hands={"jade": ["attack 6"] * 5}, **position)
    while s.prompt(alien) != prompt:
        s.does(alien, "pass")
    s.does(alien, "turn up")
    if alien == "macron":
        assert s.told("compensation.taken") == [("macron", "jade", "2")]
    else:
        assert "give free" in s.options("zombie")


@pytest.mark.rule("classic:variant.hidden_powers_flip")
def test_an_ally_turns_up_before_its_rewards() -> None:
    s = hidden("jade", "azure", "macron", beside={"macron": 1}, laid=("attack 4", "attack 30")).does("macron", "pass")
    assert s.prompt("macron") == "window.resolution.before_rewards"
    s.does("macron", "turn up")
    assert s.prompt("macron") == "rewards.take"
    assert s.game.asks[0].params == (2,)


@pytest.mark.rule("classic:variant.hidden_powers_flip")
def test_a_gambler_turns_up_before_the_cards_are() -> None:
    s = hidden("gambler", "jade", "azure", phase="planning", laid=None, hands={"gambler": ["attack 4", "attack 6"], "jade": ["attack 8"]})
    s.does("gambler", "attack 4")
    assert [s.prompt("gambler"), s.told("reveal.card")] == ["window.planning.after_select", []]
    s.does("gambler", "turn up")
    assert [s.options("gambler"), s.told("reveal.card")] == [["use bluff", "pass"], [("jade", "attack 8")]]


def test_the_owner_is_told_what_turning_up_would_bring() -> None:
    s = hidden("tripler", "jade", "azure")
    assert s.game.asks[0].params == ("use:tripler.thrice",)
    assert s.game.asks[0].secret
    assert s.game.view(1)["waiting"] == []


def test_the_window_goes_on_for_who_has_passed_before_it() -> None:
    s = hidden("tripler", "warpish", "azure", stops=True)
    s.does("tripler", "pass").does("warpish", "turn up")
    assert s.options("tripler") == ["turn up", "pass"]  # the use opens the round anew


# --- what an alien brings along -------------------------------------------------------------------------------------------------------


def test_tokens_come_with_the_sheet_that_is_turned_up() -> None:
    s = hidden("tick_tock", "jade", "azure", phase="regroup", laid=None)
    assert [s.options("tick_tock"), s.game.tokens] == [["turn up", "pass"], []]
    s.does("tick_tock", "turn up")
    assert s.tokens("tick_tock", "cosmic") == 10


def test_a_hoard_is_dealt_when_the_sheet_is_turned_up() -> None:
    s = hidden("miser", "jade", "azure", phase="planning", laid=None, hands={"miser": ["attack 4"]})
    assert s.options("miser") == ["turn up", "pass"]
    s.does("miser", "turn up")
    assert [s.prompt("miser"), len(s.game.sheet)] == ["miser.swap", 8]
    s.does("miser", "yes")
    assert [len(s.hand("miser")), [KIND[card] for _, _, card in s.game.sheet]] == [8, ["attack_04"]]


def test_a_hoard_is_dealt_from_a_renewed_deck() -> None:
    s = hidden("miser", "jade", "azure", phase="planning", laid=None, rest="discard", deck=["attack 40", "attack 30"])
    s.does("miser", "turn up")
    assert [len(s.game.sheet), s.told("cards.reshuffled")] == [8, [()]]


def test_experience_is_learned_from_the_time_it_is_up() -> None:
    s = hidden("warrior", "jade", "azure", stops=True).pass_all()
    assert s.game.tokens == []
    s = hidden("warrior", "jade", "azure", stops=True).does("warrior", "turn up").pass_all()
    assert s.tokens("warrior", "experience") == 2


# --- what others know -----------------------------------------------------------------------------------------------------------------


def test_losing_home_colonies_tells_nothing_of_a_face_down_sheet() -> None:
    for alien in ("masochist", "tripler"):
        ships: dict[str, dict[str, int]] = {f"{alien} 1": {alien: 1}, f"{alien} 4": {}, f"{alien} 5": {}}
        s = hidden(alien, "jade", "azure", phase="destiny", laid=None, destiny=[alien], ships=ships)
        s.does(alien, f"resettle {alien} 4", f"{alien} 1", "done")
        assert s.told("power.lost") == s.told("power.regained") == s.told("power.lost_of") == []


def test_a_face_down_sheet_survives_a_dump() -> None:
    s = hidden("tripler", "jade", "azure")
    again: Any = load(s.game.dump())
    assert [again.view(0)["aliens"][0], again.view(1)["aliens"][0]] == [("tripler",), ()]
    again.answer(0, 0)
    assert again.view(1)["aliens"][0] == ("tripler",)


def test_exchanged_face_down_sheets_stay_down_and_both_know_them() -> None:
    s = hidden("tripler", "warpish", "azure")
    exchange_powers(s.game, 0, 1)
    assert s.game.face_down == [("warpish",), ("tripler",), ()]
    assert s.game.view(0)["aliens"] == s.game.view(1)["aliens"] == (("warpish",), ("tripler",), ())
    assert s.game.view(2)["aliens"] == ((), (), ())
    for seed in range(5):
        assert s.game.determinize(0, seed).face_down == [("warpish",), ("tripler",), ()]


def test_a_flare_exchanges_sheets_that_nobody_has_seen() -> None:
    s = hidden("tripler", "warpish", "azure", phase="planning", laid=None, hands={"azure": ["flare sorcerer"], "tripler": ["attack 4"]})
    s.does("azure", "flare sorcerer")
    assert s.game.face_down == [("warpish",), ("tripler",), ()]
    assert s.told("power.turned_up") == []


def test_a_face_down_sheet_leaves_the_game_unseen() -> None:
    s = hidden("tripler", "jade", "azure")
    discard_power(s.game, 0, "tripler")
    assert [s.game.gone, s.game.buried, s.game.face_down[0]] == [[], ["tripler"], ()]
    assert "tripler" in s.game.determinize(0, 1).buried
    assert {s.game.determinize(1, seed).buried[0] for seed in range(20)} != {"tripler"}


# --- dealing afresh -------------------------------------------------------------------------------------------------------------------


def test_others_may_be_anybody_that_can_be_there() -> None:
    config: dict[str, Any] = {"seats": 3, "edition": 2008, "aliens": "random", "variants": ["hidden_powers"]}
    g: Any = fc.new_game("classic", seed=5, **config)
    own = g.face_down[0]
    dealt = [g.determinize(0, seed) for seed in range(300)]
    assert all(twin.face_down[0] == own for twin in dealt)
    others = {name for twin in dealt for names in twin.face_down[1:] for name in names}
    assert len(others) > 40
    assert not others & {own[0], "demon"}


def test_with_a_combo_all_know_who_is_there_but_not_who_is_who() -> None:
    g: Any = fc.new_game("classic", seed=5, seats=4, aliens="combo", variants=["hidden_powers"])
    there = sorted(g.face_down)
    dealt = [g.determinize(2, seed) for seed in range(40)]
    assert all(sorted(twin.face_down) == there and twin.face_down[2] == g.face_down[2] for twin in dealt)
    assert len({tuple(twin.face_down) for twin in dealt}) == 6


def test_nobody_has_what_one_has_put_back_oneself() -> None:
    g: Any = fc.new_game("classic", seed=5, seats=5, edition=2008, aliens="choice", variants=["hidden_powers"])
    pair = g.view(0)["dealt"]
    while g.asks[0].prompt == "setup.alien":
        g.answer(g.asks[0].seat, 0)
    for seed in range(100):
        twin = g.determinize(0, seed)
        assert not {name for names in twin.face_down[1:] for name in names} & set(pair)


@pytest.mark.rule("classic:variant.hidden_powers_flares")
def test_the_flares_of_hidden_aliens_are_in_the_deck_unseen() -> None:
    g: Any = fc.new_game("classic", seed=5, seats=3, aliens=["tripler", "sorcerer", "anti_matter"], variants=["hidden_powers", "flares"])
    kinds = {KIND[card]: known for card, known in zip(g.flares, g.flares_known, strict=True)}
    assert {"flare_tripler", "flare_sorcerer", "flare_anti_matter"} <= set(kinds)
    g = fc.new_game("classic", seed=5, seats=3, aliens="random", variants=["hidden_powers", "flares"])
    held = {f"flare_{name}": 1 << seat for seat, (name,) in enumerate(g.face_down) if ALIENS[name].flare}
    assert {KIND[card]: known for card, known in zip(g.flares, g.flares_known, strict=True) if KIND[card] in held} == held


@pytest.mark.rule("classic:variant.hidden_powers_mandatory")
def test_ones_own_flare_counts_wild_while_the_sheet_is_face_down() -> None:
    hands = {"tripler": ["attack 4", "flare tripler"]}
    s = scene("classic", seats=["tripler", "jade", "azure"], hidden=["tripler"], phase="launch", hands=hands)
    assert s.game.view(0)["flares"] == {"flare_tripler": "wild"}
    s = scene("classic", seats=["tripler", "jade", "azure"], phase="launch", hands=hands)
    assert s.game.view(0)["flares"] == {"flare_tripler": "super"}


@pytest.mark.rule("classic:variant.hidden_powers_flip")
def test_a_sheet_may_be_turned_up_for_the_super_side_of_its_flare() -> None:
    hands = {"sorcerer": ["flare sorcerer"], "jade": ["attack 4"], "azure": ["attack 6"]}
    s = hidden("jade", "azure", "sorcerer", phase="planning", laid=None, gate={"jade": 1, "sorcerer": 1}, hands=hands)
    assert [s.options("sorcerer"), s.game.asks[0].params] == [["turn up", "pass"], ("card:flare_sorcerer",)]
    s.does("sorcerer", "turn up")
    assert s.options("sorcerer") == ["flare sorcerer", "pass"]
    hands["sorcerer"] = ["attack 8"]
    s = hidden("jade", "azure", "sorcerer", phase="planning", laid=None, gate={"jade": 1, "sorcerer": 1}, hands=hands, stops=True)
    assert "sorcerer" not in s.asked


# --- other layers ---------------------------------------------------------------------------------------------------------------------


def test_a_pinned_game_is_dealt_the_same_and_does_not_tell_its_bots() -> None:
    config = CLASSIC.configure(seats=3, aliens="random", variants=["hidden_powers"])
    g: Any = CLASSIC.begin(config, 7)
    pinned = CLASSIC.configure(**CLASSIC.pin(config, g))
    assert pinned["aliens"] == [names[0] for names in CLASSIC.held(g)]
    again: Any = CLASSIC.begin(pinned, 7)
    assert again.face_down == g.face_down
    assert fc.replay(again.record()).dump() == again.dump()
    twin = again.determinize(0, 1)
    assert twin.config == config
    assert len({tuple(again.determinize(0, seed).face_down) for seed in range(20)}) > 10


def test_open_hands_show_face_down_sheets() -> None:
    s = hidden("tripler", "warpish", "azure")
    view = s.game.view(None)
    CLASSIC.manners.laid_open(view, [s.game.view(seat) for seat in range(3)])
    assert view["aliens"] == (("tripler",), ("warpish",), ())


@pytest.mark.parametrize(("position", "says"), [
    ({"hidden": ["jade"]}, "jade has no alien sheet that could lie face down"),
    ({"hidden": "tripler"}, "hidden: expected a list of players, given 'tripler'"),
    ({"hidden": ["warrior"], "tokens": {"warrior": {"experience": 2}}}, "no alien here brings 'experience'"),
])  # fmt: skip
def test_a_scene_refuses_sheets_that_cannot_be(position: dict[str, Any], says: str) -> None:
    with pytest.raises(BadConfig, match=says):
        scene("classic", seats=["tripler", "warrior", "jade"], **position)
