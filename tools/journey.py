"""One answer's journey through the code, from the socket that receives it to the screens that show it: `python -m tools.journey`.

Two people and a bot sit at a classic table without aliens, with the server's own settings but for the bots' pace. Its sockets are talked
to in bytes, as uvicorn talks to them, so nothing but the network is left out. From the instant at which the frame arrives that answers
`launch.aim` until both people have been sent their update, a profile hears every call on the loop's thread, a coroutine that goes on
included. A module is a file of the package; a hop is a call into another module than the call before it. What lies between (libraries,
the event loop) does not count, nor do compiled modules, which a profile cannot hear, nor what is imagined to advise whoever is asked next,
nor the clock of the sockets, nor what is only counted: those ways are their own.
"""

import asyncio
import gc
import sys
import tempfile
from collections.abc import Callable
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from types import FrameType
from typing import Any, Final

import httpx
import msgspec
from uvicorn.config import Config

import fifthcolony
from fifthcolony.server.settings import Settings
from fifthcolony.server.transport.app import make_app
from fifthcolony.server.transport.gate import Gate
from fifthcolony.server.transport.sockets import Sockets
from tools.loopback import Loopback, config_for

PROMPT: Final = "launch.aim"
SEED: Final = 5
ASIDE: Final = ("counsel_of", "_look", "_see_to")
_HOME: Final = str(Path(fifthcolony.__file__).parent) + "/"
_COUNTED: Final = f"{_HOME}server/watching/"
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
        if event == "call" and frame.f_code.co_name in ASIDE:
            self._aside = frame
            return
        file = frame.f_code.co_filename
        if event == "call" and file.startswith(_HOME) and not file.startswith(_COUNTED):
            module = file.removeprefix(_HOME).removesuffix(".py")
            if not self.modules or self.modules[-1] != module:
                self.modules.append(module)

    def within(self, room: str = "") -> tuple[int, int]:
        """Modules and hops inside one room, as if the others were not there."""
        inside = [module for module in self.modules if module.startswith(room)]
        return len(set(inside)), sum(module != before for before, module in pairwise(inside))


class Screen(Loopback):
    """A person's window: bytes go in and come out."""

    def __init__(self, sockets: Sockets, config: Config, code: str, token: str) -> None:
        self.scene: Message = {}
        self.news = asyncio.Event()
        self.on_update: Callable[[], None] = lambda: None
        super().__init__(sockets, config, f"/api/tables/{code}/socket")
        self.tell({"type": "hello", "token": token})

    def tell(self, message: Message) -> None:
        """Send a message."""
        self.say(msgspec.json.encode(message).decode())

    def write(self, data: Any) -> None:
        """Look at what comes, and answer pings."""
        super().write(data)
        asyncio.get_running_loop().call_soon(self.deliver)
        for text in self.texts():
            message = msgspec.json.decode(text)
            if message["type"] in ("snapshot", "update") and message["scene"] is not None:
                self.scene = message["scene"]
                self.news.set()
                self.on_update()
        self.heard.clear()

    def owed(self) -> Message | None:
        """What this person is asked."""
        return next(iter(self.scene.get("asks", [])), None)


async def _seat_two(app: Gate, sockets: Sockets) -> list[Screen]:
    """Two people at a table whose game has begun."""
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://localhost") as http:
        wishes = {"seats": 3, "aliens": "none", "seed": SEED}
        host = (await http.post("/api/tables", json={"name": "Ada", "wishes": wishes})).json()
        guest = (await http.post(f"/api/tables/{host['code']}/join", json={"name": "Ben"})).json()
    config = config_for(app)
    screens = [Screen(sockets, config, host["code"], one["token"]) for one in (host, guest)]
    screens[0].tell({"type": "start", "id": 0})
    return screens


async def _play_to(screens: list[Screen], prompt: str) -> tuple[Screen, Message]:
    """Answer the last option of everything and wave every moment on, until one of the screens asks this."""
    while True:
        for screen in screens:
            owed = screen.owed()
            if owed is not None and owed["prompt"] == prompt:
                return screen, owed
            if owed is not None:
                screen.scene["asks"] = []
                screen.tell({"type": "answer", "id": 1, "ask": owed["id"], "choices": [len(owed["options"]) - 1]})
            moment = screen.scene.get("moment")
            if moment is not None and not moment["waved"]:
                moment["waved"] = True
                screen.tell({"type": "wave", "id": 1, "moment": moment["id"]})
        waits = [asyncio.create_task(screen.news.wait()) for screen in screens]
        await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED, timeout=10)
        for wait, screen in zip(waits, screens, strict=True):
            wait.cancel()
            screen.news.clear()


async def _travel(app: Gate, sockets: Sockets) -> Trail:
    screens = await _seat_two(app, sockets)
    screen, owed = await _play_to(screens, PROMPT)
    trail, arrived, waiting = Trail(), asyncio.Event(), set(screens)

    def arrive(at: Screen) -> None:
        waiting.discard(at)
        if not waiting:
            trail.stop()
            arrived.set()

    for one in screens:
        one.on_update = lambda one=one: arrive(one)  # type: ignore[misc]
    trail.start()
    screen.tell({"type": "answer", "id": 2, "ask": owed["id"], "choices": [owed["options"][0]]})
    await asyncio.wait_for(arrived.wait(), 10)
    for one in screens:
        one.lose()
    return trail


def journey() -> Trail:
    """The trail of one answer."""

    async def live(data: Path) -> Trail:
        app = make_app(data, replace(Settings(), pace=0.0))
        async with app.app.router.lifespan_context(app.app):
            return await _travel(app, app.app.state.sockets)

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
