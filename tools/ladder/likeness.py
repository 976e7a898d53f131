"""Whether tables of bots look like people's: how long games are, who wins encounters, who helps whom, what is agreed, what powers do."""

from collections import Counter
from statistics import median
from typing import NamedTuple

from fifthcolony.classic.powers import ALIENS
from fifthcolony.kernel.events import Event
from fifthcolony.lab.simulate import interval
from tools.ladder.matches import CLASSIC, play_out, seed_of


class Look(NamedTuple):
    """One game, counted."""

    turns: int
    everybody: bool
    """Whether every seat had a turn."""
    decided: int
    """Encounters that somebody won."""
    offense: int
    """Those that the offense won."""
    joined: tuple[int, int]
    """Allies of the offense and of the defense."""
    peaceful: int
    """Encounters in which a negotiate lay on the table."""
    deals: int
    uses: dict[str, int]
    """Uses by alien."""


class Eye:
    """Looks on and counts."""

    def __init__(self) -> None:
        self.turns: Counter[object] = Counter()
        self.sides: Counter[object] = Counter()
        self.joined: Counter[object] = Counter()
        self.uses: Counter[str] = Counter()
        self.peaceful = self.deals = 0
        self.negotiates = False

    def hear(self, event: Event) -> None:
        """One more thing that happened."""
        match event.key, event.params:
            case "turn.begins", (seat, *_):
                self.turns[seat] += 1
            case "encounter.begins", _:
                self.negotiates = False
            case "reveal.winner" | "reveal.upset", (side, *_):
                self.sides[side] += 1
            case "alliance.joined", (_, side, *_):
                self.joined[side] += 1
            case "reveal.cards" | "reveal.card" | "reveal.as_claimed", told:
                self._count_peace(any(str(word).startswith("card:negotiate") for word in told))
            case "deal.made", _:
                self.deals += 1
            case "power.used", (_, use, *_):
                self.uses[str(use).removeprefix("use:").partition(".")[0]] += 1
            case _:
                pass

    def _count_peace(self, negotiates: bool) -> None:
        if negotiates and not self.negotiates:
            self.negotiates = True
            self.peaceful += 1


def look(bot: str, seed: int, number: int) -> Look:
    """The game of this number, all seats the same bot."""
    eye = Eye()
    play_out("classic", CLASSIC, [bot] * CLASSIC["seats"], seed_of(seed, number), number, eye.hear)
    return Look(
        turns=sum(eye.turns.values()),
        everybody=len(eye.turns) == CLASSIC["seats"],
        decided=sum(eye.sides.values()),
        offense=eye.sides["side:offense"],
        joined=(eye.joined["side:offense"], eye.joined["side:defense"]),
        peaceful=eye.peaceful,
        deals=eye.deals,
        uses=dict(eye.uses),
    )


class Likeness(NamedTuple):
    """The figures of many games."""

    games: int
    turns: float
    """In the median."""
    short: float
    """The share of games that are over before everybody had a turn."""
    short_interval: tuple[float, float]
    offense: float
    offense_interval: tuple[float, float]
    helped: float
    """Allies of the defense for each of the offense."""
    deals: float
    deals_interval: tuple[float, float]
    idle: tuple[str, ...]
    """Aliens without a single use."""


def likeness(looks: list[Look]) -> Likeness:
    """The figures of many games."""
    decided, offense = sum(one.decided for one in looks), sum(one.offense for one in looks)
    peaceful, deals = sum(one.peaceful for one in looks), sum(one.deals for one in looks)
    short = sum(not one.everybody for one in looks)
    used = {alien for one in looks for alien, uses in one.uses.items() if uses}
    helped = sum(one.joined[1] for one in looks) / max(1, sum(one.joined[0] for one in looks))
    return Likeness(
        games=len(looks),
        turns=median(one.turns for one in looks),
        short=short / len(looks),
        short_interval=interval(short, len(looks)),
        offense=offense / decided,
        offense_interval=interval(offense, decided),
        helped=helped,
        deals=deals / peaceful,
        deals_interval=interval(deals, peaceful),
        idle=tuple(sorted(name for name in ALIENS if name not in used)),
    )
