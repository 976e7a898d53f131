"""The eight kinds of artifact."""

from fifthcolony.classic.cancelling import cancel_below
from fifthcolony.classic.cards import OPTION, TYPE, TYPES, kinds_of
from fifthcolony.classic.fleet import dismiss, gather, leave_warp, lose_gathered, sources
from fifthcolony.classic.hands import discard_from_hand
from fifthcolony.classic.playable import Artifact, add_artifact
from fifthcolony.classic.state import NEGOTIATES, RESEARCH, WARP, Game
from fifthcolony.classic.words import SEAT, Query, Role, When
from fifthcolony.kernel.ask import DONE, Asking, pick, pick_or_leave
from fifthcolony.kernel.changes import change
from fifthcolony.kernel.steps import step

PLAGUE_LOSS = 3


def zap(g: Game, _seat: int) -> None:
    """Cancel what this card answers: a use of a power, or the play of an artifact."""
    cancel_below(g)


def emotion_control(g: Game, _seat: int) -> None:
    """Every attack on the table counts as a negotiate."""
    g.values = [NEGOTIATES, NEGOTIATES]
    g.tell("reveal.all_negotiate")


def any_attack(g: Game) -> bool:
    """Whether there is an attack on the table to be calmed."""
    return max(g.values) > NEGOTIATES


def attacks_reinforced(g: Game) -> bool:
    """Somebody has added to an attack since there was a chance to calm it."""
    return any_attack(g) and bool(g.reinforcements)


def allies(g: Game) -> list[int]:
    """Everybody who has joined a side, in timing order."""
    return [seat for seat in g.order if g.role[seat] & Role.ALLY]


def choose_allies(g: Game, seat: int) -> Asking:
    """Any number of allies, at least one, picked part by part."""
    picked: list[int] = []
    left = allies(g)
    while left:
        ally = yield from pick_or_leave(seat, "force_field.ally", left, SEAT, (), True, leave=DONE if picked else "")
        if ally is None:
            break
        left.remove(ally)
        picked.append(ally)
    return tuple(picked)


def force_field(g: Game, _seat: int, *picked: int) -> None:
    """Alliances end and their ships go home."""
    dismiss(g, picked)


def ionic_gas(g: Game, _seat: int) -> None:
    """No compensation and no rewards this encounter."""
    g.from_now_on(Query.SPOILS, no_spoils)


@change
def no_spoils(_g: Game, _spoils: bool) -> bool:
    """Nobody collects anything."""
    return False


def mobius_tubes(g: Game, _seat: int) -> None:
    """All ships leave the warp; who has no colony has nowhere to put them."""
    for seat in g.order:
        if g.ships_at(seat, WARP) and g.colonies(seat):
            g.then(leave_warp, seat, g.ships_at(seat, WARP))


def choose_victim(g: Game, seat: int) -> Asking:
    """Anybody, the player of the card included."""
    return ((yield from pick(seat, "plague.victim", g.order, SEAT, (), True)),)


def plague(g: Game, _seat: int, victim: int) -> None:
    """The victim loses three ships and a card of every type it holds."""
    g.then(plague_ships, victim)
    g.then(plague_cards, victim)


@step
def plague_ships(g: Game, victim: int) -> Asking:
    """The victim picks its ships."""
    places = [*sources(g, victim), RESEARCH] if g.ships_at(victim, RESEARCH) else sources(g, victim)
    taken = yield from gather(g, victim, "plague.ships", places, PLAGUE_LOSS, PLAGUE_LOSS)
    lose_gathered(g, victim, taken)


@step
def plague_cards(g: Game, victim: int) -> Asking:
    """The victim picks which card of each type it holds."""
    going = []
    for type_ in TYPES:
        kinds = kinds_of([card for card in g.hands[victim] if TYPE[card] == type_])
        if kinds:
            going.append((yield from pick(victim, "plague.card", kinds, OPTION, (f"type:{type_}",), True)))
    for card in going:
        discard_from_hand(g, victim, card)


def quash(g: Game, _seat: int) -> None:
    """The agreed deal is void."""
    g.offer = []
    g.tell("deal.quashed")


for artifact in (
    Artifact("card_zap", When.ANSWERS_CARD, Role.ANY, zap),
    Artifact("cosmic_zap", When.ANSWERS_USE, Role.ANY, zap),
    Artifact("emotion_control", When.AFTER_REVEAL, Role.ANY, emotion_control, given=any_attack),
    Artifact("emotion_control", When.REINFORCEMENTS, Role.ANY, emotion_control, given=attacks_reinforced),
    Artifact("force_field", When.AFTER_FORMED, Role.ANY, force_field, given=lambda g: bool(allies(g)), aim=choose_allies),
    Artifact("ionic_gas", When.OUTCOME, Role.ANY, ionic_gas),
    Artifact("mobius_tubes", When.REGROUP_START, Role.OFFENSE, mobius_tubes),
    Artifact("plague", When.REGROUP_START, Role.ANY, plague, aim=choose_victim),
    Artifact("quash", When.DEAL, Role.ANY, quash, given=lambda g: bool(g.offer)),
):
    add_artifact(artifact)
