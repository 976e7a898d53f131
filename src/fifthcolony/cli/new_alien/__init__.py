"""`fifthcolony new-alien`: a package of one's own with an alien in it that works: texts, portrait and tests, to be made into another."""

import argparse
import re
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from string import Template
from typing import Final

from fifthcolony import __version__
from fifthcolony.classic.powers import ALIENS
from fifthcolony.kernel.errors import BadConfig

HELP: Final = "begin an alien of your own, as a package that works"
_NAME: Final = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
_TEMPLATE: Final = ".template"
"""What the names of files end in whose text has gaps; gaps in names are written `NAME`."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Its name."""
    parser.add_argument("name", metavar="NAME", help="what it is called in code: small letters, digits and _, such as glow_worm")
    parser.add_argument("--into", type=Path, default=Path(), metavar="DIR", help="where the folder is made (default: here)")


def run(given: argparse.Namespace) -> int:
    """Write the package and say what to do next."""
    name = _checked(given.name)
    folder = given.into / f"fifthcolony-{name.replace('_', '-')}"
    if folder.exists():
        raise BadConfig(f"{folder} is there already: expected a name of which there is no folder yet")
    gaps = {
        "name": name,
        "title": name.replace("_", " ").capitalize(),
        "package": folder.name,
        "module": f"fifthcolony_{name}",
        "version": ".".join(__version__.split(".")[:2]),
    }
    _fill(files(__package__).joinpath("template"), folder, gaps)
    print(f"{folder} holds an alien that can be played. What to do next is in {folder / 'README.md'}; in short:")
    print(f"  pip install -e '{folder}[test]'")
    print(f"  pytest {folder}")
    print(f"  fifthcolony aliens {name} --guests {name}")
    print(f"  fifthcolony serve --open --guests {name}")
    return 0


def _checked(name: str) -> str:
    if not _NAME.fullmatch(name):
        raise BadConfig(
            f"expected a name of small letters, digits and single _, beginning with a letter, such as glow_worm; given {name!r}"
        )
    if name in ALIENS:
        raise BadConfig(f"there is an alien called {name!r} already: expected another name")
    return name


def _fill(source: Traversable, target: Path, gaps: dict[str, str]) -> None:
    """A copy of the template in which the gaps are filled."""
    if source.is_dir():
        target.mkdir(parents=True)
        for part in source.iterdir():
            _fill(part, target / part.name.removesuffix(_TEMPLATE).replace("NAME", gaps["name"]), gaps)
    else:
        target.write_text(Template(source.read_text(encoding="utf-8")).substitute(gaps), encoding="utf-8")
