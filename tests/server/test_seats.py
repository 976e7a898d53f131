"""Who sits where before the start, and what people may be called."""

import pytest

from fifthcolony.server.errors import Refused
from fifthcolony.server.secrets import ALPHABET, commitment, is_code, new_code, new_seed, new_token
from fifthcolony.server.table.names import clean_name, clean_text
from fifthcolony.server.table.seating import fill_with_bots, move, new_seats, set_bot, sit_down, stand_up, wear
from fifthcolony.server.transport.rates import Bucket, Buckets


def test_the_first_person_is_host_and_the_next_after_them() -> None:
    seats = new_seats(3)
    sit_down(seats, "Ada", "a", 0, None)
    sit_down(seats, "Ben", "b", None, None)
    assert [seat.host for seat in seats] == [True, False, False]
    stand_up(seats, seats[0])
    assert [seat.host for seat in seats] == [False, True, False]


def test_a_person_moves_to_an_empty_seat_with_all_they_have() -> None:
    seats = new_seats(3)
    ada = sit_down(seats, "Ada", "a", 0, "jade")
    move(seats, ada, 2)
    assert (seats[2].name, seats[2].colour, seats[2].host, seats[2].number) == ("Ada", "jade", True, 2)
    assert [seat.number for seat in seats] == [0, 1, 2]
    sit_down(seats, "Ben", "b", 0, None)
    with pytest.raises(Refused, match="somebody sits in seat 0"):
        move(seats, seats[2], 0)
    with pytest.raises(Refused, match="no seat 5"):
        move(seats, seats[2], 5)


def test_colours_stay_different() -> None:
    seats = new_seats(4)
    ada = sit_down(seats, "Ada", "a", None, "azure")
    assert len({seat.colour for seat in seats}) == 4
    ben = sit_down(seats, "Ben", "b", None, None)
    with pytest.raises(Refused, match="Ada wears azure"):
        wear(seats, ben, "azure")
    wear(seats, ada, "orchid")
    assert sorted({seat.colour for seat in seats} & {"orchid"}) == ["orchid"]


def test_bots_fill_what_is_empty_and_give_way() -> None:
    seats = new_seats(3)
    set_bot(seats, 1, "random")
    fill_with_bots(seats, "simple")
    assert [seat.level for seat in seats] == ["simple", "random", "simple"]
    assert len({seat.name for seat in seats}) == 3
    sit_down(seats, "Ada", "a", 1, None)
    with pytest.raises(Refused, match="somebody sits"):
        set_bot(seats, 1, None)
    set_bot(seats, 0, None)
    assert [seat.kind for seat in seats] == ["empty", "person", "bot"]


@pytest.mark.parametrize(
    ("given", "name"),
    [
        ("  Ada  ", "Ada"),
        ("A\u0000d\u202ea", "A d a"),
        ("x" * 30, "x" * 24),
        ("José", "José"),
        ("Jose\u0301", "José"),
        ("a\n\tb", "a b"),
        ("A\ufe0fda\u034f", "Ada"),
        ("Ada\u3164\u2800B", "Ada B"),
        ("e\u034f\u0301", "é"),
    ],
)
def test_a_name_is_what_shows_of_it(given: str, name: str) -> None:
    assert clean_name(given) == name


@pytest.mark.parametrize("given", ["", "  ", "\u200b\u200d", "\n", "\u3164", "\u2800 \u115f", "\ufe0f\u034f"])
def test_nothing_is_no_name_and_no_talk(given: str) -> None:
    with pytest.raises(Refused):
        clean_name(given)
    with pytest.raises(Refused):
        clean_text(given)


def test_names_at_a_table_differ() -> None:
    assert clean_name("Ada", ["ADA"]) == "Ada 2"
    assert clean_name("\uff21da", ["Ada"]) == "\uff21da 2"
    assert clean_name("A\u034fda", ["Ada"]) == "Ada 2"
    assert clean_name("x" * 24, ["x" * 24]) == "x" * 21 + " 2"


def test_codes_and_tokens_are_not_guessed() -> None:
    codes = {new_code() for _ in range(500)}
    assert len(codes) > 495
    assert all(map(is_code, codes))
    assert not set("ILOUV01") & set(ALPHABET)
    assert len({new_token() for _ in range(100)}) == 100


def test_a_promise_fixes_the_seed_and_tells_nothing() -> None:
    seed, salt = new_seed()
    assert seed.bit_length() == 192
    assert seed != new_seed()[0]
    assert commitment(seed, salt) != commitment(seed + 1, salt)
    assert commitment(7, "00" * 16) == "d04df26dd2ba3a72dae14a5d4131101086823580045c0254d431b4acec4a3d94"


def test_a_bucket_fills_at_its_rate() -> None:
    bucket = Bucket(2, 1.0, 0.0)
    assert [bucket.take(0.0) for _ in range(3)] == [True, True, False]
    assert bucket.take(1.0)
    assert not bucket.take(1.5)


def test_buckets_forget_who_came_longest_ago() -> None:
    buckets = Buckets(1, 0.0, keys=2)
    assert buckets.take("a", 0)
    assert not buckets.take("a", 0)
    buckets.take("b", 0)
    buckets.take("c", 0)
    assert buckets.take("a", 0)
