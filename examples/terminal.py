"""A seat at a table, from a terminal: a whole client in a hundred lines. It speaks the protocol of docs/protocol.md.

    python examples/terminal.py                       a game against bots, at http://127.0.0.1:8765
    python examples/terminal.py --join BCDFG          a seat at somebody's table
    python examples/terminal.py --watch BCDFG         no seat, just look
    python examples/terminal.py --token TOKEN --join BCDFG      back to a seat that is yours

Answer by the number of an option; an empty line takes the one marked with a star, and --lazy takes it always.
"say hello" talks to the table.
"""

import argparse
import asyncio
import itertools
import json
import urllib.request
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from fifthcolony.kernel.ask import Ask
from fifthcolony.kernel.events import Event
from fifthcolony.text.render import Words

Message = dict[str, Any]


def post(address: str, path: str, body: Message) -> Message:
    """Ask the server for something over HTTP."""
    request = urllib.request.Request(f"{address}{path}", json.dumps(body).encode(), {"content-type": "application/json"})
    with urllib.request.urlopen(request) as answer:
        found: Message = json.load(answer)
        return found


class Terminal:
    """Shows what the table says, and says what is typed."""

    def __init__(self, socket: ClientConnection, lazy: bool) -> None:
        self.socket = socket
        self.lazy = lazy
        self.numbers = itertools.count()
        self.words = Words("en", None, ())
        self.owed: Message | None = None
        self.over = False

    def hear(self, message: Message) -> None:
        """Take one message in."""
        if "table" in message:
            seats = message["table"]["seats"]
            self.words = Words("en", [seat["name"] or "nobody" for seat in seats], [seat["colour"] for seat in seats])
            self.over = message["table"]["stage"] == "over"
        for event in message.get("events", ()):
            if self.words.has(f"event.{event['key']}"):
                print(" ", self.words.event(Event(event["key"], tuple(event["params"]), None)))
        if message["type"] == "said":
            print(f"  {message['line']['name']} says: {message['line']['text']}")
        if message["type"] == "error":
            print(f"  ! {message['message']}")
        if message.get("scene"):
            self.show(message["scene"])

    def show(self, scene: Message) -> None:
        """What is asked, if it is new."""
        asks = scene["asks"]
        if asks and (self.owed is None or self.owed["id"] != asks[0]["id"]):
            ask = asks[0]
            print(self.words.prompt(Ask(0, ask["prompt"], tuple(ask["options"]), tuple(ask["params"]))))
            for number, option in enumerate(ask["options"]):
                print(f"  {'*' if number == (ask['default'] or 0) else ' '}{number}  {self.words.option(option)}")
        self.owed = asks[0] if asks else None

    async def listen(self) -> None:
        """Until the game is over or the line is closed."""
        async for frame in self.socket:
            before = self.owed
            self.hear(json.loads(frame))
            if self.over:
                return
            if self.lazy and self.owed is not None and (before is None or before["id"] != self.owed["id"]):
                await self.answer("")

    async def speak(self) -> None:
        """Send what is typed."""
        while True:
            line = (await asyncio.to_thread(input)).strip()
            if line.startswith("say "):
                await self.send("say", text=line[4:])
            elif self.owed is not None and (not line or line.isdecimal()):
                await self.answer(line)

    async def answer(self, line: str) -> None:
        """Answer what is owed by a number, or by the default."""
        assert self.owed is not None
        await self.send("answer", ask=self.owed["id"], choices=[int(line) if line else self.owed["default"] or 0])

    async def send(self, kind: str, **fields: Any) -> None:
        """Send one message."""
        await self.socket.send(json.dumps({"type": kind, "id": next(self.numbers), **fields}))


async def play(address: str, code: str, token: str | None, lazy: bool) -> None:
    """Sit at a table until its game is over."""
    async with connect(f"{address.replace('http', 'ws', 1)}/api/tables/{code}/socket", proxy=None) as socket:
        terminal = Terminal(socket, lazy)
        await socket.send(json.dumps({"type": "hello", "token": token}))
        speaking = None if lazy else asyncio.create_task(terminal.speak())
        await terminal.listen()
        if speaking is not None:
            print("The game is over; press Enter.")
            speaking.cancel()


def main() -> None:
    """Find a seat, and play."""
    parser = argparse.ArgumentParser(description="A seat at a table, from a terminal.")
    parser.add_argument("--address", default="http://127.0.0.1:8765")
    parser.add_argument("--name", default="Terminal")
    parser.add_argument("--join", metavar="CODE")
    parser.add_argument("--watch", metavar="CODE")
    parser.add_argument("--token")
    parser.add_argument("--lazy", action="store_true")
    given = parser.parse_args()
    code, token = given.watch or given.join, given.token
    if code is None:
        seated = post(given.address, "/api/quick", {"name": given.name})
        code, token = seated["code"], seated["token"]
    elif given.join and token is None:
        token = post(given.address, f"/api/tables/{code}/join", {"name": given.name})["token"]
    print(f"Table {given.address}/t/{code}" + (f", your token is {token}" if token else ""))
    asyncio.run(play(given.address, code, token, given.lazy))


if __name__ == "__main__":
    main()
