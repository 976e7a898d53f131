"""A technology is named in its own file, in its texts and in its tests, and nowhere else."""

import re
from pathlib import Path

from fifthcolony.classic.inventions import TECHNOLOGIES
from tests.test_alien_names import SOURCE, written

OWN = {SOURCE / "classic" / "technologies", *(folder / "classic" / "technologies" for folder in (SOURCE / "text").iterdir())}


def strangers(path: Path) -> set[str]:
    """The technologies that a file names without being theirs."""
    names = TECHNOLOGIES.keys() - ({path.stem} if path.parent in OWN else set())
    return {name for word in written(path) for name in names if re.search(rf"(?<!\w){name}(?!\w)", word)}


def test_no_technology_is_named_outside_its_own_files() -> None:
    files = [path for path in sorted(SOURCE.rglob("*")) if path.suffix in (".py", ".json") and "static" not in path.parts]
    assert len([path for path in files if path.parent in OWN]) == 3 * len(TECHNOLOGIES) + 1
    assert {str(path.relative_to(SOURCE)): strangers(path) for path in files if strangers(path)} == {}
