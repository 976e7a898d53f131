"""Taking an answer back: as long as nobody has learned anything by it and no chance was drawn, whatever the others hold."""

from random import Random
from typing import Any

import pytest

import fifthcolony as fc
from fifthcolony.classic.checks.hidden import permuted
from fifthcolony.kernel.ask import PASS, Ask
from fifthcolony.kernel.game import Game
from fifthcolony.kernel.record import Choice
from fifthcolony.kernel.registry import kit_of
from fifthcolony.server.errors import Refused
from fifthcolony.server.table.match import Match
from fifthcolony.server.table.taking_back import MOST, way_back
from tests.server.positions import Position

SEATS = ["ember", "jade", "azure"]
PEOPLE = (0, 1, 2)


def launching(**how: Any) -> Position:
    return Position(fc.scene("classic", seats=SEATS, offense="ember", defense="jade", phase="launch", **how), PEOPLE)


def offered(at: Position, seat: int) -> str | None:
    """The prompt whose answer a seat may take back."""
    back = at.shown(seat)["back"]
    return back and str(back["prompt"])


def take_back(at: Position, seat: int) -> None:
    """A person takes back what is offered."""
    number = at.shown(seat)["back"]["ask"]
    at.broadcast.go_back(at.answering.take_back(seat, number))
    at.until(at.now)


def test_a_gate_that_was_aimed_is_aimed_again() -> None:
    at = launching()
    before = at.match.game.dump()
    at.does(0, "planet:1.2")
    assert [offered(at, seat) for seat in PEOPLE] == ["launch.aim", None, None]
    take_back(at, 0)
    assert at.match.game.dump() == before
    assert at.disk.choices == []
    assert (at.asked(0), offered(at, 0)) == (["launch.aim"], None)
    at.does(0, "planet:1.4")
    assert at.match.game.record().choices == tuple(at.disk.choices) == (Choice(0, 3, "planet:1.4"),)


def test_everybody_sees_that_it_never_happened() -> None:
    at = launching()
    seen = at.match.heard()
    at.does(0, "planet:1.2")
    take_back(at, 0)
    for viewer in (*PEOPLE, None):
        _, told = at.windows[viewer].frames[-1]
        assert (told["back"], told["events"]) == (seen[viewer], [])
        assert told["scene"]["view"]["target"] is None
    at.does(0, "planet:1.4")
    _, told = at.windows[2].frames[-1]
    assert (told["back"], [event["n"] for event in told["events"]]) == (None, [seen[2]])


def test_who_was_away_is_told_again_what_may_have_been_something_else() -> None:
    at = launching()
    last = at.match.heard()[2]
    at.does(0, "planet:1.2")
    take_back(at, 0)
    at.does(0, "planet:1.4")
    _, events, complete = at.broadcast.catch_up(2, last, at.now)  # the aim at planet 2 was seen as event number `last`
    assert [(event.n, event.key, event.params[1]) for event in events if event.n == last] == [(last, "launch.aimed", "planet:1.4")]
    assert complete


def test_who_comes_in_after_it_keeps_what_it_is_given() -> None:
    """Nobody looked with these eyes when it was taken back: the next update takes nothing away from what came with the snapshot."""
    at = launching()
    at.does(0, "planet:1.2")
    watching = at.windows.pop(None)
    take_back(at, 0)
    before = len(watching.frames)
    at.broadcast.catch_up(None, None, at.now)
    at.windows[None] = watching
    at.does(0, "planet:1.4")
    assert [told["back"] for _, told in watching.frames[before:]] == [None]


def test_ships_are_taken_back_as_a_whole_and_then_the_aim() -> None:
    at = launching()
    at.does(0, "planet:1.2")
    at.does(0, "planet:0.1")
    at.does(0, "planet:0.2", "done")
    assert (at.asked(0), offered(at, 0)) == (["alliance.invite"], "launch.ships")
    take_back(at, 0)
    assert (at.asked(0), offered(at, 0)) == (["launch.ships"], "launch.aim")
    assert [choice.label for choice in at.disk.choices] == ["planet:1.2"]
    take_back(at, 0)
    assert (at.asked(0), at.disk.choices) == (["launch.aim"], [])


def test_an_invitation_stands() -> None:
    at = launching()
    at.does(0, "planet:1.2")
    at.does(0, "planet:0.1", "done")
    at.does(0, "seat:2")
    assert offered(at, 0) is None


def test_an_ally_may_think_again_before_its_ships_are_in() -> None:
    at = launching()
    at.does(0, "planet:1.2")
    at.does(0, "planet:0.1", "done")
    at.does(0, "seat:2")
    at.does(1, "done")
    at.does(2, "side:offense")
    assert (at.asked(2), offered(at, 2)) == (["alliance.ships"], "alliance.answer")
    take_back(at, 2)
    assert at.asked(2) == ["alliance.answer"]
    at.does(2, "decline")
    assert offered(at, 2) is None


def test_a_laid_card_can_be_exchanged_until_the_other_lies() -> None:
    hands = {"ember": ["attack 8", "attack 20"], "jade": ["attack 6", "attack 12"]}
    at = Position(fc.scene("classic", seats=SEATS, phase="planning", hands=hands, rest="deck"), PEOPLE)
    at.does(1, "card:attack_12")
    assert [offered(at, seat) for seat in PEOPLE] == [None, "planning.select", None]
    take_back(at, 1)
    assert (at.asked(1), at.shown(0)["ready"], at.disk.choices) == (["planning.select"], [], [])
    at.does(1, "card:attack_06")
    at.does(0, "card:attack_20")
    assert [offered(at, seat) for seat in PEOPLE] == [None, None, None]
    assert [choice.label for choice in at.match.game.record().choices] == ["card:attack_20", "card:attack_06"]


def test_so_can_a_dial_and_a_plan_of_a_duel() -> None:
    at = Position(fc.scene("duel", card="vacant_shipyard", hands={"orange": ["13", "20"], "blue": ["14", "23"]}), (0, 1))
    at.does(0, "dial:2")
    assert (offered(at, 0), offered(at, 1)) == ("dial.set", None)
    take_back(at, 0)
    assert (at.asked(0), at.shown(1)["ready"]) == (["dial.set"], [])
    at.does(0, "dial:1")
    at.does(1, "dial:2")
    assert offered(at, 0) is offered(at, 1) is None
    at.until(5.0)
    at.does(1, "lay:plan_14:shield_1")
    assert offered(at, 1) == "plan.choose"


def test_what_the_others_answered_meanwhile_stays() -> None:
    """Three who choose together: what stands is written down anew, in an order that a replay can follow."""
    at = Position(fc.new_game("classic", seats=3, seed=4, edition=2018, aliens="choice"), PEOPLE)
    asks = {ask.seat: ask for ask in at.match.game.asks}
    assert len(asks) == 3
    at.does(0, 1)
    at.does(2, 0)
    take_back(at, 0)
    assert at.disk.choices == [Choice(2, 0, asks[2].options[0])]
    assert at.asked(0) == [asks[0].prompt]
    at.does(0, 0)
    at.does(1, 0)
    again = Match(at.match.game.name, at.match.game.config, 4, with_moments=False)
    for choice in at.disk.choices:
        again.replay(choice)
    assert again.game.dump() == at.match.game.dump()


def test_not_again_and_again() -> None:
    at = launching()
    for _ in range(MOST):
        at.does(0, "planet:1.2")
        take_back(at, 0)
    at.does(0, "planet:1.2")
    assert offered(at, 0) is None


@pytest.mark.parametrize("number", [0, 1, 7])
def test_nothing_else_is_taken_back(number: int) -> None:
    at = launching()
    before = at.match.game.dump()
    with pytest.raises(Refused) as refusal:
        at.answering.take_back(0, number)
    assert (refusal.value.code, at.match.game.dump()) == ("too_late", before)


def test_a_secret_pass_in_between_is_asked_for_again() -> None:
    """That Jade could play a flare once the ships are in the gate makes no difference to what Ember is offered."""
    at = launching(hands={"jade": ["flare trader", "attack 8"], "ember": ["attack 10"]})
    at.does(0, "planet:1.2")
    at.does(0, "planet:0.1", "done")
    assert at.asked(1) == ["window.alliance.before_invites"]
    at.does(1, PASS)
    assert offered(at, 0) == "launch.ships"
    take_back(at, 0)
    at.does(0, "planet:0.2", "done")
    assert at.asked(1) == ["window.alliance.before_invites"]


def _offered_after(game: Game, ask: Ask, index: int) -> tuple[str | None, int]:
    """What a seat may take back once it has answered and all others who were asked in secret have passed; and how many did."""
    match, passed = Match.of(game, with_moments=False), 0
    match.replay(Choice(ask.seat, index, ask.options[index]))
    while game.asks and game.asks[0].secret and game.asks[0].seat != ask.seat and PASS in game.asks[0].options:
        other = game.asks[0]
        match.replay(Choice(other.seat, other.options.index(PASS), PASS))
        passed += 1
    back = way_back(match, ask.seat)
    return None if back is None else back.prompt, passed


@pytest.mark.unguarded
def test_what_is_offered_depends_on_nothing_hidden() -> None:
    """In random games with everything: exchange all that a seat cannot know. Others are asked or not; what it may take back is the same."""
    revocable = kit_of("classic").manners.revocable
    compared, differ = dict.fromkeys(revocable, 0), 0
    for seed in range(12):
        chance = Random(seed)
        game = fc.new_game("classic", seats=4, seed=seed, edition=2018, variants=["flares", "technology", "hidden_powers"])
        for _ in range(900):
            if game.outcome is not None:
                break
            ask = game.asks[0]
            index = chance.randrange(len(ask.options))
            twin = permuted(game, ask.seat, chance) if ask.prompt in revocable and len(game.asks) == 1 else None
            if twin is not None and twin.asks and twin.asks[0].options == ask.options:
                (one, passed), (other, passed_there) = [_offered_after(world, ask, index) for world in (game.copy(), twin)]
                assert one == other, (seed, ask, passed, passed_there)
                compared[ask.prompt] += one is not None
                differ += passed != passed_there
            game.answer(ask.seat, index)
    assert min(compared.values()) > 20, compared
    assert differ > 5


def test_a_killed_server_offers_the_same() -> None:
    game = fc.new_game("classic", seats=3, seed=11, edition=2018, aliens="none")
    match = Match("classic", game.config, 11, with_moments=False)
    choices: list[Choice] = []
    for _ in range(200):
        ask = match.game.asks[0]
        index = ask.options.index("done") if ask.options[-1] == "done" and len(choices) % 2 else 0
        choice = Choice(ask.seat, index, ask.options[index])
        choices.append(choice)
        match.replay(choice)
        if way_back(match, ask.seat) is not None:
            break
    again = Match("classic", game.config, 11, with_moments=False)
    for choice in choices:
        again.replay(choice)
    seat = choices[-1].seat
    one, other = way_back(match, seat), way_back(again, seat)
    assert one is not None
    assert other is not None
    assert one[:5] == other[:5]
