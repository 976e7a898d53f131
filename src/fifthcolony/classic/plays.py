"""A use that is declared or a card that is played: answered by whoever can, it happens or not, and the card goes where it belongs.

Each is a frame of its own, so an answer to an answer is just one frame deeper.
"""

from fifthcolony.classic.calling_off import call_off_if_out
from fifthcolony.classic.cards import FIRST_OTHER, FLARE, FOR_EFFECT, KIND, OPTION, TYPE, VALUE
from fifthcolony.classic.flares import BOOSTED, SIDE_WORD, WAYS
from fifthcolony.classic.flaring import boost_for, is_spent, spend, way_at
from fifthcolony.classic.knowledge import show
from fifthcolony.classic.playable import ARTIFACTS
from fifthcolony.classic.position.play import CARD, DISCARDED, REINFORCE, TECHNOLOGY, USUAL, Play
from fifthcolony.classic.powers import HOOKS, is_active
from fifthcolony.classic.state import Game
from fifthcolony.classic.windows import open_window, open_window_for, replace, respond, window
from fifthcolony.classic.words import NO_CARD, SEAT, SIDE, Consequence, Point, Replaceable, When
from fifthcolony.kernel.ask import Asking, agree
from fifthcolony.kernel.hooks import Hook
from fifthcolony.kernel.steps import step

# --- using a power ------------------------------------------------------------------------------------------------------------------


@step
def use(g: Game, seat: int, hook_name: str) -> None:
    """Use a power, strengthened by a flare where its user wants that."""
    if g.flares and hook_name in BOOSTED and boost_for(g, seat, hook_name) is not None:
        g.then(offer_boost, seat, hook_name)
        g.then(declare, seat, hook_name)
    else:
        declare(g, seat, hook_name)


@step
def offer_boost(g: Game, seat: int, hook_name: str) -> Asking:
    """Ask whether a flare strengthens the use that is coming. In secret: it tells what is in the hand."""
    boost = boost_for(g, seat, hook_name)
    if boost is None:
        return
    card, way = boost
    if (yield from agree(seat, "flare.boost", (f"use:{hook_name}", OPTION[card]), True)):
        begin_flare(g, seat, card, way.hook.name)


@step
def declare(g: Game, seat: int, hook_name: str) -> None:
    """A use is declared: zaps may answer it, then it happens."""
    boosts = [(by, way) for by, way in g.declared if by == seat and way in WAYS and WAYS[way].boosts == hook_name] if g.flared else []
    if boosts:
        g.declared = [entry for entry in g.declared if entry not in boosts]
    power = HOOKS[hook_name][0]
    if power.play == TECHNOLOGY:
        g.turn_up_technology(seat, power.name)
    elif g.flared and not is_active(g, seat, power.name):  # silenced while the flare for it was answered
        return
    g.plays.append(Play(power.play, seat, hook_name, boosted=bool(boosts)))
    g.tell("technology.used" if power.play == TECHNOLOGY else "power.used", SEAT[seat], f"use:{hook_name}")
    g.then(respond, 0)
    g.then(finish_use)


@step
def finish_use(g: Game) -> Asking:
    """A declared use happens, or what a cancelled one leaves behind."""
    declared = g.plays[-1]
    hook = HOOKS[declared.hook][1]
    body = hook.cancelled if declared.cancelled else hook.run
    work = body(g, declared.seat) if body is not None and (declared.cancelled or _still_holds(g, hook, declared.seat)) else None
    if work is not None:
        yield from work
    g.plays.pop()
    call_off_if_out(g)


def _still_holds(g: Game, hook: Hook, seat: int) -> bool:
    """Whether what was declared can be carried out. Where hands were dealt afresh, its user may not hold any more what it takes.

    What answers have brought about may have taken away what a flare was played for: then it does nothing. Its condition was looked at
    while it was in reach, and is so again.
    """
    if hook.given is None or not (g.imagined or hook.name in WAYS):
        return True
    declared = g.plays.pop()
    reach = g.hands[seat]
    g.hands[seat] = [*reach, declared.card] if declared.card != NO_CARD else reach
    holds = hook.given(g, seat)
    g.hands[seat] = reach
    g.plays.append(declared)
    return holds


@step
def act(g: Game, seat: int, hook_name: str) -> Asking:
    """A part of a power that is no use happens."""
    hook = HOOKS[hook_name][1]
    work = hook.run(g, seat) if hook.given is None or not g.imagined or hook.given(g, seat) else None
    if work is not None:
        yield from work
    call_off_if_out(g)


# --- playing a card -----------------------------------------------------------------------------------------------------------------


@step
def begin_play(g: Game, point: Point | Replaceable, seat: int, card: int, aimed: tuple[int, ...]) -> None:
    """Go on with a card that a seat plays at a point: a flare in the way it is played there, any other on what it is aimed at."""
    if TYPE[card] == FLARE:
        way = way_at(g, point, seat, card)
        assert way is not None, f"seat {seat} cannot play {KIND[card]} at {point}"
        begin_flare(g, seat, card, way.hook.name)
    else:
        g.then(play, seat, card, aimed)


def begin_flare(g: Game, seat: int, card: int, way: str) -> None:
    """Go on with a flare; one that lies on a sheet may be a power's to play."""
    if card not in g.hands[seat]:
        open_window_for(g, When.FROM_PILE, seat)
    g.then(play_flare, seat, card, way)


@step
def play(g: Game, seat: int, card: int, aimed: tuple[int, ...]) -> None:
    """Play an artifact or a reinforcement from hand, on whatever it is aimed at."""
    card, pile = g.take_to_play(seat, card)
    show(g, seat, card)
    if TYPE[card] not in FOR_EFFECT:
        reinforce(g, seat, card, *aimed)
        return
    g.plays.append(Play(CARD, seat, card=card, aimed=aimed, pile=pile))
    g.tell("card.played", SEAT[seat], OPTION[card], *(SEAT[other] for other in aimed))
    g.then(respond, 0)
    g.then(finish_card)


@step
def finish_card(g: Game) -> Asking:
    """A played artifact takes effect unless it was cancelled; either way it is discarded. classic:artifact.single_use"""
    played = g.plays[-1]
    work = None if played.cancelled else ARTIFACTS[KIND[played.card]].effect(g, played.seat, *played.aimed)
    if work is not None:
        yield from work
    if not played.cancelled and g.watches(Consequence.ARTIFACT_SPENT):
        g.then(replace, Consequence.ARTIFACT_SPENT, ())
        g.then(put_artifact_away)
    else:
        put_artifact_away(g)


@step
def put_artifact_away(g: Game) -> None:
    """It is discarded, unless something lets its player keep it for another encounter."""
    played = g.plays.pop()
    put_away(g, played, played.seat if played.card in g.resting else DISCARDED)
    call_off_if_out(g)


@step
def play_flare(g: Game, seat: int, card: int, way: str) -> None:
    """Play a flare in this way; whoever holds an answer may give it."""
    if card not in g.playable(seat) or is_spent(g, seat, card):  # the power that opens its pile was zapped, or saved by another flare
        return
    card, pile = g.take_to_play(seat, card)
    show(g, seat, card)
    spend(g, seat, card, way)
    g.plays.append(Play(CARD, seat, way, card, pile=pile))
    g.tell("flare.played", SEAT[seat], OPTION[card], SIDE_WORD[WAYS[way].side])
    g.then(respond, 0)
    g.then(finish_flare)


@step
def finish_flare(g: Game) -> Asking:
    """A flare does what it says, unless it was cancelled; then it goes back to its player. classic:flare.back_to_hand"""
    played = g.plays[-1]
    way = WAYS[played.hook]
    if not played.cancelled and not way.boosts and not way.hook.is_use and _still_holds(g, way.hook, played.seat):
        work = way.hook.run(g, played.seat)
        if work is not None:
            yield from work
    g.plays.pop()
    put_away(g, played, DISCARDED if played.cancelled else played.seat)
    if way.boosts and not played.cancelled:
        g.declared.append((played.seat, way.hook.name))
    elif way.hook.is_use and not played.cancelled:
        g.then(declare, played.seat, way.hook.name)
    call_off_if_out(g)


def put_away(g: Game, played: Play, usually: int) -> None:
    """A card that was played goes where it usually does, a seat's hand or the discard pile, unless something sent it elsewhere."""
    heir = usually if played.heir == USUAL else played.heir
    if heir == DISCARDED:
        g.discard_card(played.card)
        note_thrown(g, played.seat, [played.card])
    else:
        g.put_back(heir, played.pile if heir == played.seat else "", played.card)


def note_thrown(g: Game, seat: int, thrown: list[int]) -> None:
    """Cards a seat has discarded: those among them that are no encounter cards may be picked up."""
    if g.watches(When.ON_DISCARD):
        note_all_thrown(g, [(seat, card) for card in thrown])


def note_all_thrown(g: Game, thrown: list[tuple[int, int]]) -> None:
    """Cards that several seats have discarded at once, and who discarded each."""
    others = tuple([(seat, card) for seat, card in thrown if card >= FIRST_OTHER])
    if others and g.watches(When.ON_DISCARD):
        g.then(after_discard, others)


@step
def after_discard(g: Game, thrown: tuple[tuple[int, int], ...]) -> None:
    """Somebody has discarded such cards. It may come between another such event and the powers that wait for that one."""
    before, g.thrown = tuple(g.thrown), list(thrown)
    open_window(g, When.ON_DISCARD)
    g.go_on(discard_is_over, before)


@step
def discard_is_over(g: Game, before: tuple[tuple[int, int], ...]) -> None:
    """What was discarded before it counts again."""
    g.thrown = list(before)


def reinforce(g: Game, seat: int, card: int, side: int) -> None:
    """A card that is in no hand adds its value to a side; powers may answer it."""
    g.reinforcements.append((seat, card))
    g.addends.append((side, VALUE[card], OPTION[card]))
    g.tell("reinforce.played", SEAT[seat], OPTION[card], SIDE[side])
    if g.watches(When.ON_REINFORCEMENT):
        g.plays.append(Play(REINFORCE, seat, card=card, aimed=(side,)))
        g.then(window, When.ON_REINFORCEMENT, 0, ())
        g.then(finish_reinforcement)


@step
def finish_reinforcement(g: Game) -> None:
    """A reinforcement stands, or is taken off again and discarded."""
    played = g.plays.pop()
    if played.cancelled:
        card, (side,) = played.card, played.aimed
        g.addends.remove((side, VALUE[card], OPTION[card]))
        g.reinforcements.remove((played.seat, card))
        g.discard_card(card)
        note_thrown(g, played.seat, [card])
        g.tell("reinforce.cancelled", OPTION[card])
