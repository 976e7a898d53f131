"""A replay: in every step something happens that everybody sees; with open eyes it shows what lies face down, with others what they saw."""

import pytest

import fifthcolony as fc
from fifthcolony.kernel.events import Event
from fifthcolony.kernel.record import Record
from fifthcolony.kernel.registry import kit_of
from fifthcolony.server.store.contents import Contents
from fifthcolony.server.store.film import MOST, NONE, OPEN, Film
from fifthcolony.text.render import Words
from tests.server.kept_games import played

ALL = range(10_000)


def seen(record: Record, eyes: str) -> Film:
    """The whole film."""
    film = Film(record, eyes, ALL)
    for number in range(len(record.choices)):
        film.play(number)
    return film


def sheets(record: Record, eyes: str) -> list[str]:
    """The cards on sheets as the film shows them at the beginning."""
    return [card for _, _, card in Film(record, eyes, ALL).frames[0].view["sheet"]]


def test_a_hoard_is_open_to_its_holder_and_to_open_eyes_only() -> None:
    record = fc.new_game("classic", seed=3, seats=3, aliens=["miser", "clone", "zombie"]).record()
    assert len(sheets(record, OPEN)) == 8
    assert "face_down" not in sheets(record, OPEN)
    assert sheets(record, OPEN) == sheets(record, "0")
    for eyes in (NONE, "1", "2"):
        assert sheets(record, eyes) == ["face_down"] * 8


@pytest.mark.parametrize(("game", "seed"), [("classic", 3), ("classic", 8), ("duel", 3), ("duel", 5)])
def test_in_every_step_everybody_sees_something_and_nobody_too_much(game: str, seed: int) -> None:
    record = played(game, seed)
    films = {eyes: seen(record, eyes) for eyes in (NONE, OPEN, "0")}
    watched = films[NONE].frames
    assert all(frame.events for frame in watched)
    assert max(len(frame.events) for frame in watched[1:]) <= MOST
    assert all(film.made == films[NONE].made for film in films.values())
    assert [frame.n for frame in watched] == list(range(len(watched)))
    told = [event.key for frame in watched for event in frame.events]
    assert told == [event.key for event in films[NONE].heard]
    final = fc.replay(record)
    assert watched[-1].view["outcome"] == {"winners": list(record.outcome[0]), "reason": record.outcome[1]}  # type: ignore[index]
    assert films["0"].frames[-1].view == {key: value for key, value in final.view(0).items() if key not in ("asks", "waiting")}


WORDS = {"classic": Words("en", None, ["ember", "saffron", "jade", "azure", "orchid"]), "duel": Words("en", None, ["orange", "blue"])}


@pytest.mark.parametrize("game", ["classic", "duel"])
def test_open_eyes_hear_of_everybody_by_name_and_a_seat_s_eyes_what_it_heard(game: str) -> None:
    record = played(game, 3)
    told = {eyes: [line for line in seen(record, eyes).heard if line.key == "cards.drawn_by_you"] for eyes in (NONE, OPEN, "0")}
    who = {eyes: {str(line.params[0]) for line in lines} for eyes, lines in told.items()}
    assert who == {NONE: set(), OPEN: {f"seat:{seat}" for seat in range(record.config["seats"])}, "0": {"seat:0"}}
    said = [WORDS[game].event(Event(line.key, tuple(line.params), None)) for line in told["0"]]
    assert [sentence for sentence in said if "You" in sentence] == []


def step_with(film: Film, key: str, after: int = 0) -> int:
    """The first step in which this happens."""
    return next(frame.n for frame in film.frames[after:] if any(event.key == key for event in frame.events))


def test_cards_are_turned_up_in_one_step_and_the_result_comes_in_another() -> None:
    duel = seen(played("duel", 3), NONE)
    shown = step_with(duel, "plan.revealed")
    assert [event.key for event in duel.frames[shown].events].count("plan.revealed") == 2
    assert step_with(duel, "contest.won", shown) > shown
    assert duel.frames[shown].view["winner"] is None
    classic = seen(played("classic", 3), NONE)
    turned = step_with(classic, "reveal.cards")
    beats = [
        step_with(classic, key, turned) for key in ("reveal.cards", "reveal.winner", "ships.lost", "ships.landed", "compensation.taken")
    ]
    assert beats == sorted(set(beats))


@pytest.mark.parametrize(("game", "seed"), [("classic", 3), ("duel", 3)])
def test_chapters_are_numbered_as_the_game_numbers_them(game: str, seed: int) -> None:
    record = played(game, seed)
    contents = Contents(record)
    film = Film(record, NONE, ALL, contents.hear)
    for number in range(len(record.choices)):
        film.play(number)
    begins = kit_of(game).chapter.event
    steps = [frame.n for frame in film.frames if any(event.key == begins for event in frame.events)]
    assert contents.chapters == steps
    assert (contents.chapters[0] == 0) is (game == "duel")  # whose set-up turns the first card up
    for chapter in contents.chapters[1:]:
        assert film.frames[chapter].events[0].key == begins


def test_any_piece_of_a_film_is_the_same_as_in_the_whole() -> None:
    record = played("duel", 5)
    whole = seen(record, OPEN).frames
    piece = Film(record, OPEN, range(20, 40))
    for number in range(len(record.choices)):
        piece.play(number)
    assert piece.frames == whole[20:40]
