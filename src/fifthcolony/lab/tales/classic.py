"""The tale of a classic game: encounters won, ships lost, colonies; the closest encounter, the biggest upset, the most helpful ally."""

from collections.abc import Callable

from fifthcolony.classic.words import COLONIES_TO_WIN, DEFENSE, OFFENSE, PLANET, SIDE
from fifthcolony.kernel.ask import Param
from fifthcolony.kernel.events import Event
from fifthcolony.lab.tales.tale import MANY, Ending, Highlight, Look, Tale, View, World, first_best, seat_of


class Encounter:
    """What is remembered of one."""

    def __init__(self, number: int, step: int) -> None:
        self.number = number
        self.step = step
        self.mains: tuple[int, int] | None = None
        self.cards: tuple[str, ...] = ()
        self.totals: tuple[int, int] | None = None
        self.laid: tuple[int, int] | None = None
        """Both totals as the cards and ships alone would have them."""
        self.winner: int | None = None
        self.allies: dict[int, tuple[int, int]] = {}
        """Side and ships of each ally."""
        self.dealt = False
        self.planet: str | None = None

    @property
    def margin(self) -> int | None:
        """By how much it was won, where totals were counted and the higher one did."""
        if self.totals is None or self.winner is None:
            return None
        margin = self.totals[self.winner] - self.totals[1 - self.winner]
        return margin if margin >= 0 else None

    @property
    def behind(self) -> int:
        """By how much the winner was behind when the cards were turned up; 0 if not at all."""
        if self.laid is None or self.margin is None or self.winner is None:
            return 0
        return max(0, self.laid[1 - self.winner] - self.laid[self.winner])

    def told(self) -> tuple[Param, ...]:
        """Winner, loser, and their totals."""
        assert self.mains is not None, "nobody met"
        assert self.totals is not None, "nothing was counted"
        assert self.winner is not None, "nobody won"
        won, lost = self.winner, 1 - self.winner
        return (f"seat:{self.mains[won]}", f"seat:{self.mains[lost]}", self.totals[won], self.totals[lost])


class ClassicTeller:
    """Hears a classic game."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.scores: list[list[int]] = [[] for _ in range(seats)]
        self.lost = [0] * seats
        self.since: dict[tuple[int, str], int] = {}
        self.encounters: list[Encounter] = []
        self._hears: dict[str, Callable[[tuple[Param, ...], Look, int], None]] = {
            "reveal.cards": self._cards,
            "reveal.as_claimed": self._cards,
            "reveal.totals": self._totals,
            "reveal.winner": self._winner,
            "reveal.upset": self._winner,
            "alliance.committed": self._ally,
            "ships.lost": self._losses,
            "colony.founded": self._colony,
            "deal.made": self._deal,
        }

    def hear(self, event: Event, look: Look | None, step: int) -> None:
        """Note what the tale is made of."""
        if event.key == "encounter.begins":
            self._count(look)
            self.encounters.append(Encounter(len(self.encounters) + 1, step))
        elif look is not None and self.encounters and event.key in self._hears:
            self._hears[event.key](event.params, look, step)

    def _count(self, look: Look | None) -> None:
        view = None if look is None else look()
        for seat, scores in enumerate(self.scores):
            scores.append(0 if view is None else view["colonies"][seat])

    # --- what is heard ----------------------------------------------------------------------------------------------------------------

    def _cards(self, params: tuple[Param, ...], look: Look, step: int) -> None:
        now = self.encounters[-1]
        now.mains = (seat_of(params[0]), seat_of(params[2]))
        now.cards = tuple(str(card).removeprefix("card:") for card in (params[1], params[3]))
        target = look()["target"]
        now.planet = None if target is None else PLANET[target]
        now.step = step

    def _totals(self, params: tuple[Param, ...], look: Look, _step: int) -> None:
        now = self.encounters[-1]
        now.totals = (int(params[0]), int(params[1]))
        view = look()
        printed = [card.partition("_")[2] for card in now.cards]
        if view["totals"] is None or view["lower_wins"] or not all(number.isdecimal() for number in printed):
            return
        ships = [sum(worth for what, worth in side if str(what).startswith("seat:")) for side in view["totals"]]
        now.laid = (int(printed[OFFENSE]) + ships[OFFENSE], int(printed[DEFENSE]) + ships[DEFENSE])

    def _winner(self, params: tuple[Param, ...], _look: Look, step: int) -> None:
        self.encounters[-1].winner = SIDE.index(str(params[0]))
        self.encounters[-1].step = step

    def _ally(self, params: tuple[Param, ...], _look: Look, _step: int) -> None:
        self.encounters[-1].allies[seat_of(params[0])] = (SIDE.index(str(params[2])), int(params[1]))

    def _losses(self, params: tuple[Param, ...], _look: Look, _step: int) -> None:
        self.lost[seat_of(params[0])] += int(params[1])

    def _colony(self, params: tuple[Param, ...], _look: Look, _step: int) -> None:
        self.since[(seat_of(params[0]), str(params[1]))] = len(self.encounters)

    def _deal(self, _params: tuple[Param, ...], _look: Look, _step: int) -> None:
        self.encounters[-1].dealt = True

    # --- what is told -----------------------------------------------------------------------------------------------------------------

    def tale(self, view: View) -> Tale:
        """The whole of it."""
        self._count(lambda: view)
        won = [0] * self.seats
        for one in self.encounters:
            if one.mains is not None and one.winner is not None:
                won[one.mains[one.winner]] += 1
        moments = [moment for moment in self._moments() if moment is not None]
        goal = int(view.get("goal", COLONIES_TO_WIN))
        return Tale(goal, self.scores, won, self.lost, [self._worlds(view, seat) for seat in range(self.seats)], moments, self._ending())

    def _worlds(self, view: View, seat: int) -> list[World]:
        """Planets in other systems with ships of this seat, in the order it came there."""
        home = view["worlds"][seat]
        there = [
            World(PLANET[planet], self.since.get((seat, PLANET[planet]), 0), ships[seat])
            for planet, ships in enumerate(view["planets"])
            if ships[seat] and planet not in home
        ]
        return sorted(there, key=lambda world: world.chapter)

    def _moments(self) -> list[Highlight | None]:
        upset = first_best((one.behind, one) for one in self.encounters)
        closest = first_best((MANY - one.margin, one) for one in self.encounters if one.margin is not None and one is not upset)
        clear = first_best((one.margin or 0, one) for one in self.encounters if one is not closest)
        return [
            None if closest is None else self._close(closest),
            self._turned(upset) if upset is not None else self._clear(clear),
            self._ally_of_all(),
        ]

    def _close(self, one: Encounter) -> Highlight:
        return Highlight("closest", one.step, one.number, (*one.told(), one.margin or 0), one.cards)

    def _turned(self, one: Encounter) -> Highlight:
        return Highlight("upset", one.step, one.number, (*one.told(), one.behind), one.cards)

    def _clear(self, one: Encounter | None) -> Highlight | None:
        """Where nothing was turned around, the clearest win instead."""
        return None if one is None else Highlight("clearest", one.step, one.number, one.told(), one.cards)

    def _ally_of_all(self) -> Highlight | None:
        """Who stood on winning sides as an ally most often, with most ships; and where that one's ships counted most."""
        helped = [
            [(ships, one) for one in self.encounters for ally, (side, ships) in one.allies.items() if ally == seat and side == one.winner]
            for seat in range(self.seats)
        ]
        best = max(range(self.seats), key=lambda seat: (len(helped[seat]), sum(ships for ships, _ in helped[seat]), -seat))
        if not helped[best]:
            return None
        decided = [(ships, one) for ships, one in helped[best] if one.margin is not None and one.margin < ships]
        shown = first_best(decided or helped[best])
        assert shown is not None, "who helped sent a ship"
        params = (f"seat:{best}", len(helped[best]), sum(ships for ships, _ in helped[best]))
        return Highlight("ally", shown.step, shown.number, params, shown.cards)

    def _ending(self) -> Ending | None:
        last = self.encounters[-1] if self.encounters else None
        if last is None or last.mains is None or last.planet is None:
            return None
        if last.dealt:
            return Ending("deal", (f"seat:{last.mains[OFFENSE]}", f"seat:{last.mains[DEFENSE]}"))
        if last.winner is not None and last.totals is not None:
            return Ending("totals", (*last.told(), last.planet))
        if last.winner is not None:
            return Ending("cards", (f"seat:{last.mains[last.winner]}", f"seat:{last.mains[1 - last.winner]}", last.planet))
        return None
