"""Bots of installed packages and bots named by where they are: found wherever bots are named, imported when they play, or refused."""

import multiprocessing
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from fifthcolony.bots import BadBot, Bot, bots_of, bring, make_bot, register, withdraw
from fifthcolony.bots.references import WHERE, brought
from fifthcolony.bots.registry import bots_named, is_bot
from fifthcolony.kernel.errors import BadConfig
from tests.cli.conftest import RUN, run

__all__ = ["run"]
pytestmark = pytest.mark.unguarded
LAST = """
from fifthcolony.bots import Bot

class Last(Bot):
    def decide(self, ask, sight):
        return len(ask.options) - 1
"""
Package = Callable[..., None]


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Package:
    """Install a package in a folder of its own: what it declares, and its one module of the same name."""

    def install(name: str, declared: str, module: str = LAST) -> None:
        folder = tmp_path / "installed"
        about = folder / f"{name}-1.0.dist-info"
        about.mkdir(parents=True)
        (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n", encoding="utf-8")
        (about / "entry_points.txt").write_text(declared, encoding="utf-8")
        (folder / f"{name}.py").write_text(module, encoding="utf-8")
        monkeypatch.syspath_prepend(folder)
        # a path that was never looked in: what is known of the others is kept
        monkeypatch.setattr(sys, "path", [*sys.path, str(tmp_path / name)])
        monkeypatch.delitem(sys.modules, name, raising=False)

    return install


@pytest.fixture(autouse=True)
def nowhere(monkeypatch: pytest.MonkeyPatch) -> None:
    """No reference is known before, none afterwards."""
    monkeypatch.setenv(WHERE, "")


def test_a_package_brings_bots_that_are_listed_without_importing_it(package: Package) -> None:
    package("strongmen", "[fifthcolony.bots]\nlast = strongmen:Last\n[fifthcolony.bots.duel]\nlast of duel = strongmen:Last\n")
    assert bots_of("classic")[-1] == "last"
    assert bots_of("duel")[-2:] == ("last", "last of duel")
    assert "strongmen" not in sys.modules
    assert type(make_bot("last", 1, "duel")).__name__ == "Last"
    assert "strongmen" in sys.modules
    with pytest.raises(BadConfig, match="classic has no bot 'last of duel'"):
        make_bot("last of duel", 1)


def test_it_is_simulated_by_its_name(package: Package, run: RUN) -> None:
    package("stronger", "[fifthcolony.bots]\nlast = stronger:Last\n")
    ran = run("simulate", "--game", "duel", "--games", 2, "--bot", "last,random", "--json")
    assert (ran.code, ran.err) == (0, "")
    assert '"bots": ["last", "random"]' in ran.out


def test_it_sits_down_in_the_terminal_by_its_name(package: Package, run: RUN) -> None:
    package("sitters", "[fifthcolony.bots]\nlast = sitters:Last\n")
    assert run("play", "--game", "duel", "--bot", "last", "--seed", 1, typed=["q", ""]).code == 0


@pytest.mark.parametrize(
    ("declared", "module", "told"),
    [
        ("x = broken:Nobody", LAST, "has no attribute 'Nobody'"),
        ("x = broken:Last", "import no_such_thing", "ModuleNotFoundError: No module named 'no_such_thing' (broken.py, line 1)"),
        ("x = broken:Last", "import sys\nsys.exit(1)", "cannot be loaded from broken:Last: SystemExit: 1"),
        ("x = broken:Last", "class Last: pass", "the bot 'x' cannot be made from a seed: TypeError"),
        ("x = broken:Last", "Last = lambda seed: seed", "is no fifthcolony.bots.Bot"),
        ("x = broken:Last", "Last = 3", "should be a class or a function that makes a bot from a seed, and is 3"),
        ("x = broken:Last", f"{LAST}\n    games = ('classic',)", "the bot 'x' plays classic, not duel"),
        (
            "x = broken:Last",
            f"{LAST}\n    def __init__(self, seed):\n        self.table[seed]",
            "has no attribute 'table' (broken.py, line 9)",
        ),
    ],
)
def test_a_broken_one_is_named_in_a_sentence_and_the_others_play(package: Package, run: RUN, declared: str, module: str, told: str) -> None:
    package("broken", f"[fifthcolony.bots]\n{declared}\n", module)
    package("sound", "[fifthcolony.bots]\nsound = sound:Last\n")
    with pytest.raises((BadBot, BadConfig)) as refused:
        make_bot("x", 1, "duel")
    assert told in str(refused.value)
    assert {"x", "sound"} <= set(bots_of("duel"))
    assert make_bot("sound", 1, "duel").games == ()
    ran = run("simulate", "--game", "duel", "--bot", "x", "--games", 1)
    assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1)


def test_a_name_that_is_taken_or_none_is_left_out_and_told(package: Package, caplog: pytest.LogCaptureFixture) -> None:
    package("greedy", "[fifthcolony.bots]\nsimple = greedy:Last\nown = greedy:Last\nrun:it = greedy:Last\na@b = greedy:Last\n")
    package("later", "[fifthcolony.bots]\nown = later:Last\n")
    assert bots_of("duel").count("simple") == bots_of("duel").count("own") == 1
    assert not is_bot("run:it")
    assert type(make_bot("own", 1)).__module__ == "greedy"
    assert [line.partition(":")[0] for line in sorted(set(caplog.messages))] == [
        "the package greedy calls a bot 'a@b', a name in which no @, comma, colon, equals sign or space around it may be",
        "the package greedy calls a bot 'run",
        "the package greedy calls a bot 'simple', the name of one of our own",
        "the package later calls a bot 'own', a name that another package has",
    ]


# --- where they are -------------------------------------------------------------------------------------------------------------------


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "mine.py"
    path.write_text(LAST, encoding="utf-8")
    return path


def test_a_bot_is_named_by_its_file_and_may_be_given_a_name(file: Path, run: RUN) -> None:
    ran = run("simulate", "--game", "duel", "--games", 1, "--bot", f"{file}:Last,mine={file}:Last", "--json")
    assert f'"bots": ["{file}:Last", "mine"]' in ran.out
    assert brought() == {f"{file}:Last": f"{file}:Last", "mine": f"{file}:Last"}
    assert bring("mine") == "mine"
    withdraw("mine")
    assert not is_bot("mine")


def test_nothing_is_run_by_naming_what_was_not_brought_here(file: Path) -> None:
    for name in (f"{file}:Last", f"run:touch {file}.ran", "os:abort", f"mine={file}:Last"):
        with pytest.raises(BadConfig, match="has no bot"):
            make_bot(name, 1)
        with pytest.raises(BadConfig, match="has no bot"):
            make_bot(f"{name}@1s", 1)
    assert not Path(f"{file}.ran").exists()
    assert brought() == {}


@pytest.mark.parametrize(
    ("given", "names"),
    [
        ("simple, random", ("simple", "random")),
        ("run:node 'a,b.js' \"c,d\",simple", ("run:node 'a,b.js' \"c,d\"", "simple")),
        ("run:node bot@2.js@1.5s", ("run:node bot@2.js@1.5s",)),
        ("js=run:node bot.js --level=3@200,js", ("js@200", "js")),
        ("a.b:C.d", ("a.b:C.d",)),
    ],
)
def test_names_are_parted_by_commas_outside_of_quotes(given: str, names: tuple[str, ...]) -> None:
    assert bots_named(given) == names
    assert all(is_bot(name) for name in names)


@pytest.mark.parametrize("given", ["a:b:C", ":", "run:", "x=", "my bot=run:node x", "./bot.js:Class", "package.module:2"])
def test_what_is_neither_a_name_nor_a_place_is_refused(given: str, run: RUN) -> None:
    ran = run("simulate", "--bot", given)
    assert (ran.code, ran.err.count("\n")) == (2, 1)
    assert "package.module:Class, ./file.py:Class, or run: and a command" in ran.err


def test_a_name_leads_to_one_place(file: Path) -> None:
    bring(f"mine={file}:Last")
    bring(f"mine={file}:Last@1s")
    for other in ("mine=run:node x.js", "simple=run:node x.js"):
        with pytest.raises(BadConfig, match="there is a bot called"):
            bring(other)


def test_where_bots_are_may_stand_in_the_environment(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(WHERE, f"mine={file}:Last\n\nother.module:Class\n")
    assert bots_of("duel")[-2:] == ("mine", "other.module:Class")
    monkeypatch.setenv(WHERE, "mine")
    with pytest.raises(BadConfig, match=r"FIFTHCOLONY_BOTS: a bot that is not known by name is .*, given 'mine'"):
        bots_of("duel")


@pytest.mark.parametrize(
    ("make", "games", "told"),
    [
        (3, (), "given 3"),
        (Bot, ("chess",), "there is no game 'chess'"),
        ("nowhere", (), "given 'nowhere'"),
        ("a:B", ("duel",), "it says itself"),
    ],
)
def test_what_makes_no_bot_is_not_registered(make: object, games: tuple[str, ...], told: str) -> None:
    with pytest.raises(BadConfig, match=told):
        register("mine", make, games)  # type: ignore[arg-type]
    assert not is_bot("mine")


def made_elsewhere(name: str) -> str:
    """What another process makes of a name."""
    try:
        return type(make_bot(name, 1, "duel")).__name__
    except BadConfig as error:
        return str(error)


def test_a_process_started_from_here_finds_packages_and_places_and_refuses_what_only_this_one_knows(package: Package, file: Path) -> None:
    package("faraway", "[fifthcolony.bots]\nlast = faraway:Last\n")
    register("mine", str(file) + ":Last")
    register("only here", Bot)
    try:
        assert made_elsewhere("only here") == "Bot"
        with multiprocessing.get_context("spawn").Pool(1) as pool:
            found = pool.map(made_elsewhere, ["last", "mine", "only here"])
    finally:
        withdraw("only here")
    assert found[:2] == ["Last", "Last"]
    assert found[2].startswith("duel has no bot 'only here'; there are: random, simple")
