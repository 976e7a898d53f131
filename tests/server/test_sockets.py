"""A table's socket: what comes in, what goes out, and what it costs to hold one open."""

import asyncio
import gc
import weakref
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from websockets.frames import Frame, Opcode

from fifthcolony.server.run import LARGEST_FRAME
from fifthcolony.server.transport.attendance import EARLY, UNHANDLED
from tests.server.house import HELLO, acks, ended, house, keep_busy, ping, told, until
from tests.server.served import QUICK
from tools.loopback import Loopback

pytestmark = pytest.mark.unguarded


# --- opening --------------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", ["/", "/api/tables", "/api/tables/socket", "/api/tables/BBBBB/socket/more", "/api/tables/a/b/socket"])
def test_only_tables_have_sockets(tmp_path: Path, path: str) -> None:
    async def test() -> None:
        async with house(tmp_path) as here:
            window = here.window(path)
            assert (window.status, window.closed, len(here.sockets.open)) == (404, True, 0)

    asyncio.run(test())


def test_a_handshake_that_is_none_is_answered_by_a_status(tmp_path: Path) -> None:
    async def test() -> None:
        async with house(tmp_path) as here:
            window = here.window(Sec_WebSocket_Version="7")
            assert (window.status, window.closed, len(here.sockets.open)) == (400, True, 0)

    asyncio.run(test())


def test_an_address_has_so_many_sockets_and_the_next_is_told(tmp_path: Path) -> None:
    async def test() -> None:
        async with house(tmp_path, replace(QUICK, connections_per_address=2, proxies=("127.0.0.1",))) as here:
            windows = [here.window() for _ in range(3)]
            assert [ended(window) for window in windows] == [None, None, 4000]
            assert [message["reason"] for message in told(windows[2])] == ["too_many"]
            other = here.window(X_Forwarded_For="192.0.2.7")
            assert ended(other) is None, "what the proxy next door says is believed"
            for window in (windows[0], windows[2]):
                window.lose()
            assert here.sockets.by_address == {"127.0.0.1": 1, "192.0.2.7": 1}
            assert ended(here.window()) is None

    asyncio.run(test())


# --- frames ---------------------------------------------------------------------------------------------------------------------------


def test_what_is_said_before_the_table_is_found_has_its_turn_in_order(tmp_path: Path) -> None:
    async def test() -> None:
        async with house(tmp_path) as here:
            window = here.window()
            for text in (HELLO, *map(ping, range(5))):
                window.client.send_text(text.encode())
            window.deliver()
            assert not window.reading, "the rest can wait in the pipe"
            await until(lambda: len(acks(window)) == 5)
            assert acks(window) == list(range(5))
            assert told(window)[0]["type"] == "snapshot"
            assert window.reading

    asyncio.run(test())


def test_who_says_much_before_the_table_is_found_is_cut_off(tmp_path: Path) -> None:
    async def test() -> None:
        async with house(tmp_path) as here:
            window = here.window()
            for text in (HELLO, *map(ping, range(EARLY + 1))):
                window.client.send_text(text.encode())
            window.deliver()
            assert [message["reason"] for message in told(window)] == ["too_fast"]
            assert ended(window) == 4000
            await until(lambda: not here.table.is_busy())
            assert here.table.watchers == []

    asyncio.run(test())


def test_no_more_is_read_than_the_table_can_take(tmp_path: Path) -> None:
    async def test() -> None:
        async with house(tmp_path) as here:
            window, other = await here.watcher(), await here.watcher()
            free = keep_busy(here.table)
            for number in range(UNHANDLED):
                assert window.reading
                window.say(ping(number))
            assert (window.reading, other.reading, acks(window)) == (False, True, [])
            free.set()
            await until(lambda: window.reading)
            await until(lambda: len(acks(window)) == UNHANDLED)
            assert acks(window) == list(range(UNHANDLED))

    asyncio.run(test())


def test_a_message_may_come_in_pieces_and_as_bytes(tmp_path: Path) -> None:
    async def test() -> None:
        async with house(tmp_path) as here:
            window = await here.watcher()
            window.client.send_text(b'{"type":"pi', fin=False)
            window.deliver()
            window.client.send_ping(b"meanwhile")
            window.client.send_continuation(b'ng","id":1}', fin=True)
            window.client.send_binary(ping(2).encode())
            window.deliver()
            await until(lambda: len(acks(window)) == 2)
            pongs = [bytes(frame.data) for frame in window.heard if frame.opcode is Opcode.PONG]
            assert (acks(window), pongs) == ([1, 2], [b"meanwhile"])

    asyncio.run(test())


def say_too_much(window: Loopback) -> None:
    window.client.send_text(b"x" * (LARGEST_FRAME + 1))


def say_too_much_in_pieces(window: Loopback) -> None:
    window.client.send_text(b"x" * (LARGEST_FRAME - 5), fin=False)
    window.client.send_continuation(b"x" * 6, fin=True)


def say_no_letters(window: Loopback) -> None:
    window.client.send_text(b'{"type":"say","text":"\xff"}')


def go_on_with_nothing(window: Loopback) -> None:
    window.client.send_frame(Frame(Opcode.CONT, b"", True))


@pytest.mark.parametrize(
    ("say", "code"), [(say_too_much, 1009), (say_too_much_in_pieces, 1009), (say_no_letters, 1007), (go_on_with_nothing, 1002)]
)
def test_what_is_no_message_of_a_socket_ends_it(tmp_path: Path, say: Callable[[Loopback], None], code: int) -> None:
    async def test() -> None:
        async with house(tmp_path) as here:
            window = await here.watcher()
            say(window)
            window.deliver()
            assert ended(window) == code
            await until(lambda: not here.table.watchers)

    asyncio.run(test())


def test_pieces_without_letters_are_not_kept(tmp_path: Path) -> None:
    async def test() -> None:
        async with house(tmp_path) as here:
            window = await here.watcher()
            window.client.send_text(b"", fin=False)
            for _ in range(1000):
                window.client.send_continuation(b"", fin=False)
            window.deliver()
            assert window.server.parts is not None
            assert len(window.server.parts) == 1

    asyncio.run(test())


def test_who_speaks_is_not_asked_whether_he_is_there(tmp_path: Path) -> None:
    async def test() -> None:
        async with house(tmp_path) as here:
            window = await here.watcher()
            window.server.due = 1.0  # long ago
            window.say(ping(1))
            await until(lambda: acks(window) == [1])
            assert window.server.due > asyncio.get_running_loop().time()

    asyncio.run(test())


def test_windows_of_one_address_share_what_they_may_say(tmp_path: Path) -> None:
    """Sixty of them, each within its own rate, took a third of a processor; an address may have two hundred."""

    async def test() -> None:
        async with house(tmp_path, replace(QUICK, address_rate=(4, 0.0), proxies=("127.0.0.1",))) as here:
            windows = [await here.watcher() for _ in range(2)]
            other = here.window(X_Forwarded_For="192.0.2.7")
            other.say(HELLO)
            for number in range(3):
                for window in (*windows, other):
                    window.say(ping(number))
            await until(lambda: 2 in acks(other))
            assert [acks(window) for window in (*windows, other)] == [[0, 1], [0, 1], [0, 1, 2]]
            assert {message["reason"] for window in windows for message in told(window) if message["type"] == "error"} == {"too_fast"}
            windows[0].lose()
            again = await here.watcher()
            again.say(ping(7))
            await until(lambda: told(again)[-1]["type"] == "error")

    asyncio.run(test())


def test_snapshots_are_asked_for_at_a_rate(tmp_path: Path) -> None:
    async def test() -> None:
        async with house(tmp_path, replace(QUICK, snapshot_rate=(2, 0.0))) as here:
            window = await here.watcher()
            for number in range(3):
                window.say(f'{{"type":"sync","id":{number}}}')
            window.say('{"type":"history","id":3,"before":1}')
            window.say(ping(4))
            await until(lambda: 4 in acks(window))
            assert acks(window) == [0, 1, 4]
            refused = [(message["id"], message["reason"]) for message in told(window) if message["type"] == "error"]
            assert refused == [(2, "too_fast"), (3, "too_fast")]

    asyncio.run(test())


# --- what is due ----------------------------------------------------------------------------------------------------------------------


def test_who_answers_pings_stays_and_who_does_not_is_closed(tmp_path: Path) -> None:
    async def test() -> None:
        async with house(tmp_path) as here:
            window = await here.watcher()
            first = window.server.due
            window.server.be_due(first)
            assert window.heard[-1].opcode is Opcode.PING
            window.deliver()
            assert window.server.due > first
            window.server.be_due(window.server.due)
            assert [frame.opcode for frame in window.heard].count(Opcode.PING) == 2, "it was heard, and is asked again"
            window.server.be_due(window.server.due)
            assert (ended(window), window.aborted) == (1011, False)
            await until(lambda: not here.table.watchers)
            window.server.be_due(window.server.due)
            assert window.aborted, "the other end says nothing"

    asyncio.run(test())


def test_a_pong_that_is_not_read_yet_is_waited_for(tmp_path: Path) -> None:
    async def test() -> None:
        async with house(tmp_path) as here:
            window = await here.watcher()
            assert window.server.attendance is not None
            window.server.attendance._hold()
            for _ in range(3):
                window.server.be_due(window.server.due)
            assert ended(window) is None

    asyncio.run(test())


def test_the_clock_of_all_sockets_calls_those_that_are_due(tmp_path: Path) -> None:
    async def test() -> None:
        async with house(tmp_path, replace(QUICK, hello_within=0.0)) as here:
            silent = here.window()
            await until(lambda: ended(silent))
            assert [message["reason"] for message in told(silent)] == ["say_hello"]
            silent.lose()
            await until(lambda: here.sockets._timer is None)

    asyncio.run(test())


# --- slow readers ---------------------------------------------------------------------------------------------------------------------


def test_who_leaves_too_much_unread_is_cut_off(tmp_path: Path) -> None:
    async def test() -> None:
        async with house(tmp_path) as here:
            window, other = await here.watcher(), await here.watcher()
            window.unread = QUICK.queued_bytes
            other.say('{"type":"say","id":1,"text":"hello"}')
            await until(lambda: ended(window))
            assert told(window)[-1]["reason"] == "too_slow"
            assert not any(message["type"] == "said" for message in told(window))
            await until(lambda: acks(other) == [1])
            window.server.be_due(window.server.due)
            assert window.aborted, "nobody waits for it to say good-bye"

    asyncio.run(test())


def test_who_asks_for_pongs_and_does_not_read_them_is_cut_off(tmp_path: Path) -> None:
    async def test() -> None:
        async with house(tmp_path) as here:
            window = await here.watcher()
            window.unread = QUICK.queued_bytes + 1
            window.client.send_ping(b"?")
            window.deliver()
            assert window.aborted

    asyncio.run(test())


def ask_for_pongs(window: Loopback) -> None:
    window.client.send_ping(b"?")


def send_pongs(window: Loopback) -> None:
    window.client.send_pong(b"!")


def send_pieces(window: Loopback) -> None:
    window.client.send_frame(Frame(Opcode.CONT, b"", False))


@pytest.mark.parametrize("say", [ask_for_pongs, send_pongs, send_pieces])
def test_who_sends_what_is_no_message_without_end_is_cut_off(tmp_path: Path, say: Callable[[Loopback], None]) -> None:
    async def test() -> None:
        async with house(tmp_path, replace(QUICK, rate=(5, 0.001), strikes=4)) as here:
            window = await here.watcher()
            window.client.send_text(b"", fin=False)  # a piece
            for _ in range(7):
                say(window)
            window.deliver()
            assert ended(window) is None
            say(window)
            window.deliver()
            assert (ended(window), window.reading) == (1008, False)
            await until(lambda: not here.table.watchers)

    asyncio.run(test())


# --- the end --------------------------------------------------------------------------------------------------------------------------


def test_who_is_gone_before_coming_in_is_at_no_table(tmp_path: Path) -> None:
    async def test() -> None:
        async with house(tmp_path) as here:
            early, late = here.window(), here.window()
            free = keep_busy(here.table)
            early.say(HELLO)
            early.lose()
            late.say(HELLO)
            await until(here.table.is_busy)
            late.lose()
            free.set()
            witness = await here.watcher()
            witness.say(ping(1))
            await until(lambda: acks(witness) == [1])
            assert len(here.table.watchers) == 1

    asyncio.run(test())


@pytest.mark.parametrize("is_in", [True, False])
def test_what_was_said_before_hanging_up_holds(tmp_path: Path, is_in: bool) -> None:
    async def test() -> None:
        async with house(tmp_path) as here:
            window = await here.watcher() if is_in else here.window()
            if not is_in:
                window.client.send_text(HELLO.encode())
            window.client.send_text(b'{"type":"say","id":1,"text":"good-bye"}')
            window.client.send_close()
            window.deliver()
            assert ended(window) is not None
            window.lose()
            await until(lambda: here.table.chat and not here.table.watchers)
            assert [line.text for line in here.table.chat] == ["good-bye"]

    asyncio.run(test())


def test_a_frame_behind_the_one_that_ends_it_is_not_taken(tmp_path: Path) -> None:
    async def test() -> None:
        async with house(tmp_path, replace(QUICK, strikes=1)) as here:
            window = await here.watcher()
            window.client.send_text(b"?")
            window.client.send_text(b'{"type":"say","id":1,"text":"hello"}')
            window.client.send_close()
            window.deliver()
            assert [message["type"] for message in told(window)][-1] == "error"
            await until(lambda: not here.table.watchers)
            assert here.table.chat == []

    asyncio.run(test())


def test_nothing_is_left_of_a_socket_that_is_closed_and_no_collector_is_needed(tmp_path: Path) -> None:
    async def test() -> None:
        async with house(tmp_path) as here:
            window = await here.watcher()
            remains = weakref.ref(window.server.frames)
            gc.collect()
            gc.disable()
            try:
                window.lose()
                del window
                await until(lambda: not here.table.watchers)
                keep_busy(here.table).set()  # the table thinks of its last job until the next
                await until(lambda: remains() is None)
            finally:
                gc.enable()

    asyncio.run(test())


def test_a_server_that_stops_says_so_behind_all_that_was_sent(tmp_path: Path) -> None:
    async def test() -> None:
        async with house(tmp_path) as here:
            window = await here.watcher()
            here.table.watchers[0].send_text('{"type":"said"}')
            window.server.shutdown()
            assert (told(window)[-1], ended(window)) == ({"type": "said"}, 1012)
            window.deliver()
            assert window.ended, "the other end has said so too"

    asyncio.run(test())
