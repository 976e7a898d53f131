"""Warrior: gains a token by every win or deal and two by every failure, and adds its tokens to its total."""

from fifthcolony.classic.conditions import both_attack, has_won_or_dealt, shows_attack
from fifthcolony.classic.flares import super_side, wild
from fifthcolony.classic.hooks import must
from fifthcolony.classic.powers import Alien
from fifthcolony.classic.state import Game
from fifthcolony.classic.turn import have_encounter
from fifthcolony.classic.variants import FOUR_PLANETS
from fifthcolony.classic.words import Phase, Result, Role, When

EXPERIENCE = "experience"


@must(When.AFTER_REVEAL, Role.MAIN, given=shows_attack)
def mastery(g: Game, me: int) -> None:
    """Its tokens count, and stay."""
    g.addends.append((g.side_of(me), g.tokens_of(me, EXPERIENCE), "alien:warrior"))


def lesson(g: Game, me: int) -> int:
    """The tokens that the encounter is worth to a main player: one more in a short game. classic:variant.four_planets_rest"""
    more = int(FOUR_PLANETS in g.config["variants"])
    if has_won_or_dealt(g, me):
        return 1 + more
    return 2 + more if g.result in (Result.DEAL_FAILED, Result.BOTH_LOST, *Result.WON_BY) else 0


@must(When.ENCOUNTER_END, Role.MAIN, given=lambda g, me: lesson(g, me) > 0, is_use=False)
def learn(g: Game, me: int) -> None:
    """Failing teaches more than winning."""
    g.set_tokens(me, EXPERIENCE, g.tokens_of(me, EXPERIENCE) + lesson(g, me))


@wild(When.ENCOUNTER_END, Role.DEFENSE, given=lambda g, me: g.result != Result.CANCELLED and g.has_encounter_card(me), advice="go_on")
def strike_back(g: Game, me: int) -> None:
    """It meets the offense at home before the turn goes on."""
    have_encounter(g, me, g.offense)


@super_side(When.AFTER_REVEAL, Role.ALLY, given=lambda g, me: both_attack(g, me) and g.tokens_of(me, EXPERIENCE) > 0, is_use=True)
def mastery_as_ally(g: Game, me: int) -> None:
    """Its tokens count for the side it helps."""
    mastery.run(g, me)


alien = Alien(
    "warrior",
    mastery,
    learn,
    alert="green",
    tokens=(EXPERIENCE,),
    phases=(Phase.REVEAL,),
    traits={"main_bonus": ("tokens", EXPERIENCE)},
    flare=(strike_back, mastery_as_ally),
)
