"""The simple bot's table of prompts, and what it does where it knows only the shape of the options."""

from typing import Final

from fifthcolony.bots.classic import alliance, artifacts, bluff, demands, destiny, elsewhere, planning, ships, talks, technology, turned_up
from fifthcolony.bots.classic.book import Book, Judge
from fifthcolony.bots.classic.position import SEAT_OF, leader
from fifthcolony.bots.classic.preferences import TRAITS
from fifthcolony.bots.classic.windows import boost, reinforcements, window
from fifthcolony.bots.mind import Mind
from fifthcolony.bots.protocol import Fields
from fifthcolony.classic.view_types import ClassicView
from fifthcolony.kernel.ask import Ask
from fifthcolony.kernel.sight import Sight


def first(_mind: Mind, _ask: Ask, _view: ClassicView) -> int:
    """The first option: where it is yes, or the thing itself."""
    return 0


def reward(_mind: Mind, ask: Ask, _view: ClassicView) -> int:
    """Ships and cards in turn, beginning with a card when the number is even."""
    left = ask.params[0]
    assert isinstance(left, int)
    return ask.options.index("reward:ship") if left % 2 and "reward:ship" in ask.options else 0


def keep_alien(_mind: Mind, ask: Ask, _view: ClassicView) -> int:
    """The alien that says most of what it is worth; of equals the one it has."""
    worth = [sum(word.partition(":")[2] in trait for trait in TRAITS) for word in ask.options]
    return worth.index(max(worth))


def pick_on(_mind: Mind, ask: Ask, view: ClassicView) -> int:
    """Somebody is wanted, mostly to suffer for it: the opponent, or else whoever leads."""
    seats = _others(ask)
    if not seats:
        return 0
    mains = [seat for seat in (view["offense"], view["defense"]) if seat in seats]
    victim = mains[0] if ask.seat in (view["offense"], view["defense"]) and mains else leader(view, seats)
    return ask.options.index(f"seat:{victim}")


def favour(_mind: Mind, ask: Ask, view: ClassicView) -> int:
    """Somebody is wanted to be done good: whoever is furthest behind."""
    seats = _others(ask)
    return ask.options.index(f"seat:{min(seats, key=view['colonies'].__getitem__)}") if seats else 0


def _others(ask: Ask) -> list[int]:
    """The seats to choose from, without the own one."""
    return [SEAT_OF[word] for word in ask.options if word in SEAT_OF and SEAT_OF[word] != ask.seat]


JUDGES: Final[dict[str, Judge]] = {
    "alliance.answer": alliance.answer,
    "alliance.invite": alliance.invite,
    "alliance.ships": alliance.commit,
    "deal.deliver": planning.part_with,
    "deal.item": talks.item,
    "deal.pay": ships.give_up,
    "deal.reply": talks.reply,
    "deal.ships": ships.settle,
    "deal.talk": talks.talk,
    "destiny.anyone": destiny.wild,
    "destiny.anywhere": ships.aim_anywhere,
    "destiny.own_colour": destiny.own_colour,
    "destiny.wild": destiny.wild,
    "flare.boost": boost,
    "force_field.ally": alliance.field,
    "launch.aim": ships.aim,
    "launch.ships": ships.launch,
    "plague.card": planning.part_with,
    "plague.ships": ships.give_up,
    "plague.victim": artifacts.plague_victim,
    "planning.select": planning.select,
    "regroup.retrieve": ships.bring_home,
    "reinforce.side": planning.reinforced_side,
    "respond.card": artifacts.zap_card,
    "respond.use": artifacts.zap_power,
    "rewards.take": reward,
    "rotate.keep": keep_alien,
    "ships.lose": ships.give_up,
    "ships.retrieve": ships.bring_home,
    "ships.return": ships.bring_home,
    "technology.action": technology.act,
    "technology.colony": technology.colony,
    "technology.keep": technology.keep,
    "turn.second": first,
    "turn.second_or_technology": technology.second_or_new,
    "window.reveal.reinforcements": reinforcements,
}

# By the word in which a power says what kind of question its prompt is.
KINDS: Final[dict[str, Judge]] = {
    "card_or_ships": demands.card_or_ships,
    "challenge": bluff.challenge,
    "claim": bluff.claim,
    "colony_or_cards": demands.colony_or_cards,
    "favour": favour,
    "improve": turned_up.improve,
    "pick_from_pile": elsewhere.pick_from_pile,
    "pick_on": pick_on,
    "pick_reinforcement": elsewhere.pick_reinforcement,
    "pour_in": ships.pour_in,
    "strike": ships.strike,
    "suspect": bluff.suspect,
    "take_best": planning.take_best,
    "temptation": bluff.give_in,
    "throw_in": turned_up.throw_in,
    "trade_in": ships.trade_in,
    "wreck": ships.wreck,
}

# By the first word of the first option: for the many prompts that powers say nothing of.
BY_SHAPE: Final[dict[str, Judge]] = {
    "card": planning.part_with,
    "destiny": destiny.send_against,
    "planet": ships.bring_home,
    "seat": pick_on,
    "side": alliance.force_side,
}

BOOK: Final = Book("classic", JUDGES, KINDS, BY_SHAPE, window)


class SimpleBot(Mind):
    """Plays sanely by rules of thumb, and looks at the table only where it must."""

    __slots__ = ()

    def reads(self, ask: Ask) -> Fields:
        """What its rule of thumb reads."""
        return BOOK.reads(self, ask)

    def decide(self, ask: Ask, sight: Sight[ClassicView]) -> int:
        """What the rule of thumb for this prompt says."""
        return BOOK.decide(self, ask, sight.view)
