"""Soaking the classic game: what is counted while they play."""

from collections import Counter

from fifthcolony.classic.flares import FLARES
from fifthcolony.classic.inventions import TECHNOLOGIES
from fifthcolony.kernel import checks
from fifthcolony.kernel.events import Event

FLARES_PLAYED = "Flares"
TECHNOLOGIES_USED = "Technologies"


class Tally(checks.Tally):
    """Counts what is told during a game."""

    def __init__(self) -> None:
        super().__init__()
        self.artifacts: Counter[str] = Counter()
        self.flares: Counter[str] = Counter()
        """By the flare and the side that was played."""
        self.technologies: Counter[str] = Counter()
        """Uses; completions too, since some work by lying open."""
        self.tables = {"Artifacts": self.artifacts, FLARES_PLAYED: self.flares, TECHNOLOGIES_USED: self.technologies}

    def hear(self, event: Event) -> None:
        """Keep what the tables need."""
        if event.key == "power.used":
            self.uses[str(event.params[1]).removeprefix("use:").partition(".")[0]] += 1
        elif event.key == "technology.used":
            self.technologies[str(event.params[1]).removeprefix("use:technology.").partition(".")[0]] += 1
        elif event.key == "technology.completed":
            self.technologies[f"{str(event.params[1]).removeprefix('technology:')} completed"] += 1
        elif event.key == "card.played":
            self.artifacts[str(event.params[1]).removeprefix("card:")] += 1
        elif event.key == "flare.played":
            self.flares[f"{str(event.params[1]).removeprefix('card:')} {str(event.params[2]).removeprefix('flare:')}"] += 1


def never_seen(counted: dict[str, Counter[str]]) -> list[str]:
    """The sides of flares that nobody has played, and the technologies nobody has used or completed, where there are any in the games."""
    flares, technologies = counted.get(FLARES_PLAYED), counted.get(TECHNOLOGIES_USED)
    unseen: list[str] = []
    if flares:
        sides = sorted({f"{flare.kind} {way.side}" for flare in FLARES.values() for way in flare.ways})
        unseen += [side for side in sides if not flares[side]]
    if technologies:
        unseen += [name for name in sorted(TECHNOLOGIES) if not technologies[name] and not technologies[f"{name} completed"]]
    return unseen
