"""What a seat of a duel sees as numbers, made from its view alone."""

from collections.abc import Mapping
from typing import Any, Final

from fifthcolony.duel.cards import HALF, KINDS, TOKENS
from fifthcolony.duel.destiny import DESTINY
from fifthcolony.duel.planets import NAME
from fifthcolony.duel.powers import ALIENS, ENVOYS, ICONS
from fifthcolony.duel.state import Game
from fifthcolony.duel.words import BETWEEN, DECKS, SCOPE, Query
from fifthcolony.kernel.view_types import BACK
from fifthcolony.research.glance import Part, Watched
from fifthcolony.research.layout import MOST, Block, Layout
from fifthcolony.research.vocabulary import vocabulary_of

ME_AND_YOU: Final = ("me", "you")
STEPS: Final = ("dials", "envoys", "choose", "tactics", "checkpoint", "plans", "reinforce", "winner", "prize", "cleanup")
PLANET: Final = ("revealed", "my_ships", "your_ships", "mine", "yours", "arena", "warp")
_PER_PLANET: Final = len(PLANET)
CARDS: Final = tuple(card.name for card in DESTINY)
_NAMES: Final = tuple(sorted(ALIENS))


def _of_both(labels: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(f"{who}.{label}" for who in ME_AND_YOU for label in labels)


LAYOUT: Final = Layout(
    (
        Block("prompt", (*vocabulary_of("duel").prompts, "other"), "what is asked; nothing but zeros while the seat is not asked"),
        Block("params", ("first", "second"), "the first two numbers in what is asked, such as how many cards"),
        Block("scope", tuple(SCOPE.values()), "what is going on"),
        Block("step", STEPS, "the step of the duel or contest"),
        Block("leader", ME_AND_YOU, "who is the leader"),
        Block("card", CARDS, "the destiny card that is carried out"),
        Block("next", DECKS, "the deck that the next destiny card comes from"),
        Block("past", CARDS, "destiny cards that have been"),
        Block("foreseen", CARDS, "destiny cards whose place in the deck I know"),
        Block("destiny_left", DECKS, "destiny cards left"),
        Block("alien", _of_both(_NAMES), "who is which alien"),
        Block("dealt", _NAMES, "aliens to choose from, before the game"),
        Block("planets_won", ME_AND_YOU, "planets controlled; five win"),
        Block("supply", ME_AND_YOU, "ships in supply"),
        Block("in_warp", ME_AND_YOU, "ships in the Warp"),
        Block("planet", tuple(f"{name}.{what}" for name in NAME for what in PLANET), "the row of planets"),
        Block("planets_left", ("number",), "planets not yet revealed"),
        Block("hand", KINDS, "cards in my hand"),
        Block("known", KINDS, "cards that I know the other to hold"),
        Block("pile", _of_both(KINDS), "the discard piles"),
        Block("hand_size", ME_AND_YOU, "cards in hand"),
        Block("deck", ME_AND_YOU, "cards left in the own decks"),
        Block("reinforcements_left", ("number",), "cards left in the common deck"),
        Block("ready", _of_both(tuple("abcde"[:TOKENS])), "readied tactics"),
        Block("envoy", tuple(f"{icon}.{what}" for icon in ICONS for what in ("in_play", "mine", "yours", "face_up")), "the envoys"),
        Block("envoy_known", tuple(sorted(ENVOYS)), "envoys in play that I know"),
        Block("advantage", ("worth", "to_fewer", "mine", "yours"), "the ship advantage, and who has it"),
        Block("dial", ("me", "you", "your_hidden"), "dials that are set"),
        Block("sent", ME_AND_YOU, "ships sent by the dials"),
        Block("plan", _of_both((*KINDS, "laid")), "the plans laid, as far as I see them"),
        Block("tactic", _of_both((*HALF, "laid")), "the tactics chosen, as far as I see them"),
        Block("value", ME_AND_YOU, "what the revealed plans count as"),
        Block("clout", ME_AND_YOU, "the clout as it stands"),
        Block("laid", _of_both(KINDS), "reinforcements played"),
        Block("winner", ME_AND_YOU, "who has won the duel or contest"),
        Block("tokens", ME_AND_YOU, "counters"),
        Block("beside", ME_AND_YOU, "cards that lie beside an alien"),
    )
)  # fmt: skip

_AT: Final = LAYOUT.start
_SCOPE, _STEP, _CARD, _NEXT, _PAST, _FORESEEN = (LAYOUT.places(name) for name in ("scope", "step", "card", "next", "past", "foreseen"))
_KIND: Final = {kind: number for number, kind in enumerate(KINDS)}
_HALF: Final = {half: number for number, half in enumerate(HALF)}
_ALIEN: Final = {name: number for number, name in enumerate(_NAMES)}
_TILE: Final = {name: _AT["planet"] + number * _PER_PLANET for number, name in enumerate(NAME)}
_ENVOY: Final = LAYOUT.places("envoy_known")
_CARDS, _HALVES = len(KINDS), len(HALF)
_HAND, _KNOWN, _PILE, _PLAN, _TACTIC, _LAID = (_AT[name] for name in ("hand", "known", "pile", "plan", "tactic", "laid"))
_DECKS: Final = len(DECKS)


def _fill_destiny(view: Mapping[str, Any], me: int, _seats: int, into: bytearray) -> None:
    """Destiny."""
    into[_SCOPE[view["scope"]]] = 1
    if view["step"]:
        into[_STEP[view["step"]]] = 1
    if view["leader"] is not None:
        into[_AT["leader"] + (view["leader"] != me)] = 1
    if view["card"] is not None:
        into[_CARD[view["card"]]] = 1
    into[_NEXT[view["next"]]] = 1
    for name in view["past"]:
        into[_PAST[name]] = 1
    for name in view["foreseen"]:
        into[_FORESEEN[name]] = 1
    at = _AT["destiny_left"]
    into[at : at + _DECKS] = bytes(view["destiny"])


def _fill_powers(view: Mapping[str, Any], me: int, _seats: int, into: bytearray) -> None:
    """Aliens, envoys, counters."""
    you = 1 - me
    at = _AT["alien"]
    for seat, held in enumerate(view["aliens"]):
        for name in held:
            if name in _ALIEN:
                into[at + (seat != me) * len(_ALIEN) + _ALIEN[name]] = 1
    for name in view["dealt"]:
        if name in _ALIEN:
            into[_AT["dealt"] + _ALIEN[name]] = 1
    at = _AT["envoy"]
    for envoy in view["envoys"]:
        if envoy["in_play"]:
            ally = envoy["ally"]
            into[at : at + 4] = bytes((1, ally == me, ally == you, envoy["face_up"]))
            if envoy["name"] in _ENVOY:
                into[_ENVOY[envoy["name"]]] = 1
        at += 4
    for seat, _, number in view["tokens"]:
        into[_AT["tokens"] + (seat != me)] = min(number, MOST)
    for seat, _, _ in view["beside"]:
        into[_AT["beside"] + (seat != me)] += 1


def _fill_planets(view: Mapping[str, Any], me: int, _seats: int, into: bytearray) -> None:
    """Ships and planets."""
    you = 1 - me
    won = [0, 0]
    arena = view["arena"]
    for planet in view["row"]:
        at = _TILE[planet["planet"]]
        ships, controlled = planet["ships"], planet["controlled"]
        won[0] += controlled[0]
        won[1] += controlled[1]
        into[at : at + _PER_PLANET] = bytes(
            (1, ships[me], ships[you], controlled[me], controlled[you], planet["planet"] == arena, planet["warp"])
        )
    at = _AT["planets_won"]
    supply, warp = view["supply"], view["warp"]
    into[at : at + 6] = bytes((won[me], won[you], supply[me], supply[you], warp[me], warp[you]))
    into[_AT["planets_left"]] = view["planets_left"]


def _fill_hand(view: Mapping[str, Any], _me: int, _seats: int, into: bytearray) -> None:
    """The own hand."""
    for card in view["hand"]:
        into[_HAND + _KIND[card]] += 1


def _fill_known(view: Mapping[str, Any], me: int, _seats: int, into: bytearray) -> None:
    """What is known of the other's cards."""
    for card in view["known"][1 - me]:
        into[_KNOWN + _KIND[card]] += 1


def _fill_piles(view: Mapping[str, Any], me: int, _seats: int, into: bytearray) -> None:
    """The discard piles."""
    for at, pile in ((_PILE, view["piles"][me]), (_PILE + _CARDS, view["piles"][1 - me])):
        for card in pile:
            into[at + _KIND[card]] += 1


def _fill_counts(view: Mapping[str, Any], me: int, _seats: int, into: bytearray) -> None:
    """How many cards there are, and tactics."""
    you = 1 - me
    hands, decks = view["hands"], view["decks"]
    at = _AT["hand_size"]
    into[at : at + 5] = bytes((hands[me], hands[you], decks[me], decks[you], view["reinforcements"]))
    at = _AT["ready"]
    for token in view["ready"][me]:
        into[at + token] = 1
    for token in view["ready"][you]:
        into[at + TOKENS + token] = 1


def _fill_battle(view: Mapping[str, Any], me: int, _seats: int, into: bytearray) -> None:
    """What lasts for one duel or contest."""
    if view["scope"] == "between":
        return
    you = 1 - me
    at = _AT["advantage"]
    if view["advantage"] is not None:
        holder = view["advantage_to"]
        into[at : at + 4] = bytes((view["advantage"] & 255, view["fewer"], holder == me, holder == you))
    at = _AT["dial"]
    mine, yours = view["dials"][me], view["dials"][you]
    into[at : at + 3] = bytes((mine or 0, 0 if yours is None or yours == BACK else yours, yours == BACK))
    sent = view["sent"]
    at = _AT["sent"]
    into[at : at + 2] = bytes((sent[me], sent[you]))
    for side, plan, tactic in ((0, view["plans"][me], view["tactics"][me]), (1, view["plans"][you], view["tactics"][you])):
        if plan is not None:
            at = _PLAN + side * (_CARDS + 1)
            into[at + _CARDS] = 1
            if plan != BACK:
                into[at + _KIND[plan]] = 1
        if tactic is not None:
            at = _TACTIC + side * (_HALVES + 1)
            into[at + _HALVES] = 1
            if tactic != BACK:
                into[at + _HALF[tactic]] = 1
    if view["values"] is not None:
        into[_AT["value"]], into[_AT["value"] + 1] = (_signed(view["values"][seat]) for seat in (me, you))
    if view["clout"] is not None:
        totals = [sum(amount for _, amount in parts) for parts in view["clout"]]
        into[_AT["clout"]], into[_AT["clout"] + 1] = _signed(totals[me]), _signed(totals[you])
    for side, card, _ in view["laid"]:
        into[_LAID + (side != me) * _CARDS + _KIND[card]] += 1
    if view["winner"] is not None:
        into[_AT["winner"] + (view["winner"] != me)] = 1


def _signed(number: int) -> int:
    """As a signed byte has it."""
    return max(-MOST, min(MOST, number)) & 255


PARTS: Final = (
    Part(
        ("scope", "step", "leader", "card", "next", "past", "foreseen", "destiny"),
        ("scope", "step", "leader", "card", "next", "past", "foreseen", "destiny_left"),
        _fill_destiny,
    ),
    Part(
        ("row", "arena", "supply", "warp", "planets_left"),
        ("planets_won", "supply", "in_warp", "planet", "planets_left"),
        _fill_planets,
    ),
    Part(
        ("aliens", "dealt", "envoys", "tokens", "beside"),
        ("alien", "dealt", "envoy", "envoy_known", "tokens", "beside"),
        _fill_powers,
    ),
    Part(("hands", "decks", "reinforcements", "ready"), ("hand_size", "deck", "reinforcements_left", "ready"), _fill_counts),
    Part(("hand",), ("hand",), _fill_hand),
    Part(("known",), ("known",), _fill_known),
    Part(("piles",), ("pile",), _fill_piles),
    Part(
        ("scope", "advantage", "fewer", "advantage_to", "dials", "sent", "plans", "tactics", "values", "clout", "laid", "winner"),
        ("advantage", "dial", "sent", "plan", "tactic", "value", "clout", "laid", "winner"),
        _fill_battle,
    ),
)


def watch(g: Game, me: int) -> tuple[Watched, ...]:
    """What each part hangs on. Once plans are up, the last one hangs on everything: it is always made anew."""
    hands, decks, scope = g.hands, g.decks, g.scope
    battle: Watched = (object(),)
    if scope == BETWEEN:
        battle = ()
    elif not g.revealed and not g.counted and Query.SHOWS_DIAL not in g.hooks:
        battle = (scope, g.card, g.advantage_holder(), g.dials, g.sent, g.plan, g.plan_by, g.half, g.shown, g.winner, g.laid)
    return (
        (scope, g.step, g.leader, g.card, g.next, g.past, g.foreseen, len(g.discoveries), len(g.events), len(g.refreshes)),
        (g.row, g.fleet, g.warpplanet, g.arena, g.supply, g.warp, len(g.planets)),
        (g.aliens, g.dealt, g.envoys, g.ally, g.face_up, g.read, g.tokens, g.beside),
        (len(hands[0]), len(hands[1]), len(decks[0]), len(decks[1]), len(g.reinforcements), g.ready),
        (hands[me],),
        (hands[1 - me], g.seen, g.revealed, g.plan, g.plan_by, g.beside),
        (g.piles,),
        battle,
    )
