"""Technology: what is dealt, what each player may do with one of its own when an encounter begins, and where new ones come from."""

from collections.abc import Generator
from typing import Final

from fifthcolony.classic.calling_off import call_off_if_out
from fifthcolony.classic.fleet import land_all, lose, spread
from fifthcolony.classic.inventions import TECHNOLOGIES, WORKS_FACE_DOWN, Held
from fifthcolony.classic.position.play import TECHNOLOGY, Play
from fifthcolony.classic.powers import HOOKS
from fifthcolony.classic.state import RESEARCH, Game
from fifthcolony.classic.variants import FOUR_PLANETS
from fifthcolony.classic.words import PLANET, SEAT
from fifthcolony.kernel.ask import PASS, Ask, Asking, choose_together, pick
from fifthcolony.kernel.steps import step

DEALT: Final = 2
LARGEST_WITH_FOUR_PLANETS: Final = 7


def word(name: str) -> str:
    """What a technology is called in options and events."""
    return TECHNOLOGIES[name].word


# --- the deck -------------------------------------------------------------------------------------------------------------------------


def deck(variants: list[str]) -> list[str]:
    """All there are, one of each; with four planets those that take too many ships are left out."""
    names = sorted(TECHNOLOGIES)
    return names if FOUR_PLANETS not in variants else [name for name in names if TECHNOLOGIES[name].needs <= LARGEST_WITH_FOUR_PLANETS]


@step
def deal(g: Game) -> None:
    """classic:tech.setup_deal: two for everybody, who keep one."""
    g.technology_deck = deck(g.config["variants"])
    g.shuffle(g.technology_deck)
    for seat in range(g.seats):
        draw(g, seat, DEALT)
    g.then(keep_one_each)


def draw(g: Game, seat: int, number: int) -> int:
    """Face down before a seat, as far as there are any; how many. classic:tech.deck_empty"""
    drawn: list[str] = []
    while len(drawn) < number and (g.technology_deck or g.technology_discard):
        if not g.technology_deck:
            g.technology_deck, g.technology_discard = g.technology_discard, []
            g.shuffle(g.technology_deck)
            g.tell("technology.reshuffled")
        drawn.append(g.technology_deck.pop())
    g.set_technologies([*g.technologies, *((seat, name, 0, False) for name in drawn)])
    g.tell("technology.drawn", SEAT[seat], len(drawn))
    g.tell("technology.drawn_by_you", SEAT[seat], *(word(name) for name in sorted(drawn)), to=(seat,))
    return len(drawn)


def newest(g: Game, seat: int, number: int) -> tuple[str, ...]:
    """The last technologies that a seat has got, sorted: in which order they came is nobody's business."""
    return tuple(sorted([name for holder, name, _, _ in g.technologies if holder == seat][-number:]))


def keep(g: Game, seat: int, names: tuple[str, ...], kept: str) -> None:
    """One of these stays, the others are discarded, face up."""
    for name in names:
        if name != kept:
            discard(g, seat, name)
    g.tell("technology.kept", SEAT[seat])
    g.tell("technology.kept_by_you", SEAT[seat], word(kept), to=(seat,))


@step
def keep_one_each(g: Game) -> Asking:
    """All choose in secret and at the same time."""
    dealt = [newest(g, seat, DEALT) for seat in range(g.seats)]
    asks = tuple(Ask(seat, "technology.keep", tuple(map(word, names))) for seat, names in enumerate(dealt))
    chosen = yield from choose_together(asks)
    for seat, choice in enumerate(chosen):
        keep(g, seat, dealt[seat], dealt[seat][choice])


# --- a new technology instead of an encounter -------------------------------------------------------------------------------------------


def can_be_had(g: Game) -> bool:
    """Whether there is a technology to be drawn."""
    return bool(g.technology_deck or g.technology_discard)


def draw_new(g: Game, seat: int) -> None:
    """classic:tech.new_draw: as many as it has foreign colonies and one more, of which one stays."""
    number = draw(g, seat, g.foreign[seat] + 1)
    g.then(keep_new, seat, number)


@step
def keep_new(g: Game, seat: int, number: int) -> Asking:
    """The one who has drawn them keeps one."""
    names = newest(g, seat, number)
    keep(g, seat, names, (yield from pick(seat, "technology.keep", names, word)))


# --- what everybody may do with one, at the start of an encounter -------------------------------------------------------------------------

RESEARCHES: Final = "research"
COMPLETES: Final = "complete"
ABANDONS: Final = "abandon"


def actions(g: Game, seat: int) -> list[tuple[str, int]]:
    """What a seat may do, and with which of its technologies, by its place among them: what lies face down has no name for others.

    With too few ships, what 2008 calls completing is nothing but abandoning, and so it is called here. classic:tech.action
    """
    found = []
    for at, (name, ships, is_open) in enumerate(own(g, seat)):
        if not is_open:
            researched = is_researched(name, ships)
            if g.settled[seat]:
                found.append((RESEARCHES, at))
            if researched:  # classic:tech.complete_too_few_2018
                found.append((COMPLETES, at))
            if g.edition.abandons_technology or not researched:  # classic:tech.complete_too_few_2008
                found.append((ABANDONS, at))
    return found


def is_researched(name: str, ships: int) -> bool:
    """Whether so many ships complete a technology; one that works face down is never completed."""
    return TECHNOLOGIES[name].kind != WORKS_FACE_DOWN and ships >= TECHNOLOGIES[name].needs


@step
def act(g: Game) -> Asking:
    """classic:tech.window, classic:tech.one_per_regroup: all choose at once; it is done in timing order."""
    having = [holder for holder, _, _, is_open in g.technologies if not is_open]
    seats = [seat for seat in g.order if seat in having]
    choices = [actions(g, seat) for seat in seats]
    asks = []
    for seat, found in zip(seats, choices, strict=True):
        words = [word(name) for name, _, _ in own(g, seat)]
        asks.append(Ask(seat, "technology.action", (*[f"{deed}:{words[at]}" for deed, at in found], PASS)))
    chosen = yield from choose_together(tuple(asks))
    for seat, found, choice in zip(seats, choices, chosen, strict=True):
        if choice < len(found):
            deed, at = found[choice]
            g.then(_DEEDS[deed], seat, at)
    call_off_if_out(g)


@step
def research(g: Game, seat: int, at: int) -> Asking:
    """classic:tech.research: one ship, from a colony of its owner's choice."""
    name, ships, _ = own(g, seat)[at]
    planet = yield from pick(seat, "technology.colony", g.colonies(seat), PLANET, (word(name),))
    g.move_ships(seat, planet, RESEARCH)
    put_back(g, (seat, name, ships + 1, False))
    g.tell("technology.researched", SEAT[seat], PLANET[planet], ships + 1)


@step
def complete(g: Game, seat: int, at: int) -> None:
    """classic:tech.complete: it lies open and works from now on; its ships come home."""
    name, ships, _ = own(g, seat)[at]
    if is_researched(name, ships):  # unless what lies face down was dealt afresh
        g.turn_up_technology(seat, name)
        g.tell("technology.completed", SEAT[seat], word(name))
        g.then(unload, seat, name)
        if TECHNOLOGIES[name].completed is not None:
            g.then(take_effect, seat, name)


@step
def unload(g: Game, seat: int, name: str) -> Asking:
    """The ships on a completed technology come home."""
    ships = ships_on(g, seat, name)
    goals = yield from homes_for(g, seat, ships)
    put_back(g, (seat, name, 0, True))
    bring_home(g, seat, ships, goals)


@step
def take_effect(g: Game, seat: int, name: str) -> Asking:
    """What happens as soon as a technology is completed, unless it is gone already."""
    effect = TECHNOLOGIES[name].completed
    work = effect(g, seat) if effect is not None and has_open(g, seat, name) else None
    if work is not None:
        yield from work


@step
def abandon(g: Game, seat: int, at: int) -> Asking:
    """classic:tech.abandon_2018, classic:tech.complete_too_few_2008: it is shown and discarded, its ships come home."""
    name, ships, _ = own(g, seat)[at]
    goals = yield from homes_for(g, seat, ships)
    bring_home(g, seat, discard(g, seat, name), goals)


_DEEDS: Final = {RESEARCHES: research, COMPLETES: complete, ABANDONS: abandon}

# --- looking at one, and losing it --------------------------------------------------------------------------------------------------------


def own(g: Game, seat: int) -> list[tuple[str, int, bool]]:
    """A seat's technologies: name, ships on it, whether it lies open."""
    return [(name, ships, is_open) for holder, name, ships, is_open in g.technologies if holder == seat]


def put_back(g: Game, changed: Held) -> None:
    """A seat's technology is like this from now on."""
    g.set_technologies([changed if held[:2] == changed[:2] else held for held in g.technologies])


def has_open(g: Game, seat: int, name: str) -> bool:
    """Whether a seat has a technology that lies open."""
    return any((holder, what, is_open) == (seat, name, True) for holder, what, _, is_open in g.technologies)


def ships_on(g: Game, seat: int, name: str) -> int:
    """How many ships are on a technology."""
    return next((ships for holder, what, ships, _ in g.technologies if (holder, what) == (seat, name)), 0)


def homes_for(g: Game, seat: int, ships: int) -> Generator[Ask, int, list[int]]:
    """Where the ships on a technology go when it is done with: a colony of the owner's choice for each; none, where there is none."""
    return (yield from spread(g, seat, ships, "ships.return")) if ships and g.havens(seat) else []


def bring_home(g: Game, seat: int, ships: int, goals: list[int]) -> None:
    """Ships that are on no technology any more go where they were told to. classic:strip.nowhere_to_go_2008"""
    if goals:
        land_all(g, seat, RESEARCH, goals)
        g.tell("ships.returned", SEAT[seat], ships)
    elif ships:
        g.then(lose, ((seat, RESEARCH, ships),))


def discard(g: Game, seat: int, name: str) -> int:
    """A technology goes to its discard pile, face up, with all that is its own; how many ships were on it, which are on none now."""
    ships = ships_on(g, seat, name)
    leaves = TECHNOLOGIES[name].leaves
    if leaves is not None:
        leaves(g, seat)
    g.set_technologies([held for held in g.technologies if held[:2] != (seat, name)])
    g.technology_discard.append(name)
    g.tell("technology.discarded", SEAT[seat], word(name))
    return ships


def answered(g: Game) -> tuple[int, str]:
    """The technology whose use is being answered: whose, and its name."""
    return _used_in(g.plays[-1])


def is_in_use(g: Game, seat: int, name: str) -> bool:
    """Whether its use was declared and is not done yet: answers to it may bring up what it could be used for once more."""
    return any(play.kind == TECHNOLOGY and _used_in(play) == (seat, name) for play in g.plays)


def _used_in(play: Play) -> tuple[int, str]:
    return play.seat, HOOKS[play.hook][0].name


def cancel(g: Game) -> None:
    """The use being finished cancels that of the technology it answers, which is discarded for it."""
    g.plays[-2].cancelled = True
    seat, name = _used_in(g.plays[-2])
    g.tell("technology.cancelled", SEAT[seat], word(name))
    g.then(abandon, seat, [what for what, _, _ in own(g, seat)].index(name))
