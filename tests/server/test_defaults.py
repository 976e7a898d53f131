"""What the clock answers for somebody who is silent, at every prompt the game has."""

import pytest

import fifthcolony as fc
from fifthcolony.bots import Bot, make_bot
from fifthcolony.classic.kit import CLASSIC
from fifthcolony.classic.powers import ALIENS
from fifthcolony.kernel.ask import Ask
from fifthcolony.server.messages.wire import Auto
from fifthcolony.server.table.bots import bot_option, quiet_option
from fifthcolony.server.table.clock import default_option, is_about_cards, would_pass

MANNERS = CLASSIC.manners

NONE, OFFENSE = 16, 1
SECRET = Ask(2, "respond.use", ("card:cosmic_zap", "pass"), ("seat:0", "use:mind.knowledge"), True)


@pytest.mark.parametrize(
    ("prompt", "options", "word"),
    [
        ("window.regroup.start", ("card:plague", "pass"), "pass"),
        ("alliance.invite", ("seat:1", "seat:2", "done"), "done"),
        ("alliance.answer", ("side:offense", "side:defense", "decline"), "decline"),
        ("turn.second", ("yes", "no"), "no"),
        ("deal.reply", ("deal:accept", "deal:refuse"), "deal:refuse"),
        ("deal.talk", ("deal:let_them_speak", "deal:none", "deal:give:card"), "deal:let_them_speak"),
    ],
)
def test_the_quiet_option_leaves_things_as_they_are(prompt: str, options: tuple[str, ...], word: str) -> None:
    index = quiet_option(MANNERS, Ask(0, prompt, options))
    assert index is not None
    assert options[index] == word


@pytest.mark.parametrize("prompt", ["launch.ships", "alliance.ships"])
def test_one_ship_is_not_sent_for_want_of_an_answer(prompt: str) -> None:
    assert quiet_option(MANNERS, Ask(0, prompt, ("planet:0.1", "done"))) is None


def test_where_nothing_is_quiet_the_bot_chooses_and_where_it_fails_the_first() -> None:
    game = fc.new_game("classic", seed=1, seats=3)

    class Broken(Bot):
        def decide(self, _ask: Ask, _sight: object) -> int:
            raise RuntimeError

    class Wild(Bot):
        def decide(self, _ask: Ask, _sight: object) -> int:
            return 99

    ask = Ask(0, "launch.aim", ("planet:1.1", "planet:1.2"))
    assert bot_option(game, ask, Broken()) == 0
    assert bot_option(game, ask, Wild()) == 0


@pytest.mark.unguarded
@pytest.mark.parametrize("edition", [2008, 2018])
def test_every_prompt_has_a_default_and_a_silent_table_plays_on(edition: int) -> None:
    """Bots play until the half, then the clock answers everything: the game must still move."""
    names = sorted(name for name, alien in ALIENS.items() if edition in alien.editions)
    for start in range(0, len(names) - 4, 5):
        game = fc.new_game("classic", seed=start, seats=5, edition=edition, aliens=names[start : start + 5])
        bots = [make_bot("simple", seat) for seat in range(5)]
        for number in range(600):
            if game.outcome is not None:
                break
            ask = game.asks[0]
            index = default_option(game, ask, bots[ask.seat])
            assert 0 <= index < len(ask.options)
            game.answer(ask.seat, index if number > 150 else bot_option(game, ask, bots[ask.seat]))


def is_passed(auto: Auto, role: int, ask: Ask) -> bool:
    return is_about_cards(ask) and would_pass(CLASSIC.manners, auto, role)


def test_auto_pass_never_looks_at_the_hand() -> None:
    other = Ask(2, "respond.use", ("card:card_zap", "pass"), (), True)
    for ask in (SECRET, other):
        assert not is_passed("ask", NONE, ask)
        assert is_passed("pass", OFFENSE, ask)
        assert is_passed("mine", NONE, ask)
        assert not is_passed("mine", OFFENSE, ask)


def test_auto_pass_leaves_open_asks_and_own_powers_alone() -> None:
    assert not is_passed("pass", NONE, Ask(2, "alliance.answer", ("side:offense", "decline")))
    assert not is_passed("pass", NONE, Ask(2, "window.reveal.after_reveal", ("use:human.mostly_harmless", "pass"), (), True))
    assert not is_passed("pass", NONE, Ask(2, "planning.select", ("card:attack_08", "card:negotiate"), (), True))
