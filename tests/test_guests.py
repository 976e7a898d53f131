"""People's own aliens in packages: found, let in by name, in games that admit them, named by records, begun from a template."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import fifthcolony as fc
from fifthcolony import guests
from fifthcolony.classic.powers import ALIENS, GUESTS, withdraw
from fifthcolony.cli.main import main
from fifthcolony.kernel.registry import kit_of
from fifthcolony.text.languages import drop_alien_texts, texts_of

NAME = "glow_worm"
MODULE = f"fifthcolony_{NAME}"
PACKAGE = "fifthcolony-glow-worm 0.1.0"


def install(folder: Path, name: str, module: str, version: str = "0.1.0") -> None:
    """What a package manager leaves behind beside the modules."""
    info = folder / f"{module}-{version}.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {module.replace('_', '-')}\nVersion: {version}\n", encoding="utf-8")
    (info / "entry_points.txt").write_text(f"[{guests.GROUP}]\n{name} = {module}:guest\n", encoding="utf-8")


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Where packages are found; whoever was let in from there leaves again."""
    folder = tmp_path / "site"
    folder.mkdir()
    monkeypatch.syspath_prepend(str(folder))
    monkeypatch.setenv(guests.LET_IN, "")  # so that whoever is let in is forgotten there, too
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(folder), *sys.path]))
    here = set(GUESTS.packages)
    yield folder
    for name in GUESTS.packages.keys() - here:
        withdraw(name)
        drop_alien_texts(name)
    for module in [module for module in sys.modules if module.startswith("fifthcolony_")]:
        del sys.modules[module]


@pytest.fixture
def glow_worm(site: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Path:
    """The alien of the template, installed; where its package lies."""
    assert main(["new-alien", NAME, "--into", str(tmp_path)]) == 0
    capsys.readouterr()
    project = tmp_path / "fifthcolony-glow-worm"
    (project / "src" / MODULE).rename(site / MODULE)
    install(site, NAME, MODULE)
    return project


def dealt(**wishes: Any) -> list[set[str]]:
    """Who is dealt by chance, in a hundred games."""
    return [{name for held in fc.new_game(seed=seed, seats=5, **wishes).powers for name in held} for seed in range(100)]


# --- coming in ------------------------------------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("glow_worm")
def test_it_is_found_and_nothing_of_it_is_run() -> None:
    assert list(guests.installed()) == [NAME]
    assert MODULE not in sys.modules
    assert NAME not in ALIENS


@pytest.mark.usefixtures("glow_worm")
def test_once_let_in_it_can_be_seated_and_is_shown() -> None:
    guests.let_in([NAME])
    game = fc.new_game(seats=3, aliens=[NAME, "clone", "oracle"])
    assert game.powers[0] == (NAME,)
    for language, power in (("en", "Shine"), ("es", "Brillo")):
        words = texts_of(language)
        assert words[f"alien.{NAME}.power"] == power
        assert words[f"alien.{NAME}.portrait"].startswith("data:image/svg+xml,%3Csvg")
        assert "<" not in words[f"alien.{NAME}.portrait"]


@pytest.mark.usefixtures("glow_worm")
def test_chance_brings_it_only_into_games_that_admit_it() -> None:
    before = dealt()
    guests.let_in([NAME])
    assert dealt() == before
    assert any(NAME in names for names in dealt(guests=[NAME]))


@pytest.mark.usefixtures("glow_worm")
def test_what_a_table_may_hold_is_offered_apart() -> None:
    guests.let_in([NAME])
    assert [offer["guests"] for offer in kit_of("classic").offers()] == [[NAME], [NAME]]


@pytest.mark.usefixtures("glow_worm")
def test_a_process_that_is_started_has_the_same_guests() -> None:
    guests.let_in([NAME])
    code = "from fifthcolony import guests; guests.let_in_again(); from fifthcolony.classic.powers import GUESTS; print(GUESTS.packages)"
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60, check=True).stdout
    assert said.strip() == str({NAME: PACKAGE})


# --- records --------------------------------------------------------------------------------------------------------------------------


def record_with_guest() -> str:
    game = fc.new_game(seats=3, seed=4, aliens=[NAME, "clone", "oracle"])
    while game.outcome is None and len(game.choices) < 40:
        game.answer(game.asks[0].seat, 0)
    return game.record().to_json()


@pytest.mark.usefixtures("glow_worm")
def test_a_record_names_it_and_is_not_replayed_without_it() -> None:
    guests.let_in([NAME])
    record = record_with_guest()
    assert fc.Record.from_json(record).config["guests"] == {NAME: PACKAGE}
    assert fc.replay(record).record().to_json() == record
    withdraw(NAME)
    with pytest.raises(fc.BadConfig) as refused:
        fc.replay(record)
    said = f"this game has the guest '{NAME}' of {PACKAGE}, which is not here: install its package and let it in (--guests {NAME})"
    assert str(refused.value) == said


@pytest.mark.usefixtures("glow_worm")
def test_the_command_says_so_in_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    guests.let_in([NAME])
    file = tmp_path / "game.json"
    file.write_text(record_with_guest(), encoding="utf-8")
    withdraw(NAME)
    assert main(["replay", str(file)]) == 2
    assert "--guests glow_worm" in capsys.readouterr().err
    drop_alien_texts(NAME)
    assert main(["replay", "--guests", NAME, str(file)]) == 0


def test_an_ordinary_record_knows_of_no_guests() -> None:
    assert "guests" not in fc.new_game(seats=3, seed=4).record().config


# --- refused --------------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("source", "said"),
    [
        ("raise OSError('no disk')", "the alien 'wisp' of fifthcolony-wisp 0.1.0 cannot be let in: OSError: no disk"),
        (
            "guest = 7",
            "expected a fifthcolony.guests.Guest with an alien 'wisp' at fifthcolony_wisp:guest of fifthcolony-wisp 0.1.0, found",
        ),
        (
            "from fifthcolony.classic.powers import Alien\nfrom fifthcolony.guests import Guest\n"
            "guest = Guest(alien=Alien('wisp', alert='green'), texts={'es': {}})",
            "the alien 'wisp' of fifthcolony-wisp 0.1.0 cannot be let in: the texts of wisp have no en",
        ),
    ],
)
def test_a_package_that_does_not_work_is_named(site: Path, source: str, said: str) -> None:
    (site / "fifthcolony_wisp.py").write_text(source, encoding="utf-8")
    install(site, "wisp", "fifthcolony_wisp")
    with pytest.raises(fc.BadConfig) as refused:
        guests.let_in(["wisp"])
    assert str(refused.value).startswith(said)
    assert "wisp" not in ALIENS


@pytest.mark.usefixtures("glow_worm")
def test_a_name_that_nobody_brings_is_refused_with_those_there_are() -> None:
    with pytest.raises(fc.BadConfig) as refused:
        guests.let_in(["wisp"])
    assert str(refused.value) == f"no package that is installed here brings an alien 'wisp'; there are: {NAME}"


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Glow", "small letters"),
        ("glow__worm", "single _"),
        ("7up", "beginning with a letter"),
        ("zombie", "an alien called 'zombie'"),
    ],
)
def test_a_name_for_a_new_alien_has_to_be_one(tmp_path: Path, capsys: pytest.CaptureFixture[str], name: str, said: str) -> None:
    assert main(["new-alien", name, "--into", str(tmp_path)]) == 2
    assert said in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_is_there_is_left_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "fifthcolony-glow-worm").mkdir()
    assert main(["new-alien", NAME, "--into", str(tmp_path)]) == 2
    assert "is there already" in capsys.readouterr().err
    assert list((tmp_path / "fifthcolony-glow-worm").iterdir()) == []


# --- the template ---------------------------------------------------------------------------------------------------------------------


def test_its_own_tests_hold_and_fail_where_it_does_nothing(glow_worm: Path, site: Path) -> None:
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(glow_worm)]
    done = subprocess.run(command, cwd=glow_worm, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stdout
    code = site / MODULE / "__init__.py"
    code.write_text(code.read_text(encoding="utf-8").replace("BONUS = 3", "BONUS = 0"), encoding="utf-8")
    done = subprocess.run(command, cwd=glow_worm, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 1
    assert "2 failed" in done.stdout
