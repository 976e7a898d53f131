"""Finished pages of games that are over: the record as every record is, the frames as the film has them, errors in plain words."""

from typing import Any

import msgspec
import pytest

import fifthcolony as fc
from fifthcolony.kernel.errors import BadConfig
from fifthcolony.kernel.record import Choice, Record
from fifthcolony.kernel.registry import add_game, withdraw_game
from fifthcolony.server.messages.packed import unpack
from fifthcolony.server.messages.wire import MAX_FRAMES
from fifthcolony.server.store.film import OPEN, Film
from fifthcolony.server.store.screening import Kept, Reels, Stopped, Stranger, Unplayable, cut, kept, reels, settled
from tests.newcomer import beacon_is_there
from tests.server.kept_games import played
from tests.third_game.bluff import KIT


def kept_of(record: Record, choices: list[Choice] | None = None) -> Kept:
    """A record as a server sends it to a worker."""
    return kept(record.game, msgspec.json.encode(record.config).decode(), record.seed, choices or list(record.choices))


def frames_of(page: bytes) -> Any:
    """What is in a page."""
    return msgspec.json.decode(unpack(page))["frames"]


def hastily(record: Record) -> list[Choice]:
    """The same choices as a table would have kept them, had the last seats always been the first to answer."""
    game, made = fc.new_game("duel", seed=record.seed), list[Choice]()
    while len(made) < len(record.choices):
        given = record.choices[len(made) : len(made) + len(game.asks)]
        made += reversed(given)
        for choice in given:
            game.answer(choice.seat, choice.option)
    return made


def test_a_record_is_the_same_whoever_was_first_to_answer() -> None:
    record = played("duel", 5)
    assert hastily(record) != list(record.choices)
    assert settled(kept_of(record, hastily(record)), lambda: None) == record


@pytest.mark.parametrize(("game", "eyes"), [("duel", OPEN), ("classic", "0")])
def test_pages_hold_the_frames_of_the_film(game: str, eyes: str) -> None:
    record = played(game, 5)
    film = Film(record, eyes, range(10_000))
    for number in range(len(record.choices)):
        film.play(number)
    made = reels(kept_of(record), eyes)
    assert len(made.pages) > 1
    whole = [frame for page in made.pages for frame in frames_of(page)]
    assert whole == msgspec.json.decode(msgspec.json.encode(film.frames))
    assert made.frames == len(whole)
    assert {len(frames_of(page)) for page in made.pages[:-1]} == {MAX_FRAMES}


def test_a_page_can_begin_and_end_anywhere() -> None:
    record = played("duel", 5)
    made: Reels = reels(kept_of(record), "1")
    whole = [frame for page in made.pages for frame in frames_of(page)]
    for wanted in (range(5, 5), range(1, 3), range(60, 124), range(made.frames - 2, made.frames), range(9999, 9999)):
        assert frames_of(cut(made, "1", wanted)) == whole[wanted.start : wanted.stop]


def test_what_these_rules_cannot_play_is_told_in_words() -> None:
    record = played("duel", 5)
    other = [record.choices[0]._replace(label="something else"), *record.choices[1:]]
    with pytest.raises(Unplayable, match=r"ReplayMismatch: choice 0: the record says .*something else"):
        reels(kept_of(record, other), OPEN)
    with pytest.raises(Unplayable, match="KeyError"):
        reels(kept_of(record)._replace(config="{}"), OPEN)


def test_a_game_is_a_stranger_where_it_is_not_the_same() -> None:
    record = played("classic", 3, seats=3, aliens=["clone", "oracle", "zombie"])
    with beacon_is_there():
        sent = kept_of(record)
        assert reels(sent, OPEN).frames > 0
    with pytest.raises(Stranger):
        reels(sent, OPEN)
    add_game(KIT)
    sent = kept_of(played("bluff", 1))
    withdraw_game("bluff")
    with pytest.raises(Stranger):
        reels(sent, OPEN)
    with pytest.raises(BadConfig):
        kept_of(record._replace(game="bluff"))


def test_whoever_breathes_can_stop() -> None:
    def stop() -> None:
        raise Stopped("enough")

    with pytest.raises(Stopped):
        reels(kept_of(played("duel", 5)), OPEN, stop)
