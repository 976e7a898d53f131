"""A program that is spoken to line by line, without ever waiting for it longer than until a given time."""

import os
import selectors
import signal
import subprocess
import time
from collections.abc import Sequence
from typing import Final

from fifthcolony.bots.process.messages import LONGEST, Faulty, shown

_CHUNK: Final = 65_536
_TO_END: Final = 0.5
"""Seconds that a program has to end by itself, once nothing more is said to it."""


class Program:
    """One that runs. What it says on its standard error goes where ours goes."""

    def __init__(self, command: Sequence[str]) -> None:
        try:
            self._process = subprocess.Popen(
                command, bufsize=0, stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True
            )  # a session of its own: what it starts itself ends with it
        except OSError as error:
            raise Faulty("no_start", f"it cannot be started: {error.strerror or error}") from None
        assert self._process.stdin is not None, "it has an input"
        assert self._process.stdout is not None, "it has an output"
        self._in, self._out = self._process.stdin, self._process.stdout
        self._owner = os.getpid()
        self._unsaid, self._heard = bytearray(), bytearray()
        self._is_skipping = False
        """Whether what comes belongs to a line that was too long."""
        self.asked = 0
        """How many decisions it was asked for, in all its games."""
        self.is_closed = False
        self._ways = selectors.DefaultSelector()
        os.set_blocking(self._in.fileno(), False)
        os.set_blocking(self._out.fileno(), False)
        self._ways.register(self._out, selectors.EVENT_READ)

    @property
    def pid(self) -> int:
        """Its number among the machine's processes."""
        return self._process.pid

    @property
    def is_ours(self) -> bool:
        """Whether this very process started it: a fork has the line, and must not speak on it."""
        return self._owner == os.getpid()

    def say(self, line: bytes) -> None:
        """Have something said: now as far as it is taken, the rest while we listen."""
        self._unsaid += line
        self._write()

    def hear(self, until: float) -> bytes:
        """Its next line."""
        while True:
            line = self._next_line()
            if line is not None:
                return line
            left = until - time.monotonic()
            if left <= 0:
                raise Faulty("too_late", "it did not answer in time")
            self._exchange(left)

    def _next_line(self) -> bytes | None:
        """A whole line, of what has come; a line that is too long is refused once, as soon as that is known."""
        while True:
            end = self._heard.find(b"\n")
            if self._is_skipping:
                del self._heard[: end + 1 if end >= 0 else len(self._heard)]
                if end < 0:
                    return None
                self._is_skipping = False
                continue
            if end > LONGEST or (end < 0 and len(self._heard) > LONGEST):
                self._is_skipping = True
                raise Faulty("too_long", f"it said a line of more than {LONGEST} bytes: {shown(bytes(self._heard[:64]))}")
            if end < 0:
                return None
            line = bytes(self._heard[:end])
            del self._heard[: end + 1]
            return line

    def _exchange(self, seconds: float) -> None:
        """Say and hear what can be said and heard now; wait so long until anything can."""
        if self._unsaid and self._in not in self._ways.get_map():
            self._ways.register(self._in, selectors.EVENT_WRITE)
        for key, _ in self._ways.select(seconds):
            if key.fileobj is self._in:
                self._write()
            else:
                self._read()

    def _write(self) -> None:
        try:
            del self._unsaid[: os.write(self._in.fileno(), self._unsaid[:_CHUNK])]
        except BlockingIOError:
            return
        except OSError:
            self._unsaid.clear()  # it hears nothing any more: what it still says is read, and then its end
        if not self._unsaid and self._in in self._ways.get_map():
            self._ways.unregister(self._in)

    def _read(self) -> None:
        try:
            came = os.read(self._out.fileno(), _CHUNK)
        except BlockingIOError:
            return
        if not came:
            raise Faulty("ended", self._how_it_ended())
        self._heard += came

    def _how_it_ended(self) -> str:
        try:
            code = self._process.wait(_TO_END)
        except subprocess.TimeoutExpired:
            return "it closed its output"
        return f"it ended with code {code}" if code >= 0 else f"it was ended by signal {-code}"

    def close(self) -> None:
        """End it: it may see that nothing more comes and leave; if it does not, it is killed, and whatever it has started with it."""
        if self.is_closed or not self.is_ours:
            return
        self.is_closed = True
        self._ways.close()
        self._in.close()
        if self._process.returncode is None:
            self._let_end()
        self._out.close()

    def _let_end(self) -> None:
        until = time.monotonic() + _TO_END
        while not self._has_ended() and time.monotonic() < until:
            time.sleep(0.002)
        try:
            os.killpg(self.pid, signal.SIGKILL)  # it is not yet waited for, so the number is still its own
        except (ProcessLookupError, PermissionError):
            self._process.kill()
        self._process.wait()

    def _has_ended(self) -> bool:
        return os.waitid(os.P_PID, self.pid, os.WEXITED | os.WNOWAIT | os.WNOHANG) is not None
