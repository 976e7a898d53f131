"""Several processes of one server on one machine, and the one that listens for all of them and replaces those that end."""

import asyncio
import logging
import multiprocessing
import signal
import socket
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.process import BaseProcess
from typing import Final

from fifthcolony.guests import let_in_again
from fifthcolony.kernel.errors import FifthColonyError
from fifthcolony.server.cluster.handing import READY, Acceptor, HandedServer
from fifthcolony.server.collecting import calm_collector
from fifthcolony.server.descriptors import raise_limit, within
from fifthcolony.server.log_lines import set_up
from fifthcolony.server.run import config_for, run
from fifthcolony.server.settings import Settings
from fifthcolony.server.transport.app import make_app

PATIENCE: Final = 60.0
"""Seconds that a worker may take to start, or to end."""
SOON: Final = 1.0
"""Seconds before a worker that ended at once is started again."""
LATER: Final = 3.0
"""Seconds before it is tried again where none could start: the database may be away."""
LOOK: Final = 0.1
SILENT: Final = 3.0
"""Seconds after which a worker that has said nothing is handed nothing, as long as another has."""
log = logging.getLogger("fifthcolony.server")
_spawn = multiprocessing.get_context("spawn")


def work(channel: socket.socket, url: str, settings: Settings) -> None:
    """What a worker does until it is told to stop, or its parent is gone."""
    set_up(settings.log_format, settings.log_level)
    settings = within(settings, raise_limit())
    calm_collector()
    try:
        let_in_again()
        app = make_app(url, settings)
        run(HandedServer(config_for(app, settings), app.app.state.tables, channel), app)
    except (FifthColonyError, OSError) as error:  # such as a database that is away, which is no fault of ours
        log.error("a worker cannot serve: %s", error)
        sys.exit(1)


class Worker:
    """One place, and the process that fills it."""

    def __init__(self, url: str, settings: Settings) -> None:
        self.url = url
        self.settings = settings
        self.process: BaseProcess | None = None
        self.channel: socket.socket | None = None
        """None while nothing may be handed to it."""
        self.started = 0.0
        self.changing = asyncio.Lock()
        """Of whoever starts or ends it."""
        self.silence = 0.0
        """Seconds of ours since it was last heard: none pass for it while we are stopped ourselves."""

    def serves(self) -> bool:
        """Whether its place is filled."""
        return self.channel is not None and self.process is not None and self.process.is_alive()

    def listen(self) -> None:
        """Hear whether it comes round."""
        self.silence += LOOK
        with suppress(OSError):
            while self.channel is not None and self.channel.recv(len(READY)):
                self.silence = 0.0

    async def start(self) -> bool:
        """Begin, and wait until it serves; whether it does."""
        mine, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        self.started = time.monotonic()
        self.process = _spawn.Process(target=work, args=(theirs, self.url, self.settings), name="fifthcolony worker")
        self.process.start()
        theirs.close()
        mine.setblocking(False)
        try:
            async with asyncio.timeout(PATIENCE):
                word = await asyncio.get_running_loop().sock_recv(mine, 1)
        except (TimeoutError, OSError):
            word = b""
        if word == READY:
            self.channel, self.silence = mine, 0.0
            return True
        mine.close()
        await self.stop()
        return False

    def kill(self) -> None:
        """End it at once: it hears nothing any more."""
        if self.process is not None:
            self.process.kill()

    async def stop(self) -> None:
        """End it politely: nothing more is handed to it, and what it has it finishes."""
        if self.channel is not None:
            self.channel.close()
            self.channel = None
        process = self.process
        if process is None:
            return
        process.terminate()
        until = time.monotonic() + PATIENCE
        while process.is_alive() and time.monotonic() < until:
            await asyncio.sleep(0.02)
        if process.is_alive():
            process.kill()
        process.join()
        self.process = None


class Workers:
    """All of them."""

    def __init__(self, number: int, listener: socket.socket, url: str, settings: Settings) -> None:
        self.places = [Worker(url, settings) for _ in range(number)]
        self.acceptor = Acceptor(listener, self._channels)
        self._over = asyncio.Event()
        self._told = asyncio.Event()
        """To replace all of them, once more if they are just being replaced: some of the new ones are older than that."""

    async def run(self, ready: Callable[[], None]) -> bool:
        """Serve until told to stop; false if none of them could start."""
        loop = asyncio.get_running_loop()
        for number in (signal.SIGTERM, signal.SIGINT):
            loop.add_signal_handler(number, self._over.set)
        loop.add_signal_handler(signal.SIGHUP, self._told.set)
        if not any(await asyncio.gather(*(worker.start() for worker in self.places))):
            return False
        self.acceptor.open()
        ready()
        chores = [asyncio.create_task(chore) for chore in (self._replace_when_told(), *map(self._keep, self.places))]
        await self._over.wait()
        for chore in chores:
            chore.cancel()
        await asyncio.gather(*chores, return_exceptions=True)
        self.acceptor.close()
        await asyncio.gather(*(worker.stop() for worker in self.places))
        return True

    def _channels(self) -> list[socket.socket | None]:
        """Of those that can take something, or of all if none of them has been heard of late."""
        awake = [None if worker.silence > SILENT else worker.channel for worker in self.places]
        return awake if any(awake) else [worker.channel for worker in self.places]

    async def _keep(self, worker: Worker) -> None:
        """Its place is filled again whenever it is empty, however long that takes."""
        while True:
            await asyncio.sleep(LOOK)
            async with worker.changing:
                worker.listen()
                if not worker.serves():
                    await self._fill(worker)
                elif worker.silence > worker.settings.hang:
                    log.error("a worker has hung for %.0f s, and is killed", worker.silence)
                    worker.kill()

    async def _fill(self, worker: Worker) -> None:
        if worker.process is not None:
            log.error("a worker ended with %s, and is replaced", worker.process.exitcode)
        await worker.stop()
        await asyncio.sleep(worker.started + SOON - time.monotonic())
        if not await worker.start():
            log.error("a worker could not start; it is tried again")
            await asyncio.sleep(LATER)

    async def _replace_when_told(self) -> None:
        while True:
            await self._told.wait()
            self._told.clear()
            await self._replace()

    async def _replace(self) -> None:
        """One after the other, each by a new one, while the others serve: all of them old, if new ones cannot start."""
        for worker in self.places:
            async with worker.changing:
                await worker.stop()
                if not await worker.start():
                    log.error("a new worker could not start; those that serve are left alone")
                    return


def serve_many(number: int, host: str, port: int, url: str, settings: Settings, ready: Callable[[], None]) -> bool:
    """Serve with so many processes until told to stop; false if none of them could start."""
    set_up(settings.log_format, settings.log_level)
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family, socket.SOCK_STREAM) as listener:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((host, port))
        listener.listen(4096)

        async def run() -> bool:
            return await Workers(number, listener, url, settings).run(ready)

        return asyncio.run(run())
