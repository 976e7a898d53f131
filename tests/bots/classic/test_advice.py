"""What powers say of themselves to bots: every word is understood, and somebody's own alien can say the same."""

from collections.abc import Iterator
from typing import Any, get_args

import pytest

from fifthcolony.bots import make_bot
from fifthcolony.bots.classic.bot import KINDS
from fifthcolony.bots.classic.preferences import BACKFIRES, BONUSES, LAST_TOKEN, MAIN_BONUS, SHIP_WORTH, WINS
from fifthcolony.bots.classic.windows import RULES
from fifthcolony.classic.advice import ADVICE, IfZapped, LastToken, Question, WorthUsing
from fifthcolony.classic.cards import FLARE, TYPE_OF
from fifthcolony.classic.hooks import may
from fifthcolony.classic.powers import HOOKS, Alien, register, withdraw
from fifthcolony.classic.state import Game
from fifthcolony.classic.words import Phase, Role, When
from fifthcolony.kernel.advice import said
from fifthcolony.kernel.ask import Ask
from fifthcolony.kernel.sight import Sight
from tests.text.keys import ASKING, keys_given

UNKNOWN: Any = "a word of another bot's"


@may(When.AFTER_REVEAL, Role.MAIN_OR_ALLY, advice="go_on")
def shine(_g: Game, _me: int) -> None:
    """It does nothing but say when it is worth using."""


@may(When.AFTER_REVEAL, Role.MAIN_OR_ALLY, advice=UNKNOWN)
def glow(_g: Game, _me: int) -> None:
    """It says something that the simple bot does not understand."""


BEACON = Alien(
    "beacon", shine, glow, alert="green", phases=(Phase.REVEAL,),
    asks={"beacon.loot": "take_best", "beacon.riddle": UNKNOWN}, traits={"ship_worth": 3},
)  # fmt: skip


@pytest.fixture
def _beacon() -> Iterator[None]:
    register(BEACON)
    yield
    withdraw("beacon")


def test_every_word_there_is_is_understood_and_no_other() -> None:
    assert RULES.keys() == set(get_args(WorthUsing))
    assert {BACKFIRES, WINS, LAST_TOKEN} == {*get_args(IfZapped), *get_args(LastToken)}
    assert KINDS.keys() == set(get_args(Question))
    assert {said(word)[0] for word in MAIN_BONUS.values()} == BONUSES.keys()


def test_only_what_can_be_declined_says_when_it_is_worth_using() -> None:
    powers = {name: word for name, (word, *_) in ADVICE.uses.items() if name in HOOKS}
    assert [name for name, word in powers.items() if word in RULES and not HOOKS[name][1].optional] == []
    others = {name.split(".")[0] for name in ADVICE.uses.keys() - powers.keys()}
    assert all(TYPE_OF[f"card:{kind}"] == FLARE for kind in others)  # a flare can always be left in the hand


def test_every_prompt_that_is_explained_is_asked() -> None:
    assert ADVICE.asks.keys() <= keys_given("classic", ASKING).plain


@pytest.mark.usefixtures("_beacon")
@pytest.mark.parametrize(("hand", "choice"), [(["attack_20"], "use:beacon.shine"), (["attack_01"], "use:beacon.glow")])
def test_a_newcomer_says_when_it_is_worth_using(hand: list[str], choice: str) -> None:
    ask = Ask(0, "window.reveal.after_reveal", ("use:beacon.shine", "use:beacon.glow", "pass"))
    assert ask.options[make_bot("simple", 1).decide(ask, Sight({"hand": hand}))] == choice


@pytest.mark.usefixtures("_beacon")
@pytest.mark.parametrize(("prompt", "choice"), [("beacon.loot", "card:attack_20"), ("beacon.riddle", "card:attack_01")])
def test_a_newcomer_says_what_it_asks(prompt: str, choice: str) -> None:
    ask = Ask(0, prompt, ("card:attack_01", "card:attack_20", "card:attack_08"))
    assert ask.options[make_bot("simple", 1).decide(ask, Sight({}))] == choice


def test_what_a_newcomer_said_goes_with_it() -> None:
    register(BEACON)
    assert SHIP_WORTH["beacon"] == 3
    withdraw("beacon")
    assert "beacon" not in SHIP_WORTH
    assert not {"beacon.shine", "beacon.glow"} & ADVICE.uses.keys()
    assert not BEACON.asks.keys() & ADVICE.asks.keys()


@pytest.mark.parametrize(("leading", "choice"), [(1, "card:flare_pacifist"), (0, "pass")])
def test_a_flare_says_for_each_side_when_it_is_worth_playing(leading: int, choice: str) -> None:
    ask = Ask(0, "window.reveal.card_changes", ("card:flare_pacifist", "pass"))
    view = {
        "flares": {"flare_pacifist": "wild"},
        "leading": leading,
        "roles": [1, 2, 16],
        "offense": 0,
        "defense": 1,
        "lower_wins": False,
        "upset": False,
    }
    assert ask.options[make_bot("simple", 1).decide(ask, Sight(view))] == choice


@pytest.mark.parametrize(("played", "choice"), [("card:flare_tripler", "card:flare_remora"), ("card:plague", "pass")])
def test_a_flare_that_only_gains_answers_and_cancels_nothing(played: str, choice: str) -> None:
    options = ("card:flare_remora", "pass") if "flare" in played else ("card:card_zap", "pass")
    ask = Ask(0, "respond.card", options, ("seat:1", played), True)
    view = {"flares": {"flare_remora": "wild"}, "aims": [[2]], "plays": [("card", 1, played.removeprefix("card:"), False)]}
    assert ask.options[make_bot("simple", 1).decide(ask, Sight(view))] == choice
