"""A game as a table shows it: what each viewer has been told, whose decision is the how-manieth, and what is yet to be shown."""

from collections import deque
from functools import cache
from typing import Any, Final, NamedTuple, cast

import msgspec

from fifthcolony.kernel.ask import Ask
from fifthcolony.kernel.events import Event
from fifthcolony.kernel.game import Game
from fifthcolony.kernel.record import Choice, next_choice
from fifthcolony.kernel.registry import Manners, kit_of
from fifthcolony.kernel.views import Parts
from fifthcolony.server.errors import Refused
from fifthcolony.server.messages.wire import Param

Viewer = int | None
"""A seat, or None: a watcher."""

_BESIDE: Final = ("asks", "waiting")
"""What a view holds and a table sends otherwise: the kernel's ask numbers count everybody's decisions."""


_encode: Final = msgspec.json.Encoder().encode


@cache
def _sent(names: tuple[str, ...]) -> tuple[str, ...]:
    """Those of a view's fields that are sent with it."""
    return tuple([name for name in names if name not in _BESIDE])


Told = tuple[str, tuple[Param, ...]]
"""One event as it is shown, whoever sees it: key and parameters."""


class Beat:
    """A point inside an answer's consequences at which the table shows how things stand and lets people react."""

    __slots__ = ("encounters", "game", "kind", "told")

    def __init__(self, game: Game, told: dict[Viewer, int], encounters: int, kind: str | None) -> None:
        self.game = game
        """As it was then: a copy costs a tenth of one view, and most views are never looked at."""
        self.told = told
        self.encounters = encounters
        self.kind = kind
        """What people look at, where there is nothing to answer: who has seen enough lets the game go on. None: it could be answered."""

    @property
    def breath(self) -> bool:
        """Whether there is nothing to answer."""
        return self.kind is not None


class Views:
    """One position as it is sent to each who looks: what is the same for everybody is written once."""

    __slots__ = ("_game", "_parts", "_shared")

    def __init__(self, game: Game, parts: Parts | None) -> None:
        self._game = game
        self._parts = parts
        self._shared = b""

    def of(self, viewer: Viewer) -> bytes:
        """What a viewer is shown."""
        if self._parts is None:
            return _encode(shown_view(self._game, viewer))
        if not self._shared:
            self._shared = _encode(self._game.look(None, _sent(self._parts.shared)))
        own = _encode(self._game.look(viewer, _sent(self._parts.own)))
        return b"%b,%b" % (self._shared[:-1], own[1:])


class Mark(NamedTuple):
    """How a match stood before the first answer to a prompt: where that can be taken back to."""

    seat: int
    prompt: str
    game: Game
    told: dict[Viewer, int]
    answered: tuple[int, ...]
    choices: int


class Match:
    """Without clocks, sockets or disks: answers go in, events, asks, views and beats come out."""

    def __init__(self, name: str, config: dict[str, Any], seed: int, with_moments: bool, begun: Game | None = None) -> None:
        seats: int = config["seats"]
        self.kit = kit_of(name)
        self.manners = self.kit.manners
        self.with_moments = with_moments
        """Whether answers make beats. What the set-up itself sets off has none."""
        self.viewers: tuple[Viewer, ...] = (*range(seats), None)
        self.told: dict[Viewer, list[Told]] = {viewer: [] for viewer in self.viewers}
        self.answered = [0] * seats
        """Decisions each seat has made: the number of its next one."""
        self.choices = 0
        """Answers so far, those to simultaneous asks included as they come."""
        self.encounters = 0
        self.beats: deque[Beat] = deque()
        """What has happened and is yet to be shown; the first is being shown."""
        self.marks: tuple[Mark, ...] = ()
        """Where the last answers can be taken back to."""
        self.taken_back: dict[tuple[int, int], int] = {}
        """How often each answer was, by seat and number."""
        self.changes = 0
        """How often the game has gone on, or back: what follows from it stays so while this does."""
        self._roles: tuple[int, list[int]] = (-1, [])
        self._layers: tuple[int, list[int]] = (-1, [])
        self._quiet = True
        """Whether the answer that is replayed has told nobody anything new."""
        self.game: Game = self.kit.begin(config, seed, self._hear) if begun is None else begun
        self.game.listener = self._hear

    @classmethod
    def of(cls, game: Game, with_moments: bool) -> "Match":
        """A game that is already under way; what happened before is not told."""
        return cls(game.name, game.config, game.seed, with_moments, game)

    def is_news(self, event: Event) -> bool:
        """Whether somebody has learned something, or everybody is to look: what came before stands."""
        return event.audience is not None or event.key in self.manners.answered or event.key in self.manners.looked_at

    def heard(self) -> dict[Viewer, int]:
        """How many events each viewer was told."""
        return {viewer: len(told) for viewer, told in self.told.items()}

    def _hear(self, event: Event) -> None:
        """What the set-up and replayed choices tell."""
        self._quiet = self._quiet and not self.is_news(event)
        told = (event.key, event.params)
        for viewer in self.viewers if event.audience is None else event.audience:
            self.told[viewer].append(told)
        self.encounters += event.key == self.kit.chapter.event

    def ask_of(self, seat: int) -> Ask | None:
        """What a seat owes."""
        return next((ask for ask in self.game.asks if ask.seat == seat), None)

    def roles(self) -> list[int]:
        """What each seat is in the encounter, which everybody can see; nothing where that makes no difference."""
        if self.manners.roles is None:
            return []
        if self._roles[0] != self.changes:
            self._roles = (self.changes, self.manners.roles(self.game.view(None)))
        return self._roles[1]

    def layers(self) -> list[int]:
        """Who is shown as choosing in secret, where everybody knows that somebody does."""
        if self._layers[0] != self.changes:
            self._layers = (self.changes, self.manners.layers(self.game.view(None)))
        return self._layers[1]

    # --- what is shown ----------------------------------------------------------------------------------------------------------------

    def visible(self) -> tuple[Ask, ...]:
        """The asks that are shown to those who owe them: none while people are shown what happened before."""
        asks, beats = self.game.asks, self.beats
        if not beats:
            return asks
        if len(beats) > 1 or not self.are_reactions(asks) or beats[0].told != self.heard():
            return ()
        return asks

    def are_reactions(self, asks: tuple[Ask, ...]) -> bool:
        """Whether all of these belong to a moment for answers."""
        return bool(asks) and all(ask.secret and ask.prompt in self.manners.reactions for ask in asks)

    @property
    def place(self) -> tuple[int, int]:
        """Where the table is in what it shows: views, events and what can be taken back stay so while this does."""
        return self.changes, len(self.beats)

    def events_shown(self, viewer: Viewer) -> int:
        """How many events the viewer may see by now."""
        return self.beats[0].told[viewer] if self.beats else len(self.told[viewer])

    def views(self) -> Views:
        """The position as it is shown by now."""
        return Views(self.shown_game(), self.kit.parts)

    def shown_game(self) -> Game:
        """The game as it is shown by now."""
        return self.beats[0].game if self.beats else self.game

    def encounters_shown(self) -> int:
        """How many encounters have begun, as far as is shown."""
        return self.beats[0].encounters if self.beats else self.encounters

    # --- answers ----------------------------------------------------------------------------------------------------------------------

    def accept(self, attempt: "Attempt") -> None:
        """Answers that were played on a copy and written down: the copy is the game from now on."""
        self.game = attempt.game
        self.game.rest()  # the next answer is played on a copy of it
        for viewer, told in attempt.told.items():
            self.told[viewer] += told
        self.encounters = attempt.encounters
        self.beats.extend(attempt.beats)
        self.answered[attempt.seat] += len(attempt.taken)
        self.choices += len(attempt.taken)
        self.changes += 1
        self.marks = attempt.marks

    def replay(self, choice: Choice) -> None:
        """Apply an answer from disk; ReplayMismatch if the rules have changed under it."""
        ask, before, new = self.ask_of(choice.seat), self.game.rng, None
        if ask is not None and _begins_gesture(self.marks, self.manners, ask):
            new = Mark(ask.seat, ask.prompt, self.game.copy(), self.heard(), tuple(self.answered), self.choices)
        self._quiet = True
        next_choice(self.game, choice, self.choices)
        assert ask is not None, "who owes nothing cannot have answered"
        quiet = self._quiet and self.game.rng == before
        self.marks = _marks_after(self.marks, new, self.manners, ask, choice.label) if quiet else ()
        self.answered[choice.seat] += 1
        self.choices += 1
        self.changes += 1


def _begins_gesture(marks: tuple[Mark, ...], manners: Manners, ask: Ask) -> bool:
    """Whether the answer to this ask is the first to a prompt that can be taken back."""
    return ask.prompt in manners.revocable and not (marks and (marks[-1].seat, marks[-1].prompt) == (ask.seat, ask.prompt))


def _marks_after(marks: tuple[Mark, ...], new: Mark | None, manners: Manners, ask: Ask, label: str) -> tuple[Mark, ...]:
    """What can be taken back once an answer has been given that told nobody anything: a secret pass leaves all as it is."""
    if new is not None:
        return (*marks, new)
    stays = ask.prompt in manners.revocable or (ask.secret and label in manners.quiet)
    return marks if stays else ()


class Attempt:
    """Answers of one seat, played on a copy of the game before they are written down: what fails here has no effect."""

    def __init__(self, match: Match, seat: int) -> None:
        self.match = match
        self.seat = seat
        self._begin()

    def _begin(self) -> None:
        match = self.match
        self.game: Game = match.game.copy()
        self.game.listener = self._hear
        self.taken: list[Choice] = []
        self.told: dict[Viewer, list[Told]] = {viewer: [] for viewer in match.viewers}
        """What each viewer is told in addition."""
        self.encounters = match.encounters
        self.beats: list[Beat] = []
        """Where people may react or look."""
        self._ended_with: str | None = None
        """What everybody was told last, if a beat ends with it."""
        self.marks = match.marks
        self._quiet = True
        """Whether the answer that is played has told nobody anything new."""

    @property
    def goes_on(self) -> bool:
        """Whether the seat is asked for the next part of what it has begun, inside one step of the rules.

        Where a step has ended somebody else may be asked in secret before the seat is asked again. Whether that is so must decide nothing,
        so nothing more is taken in one go.
        """
        return not self.taken or self.game.is_under_way

    def play(self, index: int) -> None:
        """One answer; Refused where the rules fail at it, and then those before it stand."""
        ask, before = self.game.ask_of(self.seat), self.game.rng
        new, self._quiet = self._mark(ask), True
        try:
            self.game.answer(self.seat, index)
        except Exception as error:
            self._play_again()
            what = f"{ask.options[index]} cannot be carried out, by a fault of ours ({type(error).__name__})"
            raise Refused("broken.choice", f"{what}; choose something else") from error
        self._leave_out()
        label = ask.options[index]
        self.taken.append(Choice(self.seat, index, label))
        quiet = self._quiet and self.game.rng == before
        self.marks = _marks_after(self.marks, new, self.match.manners, ask, label) if quiet else ()

    def _mark(self, ask: Ask) -> Mark | None:
        """The position before an answer, where that begins something that can be taken back."""
        match, given = self.match, len(self.taken)
        if not _begins_gesture(self.marks, match.manners, ask):
            return None
        answered = tuple(number + given * (seat == self.seat) for seat, number in enumerate(match.answered))
        return Mark(ask.seat, ask.prompt, self.game.copy(), self._heard(), answered, match.choices + given)

    def _heard(self) -> dict[Viewer, int]:
        """How many events each viewer was told so far, these answers' included."""
        return {viewer: len(self.match.told[viewer]) + len(told) for viewer, told in self.told.items()}

    def _play_again(self) -> None:
        """A failed answer may have left anything behind: take a fresh copy."""
        taken = self.taken
        self._begin()
        for choice in taken:
            self.play(choice.option)

    def _hear(self, event: Event) -> None:
        self._quiet = self._quiet and not self.match.is_news(event)
        told = (event.key, event.params)
        for viewer in self.match.viewers if event.audience is None else event.audience:
            self.told[viewer].append(told)
        self.encounters += event.key == self.match.kit.chapter.event
        if not self.match.with_moments:
            return
        if event.audience is None:
            self._ended_with = event.key if self._ends_beat(event.key) else None
        elif self._ended_with is not None and event.key.startswith(f"{self._ended_with}_"):
            self.beats[-1].told = self._heard()  # what is secret in it: it is told with it, and makes no pause for the others

    def _ends_beat(self, key: str) -> bool:
        """Whether people look at what everybody was just told: alone, or with what was shown before it."""
        manners = self.match.manners
        last = self.beats[-1].kind if self.beats else None
        if key in manners.answered:
            self._beat(None)
        elif last is not None and manners.said_with.get(key) == last:
            self.beats[-1].told = self._heard()
        elif last is not None and manners.shown_with.get(key) == last:
            self._beat(last)
        elif key in manners.looked_at:
            self._beat(manners.looked_at[key], anew=key == self.match.kit.chapter.event)
        else:
            return False
        return True

    def _beat(self, kind: str | None, anew: bool = False) -> None:
        """What happens to several at once, as two plans that turn over or ships that are lost, is looked at once; two chapters are not."""
        if kind is not None and not anew and self.beats and self.beats[-1].kind == kind:
            self.beats.pop()
        self.beats.append(Beat(self.game.copy(), self._heard(), self.encounters, kind))

    def _leave_out(self) -> None:
        """What the board shows while the next question is asked needs no pause of its own."""
        kind = self.beats[-1].kind if self.beats else None
        asked = self.match.manners.seen_while_asked.get(kind or "", frozenset())
        if any(ask.prompt in asked for ask in self.game.asks):
            self.beats.pop()


def shown_view(game: Game, viewer: Viewer) -> dict[str, Any]:
    """What a viewer may know, without what is sent beside it."""
    view = cast("dict[str, Any]", game.view(viewer))
    for name in _BESIDE:
        del view[name]
    return view
