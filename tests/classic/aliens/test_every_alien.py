"""What holds for every alien: a module and a test of the same name, the data of its sheet; and the door for an alien of one's own."""

import pkgutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from fifthcolony import BadConfig, load, new_game, replay, scene
from fifthcolony.classic import aliens
from fifthcolony.classic.hands import draw
from fifthcolony.classic.hooks import may, must, replaces
from fifthcolony.classic.powers import ALIENS, HOOKS, Alien, register
from fifthcolony.classic.state import Game
from fifthcolony.classic.words import ALL_PHASES, Consequence, Phase, Role, Roles, When

MODULES = sorted(module.name for module in pkgutil.iter_modules(aliens.__path__))

SHEETS = """
amoeba          yellow  main          optional   planning
anti_matter     yellow  main          mandatory  reveal
barbarian       green   offense       mandatory  resolution
calculator      yellow  main          optional   planning
chosen          green   main          optional   reveal
citadel         red     any           optional   planning
clone           green   main          optional   resolution
cudgel          green   main          mandatory  resolution
demon           yellow  main          optional   alliance
dictator        red     not_offense   mandatory  destiny
fido            yellow  any           optional   resolution
filch           green   main          optional   resolution
fodder          yellow  main          optional   reveal
gambler         red     main          optional   reveal
grudge          red     main          mandatory  alliance
hacker          green   main          optional   resolution
hate            yellow  offense       mandatory  start_turn
healer          yellow  any           optional   every
human           yellow  main_or_ally  mandatory  reveal
kamikaze        yellow  main          optional   planning
loser           green   main          optional   planning
machine         red     offense       optional   resolution
macron          green   main_or_ally  mandatory  launch,alliance,reveal
masochist       red     any           mandatory  regroup
mind            yellow  any           optional   alliance
mirror          yellow  main          optional   planning
miser           green   any           optional   every
mite            yellow  offense       mandatory  launch
mutant          green   main          optional   alliance
observer        green   main_or_ally  mandatory  resolution
oracle          green   main          mandatory  planning
pacifist        green   main          mandatory  reveal
parasite        green   not_main      optional   alliance
philanthropist  yellow  main_or_ally  optional   alliance
reincarnator    yellow  main_or_ally  mandatory  resolution
remora          yellow  any           optional   every
reserve         green   main_or_ally  optional   reveal
shadow          yellow  any           mandatory  destiny
sorcerer        green   main          optional   planning
spiff           green   offense       optional   resolution
tick_tock       yellow  any           mandatory  resolution
trader          green   main          optional   planning
tripler         red     main          mandatory  reveal
vacuum          green   any           mandatory  every
virus           red     main          mandatory  reveal
void            red     main          mandatory  resolution
vulch           green   any           mandatory  every
warpish         red     main          mandatory  reveal
warrior         green   main          mandatory  reveal
will            green   offense       mandatory  destiny,launch
zombie          green   any           mandatory  every
"""
"""The printed sheets: alert, role, whether the use is free, and the timing strip. Will's has launch alone, but it acts on destiny."""
SHEET = {line.split()[0]: line.split()[1:] for line in SHEETS.strip().splitlines()}
ROLE = {
    "offense": Role.OFFENSE, "main": Role.MAIN, "main_or_ally": Role.MAIN_OR_ALLY, "not_main": Role.NOT_MAIN,
    "not_offense": Role.NOT_OFFENSE, "any": Role.ANY,
}  # fmt: skip
NEVER_MEET = {"gambler": ("sorcerer",), "sorcerer": ("gambler",), "masochist": ("healer",)}
ONLY_2018 = ("demon",)


# --- the aliens there are ---------------------------------------------------------------------------------------------------------------


def test_every_alien_has_a_test_and_every_test_an_alien() -> None:
    tests = {path.stem.removeprefix("test_") for path in Path(__file__).parent.glob("test_*.py")} - {"every_alien"}
    assert sorted(tests) == MODULES


@pytest.mark.parametrize("name", MODULES)
def test_a_module_holds_the_alien_of_its_name(name: str) -> None:
    assert ALIENS[name].name == name
    assert all(hook.name.partition(".")[0] == name and HOOKS[hook.name] == (ALIENS[name], hook) for hook in ALIENS[name].hooks)


@pytest.mark.parametrize("name", MODULES)
def test_it_matches_its_sheet(name: str) -> None:
    assert name in SHEET, f"{name} has no line in SHEETS: alert, role, whether its use is free, timing strip"
    alert, role, use, phases = SHEET[name]
    alien, uses = (  # chosen by its card
        ALIENS[name],
        [hook for hook in ALIENS[name].hooks if hook.is_use and hook.at != When.FROM_PILE],
    )  # that one is chosen with its card
    roles = 0
    for hook in uses:
        roles |= hook.role
    assert alien.alert == alert
    assert alien.phases == (ALL_PHASES if phases == "every" else tuple(phases.split(",")))
    assert roles == ROLE[role]
    free = {hook.optional for hook in uses if hook.at != When.FROM_PILE}  # there the choice is made already: to play the card
    assert free == {use == "optional"}
    assert alien.not_with == NEVER_MEET.get(name, ())
    assert alien.editions == ((2018,) if name in ONLY_2018 else (2008, 2018))


# --- an alien of one's own ----------------------------------------------------------------------------------------------------------------


@may(When.BEFORE_INVITES, Role.DEFENSE)
def beckon(g: Game, me: int) -> None:
    """It draws a card."""
    draw(g, me, 1)


@must(When.AFTER_REVEAL, Role.DEFENSE)
def glow(g: Game, me: int) -> None:
    """Its side's total rises by seven."""
    g.addends.append((g.side_of(me), 7, "alien:lantern"))


def loses_ships(g: Game, me: int) -> bool:
    """Ships of its own are among those being lost."""
    return any(seat == me for seat, _, _ in g.losses[-1])


@replaces(Consequence.TO_WARP, Roles(Role.DEFENSE | Role.NONE), given=loses_ships)
def endure(g: Game, me: int) -> None:
    """Its ships stay where they are."""
    g.losses[-1] = [loss for loss in g.losses[-1] if loss[0] != me]


LANTERN = Alien("lantern", beckon, glow, endure, alert="yellow", phases=(Phase.ALLIANCE, Phase.REVEAL, Phase.RESOLUTION))
SEATS = ["ember", "lantern", "jade"]


@pytest.fixture
def lantern() -> Iterator[Alien]:
    """Lantern comes in by the public door, and leaves again."""
    register(LANTERN)
    yield LANTERN
    del ALIENS["lantern"]
    for hook in LANTERN.hooks:
        del HOOKS[hook.name]


@pytest.mark.usefixtures("lantern")
def test_it_plays_like_any_other() -> None:
    s = scene("classic", seats=SEATS, phase="alliance", hands={"ember": ["attack 10"], "lantern": ["attack 4"]}, deck=["reinforcement 5"])
    s.does("lantern", "use beckon")
    assert s.hand("lantern") == ["attack 4", "reinforcement 5"]
    s.does("ember", "done").does("lantern", "done", "pass")
    assert s.told("power.used") == [("lantern", "use beckon"), ("lantern", "use glow")]
    assert s.told("reveal.totals") == [("11", "15")]


@pytest.mark.rule("classic:zap.effect")
@pytest.mark.usefixtures("lantern")
def test_the_kernel_lets_it_be_zapped() -> None:
    hands = {"ember": ["attack 10"], "lantern": ["attack 4"], "jade": ["cosmic zap"]}
    s = scene("classic", seats=SEATS, phase="alliance", hands=hands)
    s.does("lantern", "use beckon").does("jade", "cosmic zap")
    assert s.hand("lantern") == ["attack 4"]
    s.does("ember", "done").does("lantern", "done")
    assert s.told("power.used") == [("lantern", "use beckon")]  # silent for the rest of the encounter
    assert s.ships("lantern", "warp") == 4


@pytest.mark.rule("classic:power.role")
@pytest.mark.usefixtures("lantern")
def test_the_kernel_holds_it_to_its_role() -> None:
    s = scene("classic", seats=SEATS, offense="lantern", defense="ember", phase="alliance")
    s.does("lantern", "done").does("ember", "done")
    assert s.told("power.used") == []


@pytest.mark.rule("classic:power.phase")
@pytest.mark.usefixtures("lantern")
def test_the_kernel_holds_it_to_its_phases() -> None:
    s = scene("classic", seats=SEATS, phase="regroup", hands={"jade": ["plague"]})
    s.does("jade", "plague", "lantern").does("lantern", *["lantern 1"] * 3)
    assert s.told("power.used") == []  # its sheet has no regroup, so nothing stands in for the loss
    assert s.ships("lantern", "warp") == 3
    s = scene("classic", seats=SEATS, phase="reveal", laid=("attack 40", "attack 4"))
    assert s.told("power.used") == [("lantern", "use glow"), ("lantern", "use endure")]  # but it has resolution
    assert [s.ships("lantern", "warp"), s.ships("lantern", "lantern 1")] == [0, 4]


@pytest.mark.rule("classic:power.phase")
def test_a_use_outside_the_phases_of_the_sheet_is_refused_at_once() -> None:
    with pytest.raises(AssertionError, match=r"launch"):
        Alien("early", must(When.BEFORE_SHIPS, Role.OFFENSE)(glow.run), alert="green", phases=(Phase.REVEAL,))


@pytest.mark.usefixtures("lantern")
def test_it_can_be_dealt_dumped_loaded_and_replayed() -> None:
    game = new_game("classic", seats=3, aliens=["lantern", "zombie", "mind"], seed=3)
    for _ in range(40):
        game.answer(game.asks[0].seat, 0)
    assert load(game.dump()).dump() == game.dump() == replay(game.record()).dump()


@pytest.mark.usefixtures("lantern")
def test_no_two_aliens_have_one_name() -> None:
    with pytest.raises(BadConfig, match="lantern"):
        register(LANTERN)


def test_an_alien_that_nobody_registered_is_unknown() -> None:
    with pytest.raises(BadConfig, match="lantern"):
        new_game("classic", seats=3, aliens=["lantern", "zombie", "mind"])
