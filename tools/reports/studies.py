"""What is played for the reports, by whom, and where it is kept until it is written down."""

import subprocess
import sys
from pathlib import Path
from typing import Final, NamedTuple

from fifthcolony.kernel.registry import kit_of
from fifthcolony.lab.block import code_of
from fifthcolony.lab.folder import Folder

KEPT: Final = Path("build/reports")
BOTS: Final = ("sage", "simple")
"""The first of them that can play a game plays it."""


class Study(NamedTuple):
    """Games that are set up alike."""

    name: str
    game: str
    wishes: tuple[str, ...]
    part: float = 1.0
    """Of the games that are wanted of the main ones."""


STUDIES: Final = (
    Study("duel", "duel", ()),
    Study("classic", "classic", ("--variants", "flares")),
    Study("no_flares", "classic", (), 0.05),
    Study("four_seats", "classic", ("--seats", "4", "--variants", "flares"), 0.05),
    Study("three_seats", "classic", ("--seats", "3", "--variants", "flares"), 0.05),
    Study("edition_2008", "classic", ("--edition", "2008", "--variants", "flares"), 0.05),
)
"""The main ones first; the others are compared with the main one of their game."""


class Wanted(NamedTuple):
    """How much, and by whom."""

    games: int
    bot: str | None
    jobs: int | None

    def bot_of(self, game: str) -> str:
        """Who plays a game."""
        return self.bot or next(bot for bot in BOTS if bot in kit_of(game).bots)

    def games_of(self, study: Study) -> int:
        """How many games a study takes."""
        return max(1, round(self.games * study.part))

    def folder_of(self, study: Study) -> Folder:
        """Where its games are, apart from those of other code."""
        return Folder(KEPT / code_of(study.game) / f"{study.name}-{self.bot_of(study.game)}-{self.games_of(study)}")


def command_of(study: Study, wanted: Wanted) -> list[str]:
    """What plays it, folder aside."""
    bot, games = wanted.bot_of(study.game), wanted.games_of(study)
    return ["--game", study.game, *study.wishes, "--bots", bot, "--games", str(games)]


def play(study: Study, wanted: Wanted) -> int:
    """Play what is missing, in processes of its own; the result is their exit code."""
    jobs = [] if wanted.jobs is None else ["--jobs", str(wanted.jobs)]
    folder = wanted.folder_of(study).path
    print(f"{study.name}: fifthcolony lab run {folder} {' '.join(command_of(study, wanted))}", flush=True)
    command = [sys.executable, "-m", "fifthcolony", "lab", "run", str(folder), *command_of(study, wanted), "--go-on", *jobs]
    with subprocess.Popen(command) as playing:
        while True:
            try:
                return playing.wait()
            except KeyboardInterrupt:  # the games were interrupted too: they say what is kept, and end
                continue


def has_games(folder: Folder) -> bool:
    """Whether there is anything to be said of a study, done or not."""
    return folder.path.is_dir() and (folder.is_done or bool(folder.parts()))
