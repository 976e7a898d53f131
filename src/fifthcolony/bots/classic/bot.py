"""The simple bot's table of prompts, and what it does where it knows only the shape of the options."""

from collections.abc import Callable
from typing import Final

from fifthcolony.bots.classic import alliance, artifacts, bluff, demands, destiny, elsewhere, planning, ships, talks, technology, turned_up
from fifthcolony.bots.classic.position import SEAT_OF, leader
from fifthcolony.bots.classic.preferences import TRAITS
from fifthcolony.bots.classic.windows import boost, reinforcements, window
from fifthcolony.bots.mind import Mind
from fifthcolony.bots.protocol import NOTHING, Fields
from fifthcolony.bots.reads import Reads
from fifthcolony.classic.advice import ADVICE
from fifthcolony.classic.cards import FLARE, TYPE_OF
from fifthcolony.classic.view_types import ClassicView
from fifthcolony.kernel.advice import SILENCE
from fifthcolony.kernel.ask import DONE, PASS, Ask
from fifthcolony.kernel.sight import Sight

Judge = Callable[[Mind, Ask, ClassicView], int]


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


LEAVE: Final = (DONE, PASS, "decline")


def by_shape(mind: Mind, ask: Ask, view: ClassicView) -> int:
    """A question nobody told it about: leave it where that costs nobody anything, else answer by what the options are."""
    shape = ask.options[0].partition(":")[0]
    if ask.options[-1] in LEAVE and shape != "seat":
        return len(ask.options) - 1
    return BY_SHAPE.get(shape, first)(mind, ask, view)


READS: Final = Reads("classic", ADVICE.asks, ADVICE.uses)
_READ_AT: Final = READS.prompts
_READ_OF_FLARES: Final[Fields] = ("flares", *sorted({name for fields in READS.rules.values() for name in fields}))
"""Where a flare is offered: whatever the word in which its alien judges it could want to see."""
BOOST: Final = "flare.boost"


class SimpleBot(Mind):
    """Plays sanely by rules of thumb, and looks at the table only where it must."""

    __slots__ = ()

    def reads(self, ask: Ask) -> Fields:
        """What its rule of thumb reads; nothing where it goes on with a plan."""
        prompt = ask.prompt
        if ask.id == self.due and self.is_planned(ask):
            return NOTHING
        if prompt == "respond.use" and artifacts.zap_unseen(self, ask) is not None:
            return NOTHING
        fields = _READ_AT.get(prompt)
        if (fields is None or prompt == BOOST) and any(TYPE_OF.get(str(word)) == FLARE for word in (*ask.options, *ask.params)):
            return _READ_OF_FLARES
        return READS.of_others(ask) if fields is None else fields

    def decide(self, ask: Ask, sight: Sight[ClassicView]) -> int:
        """What the rule of thumb for this prompt says."""
        judge = JUDGES.get(ask.prompt)
        if judge is None:
            judge = window if ask.prompt.startswith("window.") else KINDS.get(ADVICE.asks.get(ask.prompt, SILENCE)[0], by_shape)
        return judge(self, ask, sight.view)
