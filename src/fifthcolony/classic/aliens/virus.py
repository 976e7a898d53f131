"""Virus: multiplies its attack by its ships instead of adding them."""

from fifthcolony.classic.conditions import both_attack, shows_attack
from fifthcolony.classic.flares import boosts, wild
from fifthcolony.classic.flaring import boosted
from fifthcolony.classic.hooks import must
from fifthcolony.classic.phases.reveal import count_as
from fifthcolony.classic.powers import Alien
from fifthcolony.classic.state import Game
from fifthcolony.classic.words import Phase, Role, When


def product(value: int, ships: int) -> int:
    """What its attack counts, over and above the ships that no longer do."""
    return value * ships - ships


@must(When.AFTER_REVEAL, Role.MAIN, given=shows_attack)
def multiply(g: Game, me: int) -> None:
    """The card counts once for each of its own ships; allies' ships are added as ever, unless the flare counts them in."""
    side = g.side_of(me)
    forces = g.involved(side) if boosted(g) else g.involved(side)[:1]
    for seat, _, _ in forces:
        g.worth[seat] = 0
    count_as(g, side, g.values[side] * sum(ships for _, _, ships in forces))


def forces_of(g: Game, me: int) -> tuple[int, int]:
    """Its own ships in the encounter, and those that are allied with it."""
    own, *allied = [ships for _, _, ships in g.involved(g.side_of(me))]
    return own, sum(allied)


def multiplies_well(g: Game, me: int) -> bool:
    """Two attacks decide, and there are allies to multiply with."""
    return both_attack(g, me) and forces_of(g, me)[1] > 0


@wild(When.AFTER_REVEAL, Role.MAIN, given=multiplies_well, advice="is_behind")
def spread_out(g: Game, me: int) -> None:
    """Its own ships are multiplied by those of its allies instead of added to them."""
    side = g.side_of(me)
    own, allied = forces_of(g, me)
    for seat, _, _ in g.involved(side):
        g.worth[seat] = 0
    g.addends.append((side, own * allied, g.plays[-1].word))


alien = Alien(
    "virus", multiply, alert="red", phases=(Phase.REVEAL,), traits={"attack_counts": product},
    flare=(spread_out, boosts(multiply, given=multiplies_well)),
)  # fmt: skip
