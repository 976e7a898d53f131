"""Makes the pages of the documentation fit to be a site (`make site`; a hook of mkdocs).

The pages are written to be read in the repository, too: README, CONTRIBUTING, STYLE and CHANGELOG lie beside `docs/` and are taken into it
here, and links lead from one to the other. What a page links to that is no page, such as a test, has no place in the site: its name
is left.
"""

import re
from pathlib import Path
from typing import Any, Final

from mkdocs.structure.files import File, Files

ROOT: Final = Path(__file__).resolve().parent.parent
BESIDE: Final = {"README.md": "index.md", "CONTRIBUTING.md": "contributing.md", "STYLE.md": "style.md", "CHANGELOG.md": "changelog.md"}
_LINK: Final = re.compile(r"(!?)\[((?:[^\[\]]|\[[^\]]*\])*)\]\((?!https?:|#)([^)#\s]+)(#[^)\s]*)?\)")


def on_files(files: Files, config: Any) -> Files:
    """Take in the pages that lie beside the others."""
    for name, page in BESIDE.items():
        files.append(File.generated(config, page, content=(ROOT / name).read_text(encoding="utf-8")))
    return files


def on_page_markdown(markdown: str, page: Any, config: Any, files: Files) -> str:  # noqa: ARG001  mkdocs calls it by these names
    """Lead each link to the page, the picture, or nowhere."""
    home = ROOT if page.file.src_uri in BESIDE.values() else ROOT / "docs"
    return _LINK.sub(lambda found: _link(found, home, files), markdown)


def _link(found: re.Match[str], home: Path, files: Files) -> str:
    """One link as it is in the site."""
    mark, label, target, anchor = found[1], found[2], found[3], found[4] or ""
    path = (home / target).resolve()
    if path.is_relative_to(ROOT / "docs"):
        inside = path.relative_to(ROOT / "docs").as_posix()
    else:
        inside = BESIDE.get(path.relative_to(ROOT).as_posix(), "") if path.is_relative_to(ROOT) else ""
    if path.exists() and not (inside and files.get_file_from_path(inside)):
        return label
    return f"{mark}[{label}]({inside or target}{anchor})"


def on_post_page(output: str, page: Any, config: Any) -> str:  # noqa: ARG001  mkdocs calls it by these names
    """Give the window in which one searches a name, for who hears the page."""
    return output.replace('data-md-component="search" role="dialog"', 'data-md-component="search" role="dialog" aria-label="Search"')
