"""What bots say: seldom, of what everybody has seen, the same for the same seed, and in every language."""

import itertools
from collections.abc import Mapping
from typing import Any

import pytest

from fifthcolony.bots.classic.talk import ClassicTalk
from fifthcolony.bots.duel.talk import DuelTalk
from fifthcolony.bots.talk import LINES, ONE_IN, REST, Line, Look, Remark, Talk, Talker
from fifthcolony.kernel.ask import Param
from fifthcolony.text.languages import files_of

Told = tuple[str, tuple[Param, ...]]


def showing(**fields: Any) -> Look:
    return lambda: fields


NOTHING: Mapping[str, Any] = {}


def heard(talk: Talk, told: list[Told], look: Look = lambda: NOTHING) -> list[Remark]:
    """What might be said to the last of these."""
    remarks: list[Remark] = []
    for key, params in told:
        remarks = list(talk.hear(key, params, look))
    return remarks


AIMED: list[Told] = [("destiny.defense", ("seat:2",)), ("launch.aimed", ("seat:0", "planet:2.1"))]


@pytest.mark.parametrize("language", ["en", "es"])
def test_every_line_there_is_has_its_words(language: str) -> None:
    written = {key for _, texts in files_of(language) for key in texts if key.startswith("talk.")}
    assert written == {f"talk.{kind}.{way}" for kind, ways in LINES.items() for way in range(1, ways + 1)}


def test_a_bot_says_the_same_by_the_same_seed() -> None:
    def said(seed: int) -> list[Line | None]:
        talker = Talker(seed)
        return [talker.says(Remark(1, "blame.attack", 0), chapter) for chapter in range(40)]

    assert said(3) == said(3)
    assert said(3) != said(4)


def test_it_speaks_seldom_and_never_twice_in_the_same_words() -> None:
    talker = Talker(1)
    said = [(chapter, talker.says(Remark(1, "plea.ally", 0), chapter)) for chapter in range(300) for _ in range(2)]
    spoken = [(chapter, line.key) for chapter, line in said if line is not None]
    assert 40 < len(spoken) < 300 / REST
    assert all(after - before >= REST for (before, _), (after, _) in itertools.pairwise(spoken))
    assert all(before != after for (_, before), (_, after) in itertools.pairwise(spoken))
    assert {key for _, key in spoken} == {f"talk.plea.ally.{way}" for way in range(1, LINES["plea.ally"] + 1)}


def test_the_last_word_it_always_has() -> None:
    talker = Talker(1)
    assert ONE_IN["end"] == 1
    for chapter in (7, 7, 8):
        line = talker.says(Remark(1, "end.lost", 0), chapter)
        assert line is not None
        assert line.params == ("seat:0",)


def test_who_is_attacked_bears_a_grudge() -> None:
    assert heard(ClassicTalk(5), AIMED, showing(colonies=[3, 0, 0, 0, 0], goal=5)) == [Remark(2, "blame.attack", 0)]


def test_who_would_lose_the_game_begs() -> None:
    kinds = [remark.kind for remark in heard(ClassicTalk(5), AIMED, showing(colonies=[4, 0, 0, 0, 0], goal=5))]
    assert kinds == ["plea.stop", "plea.mercy"]


def test_help_is_asked_for_and_thanked_for_by_the_side_that_has_it() -> None:
    talk = ClassicTalk(5)
    assert heard(talk, [*AIMED, ("alliance.invited", ("seat:0", "seat:1"))], showing(colonies=[0] * 5, goal=5)) == [
        Remark(0, "plea.ally", 1)
    ]
    assert heard(talk, [("alliance.invited", ("seat:0",))]) == []
    assert heard(talk, [("alliance.joined", ("seat:1", "side:offense"))]) == [Remark(0, "thanks.ally", 1)]
    assert heard(talk, [("alliance.joined", ("seat:3", "side:defense"))]) == [Remark(2, "thanks.ally", 3)]


def test_a_zap_is_remembered_by_who_played_it() -> None:
    told: list[Told] = [("card.played", ("seat:3", "card:cosmic_zap")), ("power.zapped", ("seat:1", "alien:somebody"))]
    assert heard(ClassicTalk(5), told) == [Remark(1, "blame.zap", 3)]
    assert heard(ClassicTalk(5), told[1:]) == []


@pytest.mark.parametrize(("key", "kind"), [("deal.made", "thanks.deal"), ("deal.failed", "blame.deal")])
def test_deals_have_an_echo_on_both_sides(key: str, kind: str) -> None:
    assert heard(ClassicTalk(5), [(key, ("seat:4", "seat:1"))]) == [Remark(4, kind, 1), Remark(1, kind, 4)]


def test_a_duel_has_words_for_ships_cards_and_a_planet_too_many() -> None:
    talk = DuelTalk(2)
    assert heard(talk, [("ships.destroyed", ("seat:0", 4, "tile:x"))]) == [Remark(0, "blame.ships", 1)]
    assert heard(talk, [("ships.destroyed", ("seat:0", 1, "tile:x"))]) == []
    assert heard(talk, [("card.taken_unseen", ("seat:0", "seat:1"))]) == [Remark(1, "blame.card", 0)]
    assert heard(talk, [("duel.began", ("tile:x", 4))], showing(controlled=[4, 2])) == [Remark(1, "plea.mercy", 0)]
    assert heard(talk, [("duel.began", ("tile:x", 4))], showing(controlled=[4, 4])) == []


def test_at_the_end_winners_and_losers_have_a_word() -> None:
    assert heard(ClassicTalk(3), [("game.won", ("seat:1",))]) == [
        Remark(1, "end.won"), Remark(0, "end.lost", 1), Remark(2, "end.lost", 1),
    ]  # fmt: skip
    assert heard(DuelTalk(2), [("game.over", ("reason:x", "seat:0"))]) == [Remark(0, "end.won"), Remark(1, "end.lost", 0)]
