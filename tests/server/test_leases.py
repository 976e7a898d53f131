"""Who has a table, by the database's clock: one process at a time, and never two that can write."""

import threading
from collections.abc import Callable, Iterator
from typing import Any

import pytest
import sqlalchemy as sql

from fifthcolony.server.store import leases, schema
from fifthcolony.server.store.leases import Elsewhere, Held
from fifthcolony.server.store.storage import Storage
from fifthcolony.server.store.writer import Claim, _proved

CODE = "BBBBB"
TTL = 4.0


@pytest.fixture
def store(postgres: str) -> Iterator[Storage]:
    store = Storage(postgres)
    yield store
    store.close()


def do(store: Storage, work: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
    with store.engine.begin() as connection:
        return work(connection, *args, **kwargs)


def live(store: Storage, *ids: str) -> None:
    for one in ids:
        do(store, leases.enter, one, f"http://{one}", "")


def silence(store: Storage, one: str, seconds: float) -> None:
    with store.engine.begin() as connection:
        connection.execute(sql.update(schema.processes).where(schema.processes.c.id == one).values(beat=schema.processes.c.beat - seconds))


def test_a_table_has_one_process_until_that_lets_it_go(store: Storage) -> None:
    live(store, "a", "b")
    assert do(store, leases.claim, CODE, "a", TTL) == Held(1)
    assert do(store, leases.claim, CODE, "b", TTL) == Elsewhere("a", "http://a")
    assert do(store, leases.holder, CODE, TTL) == Elsewhere("a", "http://a")
    do(store, leases.release, CODE, "a", 1)
    assert do(store, leases.holder, CODE, TTL) is None
    assert do(store, leases.claim, CODE, "b", TTL) == Held(2)


@pytest.mark.parametrize("deed", ["write", "claim"])
def test_who_falls_asleep_in_the_middle_of_something_is_not_waited_for(store: Storage, deed: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(leases, "ABANDONED", 50)
    live(store, "a", "b")
    do(store, leases.claim, CODE, "a", TTL)
    with store.engine.connect() as asleep:
        if deed == "write":
            assert _proved(asleep, [Claim(CODE, "a", 1)])
        else:
            leases.claim(asleep, CODE, "a", TTL)
        assert do(store, leases.claim, CODE, "b", TTL, "a") == Held(2)
        with pytest.raises(sql.exc.DBAPIError, match="idle-in-transaction"):
            asleep.execute(sql.select(1))


def test_who_is_silent_too_long_has_lost_its_tables(store: Storage) -> None:
    live(store, "a", "b")
    do(store, leases.claim, CODE, "a", TTL)
    silence(store, "a", TTL - 1)
    assert do(store, leases.claim, CODE, "b", TTL) == Elsewhere("a", "http://a")
    silence(store, "a", 2)
    assert do(store, leases.claim, CODE, "b", TTL) == Held(2)
    assert do(store, leases.kept, "a") == {}
    do(store, leases.release, CODE, "a", 1)
    assert do(store, leases.kept, "b") == {CODE: 2}, "who has lost a table does not give it away"


def test_a_process_known_to_be_gone_is_not_waited_for(store: Storage) -> None:
    live(store, "a", "b", "c")
    do(store, leases.claim, CODE, "a", TTL)
    assert do(store, leases.claim, CODE, "b", TTL, "c") == Elsewhere("a", "http://a")
    assert do(store, leases.claim, CODE, "b", TTL, "a") == Held(2)


def test_a_sign_of_life_from_the_future_is_none(store: Storage) -> None:
    """The database's clock was set back: who is dead must not seem to live until it has come there again, and who lives comes in anew."""
    live(store, "a", "b")
    do(store, leases.claim, CODE, "a", TTL)
    silence(store, "a", -3600)
    assert not do(store, leases.live, "a", "", TTL)
    assert [one.id for one in do(store, leases.members, TTL) if one.alive] == ["b"]
    assert do(store, leases.holder, CODE, TTL) is None
    assert do(store, leases.claim, CODE, "b", TTL) == Held(2)
    live(store, "a")
    assert do(store, leases.live, "a", "", TTL)


def test_of_many_who_want_it_at_once_one_has_it(store: Storage) -> None:
    names = [f"p{number}" for number in range(8)]
    live(store, *names)
    found: list[Held | Elsewhere] = []
    together = threading.Barrier(len(names))

    def want(name: str) -> None:
        together.wait(10)
        found.append(do(store, leases.claim, CODE, name, TTL))

    threads = [threading.Thread(target=want, args=(name,)) for name in names]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(20)
    assert [one for one in found if isinstance(one, Held)] == [Held(1)]
    assert len(found) == 8


def test_who_retires_gives_all_free_and_is_gone(store: Storage) -> None:
    live(store, "a", "b")
    do(store, leases.claim, CODE, "a", TTL)
    do(store, leases.retire, "a")
    assert do(store, leases.claim, CODE, "b", TTL) == Held(2)
    assert [member.id for member in do(store, leases.members, TTL)] == ["b"]


def test_signs_of_life_tell_who_lives_and_what_they_say(store: Storage) -> None:
    live(store, "a", "b")
    silence(store, "a", TTL + 1)
    assert do(store, leases.live, "b", "hello", TTL)
    assert [(one.id, one.alive, one.said) for one in do(store, leases.members, TTL)] == [("a", False, ""), ("b", True, "hello")]
    silence(store, "a", leases.FORGOTTEN * TTL)
    assert [one.id for one in do(store, leases.members, TTL)] == ["b"]


def test_a_sign_that_comes_too_late_changes_nothing(store: Storage) -> None:
    live(store, "a", "b")
    do(store, leases.claim, CODE, "a", TTL)
    silence(store, "a", TTL + 1)
    assert not do(store, leases.live, "a", "here I am", TTL)
    assert [(one.id, one.alive) for one in do(store, leases.members, TTL)] == [("a", False), ("b", True)]
    assert do(store, leases.claim, CODE, "b", TTL) == Held(2)


def test_who_was_struck_off_does_not_come_back_by_a_sign(store: Storage) -> None:
    live(store, "a")
    silence(store, "a", leases.FORGOTTEN * TTL + 1)
    assert do(store, leases.members, TTL) == []
    assert not do(store, leases.live, "a", "", TTL)
    assert do(store, leases.members, TTL) == []
    live(store, "a")
    assert do(store, leases.live, "a", "", TTL)


def test_the_lobby_shows_tables_of_those_who_live(store: Storage) -> None:
    live(store, "a", "b")
    for code, one in (("BBBBB", "a"), ("CCCCC", "b"), ("DDDDD", "b")):
        do(store, leases.claim, code, one, TTL)
    do(store, leases.show, "a", {"BBBBB": "one", "CCCCC": "not mine"})
    do(store, leases.show, "b", {"CCCCC": "two", "DDDDD": "three"})
    do(store, leases.show, "b", {"DDDDD": None})
    assert sorted(do(store, leases.shown, TTL)) == ["one", "two"]
    silence(store, "b", TTL + 1)
    assert do(store, leases.shown, TTL) == ["one"]
