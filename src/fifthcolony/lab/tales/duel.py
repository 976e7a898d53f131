"""The tale of a duel: duels and contests won, ships lost, planets held; the closest comparison, the biggest upset, the heaviest blow."""

from collections.abc import Callable
from typing import Final

from fifthcolony.duel.words import PLANETS_TO_WIN
from fifthcolony.kernel.ask import Param
from fifthcolony.kernel.events import Event
from fifthcolony.lab.tales.tale import MANY, Ending, Highlight, Look, Tale, View, World, first_best, seat_of

SEATS: Final = 2


class Fight:
    """A duel or contest."""

    def __init__(self, chapter: int, step: int) -> None:
        self.chapter = chapter
        self.step = step
        self.cards: dict[int, str] = {}
        self.plans: tuple[int, int] | None = None
        """What both plans are worth as they are turned up."""
        self.clout: list[int] | None = None
        self.winner: int | None = None
        self.tile: str | None = None

    @property
    def margin(self) -> int | None:
        """By how much it was won."""
        if self.clout is None or self.winner is None:
            return None
        margin = self.clout[self.winner] - self.clout[1 - self.winner]
        return margin if margin >= 0 else None

    @property
    def behind(self) -> int:
        """By how much the winner's plan was the lower one."""
        if self.plans is None or self.margin is None or self.winner is None:
            return 0
        return max(0, self.plans[1 - self.winner] - self.plans[self.winner])

    def told(self) -> tuple[Param, ...]:
        """Winner, loser, and their clout."""
        assert self.clout is not None, "nothing was counted"
        assert self.winner is not None, "nobody won"
        won, lost = self.winner, 1 - self.winner
        return (f"seat:{won}", f"seat:{lost}", self.clout[won], self.clout[lost])

    def shown(self) -> tuple[str, ...]:
        """The plans, the winner's first."""
        assert self.winner is not None, "nobody won"
        return tuple(self.cards[seat] for seat in (self.winner, 1 - self.winner) if seat in self.cards)


class DuelTeller:
    """Hears a duel."""

    def __init__(self, seats: int) -> None:
        assert seats == SEATS, f"a duel has two seats, not {seats}"
        self.scores: list[list[int]] = [[0], [0]]
        self.won = [0, 0]
        self.lost = [0, 0]
        self.chapter = 0
        self.since: dict[tuple[int, str], int] = {}
        self.fights: list[Fight] = []
        self.blows: list[tuple[int, Highlight]] = []
        self._hears: dict[str, Callable[[tuple[Param, ...], Look, int], None]] = {
            "plan.revealed": self._plan,
            "clout.counted": self._clout,
            "duel.won": self._winner,
            "contest.won": self._winner,
            "ships.destroyed": self._blow,
            "planet.held": self._held,
        }

    def hear(self, event: Event, look: Look | None, step: int) -> None:
        """Note what the tale is made of."""
        if event.key == "destiny.turned_up":
            if self.chapter:
                self._count(look)
            self.chapter += 1
        elif event.key in ("duel.began", "contest.began", "duel.restarted"):
            self.fights.append(Fight(self.chapter, step))
            self.fights[-1].tile = next((str(word) for word in event.params if str(word).startswith("tile:")), None)
        elif look is not None and event.key in self._hears:
            self._hears[event.key](event.params, look, step)

    def _count(self, look: Look | None) -> None:
        view = None if look is None else look()
        for seat, scores in enumerate(self.scores):
            scores.append(0 if view is None else view["controlled"][seat])

    # --- what is heard ----------------------------------------------------------------------------------------------------------------

    def _plan(self, params: tuple[Param, ...], look: Look, _step: int) -> None:
        if self.fights:
            self.fights[-1].cards[seat_of(params[0])] = str(params[1]).removeprefix("card:")
            values = look()["values"]
            self.fights[-1].plans = None if values is None else (values[0], values[1])

    def _clout(self, params: tuple[Param, ...], _look: Look, _step: int) -> None:
        if self.fights:
            clout = [0, 0]
            clout[seat_of(params[0])], clout[seat_of(params[2])] = int(params[1]), int(params[3])
            self.fights[-1].clout = clout

    def _winner(self, params: tuple[Param, ...], _look: Look, step: int) -> None:
        self.won[seat_of(params[0])] += 1
        if self.fights:
            self.fights[-1].winner, self.fights[-1].step = seat_of(params[0]), step

    def _blow(self, params: tuple[Param, ...], _look: Look, step: int) -> None:
        seat, ships = seat_of(params[0]), int(params[1])
        self.lost[seat] += ships
        self.blows.append((ships, Highlight("blow", step, self.chapter, (f"seat:{seat}", ships))))

    def _held(self, params: tuple[Param, ...], _look: Look, _step: int) -> None:
        self.since.setdefault((seat_of(params[0]), str(params[1])), self.chapter)

    # --- what is told -----------------------------------------------------------------------------------------------------------------

    def tale(self, view: View) -> Tale:
        """The whole of it."""
        self._count(lambda: view)
        worlds = [self._worlds(view, seat) for seat in range(SEATS)]
        return Tale(PLANETS_TO_WIN, self.scores, self.won, self.lost, worlds, self._moments(), self._ending())

    def _worlds(self, view: View, seat: int) -> list[World]:
        held = [
            World(f"tile:{planet['planet']}", self.since.get((seat, f"tile:{planet['planet']}"), 0), planet["ships"][seat])
            for planet in view["row"]
            if planet["controlled"][seat]
        ]
        return sorted(held, key=lambda world: world.chapter)

    def _moments(self) -> list[Highlight]:
        upset = first_best((one.behind, one) for one in self.fights)
        closest = first_best((MANY - one.margin, one) for one in self.fights if one.margin is not None and one is not upset)
        clear = first_best((one.margin or 0, one) for one in self.fights if one is not closest)
        told = [
            None if closest is None else _told("closest", closest, closest.margin or 0),
            _told("clearest", clear) if upset is None else _told("upset", upset, upset.behind),
            first_best(self.blows),
        ]
        return [moment for moment in told if moment is not None]

    def _ending(self) -> Ending | None:
        last = self.fights[-1] if self.fights else None
        if last is None or last.winner is None or last.tile is None:
            return None
        if last.clout is None:
            return Ending("ships", (f"seat:{last.winner}", f"seat:{1 - last.winner}", last.tile))
        return Ending("clout", (*last.told(), last.tile))


def _told(kind: str, fight: Fight | None, *more: Param) -> Highlight | None:
    return None if fight is None else Highlight(kind, fight.step, fight.chapter, (*fight.told(), *more), fight.shown())
