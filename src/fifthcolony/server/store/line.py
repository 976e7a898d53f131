"""A line to PostgreSQL that is one thread's alone: nobody else takes it, waits for it or makes it wait."""

import os
import socket
import threading
from collections.abc import Callable
from contextlib import suppress
from typing import TypeVar

import sqlalchemy as sql

from fifthcolony.server.store.engine import Database

T = TypeVar("T")


class Line:
    """Made when it is needed, and made anew when it broke. Only `hang_up` is for other threads."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._engine = database.aside()
        self._connection: sql.Connection | None = None
        self._end: socket.socket | None = None
        """Our end of it once more, so that it can be shut whatever the driver is waiting for."""
        self._ending = threading.Lock()

    def run(self, work: Callable[[sql.Connection], T]) -> T:
        """A single query, which lasts when this returns; Unavailable if the line breaks."""
        try:
            with self._database.naming():
                connection = self._connection or self._connect()
                with connection.begin():
                    return work(connection)
        except BaseException:
            self.close()
            raise

    def _connect(self) -> sql.Connection:
        self._connection = self._engine.connect()
        driver = self._connection.connection.driver_connection
        assert driver is not None
        self._end = socket.socket(fileno=os.dup(driver.fileno()))
        return self._connection

    def hang_up(self) -> None:
        """Whoever waits for an answer is told that there will be none."""
        with self._ending, suppress(OSError):
            if self._end is not None:
                self._end.shutdown(socket.SHUT_RDWR)

    def close(self) -> None:
        """Be done with it."""
        with self._ending:
            if self._end is not None:
                self._end.close()
            self._end = None
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(sql.exc.SQLAlchemyError):
                connection.close()
