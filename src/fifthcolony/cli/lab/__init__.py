"""`fifthcolony lab`: studies of many games, kept in folders."""

import argparse
from typing import Final

from fifthcolony.cli.arguments import Parser
from fifthcolony.cli.lab import balance, ladder, report
from fifthcolony.cli.lab import run as playing

HELP: Final = "play many games, and find out what they say of aliens and bots"
_STUDIES: Final = {"run": playing, "balance": balance, "ladder": ladder, "report": report}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """One of four things to do."""
    assert isinstance(parser, Parser), "it complains in one line"
    studies = parser.add_subparsers(dest="study", metavar="STUDY", title="studies")
    for name, module in _STUDIES.items():
        study = studies.add_parser(name, help=module.HELP, description=module.HELP)
        module.add_arguments(study)
        study.set_defaults(study_run=module.run)
    parser.set_defaults(complain=parser.error)


def run(given: argparse.Namespace) -> int:
    """Do it."""
    if given.study is None:
        given.complain(f"expected one of {', '.join(_STUDIES)}; --help says more")
    code: int = given.study_run(given)
    return code
