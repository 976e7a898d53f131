"""`fifthcolony lab report`: one page with plots and tables, which fetches nothing."""

import argparse
from pathlib import Path
from typing import Final

from fifthcolony.kernel.errors import BadConfig

HELP: Final = "write one page with plots and tables about the games in folders"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Which games, and where to write."""
    parser.add_argument("folders", type=Path, nargs="+", metavar="FOLDER", help="of `lab run`; several become sections of one page")
    parser.add_argument("--page", type=Path, default=Path("report.html"), metavar="FILE", help="what to write (default: report.html)")
    parser.add_argument("--title", metavar="TEXT", help="what stands above it")
    parser.add_argument("--pictures", type=Path, metavar="DIR", help="the plots as SVG files too, such as for a page of one's own")


def run(given: argparse.Namespace) -> int:
    """Read, draw, write."""
    from fifthcolony.lab.extras import require

    if given.page.is_dir():
        raise BadConfig(f"--page: expected a file, given {given.page}, which is a folder")
    require("lab")
    from fifthcolony.lab.folder import Folder
    from fifthcolony.lab.report.page import write_report

    size = write_report([Folder(folder) for folder in given.folders], given.page, given.title, given.pictures)
    print(f"{given.page}: {size / 1000:.0f} kB")
    return 0
