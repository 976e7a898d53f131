"""What holds at every moment of every game: nothing is lost, a copy is no alias, text forms come back, a seat cannot see the hidden."""

import json
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import fifthcolony as fc
from fifthcolony.classic.cards import DECK_SIZE
from fifthcolony.classic.setup import SEAT_COUNTS, destiny_deck
from fifthcolony.classic.state import COLONIES_TO_WIN, Game
from fifthcolony.classic.words import MAX_SEATS, NO_CARD, PLANETS, SHIPS_PER_PLANET, Phase

SHIPS = PLANETS * SHIPS_PER_PLANET
EVERY_CARD = list(range(DECK_SIZE))
EVERY_DESTINY = {seats: sorted(destiny_deck(seats)) for seats in SEAT_COUNTS}

CONTAINERS = {list, dict, set, tuple}
# Made at import or from `powers`, never changed in place: the only things that a game and its copy may share.
SHARED = {"config", "table", "edition", "listener", "asks", "_owed"}


def answer(game: Game, chance: Random) -> None:
    """Any legal answer to any ask that is owed."""
    ask = chance.choice(game.asks)
    game.answer(ask.seat, chance.randrange(len(ask.options)))


def play_on(game: Game, chance: Random, answers: int) -> None:
    """Some more answers, as long as the game lasts."""
    for _ in range(answers):
        if not game.asks:
            return
        answer(game, chance)


# --- nothing is lost ----------------------------------------------------------------------------------------------------------------


def check_ships(game: Game) -> None:
    """Twenty ships a seat over all places, nowhere fewer than none."""
    assert min(game.ships) >= 0, f"there is a place with {min(game.ships)} ships"
    for seat in range(MAX_SEATS):
        number = sum(game.ships[seat::MAX_SEATS])
        assert number == (SHIPS if seat < game.seats else 0), f"seat {seat} has {number} ships"


def check_cards(game: Game) -> None:
    """Every card is in exactly one place."""
    cards = [*game.deck, *game.discard, *game.reinforcements]
    for hand in game.hands:
        cards += hand
    cards += [card for card in game.laid if card != NO_CARD]
    cards += [play[2] for play in game.plays if play[0] == "card"]
    cards += [card for _, card in game.pledged]
    cards += [card for _, _, card in game.sheet]
    cards.sort()
    assert cards == EVERY_CARD, f"cards missing or double: {_difference(cards, EVERY_CARD)}"


def check_destiny(game: Game) -> None:
    """Every destiny card is in deck or discard, but for one that is turned up and not yet obeyed."""
    cards, every = game.destiny + game.destiny_discard, EVERY_DESTINY[game.seats]
    if len(cards) < len(every) and game.phase == Phase.DESTINY:
        cards.append(game.destiny_card)
    cards.sort()
    assert cards == every, f"destiny cards missing or double: {_difference(cards, every)}"


def check_track(game: Game) -> None:
    """The colony track counts the foreign planets with ships on the board; who has enough of them has won, unless somebody has already."""
    for seat in range(game.seats):
        foreign = game.ships[seat : MAX_SEATS * PLANETS * MAX_SEATS : MAX_SEATS]
        del foreign[seat * PLANETS : seat * PLANETS + PLANETS]
        number = len(foreign) - foreign.count(0)
        assert game.foreign_colonies(seat) == number, f"seat {seat} stands at {game.foreign_colonies(seat)}, the board says {number}"
        won = game.outcome is not None and (seat in game.outcome.winners or game.outcome.reason != "win.colonies")
        assert won or number < COLONIES_TO_WIN, f"seat {seat} has {number} foreign colonies, the outcome is {game.outcome}"


def check_conserved(game: Game) -> None:
    """All of the above."""
    check_ships(game)
    check_cards(game)
    check_destiny(game)
    check_track(game)


def _difference(given: list[int], wanted: list[int]) -> list[int]:
    return sorted(((Counter(wanted) - Counter(given)) + (Counter(given) - Counter(wanted))).elements())


# --- copies -------------------------------------------------------------------------------------------------------------------------


def changeable(value: Any) -> Iterator[int]:
    """The identities of all lists, dicts and sets inside a value."""
    if type(value) is not tuple:
        yield id(value)
    for item in value.values() if isinstance(value, dict) else value:
        if type(item) in CONTAINERS:
            yield from changeable(item)


def lists_of(game: Game) -> dict[int, str]:
    """Every changeable thing that a game holds, with the field it is in."""
    fields = [name for kind in type(game).__mro__ for name in getattr(kind, "__slots__", ()) if name not in SHARED]
    held = [(name, getattr(game, name)) for name in fields]
    return {identity: name for name, value in held if type(value) in CONTAINERS for identity in changeable(value)}


def check_shares_nothing(game: Game) -> None:
    """A copy shares nothing that can change."""
    copy = game.copy()
    ours, theirs = lists_of(game), lists_of(copy)
    assert not ours.keys() & theirs.keys(), f"a copy shares {[ours[key] for key in ours.keys() & theirs.keys()]} with its game"


def check_copy(game: Game, chance: Random, answers: int = 20) -> None:
    """A copy is equal, and what is played on it leaves the game alone."""
    check_shares_nothing(game)
    before = game.dump()
    copy = game.copy()
    assert copy.dump() == before, "a copy differs from its game"
    play_on(copy, chance, answers)
    assert game.dump() == before, "playing a copy changed its game"


def check_same_future(one: Game, other: Game, chance: Random, answers: int = 20) -> None:
    """Two games that are one and the same stay so under the same answers."""
    for _ in range(answers):
        assert repr(one.asks) == repr(other.asks), f"asked are {one.asks} and {other.asks}"
        assert one.dump() == other.dump(), "two equal games went apart"
        if not one.asks:
            return
        ask = chance.choice(one.asks)
        index = chance.randrange(len(ask.options))
        one.answer(ask.seat, index, ask.id)
        other.answer(ask.seat, index, ask.id)


# --- text forms ---------------------------------------------------------------------------------------------------------------------


def check_dump(game: Game, chance: Random, answers: int = 20) -> None:
    """A dump loads to an equal game, which goes on the same."""
    loaded = fc.load(game.dump())
    assert loaded.dump() == game.dump(), "a loaded game differs from its dump"
    check_same_future(loaded, game.copy(), chance, answers)


def check_replay(game: Game) -> None:
    """A record comes back from its text, and replays to an equal game."""
    record = game.record()
    text = record.to_json()
    assert fc.Record.from_json(text) == record, "a record differs from its text"
    assert fc.replay(text).dump() == game.dump(), "a replayed game differs from the one recorded"


def check_view_text(game: Game) -> None:
    """Views are JSON-safe, and nobody can reach into the game through one."""
    ours = lists_of(game).keys() | set(changeable(game.config))
    for seat in (None, *range(game.seats)):
        view = game.view(seat)
        assert json.loads(json.dumps(view)) == view, f"the view of seat {seat} is not plain JSON"
        assert not ours & set(changeable(view)), f"the view of seat {seat} holds a list of the game itself"
