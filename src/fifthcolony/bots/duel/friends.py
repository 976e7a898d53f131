"""Envoys: whom to befriend, whom to let go, when to turn one up."""

from typing import Final

from fifthcolony.bots.mind import Mind
from fifthcolony.duel.view_types import DuelView
from fifthcolony.kernel.ask import DONE, PASS, Ask

SLOTS: Final = {"envoy:brawn": 0, "envoy:vision": 1, "envoy:guile": 2}


def ally_of(view: DuelView, slot: int) -> int | None:
    """Whose ally an envoy is."""
    ally: int | None = view["envoys"][slot]["ally"]
    return ally


def wants_friend(view: DuelView, me: int) -> bool:
    """There is somebody to win over, or to win away."""
    allies = [envoy["ally"] for envoy in view["envoys"] if envoy["in_play"]]
    return me not in allies or 1 - me in allies


def increase(_mind: Mind, ask: Ask, view: DuelView) -> int:
    """Away from the other where that takes something from it; else a new friend, one that is up if it can be."""
    me = ask.seat

    def appeal(index: int) -> tuple[int, bool]:
        word = ask.options[index]
        if word not in SLOTS:
            return (1, False)
        envoy = view["envoys"][SLOTS[word]]
        alone = me not in (ally_of(view, slot) for slot in SLOTS.values())
        ranks = {None: 3 if alone else 0, me: 0, 1 - me: 4 if envoy["face_up"] else 2}
        return (ranks[envoy["ally"]], envoy["face_up"])

    return max(range(len(ask.options)), key=appeal)


def decrease(_mind: Mind, ask: Ask, view: DuelView) -> int:
    """Not at all, or where it changes nothing."""
    if ask.options[-1] == PASS:
        return len(ask.options) - 1
    me = ask.seat
    order = {1 - me: 0, None: 1, me: 2}
    return min(range(len(ask.options)), key=lambda index: order[ally_of(view, SLOTS[ask.options[index]])])


def change(_mind: Mind, ask: Ask, view: DuelView) -> int:
    """A friend more, or one less for the other."""
    me = ask.seat
    mine = [slot for slot in SLOTS.values() if ally_of(view, slot) == me]
    for wanted in (1 - me, None):
        for index, word in enumerate(ask.options):
            _, _, rest = word.partition(":")
            by, _, envoy = rest.partition(":")
            if by == "more" and ally_of(view, SLOTS[envoy]) == wanted and (wanted is not None or not mine):
                return index
    return ask.options.index(DONE)


def part_with(_mind: Mind, ask: Ask, view: DuelView) -> int:
    """One that is not up yet; the other is known to work."""
    return min(range(len(ask.options)), key=lambda index: view["envoys"][SLOTS[ask.options[index]]]["face_up"])


def replace(_mind: Mind, ask: Ask, view: DuelView) -> int:
    """The other's ally, or a stranger."""
    me = ask.seat
    order = {1 - me: 0, None: 1, me: 2}
    return min(range(len(ask.options)), key=lambda index: order[ally_of(view, SLOTS[ask.options[index]])])


def reveal(_mind: Mind, _ask: Ask, _view: DuelView) -> int:
    """An ally helps only when it is up."""
    return 0
