"""What holds for every alien of Duel: a module and a test of the same name, the data of its card; and the door for one of one's own."""

import ast
import pkgutil
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import fifthcolony as fc
from fifthcolony.duel import aliens
from fifthcolony.duel.hooks import may, modifies, must
from fifthcolony.duel.powers import ALIENS, ENVOYS, HOOKS, Alien, register, withdraw
from fifthcolony.duel.state import Game
from fifthcolony.duel.words import ALWAYS, CONTEST_DUEL, DUEL, Query, When
from fifthcolony.kernel.errors import BadConfig
from fifthcolony.kernel.hooks import MODIFIES
from tests.duel.rules.playing import CALM, CONTEST, fight, lay
from tests.test_alien_names import literals

MODULES = sorted(module.name for module in pkgutil.iter_modules(aliens.__path__))
SOURCE = Path(aliens.__path__[0]).parent

CARDS = """
bouncer          green   seed      flex:duel:may
cheater          red     public    up_the_sleeve:duel:may caught:duel:must
clockwright      red     original  rewind:always:may wind_up:contest_duel:must
debtor           red     original  borrow:contest_duel:may pay_back:always:may credit_check:always:must
doorstop         green   original  hard_to_budge:duel:must
gavel            yellow  original  going_once:contest_duel:may
iron_matron      yellow  seed      punish:always:must impose_your_decree:contest_duel:may
mimeo            red     original  carbon_copy:contest_duel:may
musician         yellow  original  encore:contest_duel:may
oddsmaker        red     original  take_bets:contest_duel:must cash_out:contest_duel:may the_house_wins:always:must
pantry           green   original  deep_shelves:setup:must nibble:always:must
pickled          yellow  original  the_jar:setup:must brine_swap:contest_duel:may
pitfall          red     seed      set_snare:contest_duel:must tempting_dive:contest_duel:may
plus_one         yellow  original  room_for_two:always:must introductions:setup:may
politician       red     public    campaign_promise:duel:must two_faces:duel:must
preservationist  yellow  original  heritage_site:duel:must restoration:always:may
prime            green   original  indivisible:contest_duel:must
rummager         yellow  original  still_good:contest_duel:may
silverliner      green   original  looking_up:contest_duel:must
sledge           green   original  momentum:duel:must
sprouter         green   original  regrowth:duel:must
stampbook        red     original  complete_the_set:always:must
swarm            green   original  plus_the_cousins:duel:may
switcheroo       red     original  bait:contest_duel:may
tidewatcher      yellow  original  high_tide:contest_duel:must low_tide:contest_duel:must
underdog         green   public    fair_adjustment:contest_duel:must
unseen           yellow  seed      lights_off:duel:must
"""
"""Complexity, where the mechanics come from, and each ability with its header and whether its use is free."""
CARD = {line.split()[0]: line.split()[1:] for line in CARDS.strip().splitlines()}
HEADER = {"duel": DUEL, "contest_duel": CONTEST_DUEL, "always": ALWAYS}


# --- the aliens there are -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("duel:component.cards")
def test_there_are_twenty_seven_each_with_a_test_of_its_own() -> None:
    tests = {path.stem.removeprefix("test_") for path in Path(__file__).parent.glob("test_*.py")} - {"every_alien"}
    assert len(MODULES) == 27
    assert sorted(tests) == MODULES == sorted(CARD) == sorted(ALIENS)


@pytest.mark.parametrize("name", MODULES)
def test_a_module_holds_the_alien_of_its_name(name: str) -> None:
    assert ALIENS[name].name == name
    assert all(hook.name.partition(".")[0] == name and HOOKS[hook.name] is hook for hook in ALIENS[name].hooks)


@pytest.mark.rule("duel:component.complexity", "duel:alien.header", "duel:alien.no_header")
@pytest.mark.parametrize("name", MODULES)
def test_it_matches_its_card(name: str) -> None:
    complexity, provenance, *abilities = CARD[name]
    alien, hooks = ALIENS[name], {hook.name.partition(".")[2]: hook for hook in ALIENS[name].hooks}
    assert [alien.complexity, alien.provenance] == [complexity, provenance]
    for ability in abilities:
        called, header, use = ability.split(":")
        if header == "setup":
            assert alien.setup is not None or called in hooks
        else:
            assert [hooks[called].role, hooks[called].optional] == [HEADER[header], use == "may"]


def test_original_designs_can_be_told_from_printed_ones() -> None:
    printed = {name for name, alien in ALIENS.items() if alien.provenance != "original"}
    assert printed == {"bouncer", "cheater", "iron_matron", "pitfall", "politician", "underdog", "unseen"}


@pytest.mark.rule("duel:setup.2_first_game", "duel:setup.3_first_game")
def test_a_first_game_has_the_recommended_ones() -> None:
    g = fc.new_game("duel", seed=5, aliens="first")
    assert sorted(g.aliens) == ["prime", "swarm"]
    assert g.envoys == ["cudgel", "chosen", "deuce"]


# --- nobody else knows them -----------------------------------------------------------------------------------------------------------


WORDS = {"plans.chosen": "what both have done, not who"}
"""Literals that hold a name and do not mean it."""


def names_in(word: str) -> set[str]:
    """The aliens and envoys that a string names."""
    return {name for name in ALIENS.keys() | ENVOYS.keys() if word not in WORDS and re.search(rf"(?<!\w){name}(?!\w)", word)}


def imported(source: str) -> Iterator[str]:
    """Envoys and aliens that a module takes in by name."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.ImportFrom) and re.search(r"duel\.(aliens|envoys)", node.module or ""):
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def strangers(path: Path) -> set[str]:
    """The aliens and envoys that a file names without being theirs."""
    source = path.read_text(encoding="utf-8")
    own = {path.stem} if path.parent.name in ("aliens", "envoys") else set()
    return {name for word in (*literals(source), *imported(source)) for name in names_in(word)} - own


def test_no_alien_and_no_envoy_is_named_outside_its_own_file() -> None:
    files = sorted(SOURCE.rglob("*.py"))
    assert len(files) > 60
    assert {str(path.relative_to(SOURCE)): strangers(path) for path in files if strangers(path)} == {}


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ('FIRST = ("swarm", "prime")', {"swarm", "prime"}),
        ('word = f"use:envoy.mirror.{hook}"', {"mirror"}),
        ("from fifthcolony.duel.envoys import cudgel", {"cudgel"}),
        ("from fifthcolony.duel.aliens.unseen import lights_off", {"unseen"}),
        ('tile = "bubblegum_prime"', set()),
        ('"""Like the swarm."""', set()),
        ("chosen = standby", set()),
    ],
)
def test_a_name_is_found_where_it_is_one(line: str, found: set[str]) -> None:
    assert {name for word in (*literals(line), *imported(line)) for name in names_in(word)} == found


# --- an alien of one's own ------------------------------------------------------------------------------------------------------------


@must(When.AFTER_REVEAL, DUEL)
def glow(g: Game, me: int) -> None:
    """Its clout rises by seven."""
    g.set_bonus(me, 7, "alien:lantern")


@may(When.BEFORE_CHOOSE, CONTEST_DUEL)
def beckon(g: Game, me: int) -> None:
    """It draws a card."""
    g.draw(me, 1)


@modifies(Query.HAND_LIMIT, ALWAYS)
def gather(_g: Game, _me: int, limit: int) -> int:
    """One card more."""
    return limit + 1


LANTERN = Alien("lantern", glow, beckon, gather, complexity="yellow")


@pytest.fixture
def lantern() -> Iterator[None]:
    """Lantern comes in by the public door, and leaves again."""
    register(LANTERN)
    yield
    withdraw(LANTERN)


@pytest.mark.usefixtures("lantern")
def test_it_plays_like_any_other() -> None:
    hands = {"lantern": ["10", "04"], "blue": ["13", "06"]}
    s = fc.scene("duel", aliens=["lantern", "blue"], hands=hands, **CALM).does("lantern", "dial 1").does("blue", "dial 1")
    s.does("lantern", "use beckon")
    assert len(s.hand("lantern")) == 3
    lay(s, "10 shield 2", "13 shield 2")
    assert s.told("clout.counted") == [("lantern", "17", "blue", "13")]
    assert fc.new_game("duel", seed=1, aliens=["lantern", "prime"]).view(None)["hands"] == [7, 6]


@pytest.mark.rule("duel:alien.header")
@pytest.mark.usefixtures("lantern")
def test_the_engine_holds_it_to_its_headers() -> None:
    hands = {"lantern": ["10", "04"], "blue": ["13", "06"]}
    s = fc.scene("duel", aliens=["lantern", "blue"], hands=hands, **CONTEST).does("lantern", "use beckon")
    assert lay(s, "10", "13").told("clout.counted") == [("lantern", "10", "blue", "13")]
    s = fc.scene("duel", aliens=["lantern", "blue"], hands=hands, card="tax_amnesty")
    assert s.prompt("lantern") == "dial.set_for_card"


@pytest.mark.usefixtures("lantern")
def test_it_can_be_dumped_loaded_and_replayed() -> None:
    g = fc.new_game("duel", seed=3, aliens=["lantern", "unseen"])
    for _ in range(40):
        if g.asks:
            g.answer(g.asks[0].seat, 0)
    assert fc.load(g.dump()).dump() == g.dump()
    assert fc.replay(g.record()).dump() == g.dump()


def test_no_two_have_the_same_name() -> None:
    with pytest.raises(BadConfig, match="swarm"):
        register(Alien("swarm", complexity="green"))


def test_every_change_of_a_value_asks_nobody() -> None:
    assert all(not hook.optional for alien in ALIENS.values() for hook in alien.hooks if hook.kind == MODIFIES)


# --- every pass of a duel forgets what it should --------------------------------------------------------------------------------------


@pytest.mark.rule("duel:duel.d6_restart_state")
def test_a_sparewright_pays_for_one_pass_of_a_duel() -> None:
    hands = {"orange": ["10", "04", "05"], "blue": ["13", "06", "07"]}
    s = fc.scene("duel", aliens=["orange", "blue"], hands=hands, allies={"orange": "sparewright"}, face_up=["sparewright"], **CALM)
    fight(s, "10 blast 4", "13 blast 4").does("orange", "use spare parts", "04")
    assert s.spent("orange") == []
    fight(s, "05 blast 4", "06 shield 3")
    assert s.spent("orange") == ["blast 4"]
