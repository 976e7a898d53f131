"""What a seat of a classic game sees as numbers, made from its view alone. Seats and systems are counted clockwise from the own one."""

from collections.abc import Callable, Mapping
from itertools import chain
from operator import itemgetter
from typing import Any, Final

from fifthcolony.classic.cards import DESTINY_OPTION, KIND
from fifthcolony.classic.editions import EDITIONS
from fifthcolony.classic.inventions import TECHNOLOGIES
from fifthcolony.classic.powers import ALIENS
from fifthcolony.classic.state import Game
from fifthcolony.classic.variants import NAMES as VARIANTS
from fifthcolony.classic.words import ALL_PHASES, MAX_SEATS, NO_CARD, ORBITS, Query, Result
from fifthcolony.kernel.view_types import BACK
from fifthcolony.research.glance import Part, Watched
from fifthcolony.research.layout import MOST, Block, Layout
from fifthcolony.research.vocabulary import vocabulary_of

SEATS: Final = ("me", *(f"left_{number}" for number in range(1, MAX_SEATS)))
OTHERS: Final = SEATS[1:]
SIDES: Final = ("offense", "defense")
ROLES: Final = ("offense", "defense", "offensive_ally", "defensive_ally", "none")
RESULTS: Final = tuple(value for name, value in vars(Result).items() if name.isupper() and value)
KINDS: Final = tuple(dict.fromkeys(KIND))
_NAMES: Final = tuple(sorted(ALIENS))
_TECHNOLOGIES: Final = tuple(sorted(TECHNOLOGIES))
_DESTINIES: Final = tuple(option.removeprefix("destiny:").replace("seat:0", "me").replace("seat:", "left_") for option in DESTINY_OPTION)


def _each(first: tuple[str, ...], second: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(f"{one}.{two}" for one in first for two in second)


_PLANETS: Final = _each(SEATS, tuple(map(str, range(1, ORBITS + 1))))
LAYOUT: Final = Layout(
    (
        Block("prompt", (*vocabulary_of("classic").prompts, "other"), "what is asked; nothing but zeros while the seat is not asked"),
        Block("params", ("first", "second"), "the first two numbers in what is asked, such as how many ships"),
        Block("seats", SEATS, "who takes part"),
        Block("edition", tuple(map(str, EDITIONS)), "the edition"),
        Block("variant", tuple(VARIANTS), "the variants that are on"),
        Block("phase", ALL_PHASES, "the phase of the encounter"),
        Block("encounter", ("number",), "which encounter of the turn"),
        Block("main", _each(SIDES, SEATS), "who is offense and defense"),
        Block("target", _PLANETS, "the planet aimed at"),
        Block("planet", _each(_PLANETS, SEATS), "ships on each planet: whose system, which planet, whose ships"),
        Block("gate", SEATS, "ships in the gate"),
        Block("beside", SEATS, "ships beside the target planet"),
        Block("in_warp", SEATS, "ships in the warp"),
        Block("removed", SEATS, "ships out of the game"),
        Block("research", SEATS, "ships on technologies"),
        Block("colonies", SEATS, "foreign colonies; so many as in `goal` win"),
        Block("goal", ("number",), "foreign colonies that win"),
        Block("role", _each(SEATS, ROLES), "what each is in the encounter"),
        Block("invited", _each(SIDES, SEATS), "who is invited by each side"),
        Block("alien", _each(SEATS, _NAMES), "aliens that I know each to have"),
        Block("hidden", SEATS, "whose sheet lies face down"),
        Block("power_lost", SEATS, "who has lost a power for want of home colonies"),
        Block("zapped", SEATS, "whose power is silent in this encounter"),
        Block("dealt", _NAMES, "aliens to choose from, before the game"),
        Block("hand", KINDS, "cards in my hand"),
        Block("known", _each(OTHERS, KINDS), "hidden cards that I know the others to hold"),
        Block("hand_size", SEATS, "cards in hand"),
        Block("deck_left", ("number",), "cards in the deck"),
        Block("discard", KINDS, "the discard pile"),
        Block("destiny_left", ("number",), "cards in the destiny deck"),
        Block("destiny_card", _DESTINIES, "the destiny card that was drawn"),
        Block("destiny_discard", _DESTINIES, "destiny cards discarded"),
        Block("laid", _each(SIDES, (*KINDS, "laid")), "the encounter cards, as far as I see them"),
        Block("value", SIDES, "what revealed cards count as: -1 a negotiate, -2 not yet up"),
        Block("total", SIDES, "the totals as they stand"),
        Block("leading", SIDES, "who wins as the cards lie"),
        Block("winner", SIDES, "who has won the encounter"),
        Block("result", RESULTS, "how the encounter ended"),
        Block("turned_round", ("lower_wins", "upset"), "whether the lower total wins, or the winner loses"),
        Block("plays", ("open", "cancelled"), "uses and cards that are being carried out"),
        Block("player", SEATS, "who has played the last of them"),
        Block("offer", SEATS, "what each gives in the deal on the table, in items"),
        Block("tokens", SEATS, "counters"),
        Block("sheet", SEATS, "cards on alien sheets"),
        Block("technology", _each(SEATS, _TECHNOLOGIES), "technologies that I know each to have: 1 face down, 2 open"),
        Block("technologies", SEATS, "technologies that each has"),
    )
)

_AT: Final = LAYOUT.start
_PHASE, _RESULT, _KIND, _DISCARD, _VARIANT, _DEALT = (
    LAYOUT.places(name) for name in ("phase", "result", "hand", "discard", "variant", "dealt")
)
_ALIEN: Final = {name: number for number, name in enumerate(_NAMES)}
_TECH: Final = {name: number for number, name in enumerate(_TECHNOLOGIES)}
_NUMBER: Final = {kind: number for number, kind in enumerate(KINDS)}
_DESTINY: Final = {option: number for number, option in enumerate(DESTINY_OPTION)}
_KINDS: Final = len(KINDS)
_BY_SEAT: Final = tuple(
    (name, _AT["in_warp" if name == "warp" else name]) for name in ("gate", "beside", "warp", "removed", "research", "colonies")
)
_HAND_SIZE: Final = _AT["hand_size"]
_ROLE_BIT: Final = {1 << number: number for number in range(len(ROLES))}


def _seen_from(seats: int, me: int) -> Callable[[Any], tuple[int, ...]]:
    """What puts ships by planet and seat, in one row, in the order of the layout; behind them is a zero for empty chairs."""
    places = []
    for system in range(MAX_SEATS):
        for orbit in range(ORBITS):
            planet = (system + me) % seats * ORBITS + orbit
            for seat in range(MAX_SEATS):
                there = system < seats and seat < seats
                places.append(planet * seats + (seat + me) % seats if there else seats * seats * ORBITS)
    return itemgetter(*places)


_SEEN_FROM: Final = {(seats, me): _seen_from(seats, me) for seats in range(2, MAX_SEATS + 1) for me in range(seats)}
_TURN: Final = {
    (seats, me): itemgetter(*((me + step) % seats for step in range(seats))) for seats in range(2, MAX_SEATS + 1) for me in range(seats)
}


def _fill_setting(view: Mapping[str, Any], _me: int, seats: int, into: bytearray) -> None:
    """What is played."""
    at = _AT["seats"]
    into[at : at + seats] = b"\1" * seats
    into[_AT["edition"] + EDITIONS_AT[view["edition"]]] = 1
    for name in view["variants"]:
        into[_VARIANT[name]] = 1


def _fill_board(view: Mapping[str, Any], me: int, seats: int, into: bytearray) -> None:
    """Where ships are."""
    turn = _TURN[seats, me]
    at = _AT["planet"]
    flat = (*chain.from_iterable(view["planets"]), 0)
    into[at : at + _SHIPS] = bytes(_SEEN_FROM[seats, me](flat))
    for name, at in _BY_SEAT:
        into[at : at + seats] = bytes(turn(view[name]))
    into[_AT["goal"]] = view["goal"]


def _fill_counts(view: Mapping[str, Any], me: int, seats: int, into: bytearray) -> None:
    """How many cards there are."""
    into[_HAND_SIZE : _HAND_SIZE + seats] = bytes(_TURN[seats, me](view["hands"]))
    into[_AT["deck_left"]] = min(view["deck"], MOST)
    into[_AT["destiny_left"]] = view["destiny"]


def _fill_powers(view: Mapping[str, Any], me: int, seats: int, into: bytearray) -> None:
    """Aliens, technologies, counters."""
    at = _AT["alien"]
    for holder, names in enumerate(view["aliens"]):
        start = at + (holder - me) % seats * len(_NAMES)
        for name in names:
            if name in _ALIEN:
                into[start + _ALIEN[name]] = 1
    if True in view["hidden"]:
        at = _AT["hidden"]
        into[at : at + seats] = bytes(_TURN[seats, me](view["hidden"]))
    for block, held in (("power_lost", view["lost_powers"]), ("zapped", view["zapped"])):
        for holder, _ in held:
            into[_AT[block] + (holder - me) % seats] = 1
    for name in view["dealt"]:
        if name in _DEALT:
            into[_DEALT[name]] = 1
    for holder, _, number in view["tokens"]:
        at = _AT["tokens"] + (holder - me) % seats
        into[at] = min(MOST, into[at] + number)
    for holder, _, _ in view["sheet"]:
        into[_AT["sheet"] + (holder - me) % seats] += 1
    for held in view["technologies"]:
        holder = (held["seat"] - me) % seats
        into[_AT["technologies"] + holder] += 1
        if held["name"] in _TECH:
            into[_AT["technology"] + holder * len(_TECH) + _TECH[held["name"]]] = 1 + held["open"]


def _fill_hand(view: Mapping[str, Any], _me: int, _seats: int, into: bytearray) -> None:
    """The own hand."""
    for card in view["hand"]:
        into[_KIND[card]] += 1


def _fill_discard(view: Mapping[str, Any], _me: int, _seats: int, into: bytearray) -> None:
    """The discard pile."""
    for card in view["discard"]:
        into[_DISCARD[card]] += 1


def _fill_known(view: Mapping[str, Any], me: int, seats: int, into: bytearray) -> None:
    """What is known of hidden cards."""
    at = _AT["known"]
    for holder, cards in enumerate(view["known"]):
        if cards:
            start = at + ((holder - me) % seats - 1) * _KINDS
            for card in cards:
                into[start + _NUMBER[card]] += 1


def _fill_destiny(view: Mapping[str, Any], me: int, seats: int, into: bytearray) -> None:
    """Destiny cards that are gone."""
    at = _AT["destiny_discard"]
    for card in view["destiny_discard"]:
        into[at + _destiny(card, me, seats)] += 1


def _fill_encounter(view: Mapping[str, Any], me: int, seats: int, into: bytearray) -> None:
    """What lasts for one encounter."""
    into[_PHASE[view["phase"]]] = 1
    into[_AT["encounter"]] = min(view["encounter"], MOST)
    into[_AT["main"] + (view["offense"] - me) % seats] = 1
    if view["defense"] is not None:
        into[_AT["main"] + MAX_SEATS + (view["defense"] - me) % seats] = 1
    if view["target"] is not None:
        system, orbit = divmod(view["target"], ORBITS)
        into[_AT["target"] + (system - me) % seats * ORBITS + orbit] = 1
    at = _AT["role"]
    for bit in _TURN[seats, me](view["roles"]):
        into[at + _ROLE_BIT[bit]] = 1
        at += len(ROLES)
    if view["destiny_card"] is not None:
        into[_AT["destiny_card"] + _destiny(view["destiny_card"], me, seats)] = 1
    for side, invited in enumerate(view["invited"]):
        for seat in invited:
            into[_AT["invited"] + side * MAX_SEATS + (seat - me) % seats] = 1
    if view["winner"] in (0, 1):
        into[_AT["winner"] + view["winner"]] = 1
    if view["result"]:
        into[_RESULT[view["result"]]] = 1


def _fill_outcome(view: Mapping[str, Any], me: int, seats: int, into: bytearray) -> None:
    """How it stands, and what is being done about it."""
    for side, laid in enumerate(view["laid"]):
        if laid is not None:
            at = _AT["laid"] + side * (_KINDS + 1)
            into[at + _KINDS] = 1
            if laid != BACK:
                into[at + _NUMBER[laid]] = 1
    at = _AT["value"]
    into[at], into[at + 1] = (_signed(value) for value in view["values"])
    if view["totals"] is not None:
        at = _AT["total"]
        into[at], into[at + 1] = (_signed(sum(amount for _, amount in parts)) for parts in view["totals"])
    if view["leading"] in (0, 1):
        into[_AT["leading"] + view["leading"]] = 1
    at = _AT["turned_round"]
    into[at], into[at + 1] = view["lower_wins"], view["upset"]
    plays = view["plays"]
    if plays:
        at = _AT["plays"]
        into[at], into[at + 1] = min(len(plays), MOST), plays[-1][3]
        into[_AT["player"] + (plays[-1][1] - me) % seats] = 1
    for giver, _ in view["offer"]:
        into[_AT["offer"] + (giver - me) % seats] += 1


def _destiny(card: str, me: int, seats: int) -> int:
    """A destiny card's place: a colour counts from the own seat."""
    number = _DESTINY[card]
    return (number - me) % seats if number < MAX_SEATS else number


def _signed(number: int) -> int:
    """As a signed byte has it."""
    return max(-MOST, min(MOST, number)) & 255


EDITIONS_AT: Final = {year: number for number, year in enumerate(EDITIONS)}
_SHIPS: Final = MAX_SEATS * ORBITS * MAX_SEATS
_NOTHING_LAID: Final = [NO_CARD, NO_CARD]

PARTS: Final = (
    Part(("edition", "variants"), ("seats", "edition", "variant"), _fill_setting),
    Part(
        ("planets", "gate", "beside", "warp", "removed", "research", "colonies", "goal"),
        ("planet", "gate", "beside", "in_warp", "removed", "research", "colonies", "goal"),
        _fill_board,
    ),
    Part(
        ("aliens", "hidden", "lost_powers", "zapped", "dealt", "tokens", "sheet", "technologies"),
        ("alien", "hidden", "power_lost", "zapped", "dealt", "tokens", "sheet", "technology", "technologies"),
        _fill_powers,
    ),
    Part(("hands", "deck", "destiny"), ("hand_size", "deck_left", "destiny_left"), _fill_counts),
    Part(("hand",), ("hand",), _fill_hand),
    Part(("known",), ("known",), _fill_known),
    Part(("discard",), ("discard",), _fill_discard),
    Part(("destiny_discard",), ("destiny_discard",), _fill_destiny),
    Part(
        ("phase", "encounter", "offense", "defense", "target", "roles", "destiny_card", "invited", "winner", "result"),
        ("phase", "encounter", "main", "target", "role", "destiny_card", "invited", "winner", "result"),
        _fill_encounter,
    ),
    Part(
        ("laid", "values", "totals", "leading", "lower_wins", "upset", "plays", "offer"),
        ("laid", "value", "total", "leading", "turned_round", "plays", "player", "offer"),
        _fill_outcome,
    ),
)


def watch(g: Game, me: int) -> tuple[Watched, ...]:
    """What each part hangs on. Once cards lie or are played, the last one hangs on everything: it is always made anew."""
    hands, hooks = g.hands, g.hooks
    is_quiet = g.laid == _NOTHING_LAID and not g.plays and Query.LOWER_WINS not in hooks and Query.WINNER not in hooks
    return (
        (g.config,),
        (g.ships, g.foreign, g.goal),
        (
            g.powers, g.face_down, g.glimpsed, g.zapped, g.dealt, g.tokens, g.sheet, g.technologies,
            g.homes if min(g.homes) < g.power_needs else None,
        ),
        (list(map(len, hands)), len(g.deck), len(g.destiny)),
        (hands[me],),
        (hands, g.seen, g.laid, g.values, g.pledged, g.sheet),
        (g.discard,),
        (g.destiny_discard,),
        (g.phase, g.encounter, g.offense, g.defense, g.target, g.role, g.destiny_card, g.invited, g.winner, g.result),
        (g.values, g.offer) if is_quiet else (object(),),
    )  # fmt: skip
