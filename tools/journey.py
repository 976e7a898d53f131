"""One answer's journey through the code, from the socket that receives it to the screens that show it: `python -m tools.journey`.

Two people and a bot sit at a classic table without aliens, with the server's own settings but for the bots' pace. The app is talked to as
uvicorn talks to it, so nothing but the network is left out. From the instant at which the app is handed the frame that answers `launch.aim`
until both people have been sent their update, a profile hears every call on the loop's thread, a coroutine that goes on included. A module
is a file of the package; a hop is a call into another module than the call before it. What lies between (libraries, the event loop) does
not count, nor do compiled modules, which a profile cannot hear, nor what is imagined to advise whoever is asked next: that way is its own.
"""

import asyncio
import gc
import sys
import tempfile
from collections.abc import Awaitable, Callable
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from types import FrameType
from typing import Any, Final

import httpx
import msgspec
from starlette.types import ASGIApp

import fifthcolony
from fifthcolony.server.settings import Settings
from fifthcolony.server.transport.app import make_app

PROMPT: Final = "launch.aim"
SEED: Final = 5
ASIDE: Final = "counsel_of"
_HOME: Final = str(Path(fifthcolony.__file__).parent) + "/"
Message = dict[str, Any]


class Trail:
    """The modules in the order in which they were called."""

    def __init__(self) -> None:
        self.modules: list[str] = []
        self._aside: FrameType | None = None
        """The call whose own way is left out, while it lasts."""

    def start(self) -> None:
        """Listen from now on. What the garbage collector ends of earlier games is no part of the journey."""
        gc.collect()
        gc.disable()
        sys.setprofile(self._hear)

    def stop(self) -> None:
        """Listen no longer."""
        sys.setprofile(None)
        gc.enable()

    def _hear(self, frame: FrameType, event: str, _arg: object) -> None:
        if self._aside is not None:
            if event == "return" and frame is self._aside:
                self._aside = None
            return
        if event == "call" and frame.f_code.co_name == ASIDE:
            self._aside = frame
            return
        file = frame.f_code.co_filename
        if event == "call" and file.startswith(_HOME):
            module = file.removeprefix(_HOME).removesuffix(".py")
            if not self.modules or self.modules[-1] != module:
                self.modules.append(module)

    def within(self, room: str = "") -> tuple[int, int]:
        """Modules and hops inside one room, as if the others were not there."""
        inside = [module for module in self.modules if module.startswith(room)]
        return len(set(inside)), sum(module != before for before, module in pairwise(inside))


class Screen:
    """A person's window, as the app sees it: frames go in and come out."""

    def __init__(self, app: ASGIApp, code: str, token: str) -> None:
        self.scene: Message = {}
        self.news = asyncio.Event()
        self.on_update: Callable[[], None] = lambda: None
        self._frames: asyncio.Queue[Message] = asyncio.Queue()
        self._on_receive: Callable[[], None] = lambda: None
        path = f"/api/tables/{code}/socket"
        scope = {"type": "websocket", "path": path, "headers": [], "query_string": b"", "client": ("127.0.0.1", 1), "subprotocols": []}
        self._frames.put_nowait({"type": "websocket.connect"})
        self.say({"type": "hello", "token": token})
        self.task: asyncio.Task[None] = asyncio.ensure_future(app(scope, self._receive, self._send))

    def say(self, message: Message, on_receive: Callable[[], None] = lambda: None) -> None:
        """Send a message; `on_receive` is called when the app takes it."""
        self._on_receive = on_receive
        self._frames.put_nowait({"type": "websocket.receive", "text": msgspec.json.encode(message).decode()})

    def hang_up(self) -> Awaitable[None]:
        """Close the window."""
        self._frames.put_nowait({"type": "websocket.disconnect", "code": 1000})
        return self.task

    async def _receive(self) -> Message:
        frame = await self._frames.get()
        if frame["type"] == "websocket.receive":
            self._on_receive()
        return frame

    async def _send(self, frame: Any) -> None:
        message = msgspec.json.decode(frame.get("text") or "{}")
        if message.get("type") in ("snapshot", "update") and message["scene"] is not None:
            self.scene = message["scene"]
            self.news.set()
            self.on_update()

    def owed(self) -> Message | None:
        """What this person is asked."""
        return next(iter(self.scene.get("asks", [])), None)


async def _seat_two(app: ASGIApp) -> list[Screen]:
    """Two people at a table whose game has begun."""
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://localhost") as http:
        wishes = {"seats": 3, "aliens": "none", "seed": SEED}
        host = (await http.post("/api/tables", json={"name": "Ada", "wishes": wishes})).json()
        guest = (await http.post(f"/api/tables/{host['code']}/join", json={"name": "Ben"})).json()
    screens = [Screen(app, host["code"], one["token"]) for one in (host, guest)]
    screens[0].say({"type": "start", "id": 0})
    return screens


async def _play_to(screens: list[Screen], prompt: str) -> tuple[Screen, Message]:
    """Answer the first option of everything until one of the screens asks this."""
    while True:
        for screen in screens:
            owed = screen.owed()
            if owed is not None and owed["prompt"] == prompt:
                return screen, owed
            if owed is not None:
                screen.scene["asks"] = []
                screen.say({"type": "answer", "id": 1, "ask": owed["id"], "choices": [len(owed["options"]) - 1]})
        waits = [asyncio.create_task(screen.news.wait()) for screen in screens]
        await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED, timeout=10)
        for wait, screen in zip(waits, screens, strict=True):
            wait.cancel()
            screen.news.clear()


async def _travel(app: ASGIApp) -> Trail:
    screens = await _seat_two(app)
    screen, owed = await _play_to(screens, PROMPT)
    trail, arrived, waiting = Trail(), asyncio.Event(), set(screens)

    def arrive(at: Screen) -> None:
        waiting.discard(at)
        if not waiting:
            trail.stop()
            arrived.set()

    for one in screens:
        one.on_update = lambda one=one: arrive(one)  # type: ignore[misc]
    screen.say({"type": "answer", "id": 2, "ask": owed["id"], "choices": [owed["options"][0]]}, trail.start)
    await asyncio.wait_for(arrived.wait(), 10)
    for one in screens:
        await one.hang_up()
    return trail


def journey() -> Trail:
    """The trail of one answer."""

    async def live(data: Path) -> Trail:
        app = make_app(data, replace(Settings(), pace=0.0))
        async with app.app.router.lifespan_context(app.app):
            return await _travel(app)

    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(live(Path(folder)))


def main() -> None:
    """Print the trail and its sums."""
    trail = journey()
    print(" > ".join(trail.modules))
    for room in ("", "server/"):
        modules, hops = trail.within(room)
        print(f"{room or 'everywhere'}: {modules} modules, {hops} hops")


if __name__ == "__main__":
    main()
