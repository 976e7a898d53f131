"""Soaking the classic game: what is counted while they play."""

from collections import Counter

from fifthcolony.kernel import checks
from fifthcolony.kernel.events import Event


class Tally(checks.Tally):
    """Counts what is told during a game."""

    def __init__(self) -> None:
        super().__init__()
        self.artifacts: Counter[str] = Counter()
        self.technologies: Counter[str] = Counter()
        self.tables = {"Artifacts": self.artifacts, "Technologies": self.technologies}

    def hear(self, event: Event) -> None:
        """Keep what the tables need."""
        if event.key == "power.used":
            self.uses[str(event.params[1]).removeprefix("use:").partition(".")[0]] += 1
        elif event.key == "technology.used":
            self.technologies[str(event.params[1]).removeprefix("use:technology.").partition(".")[0]] += 1
        elif event.key == "card.played":
            self.artifacts[str(event.params[1]).removeprefix("card:")] += 1
