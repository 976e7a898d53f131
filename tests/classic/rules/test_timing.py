"""Timing: printed moments first, then offense, defense and the others clockwise."""

import pytest

from fifthcolony import scene
from fifthcolony.classic.scene import Scene

FIVE = ["ember", "saffron", "jade", "azure", "orchid"]
EDITIONS = pytest.mark.parametrize("edition", [2008, 2018])


@pytest.mark.rule("classic:timing.printed_timing")
@EDITIONS
def test_powers_and_cards_wait_for_their_printed_moment(edition: int) -> None:
    # Mind acts before invitations, Sorcerer after the selection; the cards say start of the encounter, after alliances, after the reveal.
    hands = {
        "sorcerer": ["attack 8", "attack 10", "mobius tubes", "ionic gas"],
        "clone": ["attack 6", "attack 12", "plague", "force field"],
        "mind": ["attack 4", "emotion control", "reinforcement 2"],
    }
    s = scene(
        "classic", seats=["sorcerer", "clone", "mind"], edition=edition, phase="start_turn", destiny=["clone"], hands=hands,
        warp={"sorcerer": 2},
    )  # fmt: skip
    prompts: list[str] = []
    while s.game.offense == s.seat("sorcerer") and "turn.second" not in prompts:
        name = s.asked[0]
        if prompts[-1:] != [s.prompt(name)]:
            prompts.append(s.prompt(name))
        wanted = ("offense", "mind", "pass", s.options(name)[0])
        s.does(name, next(label for label in wanted if label in s.options(name)))
    assert prompts == [
        "window.regroup.start",
        "regroup.retrieve",
        "launch.aim",
        "launch.ships",
        "window.alliance.before_invites",
        "alliance.invite",
        "alliance.answer",
        "alliance.ships",
        "window.alliance.after_formed",
        "planning.select",
        "window.planning.after_select",
        "window.reveal.after_reveal",
        "window.reveal.reinforcements",
        "window.resolution.outcome",
        "window.resolution.discard",
        "turn.second",
    ]


def answers_in_order(s: Scene, point: str) -> list[str]:
    """Who is asked at a timing point when everybody passes."""
    asked = []
    while s.game.asks and s.prompt(s.asked[0]) == point:
        asked += s.asked
        s.does(s.asked[0], "pass")
    return asked


@pytest.mark.rule("classic:timing.conflict_order")
@EDITIONS
@pytest.mark.parametrize(
    ("offense", "defense", "order"),
    [
        ("ember", "saffron", ["ember", "saffron", "jade", "azure", "orchid"]),
        ("azure", "saffron", ["azure", "saffron", "orchid", "ember", "jade"]),
        ("orchid", "azure", ["orchid", "azure", "ember", "saffron", "jade"]),
    ],
)
def test_offense_then_defense_then_clockwise(edition: int, offense: str, defense: str, order: list[str]) -> None:
    hands = {name: ["attack 8", f"reinforcement {2 if number < 2 else 3}"] for number, name in enumerate(FIVE)}
    allies = [name for name in FIVE if name not in (offense, defense)]
    s = scene(
        "classic", seats=FIVE, edition=edition, offense=offense, defense=defense, phase="reveal", laid=("attack 10", "attack 6"),
        hands=hands, gate={offense: 1, allies[0]: 1, allies[2]: 1}, beside={allies[1]: 1},
    )  # fmt: skip
    assert answers_in_order(s, "window.reveal.reinforcements") == order


@pytest.mark.rule("classic:timing.conflict_order")
@EDITIONS
def test_answers_to_a_use_go_in_the_same_order(edition: int) -> None:
    hands = {"ember": ["attack 6", "cosmic zap"], "azure": ["attack 4", "attack 5", "cosmic zap"], "oracle": ["attack 8"]}
    s = scene(
        "classic",
        seats=["ember", "oracle", "jade", "azure"],
        edition=edition,
        offense="azure",
        defense="oracle",
        phase="planning",
        hands=hands,
    )
    assert answers_in_order(s, "respond.use") == ["azure", "ember"]


@pytest.mark.rule("classic:timing.conflict_order")
def test_before_there_is_a_defense_the_order_is_clockwise_from_the_offense() -> None:
    hands = {
        "saffron": ["plague", "attack 8"],
        "azure": ["attack 8", "mobius tubes"],
        "ember": ["card zap", "attack 6"],
        "jade": ["card zap", "attack 6"],
    }
    s = scene("classic", seats=FIVE[:4], offense="azure", phase="regroup", hands=hands)
    assert s.asked == ["azure"]
    s.does("azure", "pass").does("saffron", "plague", "azure")
    assert answers_in_order(s, "respond.card") == ["ember", "jade"]


@pytest.mark.rule("classic:timing.conflict_order")
def test_who_comes_first_acts_first() -> None:
    # Both want to act at the start of the encounter: the offense empties the warp before the Plague fills it.
    hands = {"ember": ["attack 8", "mobius tubes"], "saffron": ["attack 8", "plague"]}
    ships = {"jade 1": {"jade": 18}}
    s = scene("classic", seats=FIVE[:3], phase="regroup", hands=hands, warp={"jade": 2}, ships=ships)
    s.does("ember", "mobius tubes").does("saffron", "plague", "jade")
    assert (s.ships("jade", "jade 1"), s.ships("jade", "warp")) == (17, 3)


@pytest.mark.rule("classic:timing.ex_oracle_sorcerer")
@EDITIONS
@pytest.mark.parametrize("seats", [["oracle", "sorcerer", "jade"], ["sorcerer", "oracle", "jade"]])
@pytest.mark.parametrize("swap", [True, False])
def test_oracle_comes_before_sorcerer_and_sorcerer_may_still_swap(edition: int, seats: list[str], swap: bool) -> None:
    hands = {"oracle": ["attack 20", "attack 4"], "sorcerer": ["attack 10", "attack 12"]}
    s = scene("classic", seats=seats, edition=edition, phase="planning", hands=hands)
    oracle, sorcerer = s.seat("oracle"), s.seat("sorcerer")
    assert s.asked == ["sorcerer"]  # whether offense or defense
    s.does("sorcerer", "attack 10")
    for seat in (None, 0, 1, 2):
        assert s.game.view(seat)["laid"][sorcerer] == "attack_10"
    s.does("oracle", "attack 4")
    assert s.game.view(sorcerer)["laid"][oracle] == "face_down"
    assert s.options("sorcerer") == ["use magic", "pass"]
    s.does("sorcerer", "use magic" if swap else "pass")
    cards = {"oracle": "attack 10", "sorcerer": "attack 4"} if swap else {"oracle": "attack 4", "sorcerer": "attack 10"}
    assert s.told("reveal.cards") == [(seats[0], cards[seats[0]], seats[1], cards[seats[1]])]
    values = {"attack 10": 10, "attack 4": 4}
    totals = (values[cards[seats[0]]] + 1, values[cards[seats[1]]] + 4)
    assert s.told("reveal.totals") == [tuple(map(str, totals))]
