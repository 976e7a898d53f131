"""Positions of a duel whose room is measured: every kind of ask, full hands, crowded planets, long names."""

from collections.abc import Callable, Mapping
from typing import Any, Final

import fifthcolony as fc
from fifthcolony.duel.scene import Scene
from tests.browser.person import Person
from tests.browser.room import Position

LONG: Final = ("Maximiliana Hohenzollern",)
BO: Final = ("Bo",)
"""A person in the other seat answers nothing, so that the table stands still."""

BASE: Final[dict[str, Any]] = {
    "aliens": ["bouncer", "preservationist"],
    "leader": "bouncer",
    "card": "vacant_shipyard",
    "supply": {"bouncer": 7, "preservationist": 9},
    "planets": {
        "blushworld": {"preservationist": 2},
        "payday": {"bouncer": 3},
        "drizzle": {"bouncer": 1},
        "salad": {"preservationist": 3},
        "hot_plate": {"preservationist": 1},
        "flamingo_flats": {"bouncer": 4},
        "lagoon_nine": {"preservationist": 1, "bouncer": 1},
        "overgrowth": {"bouncer": 1},
        "rustbucket": {},
    },
    "stack": ["glitter_gulch"],
    "hands": {"bouncer": ["42", "23", "09", "06", "13", "+12", "±10", "-10"], "preservationist": ["31", "20", "14", "05", "-07"]},
    "envoys": ["thistleback", "chosen", "deuce"],
    "allies": {"preservationist": "chosen"},
    "face_up": ["chosen"],
    "past": ["cheap_moon", "talent_show", "repair_yard", "fan_mail"],
}
TEN: Final = ["42", "31", "23", "09", "08", "06", "13", "+12", "±10", "-10"]
CROWDED: Final = {
    name: {"bouncer": 1, "preservationist": 1}
    for name in ("payday", "blushworld", "drizzle", "salad", "bathtub_ring", "flamingo_flats", "lagoon_nine", "bubblegum_prime")
} | {"overgrowth": {}, "rustbucket": {}, "hot_plate": {}, "glitter_gulch": {}}

Answers = Mapping[str, tuple[str, str]]
ANSWERS: Final[Answers] = {
    "dial.set": ("dial:2", "dial:3"),
    "plan.choose": ("lay:plan_13:shield_2", "lay:plan_20:blast_2"),
    "reinforce.play": ("play:reinf_m10:seat:1", "play:reinf_m07:seat:0"),
}


def duel(prompt: str, reached: Callable[[Any], bool] = lambda _: True, answers: Answers = ANSWERS, **how: Any) -> Callable[[], Scene]:
    """A duel played on until the first seat is asked this; whatever else is asked is answered as said, or passed."""

    def dealt() -> Scene:
        scene = fc.scene("duel", **(BASE | how))
        game = scene.game
        while not any(ask.seat == 0 and ask.prompt == prompt and reached(game) for ask in game.asks):
            ask = game.asks[0]
            wanted = answers.get(ask.prompt, ("pass", "pass"))[ask.seat]
            quiet = next((word for word in ask.options if word in ("pass", "done")), ask.options[0])
            game.answer(ask.seat, ask.options.index(wanted if wanted in ask.options else quiet))
        return scene

    return dealt


def lifted(*selectors: str) -> Callable[[Person], None]:
    """Lift what is lit: the first thing found of each."""

    def reach(ines: Person) -> None:
        for selector in selectors:
            ines.page.locator(selector).first.click()

    return reach


CARD: Final = ".hand button.card.lit"
CONTEST: Final[Answers] = {"plan.choose": ("lay:plan_42", "lay:plan_05")}
"""The first seat wins it."""
CUT: Final[Answers] = {"refresh.cut": ("cut:first", "cut:first")}

DUEL: Final = (
    Position("duel-dial", duel("dial.set"), others=LONG),
    Position("duel-dial-card", duel("dial.set_for_card", card="coffee_break"), others=BO),
    Position("duel-envoy", duel("envoy.reveal", allies={"bouncer": "thistleback"}, face_up=[]), others=BO),
    Position("duel-lay", duel("plan.choose", hands={**BASE["hands"], "bouncer": TEN}), others=LONG, stage=160, full=True, barriers=True),
    Position("duel-lay-lifted", duel("plan.choose"), lifted(CARD, ".tacbar button.half"), others=BO),
    Position("duel-contest", duel("plan.choose", card="binary_spelling_bee"), others=BO),
    Position("duel-reinforce", duel("reinforce.play", lambda game: len(game.laid) > 1), others=LONG),
    Position(
        "duel-reinforce-lifted",
        duel("reinforce.play", lambda game: len(game.laid) > 1),
        lifted(f"{CARD}[data-card='reinf_pm10']"),
        others=LONG,
        full=True,
    ),
    Position("duel-share", duel("teamwork.choose", card="mandatory_teamwork"), others=LONG),
    Position("duel-cut", duel("refresh.cut", lambda game: len(game.asks[0].params) > 4, CUT, card="cut_and_choose"), others=BO),
    Position("duel-pile", duel("refresh.take_pile", answers=CUT, card="cut_and_choose", leader="preservationist"), others=BO),
    Position(
        "duel-planet",
        duel("planet.choose", card="hostile_picnic", leader="preservationist", planets=CROWDED, stack=[]),
        others=LONG,
        full=True,
    ),
    Position("duel-settle", duel("planet.settle", answers=CONTEST, card="zoning_hearing"), others=BO),
    Position("duel-friends", duel("friendship.change", answers=CONTEST, card="ambassadors_ball"), others=BO),
    Position("duel-tactic", duel("tactic.ready", card="drill_practice", spent={"bouncer": ["blast 2", "blast 1", "shield 4"]}), others=BO),
    Position("duel-harvest", duel("refresh.pick", card="pick_two", leader="preservationist"), others=BO),
    Position("duel-ships", duel("ships.shore_leave", card="shore_leave"), others=BO),
    Position("duel-discard", duel("card.clean_out", card="spring_cleaning"), others=BO),
    Position("duel-aliens", wishes={"game": "duel", "seats": 2, "aliens": "choice"}, others=BO),
)
