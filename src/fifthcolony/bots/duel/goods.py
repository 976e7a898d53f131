"""Cards, ships, tokens and rewards: what is worth taking, and what is easiest to part with."""

from typing import Final

from fifthcolony.bots.duel.friends import wants_friend
from fifthcolony.bots.duel.plans import is_sly, worth
from fifthcolony.bots.duel.reading import REINFORCEMENT, VALUE_OF, turns, wants_no_ships
from fifthcolony.bots.mind import Mind
from fifthcolony.duel.view_types import DuelView
from fifthcolony.duel.words import PLANETS_TO_WIN
from fifthcolony.kernel.ask import DONE, PASS, Ask

JUNK: Final = 0.03
"""A card that is worth less is better changed for another."""
RICH: Final = 8
"""Ships in supply that are enough for a while."""


def _kind(word: str) -> str:
    return word.partition(":")[2]


# --- cards ----------------------------------------------------------------------------------------------------------------------------


def card_worths(ask: Ask, view: DuelView) -> dict[int, float]:
    """What the cards among the options are worth, by index."""
    sly = is_sly(view, 1 - ask.seat)
    return {index: worth(_kind(word), sly) for index, word in enumerate(ask.options) if _kind(word) in VALUE_OF}


def part_with(_mind: Mind, ask: Ask, view: DuelView) -> int:
    """The card that is worth least."""
    worths = card_worths(ask, view)
    return min(worths, key=worths.__getitem__, default=0)


def take_best(_mind: Mind, ask: Ask, view: DuelView) -> int:
    """The card that is worth most."""
    worths = card_worths(ask, view)
    return max(worths, key=worths.__getitem__, default=0)


def clean_out(mind: Mind, ask: Ask, view: DuelView) -> int:
    """Junk goes; the rest stays."""
    index = part_with(mind, ask, view)
    return index if card_worths(ask, view).get(index, JUNK) < JUNK else ask.options.index(DONE)


def sell(mind: Mind, ask: Ask, view: DuelView, price: int) -> int:
    """Cards for clout, until there is enough of it."""
    sold = mind.recall(ask, "sell") or 0
    if DONE in ask.options and turns(view, ask.seat, price * sold):
        return ask.options.index(DONE)
    mind.plan(ask, "sell", sold + 1)
    return part_with(mind, ask, view)


def smallest_that_turns(mind: Mind, ask: Ask, view: DuelView) -> int:
    """A card that is added to the plan: the cheapest that is enough."""
    enough = [index for index, word in enumerate(ask.options) if turns(view, ask.seat, VALUE_OF[_kind(word)])]
    return min(enough, key=lambda index: worth(_kind(ask.options[index]))) if enough else take_best(mind, ask, view)


def likely_plan(mind: Mind, ask: Ask, view: DuelView) -> int:
    """A card of a value that the other may well lay: one it has not laid yet."""
    gone = view["piles"][1 - ask.seat]
    kinds = [index for index, word in enumerate(ask.options) if _kind(word) not in gone and not _kind(word).startswith(REINFORCEMENT)]
    middling = [index for index in kinds if 6 <= VALUE_OF[_kind(ask.options[index])] <= 15]
    choice = middling or kinds
    return choice[mind.draw(len(choice))] if choice else part_with(mind, ask, view)


# --- ships and tokens -----------------------------------------------------------------------------------------------------------------


def most(_mind: Mind, ask: Ask, _view: DuelView) -> int:
    """As many as there are."""
    return max(range(len(ask.options)), key=lambda index: int(_kind(ask.options[index])))


def fewest(_mind: Mind, _ask: Ask, _view: DuelView) -> int:
    """As few as can be."""
    return 0


def recover(mind: Mind, ask: Ask, view: DuelView) -> int:
    """All of them, unless having none is the way to win."""
    return 0 if wants_no_ships(view, ask.seat) else most(mind, ask, view)


def shore_leave(mind: Mind, ask: Ask, view: DuelView) -> int:
    """Ships come home where supply is short."""
    return most(mind, ask, view) if view["supply"][ask.seat] < RICH and not wants_no_ships(view, ask.seat) else 0


def star_child(_mind: Mind, ask: Ask, view: DuelView) -> int:
    """Own ships when they are needed, else the other's."""
    needy = view["supply"][ask.seat] < RICH and view["warp"][ask.seat] >= 3
    return 0 if needy and not wants_no_ships(view, ask.seat) else 1


def dodge(_mind: Mind, ask: Ask, view: DuelView) -> int:
    """Ships if there are plenty, else cards."""
    word = "dodge:ships" if view["supply"][ask.seat] > RICH or wants_no_ships(view, ask.seat) else "dodge:cards"
    return ask.options.index(word) if word in ask.options else 0


def planet(_mind: Mind, ask: Ask, view: DuelView) -> int:
    """Where the other rules alone, and with few ships; never where one rules alone, nor where the other would win its last planet."""
    me = ask.seat
    found = {tile["planet"]: tile for tile in view["row"]}
    last = view["controlled"][1 - me] == PLANETS_TO_WIN - 1

    def appeal(word: str) -> tuple[bool, bool, bool, int]:
        tile = found[_kind(word)]
        mine, theirs = tile["ships"][me], tile["ships"][1 - me]
        return (not last or theirs > 0, theirs > 0 and not mine, not mine, mine - theirs)

    tiles = [index for index, word in enumerate(ask.options) if word != PASS]
    return max(tiles, key=lambda index: appeal(ask.options[index]))


def settle(mind: Mind, ask: Ask, view: DuelView) -> int:
    """A ship for a planet; but the last is kept, unless that planet wins the game."""
    last = view["supply"][ask.seat] == 1 and view["controlled"][ask.seat] < PLANETS_TO_WIN - 1
    return ask.options.index(PASS) if last and PASS in ask.options else planet(mind, ask, view)


# --- rewards --------------------------------------------------------------------------------------------------------------------------


def reward_worth(view: DuelView, seat: int, name: str) -> float:
    """What a reward is worth to a seat, in cards or so."""
    what, _, digits = name.rpartition("_")
    number = 5 if digits == "all" else int(digits) if digits.isdigit() else 1
    match what:
        case "draw":
            room = view["limits"][seat] + 1 - view["hands"][seat]
            return 0.8 * max(0.3 * number, min(number, room))
        case "gain":
            return 1.3 * min(number, view["reinforcements"])
        case "recover":
            return (0.5 + 4 / (view["supply"][seat] + 2)) * min(number, view["warp"][seat]) * (not wants_no_ships(view, seat))
        case "ready":
            return 0.5 * min(number, len(view["spent"][seat]))
        case "shoot":
            return 0.8 * min(number, view["supply"][1 - seat])
        case "lose":
            return -1.2 * min(number, view["supply"][seat])
    return 1.6 if wants_friend(view, seat) else 0.1


def reward(_mind: Mind, ask: Ask, view: DuelView) -> int:
    """The best of them."""
    return max(range(len(ask.options)), key=lambda index: reward_worth(view, ask.seat, ask.options[index].rpartition(":")[2]))


def strike(_mind: Mind, ask: Ask, view: DuelView) -> int:
    """Whatever helps the other most."""
    me = ask.seat

    def harm(index: int) -> float:
        name = _kind(ask.options[index])
        return reward_worth(view, 1 - me, name) - reward_worth(view, me, name)

    return max(range(len(ask.options)), key=harm)


def cut(mind: Mind, ask: Ask, view: DuelView) -> int:
    """Two piles that are worth about the same to the other, who chooses."""
    piles = mind.recall(ask, "cut") or [0.0, 0.0]
    value = reward_worth(view, 1 - ask.seat, _kind(str(ask.params[0])))
    index = int(piles[1] < piles[0])
    mind.plan(ask, "cut", [amount + value * (at == index) for at, amount in enumerate(piles)])
    return index


def take_pile(_mind: Mind, ask: Ask, view: DuelView) -> int:
    """The pile that is worth more."""
    totals = [sum(reward_worth(view, ask.seat, name) for name in _kind(word).split("+") if name != "none") for word in ask.options]
    return totals.index(max(totals))
