"""Acting at a timing point: who may, in which order, and how others answer.

A window goes round in timing order until everybody has passed since the last thing done.
"""

from typing import Final

from fifthcolony.classic.cards import OPTION
from fifthcolony.classic.face_down import sleepers_at, turning, uses_asleep
from fifthcolony.classic.playable import aim, cards_for, with_cards
from fifthcolony.classic.position.play import CARD, TECHNOLOGY, USE
from fifthcolony.classic.powers import live_at
from fifthcolony.classic.state import Game
from fifthcolony.classic.turning_up import turn_up
from fifthcolony.classic.words import NOBODY, SEAT, TURN_UP, Point, Replaceable, When
from fifthcolony.kernel.ask import PASS, Ask, Asking, Param, Step, pick_or_leave
from fifthcolony.kernel.hooks import Hook
from fifthcolony.kernel.steps import STEPS, step

_USE, _ACT, _PLAY = "classic.plays.use", "classic.plays.act", "classic.plays.begin_play"
"""The steps that do what was chosen; by name, since they open windows themselves."""


Chances = tuple[list[Hook], list[int], tuple[str, ...]]
"""What a seat could do at a point: hooks, cards, and the words for all of it; among those, turning a sheet up, and passing last."""


def open_window(g: Game, point: Point) -> None:
    """Go on with what is due at this point, then with a window there, if anybody could ever act in it.

    Only more of what comes next may follow in the step that calls this: where nothing is to come before, the window is open already.
    """
    due = [waiting for at, waiting in g.agenda if at == point] if g.agenda else []
    if due:
        g.then_all(tuple(due))
        g.agenda = [entry for entry in g.agenda if entry[0] != point]
    if due or g.watches(point):  # what is due may bring whoever acts here
        g.go_on(window, point, 0, ())


def open_window_for(g: Game, point: Point, seat: int) -> None:
    """Go on with a window at this point for one seat only."""
    if g.watches(point):
        g.then(window, point, 0, (), seat)


@step
def window(g: Game, point: Point, start: int, used: tuple[tuple[int, str], ...], only: int = NOBODY) -> None:
    """From this position in timing order on, find the next seat that can act. classic:timing.conflict_order"""
    live = live_at(g, point, used) if point in g.hooks else []
    if g.hushed:
        live = [(holder, hook) for holder, hook in live if not hook.optional]
    sleepers = sleepers_at(g, point) if point in g.asleep and not g.hushed else []
    able = [] if g.hushed else with_cards(g, point)
    if not live and not sleepers and not able:
        return
    acting = [*able, *sleepers, *[holder for holder, _ in live]]
    for position in range(start, g.seats):
        seat = g.order[position]
        if seat not in acting or only not in (NOBODY, seat):
            continue
        hooks = [hook for holder, hook in live if holder == seat]
        for hook in hooks:
            if not hook.optional:  # classic:power.mandatory_optional
                g.then(_step_for(hook), seat, hook.name)
                g.then(window, point, 0 if hook.is_use else position, (*used, (seat, hook.name)), only)
                return
        if hooks or seat in sleepers or (seat in able and cards_for(g, point, seat, g.playable(seat))):
            g.then(offer, point, position, used, only)
            return


@step
def offer(g: Game, point: Point, position: int, used: tuple[tuple[int, str], ...], only: int) -> Asking:
    """Ask one seat what it does at a timing point, whatever the seats before it hold. Who acts opens the round anew for everybody."""
    seat = g.order[position]
    chances = hooks, _, words = _chances(g, point, seat, used)
    secret = all(hook.given is not None for hook in hooks)  # a condition may hang on what only the holder sees, as a card does
    params = _params(g, point, seat, TURN_UP in words)
    word: str = yield from _choose_deed(g, point, seat, chances, f"window.{point}", params, secret)
    if word in (PASS, TURN_UP):
        g.then(window, point, position + (word == PASS), used, only)
        return
    used += tuple([(seat, hook.name) for hook in hooks if word == f"use:{hook.name}" and not hook.again])
    g.then(window, point, 0, used, only)


def _params(g: Game, point: Point, seat: int, can_turn_up: bool) -> tuple[str, ...]:
    """What a window's prompt names: who is about to draw, which nothing else tells; what the sheet that could be turned up would bring."""
    about = (SEAT[g.concerned[0]],) if point == When.BEFORE_CARD_DRAW else ()
    return (*about, *uses_asleep(g, point, seat)) if can_turn_up else about


def _chances(g: Game, point: Point, seat: int, used: tuple[tuple[int, str], ...]) -> Chances:
    hooks = [hook for holder, hook in live_at(g, point, used) if holder == seat] if point in g.hooks else []
    cards = cards_for(g, point, seat, g.playable(seat))
    up = turning(g, point, seat, bool(hooks or cards)) if g.asleep else ()
    return hooks, cards, (*[f"use:{hook.name}" for hook in hooks], *[OPTION[card] for card in cards], *up, PASS)


def _choose_deed(
    g: Game, point: Point | Replaceable, seat: int, chances: Chances, prompt: str, params: tuple[Param, ...], secret: bool
) -> Asking:
    """Let a seat choose what it does, go on with that, and say which it was."""
    hooks, cards, words = chances
    choice = (yield Ask(seat, prompt, words, params, secret)) if len(words) > 1 else 0
    if choice < len(hooks):
        g.then(_step_for(hooks[choice]), seat, hooks[choice].name)
    elif choice < len(hooks) + len(cards):
        card = cards[choice - len(hooks)]
        aimed = yield from aim(g, seat, card)
        g.then(STEPS[_PLAY], point, seat, card, aimed)
    elif words[choice] == TURN_UP:
        g.then(turn_up, seat)
    return words[choice]


def _step_for(hook: Hook) -> Step:
    """A use is declared and can be answered; what a power does without being used just happens. classic:zap.not_without_use"""
    return STEPS[_USE if hook.is_use else _ACT]


# --- standing in for an event -------------------------------------------------------------------------------------------------------


@step
def replace(g: Game, event: Replaceable, used: tuple[tuple[int, str], ...]) -> Asking | None:
    """Give every power and flare that can stand in for an event its chance, once each, in timing order."""
    live = live_at(g, event, used) if event in g.hooks else []
    if g.hushed:
        live = [(holder, hook) for holder, hook in live if not hook.optional]
    sleepers = sleepers_at(g, event) if event in g.asleep and not g.hushed else []
    able = [] if g.hushed else with_cards(g, event)
    for seat in g.order:
        for holder, hook in live:
            if holder == seat:
                return _stand_in(g, event, used, seat, hook)
        if (seat, PASS) not in used:
            cards = cards_for(g, event, seat, g.playable(seat)) if seat in able else []
            if cards or seat in sleepers:
                return _play_in(g, event, used, seat, cards)
    return None


def _play_in(g: Game, event: Replaceable, used: tuple[tuple[int, str], ...], seat: int, cards: list[int]) -> Asking:
    """A flare may be played, or a sheet turned up whose power would stand in."""
    words = (*[OPTION[card] for card in cards], *turning(g, event, seat, bool(cards)), PASS)
    if (yield from _choose_deed(g, event, seat, ([], cards, words), f"window.{event}", uses_asleep(g, event, seat), True)) == PASS:
        used = (*used, (seat, PASS))
    g.then(replace, event, used)


def _stand_in(g: Game, event: Replaceable, used: tuple[tuple[int, str], ...], seat: int, hook: Hook) -> Asking:
    wanted = not hook.optional or (yield from pick_or_leave(seat, f"window.{event}", (f"use:{hook.name}",), str)) is not None
    if wanted:
        g.then(_step_for(hook), seat, hook.name)
    g.then(replace, event, (*used, (seat, hook.name)))


# --- answers ------------------------------------------------------------------------------------------------------------------------


_ANSWERS: Final = {USE: When.ANSWERS_USE, CARD: When.ANSWERS_CARD, TECHNOLOGY: When.ANSWERS_TECHNOLOGY}


def _answer_point(g: Game) -> Point:
    return _ANSWERS[g.plays[-1].kind]


@step
def respond(g: Game, start: int) -> None:
    """The newest use or card may be cancelled by who holds the answer, in timing order. classic:zap.effect"""
    if g.plays[-1].cancelled or g.hushed:
        return
    point = _answer_point(g)
    able = with_cards(g, point)
    if point in g.hooks:
        able += [*sleepers_at(g, point), *(seat for seat, _ in live_at(g, point, ()))]
    for position in range(start, g.seats):
        if g.order[position] in able:
            g.then(answer, position)
            return


@step
def answer(g: Game, position: int) -> Asking:
    """Ask one seat whether it answers the newest use or card."""
    seat, point, answered = g.order[position], _answer_point(g), g.plays[-1]
    params = (SEAT[answered.seat], answered.word)
    word: str = yield from _choose_deed(g, point, seat, _chances(g, point, seat, ()), f"respond.{answered.kind}", params, True)
    g.then(respond, position + (word == PASS) if word in (PASS, TURN_UP) else 0)
