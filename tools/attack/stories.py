"""Attacks of several steps: seats taken over, keys of one table tried at another, races for seats and names, windows without number."""

import asyncio
import struct
import time
import unicodedata
from collections.abc import Awaitable, Callable
from typing import Any, Final

import httpx
import msgspec

from fifthcolony.server.settings import Settings
from tools.attack.frames import HEAD, HELLO, KEY, TEXT, VERSION, frame
from tools.attack.ground import Ground
from tools.attack.pages import get
from tools.attack.probe import STATUS, Heard, Probe, converse, exchange
from tools.scripted import Lost, Message, Player

STORIES: Final[list[Probe]] = []
"""Against a server that lets everybody go fast."""
LIMITED: Final[list[Probe]] = []
"""Against one with the limits that strangers have."""
AS_SHIPPED: Final = Settings()
Told = Callable[[Ground], Awaitable[str]]


def story(name: str, wanted: str, among: list[Probe] = STORIES) -> Callable[[Told], Told]:
    """An attack that is told in steps."""

    def keep(told: Told) -> Told:
        async def attack(ground: Ground) -> Heard:
            return Heard(await told(ground))

        among.append(Probe(name, attack, wanted))
        return told

    return keep


async def _post(ground: Ground, path: str, body: Message) -> httpx.Response:
    return await ground.pages.post(f"{ground.base}{path}", content=msgspec.json.encode(body))


async def _table(ground: Ground, people: int = 2) -> list[Message]:
    """An open table of this story alone."""
    seated = [(await _post(ground, "/api/tables", {"name": "Ada", "wishes": {"seats": 3}})).json()]
    for name in ("Ben", "Cleo")[: people - 1]:
        seated.append((await _post(ground, f"/api/tables/{seated[0]['code']}/join", {"name": name})).json())
    return seated


async def _tries(ground: Ground, code: str, token: str) -> str:
    """What a key is told at a table."""
    hello = f'{{"type":"hello","token":"{token}"}}'
    return (await converse(ground, "stranger", [hello], code)).word


async def _line(ground: Ground, code: str) -> Any:
    return (await ground.pages.get(f"{ground.base}/api/tables/{code}")).json()


@story("what is said behind a leave", "ack 4000, Ada and nobody")
async def _(ground: Ground) -> str:
    seated = await _table(ground)
    behind = ['{"type":"leave","id":1}', '{"type":"change","id":2,"name":"Eve"}', '{"type":"auto","id":3,"mode":"pass"}']
    said = await converse(ground, "watcher", behind, seated[1]["code"], seated[1]["token"])
    async with Player(ground.base, seated[0]["code"], seated[0]["token"]) as ada:
        return f"{said.word}, {ada.table['seats'][0]['name']} and {ada.table['seats'][1]['name'] or 'nobody'}"


@story("a seat taken over from one who has left and does not read", "Dov, bad_token 4000")
async def _(ground: Ground) -> str:
    seated = await _table(ground)
    code, token = seated[1]["code"], seated[1]["token"]
    reader, writer = await asyncio.open_connection("127.0.0.1", ground.server.port)
    writer.write(ground.fill(HEAD + KEY + VERSION + "\r\n").replace(ground.code("here"), code).encode())
    await reader.readuntil(b"\r\n\r\n")
    writer.write(frame(TEXT, HELLO[:-1] + f',"token":"{token}"}}'.encode()) + frame(TEXT, b'{"type":"leave","id":1}'))
    await reader.readuntil(b'"ack"')
    await _post(ground, f"/api/tables/{code}/join", {"name": "Dov", "seat": 1})
    writer.write(frame(TEXT, b'{"type":"change","id":2,"name":"Eve"}'))
    await asyncio.sleep(0.1)
    writer.close()
    return f"{(await _line(ground, code))['seats'][1]['name']}, {await _tries(ground, code, token)}"


@story("a seat kept by one who was sent away", "sent_away, bad_token 4000, nobody")
async def _(ground: Ground) -> str:
    seated = await _table(ground)
    code = seated[0]["code"]
    async with Player(ground.base, code, seated[0]["token"]) as ada, Player(ground.base, code, seated[1]["token"]) as ben:
        await ada.ask("send_away", seat=1)
        try:
            await asyncio.gather(*(ben.ask("change", name=f"Eve {number}") for number in range(5)))
        except Lost:
            await ben.until(lambda: ben.closed)
        name = ada.table["seats"][1]["name"]
    return f"{ben.refusals[-1]['code']}, {await _tries(ground, code, seated[1]['token'])}, {name or 'nobody'}"


@story("a host's word after the host has left", "not_host, Ben is host")
async def _(ground: Ground) -> str:
    seated = await _table(ground, 3)
    code = seated[0]["code"]
    async with Player(ground.base, code, seated[0]["token"]) as ada, Player(ground.base, code, seated[1]["token"]) as ben:
        await ada.ask("leave")
        async with Player(ground.base, code, seated[2]["token"]) as cleo:
            refused = await cleo.ask("send_away", seat=1)
        host = next(seat["name"] for seat in ben.table["seats"] if seat["host"])
        return f"{refused['code']}, {host} is host"


@story("two who want one seat at once", "200 409, one key")
async def _(ground: Ground) -> str:
    code = (await _table(ground, 1))[0]["code"]
    answers = await asyncio.gather(*(_post(ground, f"/api/tables/{code}/join", {"name": name, "seat": 2}) for name in ("Eve", "Mallory")))
    keys = [answer.json()["token"] for answer in answers if answer.status_code == 200]
    return f"{' '.join(sorted(str(answer.status_code) for answer in answers))}, {'one key' if len(keys) == 1 else keys}"


@story("nine who want two seats at once", "2 sit")
async def _(ground: Ground) -> str:
    code = (await _table(ground, 1))[0]["code"]
    answers = await asyncio.gather(*(_post(ground, f"/api/tables/{code}/join", {"name": "Eve"}) for _ in range(9)))
    return f"{sum(answer.status_code == 200 for answer in answers)} sit"


@story("names that look alike, at once", "3 names")
async def _(ground: Ground) -> str:
    seated = await _table(ground, 3)
    code = seated[0]["code"]
    players = [await Player(ground.base, code, place["token"]).come_in() for place in seated]
    names = ("Zoe", "Z\u200boe\ufe0f", "\uff3aoe\u3164")
    await asyncio.gather(*(player.ask("change", name=name) for player, name in zip(players, names, strict=True)))
    found = {unicodedata.normalize("NFKC", seat["name"]).casefold() for seat in (await _line(ground, code))["seats"]}
    for player in players:
        await player.go()
    return f"{len(found)} names"


@story("a watcher under a player's name", "Ada 2")
async def _(ground: Ground) -> str:
    code = (await _table(ground))[0]["code"]
    async with Player(ground.base, code, None, name="A\ufe0fda") as eve:
        await eve.ask("say", text="I am Ada")
        await eve.until(lambda: eve.chat)
        return str(eve.chat[-1]["name"])


@story("keys of a game that goes on from another", "bad_token 4000, bad_token 4000")
async def _(ground: Ground) -> str:
    over = ground.seats["over"][0]
    made = (await _post(ground, f"/api/replays/{over['code']}/play", {"name": "Eve", "seat": 0, "choices": 3})).json()
    return f"{await _tries(ground, over['code'], made['token'])}, {await _tries(ground, made['code'], over['token'])}"


@story("keys of a rematch", "snapshot, bad_token 4000, bad_token 4000")
async def _(ground: Ground) -> str:
    """The same people's keys open the same seats there, and nobody else's do."""
    over = ground.seats["over"]
    async with Player(ground.base, over[0]["code"], over[0]["token"]) as ada:
        await ada.ask("rematch", now=True)
        await ada.until(lambda: ada.table["rematch"] and ada.table["rematch"]["code"])
        code = ada.table["rematch"]["code"]
    tried = [await _tries(ground, code, token) for token in (over[0]["token"], ground.seats["here"][0]["token"], "x")]
    return ", ".join(tried)


@story("ten windows of one seat", "3 stay, 7 elsewhere")
async def _(ground: Ground) -> str:
    place = (await _table(ground))[1]
    windows = [await Player(ground.base, place["code"], place["token"]).come_in() for _ in range(10)]
    await asyncio.gather(*(window.until(lambda window=window: window.closed) for window in windows[:7]))  # type: ignore[misc]
    told = sum(bool(window.refusals) and window.refusals[-1]["code"] == "elsewhere" for window in windows)
    stay = sum(not window.closed for window in windows)
    for window in windows:
        await window.go()
    return f"{stay} stay, {told} elsewhere"


@story("forty windows that do not read", "all are let go")
async def _(ground: Ground) -> str:
    lines = []
    for _ in range(40):
        reader, writer = await asyncio.open_connection("127.0.0.1", ground.server.port, limit=1024)
        writer.write(ground.fill(HEAD + KEY + VERSION + "\r\n").encode())
        await reader.readuntil(b"\r\n\r\n")
        writer.write(frame(TEXT, HELLO) + frame(TEXT, b'{"type":"sync","id":1}') * 200)
        lines.append(writer)
    await asyncio.sleep(0.2)
    for writer in lines:
        writer.transport.abort()
    return "all are let go"


@story("a window that closes with every code there is", "all are closed")
async def _(ground: Ground) -> str:
    for code in (999, 1000, 1001, 1005, 1015, 2999, 3000, 4000, 4999):
        reader, writer = await asyncio.open_connection("127.0.0.1", ground.server.port)
        writer.write(ground.fill(HEAD + KEY + VERSION + "\r\n").encode())
        await reader.readuntil(b"\r\n\r\n")
        writer.write(frame(TEXT, HELLO) + frame(8, struct.pack("!H", code)))
        while await reader.read(65_536):
            pass
        writer.close()
    return "all are closed"


# --- limits ---------------------------------------------------------------------------------------------------------------------------


@story("tables in a loop", "20 made, too_fast.tables", LIMITED)
async def _(ground: Ground) -> str:
    """Each from another address, by what it says itself; the ground has made three before."""
    made, refused, began = 0, "", time.monotonic()
    for number in range(24):
        head = {"x-forwarded-for": f"10.0.0.{number}", "x-real-ip": f"10.0.0.{number}"}
        answer = await ground.pages.post(f"{ground.base}/api/tables", content=b'{"name":"A"}', headers=head)
        made += answer.status_code == 200
        refused = refused or answer.json().get("reason", "")
    more = 1 + (time.monotonic() - began) * AS_SHIPPED.table_rate[1]
    return f"{'20' if 17 <= made <= 20 + more else made} made, {refused}"


@story("codes tried out", "too_fast.guesses, too_fast.guesses 4000", LIMITED)
async def _(ground: Ground) -> str:
    """By pages and then by sockets; an existing code that nobody has shown it is refused like all others."""
    private = (await _post(ground, "/api/replays/BBBBB/play", {"name": "A", "seat": 0, "choices": 0})).json()["reason"]
    reasons = [private]
    for letter in "BCDFGHJKMNPQRSTWXYZ":
        reasons.append((await ground.pages.get(f"{ground.base}/api/tables/BBBBBBB{letter}")).json()["reason"])
    socket = await converse(ground, "stranger", ['{"type":"hello"}'], "BBBBBBBB")
    return f"{reasons[-1]}, {socket.word}"


@story("talk without end, by coming in again", "5 lines, too_fast.talk", LIMITED)
async def _(ground: Ground) -> str:
    said, refused, began = 0, "", time.monotonic()
    for _ in range(4):
        heard = await converse(ground, "watcher", ['{"type":"say","id":1,"text":"buy"}'] * 4)
        said += heard.word.split().count("ack")
        refused = refused or next((word for word in heard.word.split() if word != "ack"), "")
    more = 1 + (time.monotonic() - began) * AS_SHIPPED.chat_rate[1]
    return f"{'5' if 5 <= said <= 5 + more else said} lines, {refused}"


@story("watchers without number", "too_many.watchers 4000", LIMITED)
async def _(ground: Ground) -> str:
    watchers = [await Player(ground.base, ground.code("here"), None).come_in() for _ in range(10)]
    refused = await converse(ground, "stranger", ['{"type":"hello"}'])
    for watcher in watchers:
        await watcher.go()
    return refused.word


@story("messages without end", "too_fast 4000", LIMITED)
async def _(ground: Ground) -> str:
    heard = await converse(ground, "watcher", ['{"type":"ping","id":1}'] * 100)
    return " ".join(dict.fromkeys(word for word in heard.word.split() if word != "ack"))


@story("snapshots without end", "too_fast", LIMITED)
async def _(ground: Ground) -> str:
    heard = await converse(ground, "watcher", ['{"type":"sync","id":1}'] * 12)
    return " ".join(dict.fromkeys(word for word in heard.word.split() if word not in ("ack", "snapshot")))


@story("pages without end", "404 429", LIMITED)
async def _(ground: Ground) -> str:
    last = get("/api/nothing/of/the/kind")
    answer = await exchange(ground, [last.replace(b"Connection: close\r\n", b"") * 299 + last])
    await asyncio.sleep(1)  # else the one who looks after this is refused as well
    return " ".join(sorted({status.decode() for status in STATUS.findall(answer)}))
