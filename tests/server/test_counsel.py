"""What a person is shown beside an ask: what each option would make, and the one that is lit."""

from random import Random
from typing import Any

import pytest

import fifthcolony as fc
from fifthcolony.bots import answer_of, make_bot
from fifthcolony.classic.scene import Scene
from fifthcolony.kernel.ask import Ask
from fifthcolony.kernel.figures import Figures
from fifthcolony.kernel.registry import kit_of
from fifthcolony.server.table.counsel import NO_COUNSEL, Counsel, counsel_of, figures_at, lamp_of, pick_of
from tests.duel.rules.playing import CALM, fight
from tests.faults import faults_in
from tests.server.plain_counsel import plain_figures, plain_picks

SEATS = ["ember", "jade", "azure"]
FOLLY = 0.3
WISHES: dict[str, dict[str, Any]] = {"classic": {"variants": ["flares", "technology"]}, "duel": {}}
GAMES = {"classic": range(13, 27), "duel": range(115, 130)}
"""Seeds; in several of these games what was lit once did lose."""
LEAST = {"classic": 100, "duel": 100}
"""Lamps that must have been looked at for the games to have shown anything."""


def counsel(s: Any, name: str) -> Counsel:
    """What this player is shown."""
    return counsel_of(s.game, asked(s, name))


def asked(s: Any, name: str) -> Ask:
    ask: Ask = s.game.ask_of(s.seat(name))
    return ask


def made(s: Any, name: str) -> dict[str, tuple[list[int | None], list[bool], list[int]]]:
    """What the options would make."""
    return {word: (would.totals, would.lacks, would.bonus) for word, would in counsel(s, name).would.items()}


def lit(s: Any, name: str) -> str | None:
    """The option that is lit."""
    lamp = counsel(s, name).lamp
    return None if lamp is None else s.options(name)[lamp]


def planning(seats: list[str] = SEATS, **position: Any) -> Scene:
    """The first attacks the second with three ships."""
    first, second = seats[:2]
    hands = {first: ["attack 8", "attack 20", "negotiate", "morph"], second: ["attack 6", "attack 12"]}
    return fc.scene("classic", seats=seats, phase="planning", gate={first: 3}, hands=hands, **position)


# --- a card to lay --------------------------------------------------------------------------------------------------------------------


def test_a_card_says_what_it_makes_with_the_ships_and_what_the_other_has_without_a_card() -> None:
    s = planning(beside={"azure": 2})
    made_by = made(s, "ember")
    assert made_by["card:attack_08"] == ([11, 6], [False, True], [0, 0])
    assert made_by["card:attack_20"] == ([23, 6], [False, True], [0, 0])
    assert "card:negotiate" not in made_by
    assert made_by["card:morph"][0] == [None, 6]  # it counts as a card that nobody has seen
    assert made(s, "jade")["card:attack_12"] == ([3, 18], [True, False], [0, 0])


@pytest.mark.parametrize(("alien", "totals"), [("macron", [20, 4]), ("tripler", [27, 4]), ("warpish", [11 + 2, 4])])
def test_powers_that_work_by_themselves_are_counted(alien: str, totals: list[int]) -> None:
    s = planning([alien, "jade", "azure"], warp={alien: 2})
    assert made(s, alien)["card:attack_08"][0] == totals


def test_so_are_the_powers_of_others() -> None:
    s = planning(["ember", "macron", "azure"])
    assert made(s, "ember")["card:attack_08"][0] == [11, 16]


def test_a_card_that_lies_open_counts() -> None:
    s = fc.scene(
        "classic", seats=["oracle", "jade", "azure"], phase="planning", gate={"oracle": 1},
        hands={"oracle": ["attack 8", "attack 20"], "jade": ["attack 6", "attack 12"]},
    )  # fmt: skip
    s.pass_all().does("jade", "attack 12")
    assert made(s, "oracle")["card:attack_08"] == ([9, 16], [False, False], [0, 0])


# --- reinforcements -------------------------------------------------------------------------------------------------------------------


def reinforcing(laid: tuple[str, str], *cards: str) -> Scene:
    """Ember holds reinforcements, and attacks Jade's four ships with one."""
    hands = {"ember": [*cards, "attack 1"], "jade": ["attack 6"]}
    return fc.scene("classic", seats=SEATS, phase="reveal", laid=laid, hands=hands)


def test_a_reinforcement_says_what_the_own_side_would_have_and_then_what_each_would() -> None:
    s = reinforcing(("attack 12", "attack 10"), "+3")
    assert made(s, "ember") == {"card:reinforcement_3": ([16, 14], [False] * 2, [0] * 2), "pass": ([13, 14], [False] * 2, [0] * 2)}
    s.does("ember", "+3")
    assert [totals for totals, *_ in made(s, "ember").values()] == [[16, 14], [13, 17]]


@pytest.mark.parametrize(
    ("laid", "option"),
    [
        (("attack 12", "attack 10"), "reinforcement 3"),  # 13 to 14, and the card turns it
        (("attack 12", "attack 30"), "pass"),  # far behind
        (("attack 20", "attack 10"), "pass"),  # ahead already
    ],
)
def test_a_reinforcement_is_lit_only_where_it_turns_the_encounter(laid: tuple[str, str], option: str) -> None:
    assert lit(reinforcing(laid, "+3"), "ember") == option


def test_one_of_two_cards_that_turn_it_together_is_not_lit_though_a_bot_would_begin() -> None:
    s = reinforcing(("attack 12", "attack 14"), "+3", "+5")
    assert lit(s, "ember") == "pass"


def test_the_own_side_is_lit() -> None:
    assert lit(reinforcing(("attack 12", "attack 10"), "+3").does("ember", "+3"), "ember") == "offense"


def test_a_force_field_is_not_lit_for_who_has_the_only_ally() -> None:
    hands = {"ember": ["force field", "attack 8"], "jade": ["attack 6"]}
    own = fc.scene("classic", seats=SEATS, phase="alliance", invited={"offense": ["azure"]}, hands=hands)
    own.does("azure", "offense", "azure 1", "done")
    assert lit(own, "ember") == "pass"
    theirs = fc.scene("classic", seats=SEATS, phase="alliance", invited={"defense": ["azure"]}, hands=hands)
    theirs.does("azure", "defense", "azure 1", "azure 1", "azure 1", "azure 2")
    assert lit(theirs, "ember") == "force field"


# --- a duel ---------------------------------------------------------------------------------------------------------------------------


def test_a_plan_says_what_it_makes_without_and_with_the_ship_advantage() -> None:
    s = fc.scene("duel", **CALM, hands={"orange": ["13", "+08", "20"], "blue": ["06", "15"]})
    s.does("orange", "dial 1").does("blue", "dial 1")
    made_by = made(s, "orange")
    advantage = s.game.terms.advantage
    assert advantage
    assert made_by["lay:plan_13"] == ([13, 0], [False, True], [advantage] * 2)
    assert sorted(made_by) == ["lay:plan_13", "lay:plan_20", "lay:reinf_p08"]  # once, whatever tactic goes with it


def clash(orange: list[str], blue: list[str], plans: tuple[str, str] = ("13 shield 1", "06 shield 1")) -> Any:
    s = fc.scene("duel", **CALM, hands={"orange": [plans[0][:2], *orange], "blue": [plans[1][:2], *blue]})
    return fight(s, *plans)


def test_reinforcements_say_what_each_target_would_have_with_the_sign_that_holds() -> None:
    s = clash(["±10", "±05"], [])
    assert {word: totals for word, (totals, *_) in made(s, "orange").items()} == {
        "play:reinf_pm10:seat:0": [3, 6],  # on 13, which is odd, it takes; on 06 it adds
        "play:reinf_pm10:seat:1": [13, 16],
        "play:reinf_flex05:seat:0": [18, 6],  # the sign is its player's to choose
        "play:reinf_flex05:seat:1": [13, 1],
        "pass": [13, 6],
    }


def test_a_card_that_would_take_from_the_own_plan_is_not_lit() -> None:
    s = clash(["±10"], [], ("11 shield 1", "12 shield 1"))
    assert lit(s, "orange") == "pass"
    s = clash(["+03"], [], ("11 shield 1", "12 shield 1"))
    assert lit(s, "orange") == "play +03 orange"


def test_the_sign_that_wins_is_lit_wherever_its_card_was_played() -> None:
    s = clash(["±05"], [], ("13 shield 1", "14 shield 1")).does("orange", "play ±05 blue")
    assert {word: totals for word, (totals, *_) in made(s, "orange").items()} == {"sign:plus": [13, 19], "sign:minus": [13, 9]}
    assert lit(s, "orange") == "sign minus"


def test_nothing_is_lit_amid_ships_that_a_person_has_begun_to_choose() -> None:
    s = fc.scene("classic", seats=SEATS, offense="ember", defense="jade", phase="launch").does("ember", "jade 2")
    s.does("ember", "ember 4", "ember 4", "ember 4")
    assert lit(s, "ember") is None  # a bot would take the fourth from there too, and give up a home


@pytest.mark.unguarded
@pytest.mark.parametrize("game", ["classic", "duel"])
def test_what_is_lit_never_loses_what_another_option_wins_for_certain(game: str) -> None:
    """Over games in which mostly sensible things are done, and some foolish ones, from which counsel has to go on."""
    looked = 0
    for seed in GAMES[game]:
        chance = Random(seed)
        g = fc.new_game(game, **WISHES[game], seats=2 if game == "duel" else 3 + seed % 3, seed=seed)
        while g.outcome is None:
            ask = chance.choice(g.asks)
            figures = figures_at(g, ask)
            lamp = lamp_of(g, ask, figures) if figures else None
            if lamp is not None:
                looked += 1
                assert not harm(g, ask, figures, lamp), (seed, ask, ask.options[lamp], figures)
            foolish = chance.random() < FOLLY
            g.answer(ask.seat, chance.randrange(len(ask.options)) if foolish else answer_of(make_bot("simple", seed, game), g, ask))
    assert looked > LEAST[game]


@pytest.mark.unguarded
@pytest.mark.parametrize(("game", "seeds"), [("classic", range(2)), ("duel", range(3))])
def test_what_is_found_with_less_work_is_what_the_plain_way_finds(game: str, seeds: range) -> None:
    told = lamps = 0
    for seed in seeds:
        chance = Random(seed)
        g = fc.new_game(game, **WISHES[game], seats=2 if game == "duel" else 4, seed=seed)
        while g.outcome is None:
            ask = chance.choice(g.asks)
            figures, picks = figures_at(g, ask), plain_picks(g, ask)
            assert figures == plain_figures(g, ask), (seed, g.decisions, ask)
            assert pick_of(g, ask) == (picks.pop() if len(picks) == 1 else None), (seed, g.decisions, ask)
            told += bool(figures)
            lamps += len(picks) == 0
            foolish = chance.random() < FOLLY
            g.answer(ask.seat, chance.randrange(len(ask.options)) if foolish else answer_of(make_bot("simple", seed, game), g, ask))
    assert told > 40
    assert lamps > 40


def harm(g: Any, ask: Ask, figures: dict[str, Figures], lamp: int) -> bool:
    """Whether another option wins for certain where this one loses."""
    reckoning = kit_of(g.name).reckoning
    assert reckoning is not None
    wins = {}
    for word in ask.options:
        made = figures.get(reckoning.alike(word))
        if made is not None and not any(made.lacks) and None not in made.totals:
            stand = reckoning.stands(g, ask.seat, (made.totals[0] or 0, made.totals[1] or 0))
            wins[word] = stand is None or stand[0]
    return not wins.get(ask.options[lamp], True) and any(wins.values())


def test_what_may_stand_in_for_an_event_is_counted_as_if_nobody_else_did_anything() -> None:
    hands = {"tripler": ["attack 8", "attack 20"], "jade": ["attack 6", "attack 12"], "azure": ["cosmic zap", "flare clone"]}
    s = fc.scene("classic", seats=["tripler", "jade", "azure"], phase="planning", gate={"tripler": 3}, hands=hands)
    s.does("tripler", "attack 8").does("jade", "attack 12").does("azure", "cosmic zap")
    assert s.prompt("azure") == "window.event.artifact_spent"
    assert made(s, "azure") == {word: ([11, 16], [False, False], [0, 0]) for word in ("card:flare_clone", "pass")}


# --- what may go wrong ----------------------------------------------------------------------------------------------------------------


def test_where_moods_differ_nothing_is_lit() -> None:
    s = planning()
    assert counsel(s, "ember").lamp is None


def test_counsel_that_fails_stops_no_table_and_is_written_down(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    s = reinforcing(("attack 12", "attack 10"), "+3")
    ask = asked(s, "ember")

    def fail(*_: object) -> None:
        raise RuntimeError("nothing can be imagined")

    monkeypatch.setattr(type(s.game), "determinize", fail)
    assert counsel_of(s.game, ask) == NO_COUNSEL
    assert faults_in(caplog) == ["no counsel for seat 0 at window.reveal.reinforcements: RuntimeError('nothing can be imagined')"]
    caplog.clear()
