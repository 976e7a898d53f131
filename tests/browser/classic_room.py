"""Classic positions whose room is measured: every kind of ask, full hands, long names, everything of the box."""

from typing import Any, Final

import fifthcolony as fc
from fifthcolony.classic.scene import Scene
from tests.browser import test_box as box
from tests.browser.person import Person
from tests.browser.room import Position

SHIPS: Final = {
    "tripler 3": {"tripler": 2, "philanthropist": 1},
    "oracle 2": {"oracle": 3, "tripler": 2},
    "oracle 4": {"sorcerer": 2},
    "macron 3": {"macron": 3, "sorcerer": 1},
    "macron 4": {"tripler": 1, "philanthropist": 2},
    "sorcerer 3": {"sorcerer": 2, "macron": 1},
    "sorcerer 4": {"sorcerer": 3, "oracle": 1},
    "sorcerer 5": {"tripler": 1},
    "philanthropist 4": {"philanthropist": 4, "sorcerer": 2},
}
EIGHT: Final = ["attack 20", "attack 10", "attack 8", "attack 6", "negotiate", "reinforcement 3", "cosmic zap", "flare mirror"]
NINE: Final = [*EIGHT, "attack 12"]
WARP: Final = {"oracle": 3, "macron": 2, "tripler": 1, "sorcerer": 1}
LONG: Final = ("Maximiliana Hohenzollern", "Wolfeschlegelsteinhausen")
BASE: Final[dict[str, Any]] = {
    "seats": box.FIVE,
    "offense": "tripler",
    "defense": "sorcerer",
    "ships": SHIPS,
    "warp": WARP,
    "hands": {"tripler": EIGHT},
}
BOX: Final[dict[str, Any]] = {**box.BOX, "hands": {"tripler": EIGHT}}


def five(**how: Any) -> Scene:
    """Five players, a full hand, ships lost and colonies abroad."""
    return fc.scene("classic", **(BASE | how))


def aimed(ines: Person) -> None:
    """Aim the gate by the last button of the bar, and come to the ships."""
    before = ines.sentence
    ines.page.locator(".stage svg .hit[tabindex='0']").nth(3).click(force=True)
    ines.wait_until(lambda: ines.is_asked and ines.sentence != before)


def planning() -> Scene:
    """A card is to be laid, with an ally on each side."""
    return five(phase="planning", target="sorcerer 4", gate={"tripler": 4, "philanthropist": 2}, beside={"macron": 1})


def lifting(ines: Person) -> None:
    """Lift the highest attack, so that the bar says what it would make."""
    ines.page.locator(".hand [data-card=attack_20]").click()


def defending() -> Scene:
    """The middle planet of one's own system is aimed at, which stands lowest on a phone."""
    return five(offense="sorcerer", defense="tripler", phase="alliance", target="tripler 3", gate={"sorcerer": 4})


def inviting(ines: Person) -> None:
    """Two of three are chosen."""
    for button in ines.page.locator(".prompt .acts .btn[aria-pressed]").all()[:2]:
        button.click()


def hoarding() -> Scene:
    """A second hand on the sheet, tokens elsewhere, and eight cards in the hand."""
    return fc.scene(
        "classic",
        seats=["miser", "warrior", "citadel", "tick_tock"],
        offense="miser",
        defense="warrior",
        phase="planning",
        target="warrior 2",
        gate={"miser": 3},
        sheets={"miser": {"hoard": ["attack 12", "attack 15", "negotiate", "plague"]}, "citadel": {"planet:2.3": ["attack 7"]}},
        tokens={"warrior": {"experience": 5}},
        hands={"miser": EIGHT},
    )


def hiding() -> Scene:
    """An alien face down that may be turned up, among others."""
    return fc.scene(
        "classic",
        seats=box.FIVE,
        hidden=["tripler", "macron", "sorcerer"],
        offense="tripler",
        defense="sorcerer",
        phase="reveal",
        target="sorcerer 3",
        gate={"tripler": 2},
        laid=("attack 8", "attack 20"),
        hands={"tripler": ["attack 4"]},
    )


def flaring() -> Scene:
    """Three flares in hand, one of which could be played now."""
    return five(
        ships={},
        warp={},
        phase="reveal",
        target="sorcerer 4",
        gate={"tripler": 4},
        laid=("attack 12", "attack 20"),
        hands={"tripler": ["attack 20", "attack 8", "card zap", "flare tripler", "flare mirror", "flare sorcerer"]},
    )


NEGOTIATING: Final[dict[str, Any]] = {
    "phase": "reveal",
    "target": "sorcerer 4",
    "gate": {"tripler": 4},
    "laid": ("negotiate", "negotiate"),
    "hands": {"tripler": EIGHT, "sorcerer": ["attack 12", "attack 15", "negotiate", "plague"]},
}
PARTNER: Final = ("Bo", "Ada", "Maximiliana Hohenzollern")
DEAL: Final = tuple(f".deal {kind}" for kind in ("header .ib", ".cardrow button", ".pbtn", ".stepper button", ".ref", ".sel", ".ways .btn"))
COMPOSED: Final = (*DEAL, ".deal .tag", ".deal .draft .btn")


def offered() -> Scene:
    """The other one has spoken first: a card for a colony and for an attack card."""
    scene = five(**NEGOTIATING)
    words = ("deal:let_them_speak", "deal:give:card", "", "deal:want:colony", "", "deal:want:type", "", "deal:offer")
    for word in words:
        ask = scene.game.asks[0]
        scene.game.answer(ask.seat, ask.options.index(word) if word else 0)
    return scene


def composed(ines: Person) -> None:
    """Two cards, a card of a kind and a colony for a card at random, one of a kind and a colony: as much as is ever put together."""
    deal = ines.page.locator("dialog[open] .deal")
    for selector in (".cardrow button >> nth=0", ".cardrow button >> nth=1", ".stepper button >> nth=1", ".ref"):
        deal.locator(selector).click()
    for side in (0, 1):
        column = deal.locator("section.give").nth(side)
        column.locator("select").select_option("type:reinforcement")
        column.locator(".pbtn").first.click()


STEP: Final = ".rows .row, .dock .technology.lit"


def researching(ines: Person) -> None:
    """Lift a technology, so that everything is lit that could spare a ship."""
    ines.page.locator(STEP).first.click()


def giving_up(ines: Person) -> None:
    """A lifted technology is looked at by a second touch; its owner may give it up."""
    if ines.page.locator("dialog[open]").count():
        ines.page.keyboard.press("Escape")
    lifted = ines.page.locator(".rows .row[aria-pressed=true], .dock .technology[aria-pressed=true]")
    if not lifted.count():
        researching(ines)
    lifted.first.click()
    ines.page.locator("dialog[open] .acts .btn").click()


CLASSIC: Final = (
    Position("aim", lambda: five(phase="launch"), others=LONG, full=True),
    Position("ships", lambda: five(phase="launch"), aimed, moves=True),
    Position("invite", lambda: five(phase="alliance", target="sorcerer 4", gate={"tripler": 4})),
    Position(
        "plan",
        planning,
        full=True,
        barriers=True,
    ),
    Position("plan-lifted", planning, lifting),
    Position("plan-9", lambda: five(phase="planning", target="sorcerer 4", gate={"tripler": 4}, hands={"tripler": NINE})),
    Position("defend", defending, inviting),
    Position(
        "negotiate",
        lambda: five(
            phase="reveal",
            target="sorcerer 4",
            gate={"tripler": 4},
            laid=("attack 10", "negotiate"),
            hands={"tripler": ["attack 20", "negotiate", "emotion control"]},
        ),
        shows=(".reveal .turned", ".reveal .tug p"),
    ),
    Position(
        "reinforce",
        lambda: five(
            phase="reveal",
            target="sorcerer 4",
            gate={"tripler": 4, "philanthropist": 2},
            beside={"macron": 1},
            laid=("attack 10", "attack 20"),
            hands={"tripler": ["attack 20", "attack 8", "attack 6", "negotiate", "reinforcement 3", "reinforcement 2"]},
        ),
    ),
    Position("deal", lambda: five(**NEGOTIATING), composed, others=PARTNER, controls=COMPOSED, full=True),
    Position("deal-reply", offered, composed, others=PARTNER, controls=(*COMPOSED, ".deal .offer:not(.draft) .btn")),
    Position("flares", flaring),
    Position(
        "technology",
        lambda: fc.scene("classic", **BOX),
        researching,
        controls=(STEP, ".rows .colony, .stage svg .hit[tabindex='0']", ".prompt .acts .btn"),
        full=True,
    ),
    Position(
        "technology-give-up",
        lambda: fc.scene("classic", **BOX),
        at_each_size=giving_up,
        controls=("dialog[open] .acts .btn", "dialog[open] header .ib"),
    ),
    Position("aim-box", lambda: fc.scene("classic", **(BOX | {"phase": "launch", "defense": "sorcerer"}))),
    Position("hidden", hiding),
    Position("hoard", hoarding),
    Position(
        "three", lambda: fc.scene("classic", seats=["tripler", "oracle", "macron"], offense="tripler", defense="macron", phase="launch")
    ),
)
