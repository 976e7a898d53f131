"""What a server may be told to do differently: paces, clocks, limits. The defaults are for people."""

from dataclasses import dataclass, field
from typing import Literal


def _clocks() -> dict[str, float | None]:
    return {"relaxed": None, "minute": 60.0, "blitz": 15.0}


def _graces() -> dict[str, float]:
    return {"relaxed": 300.0, "minute": 60.0, "blitz": 30.0}


def _moments() -> dict[str, float]:
    return {"relaxed": 6.0, "minute": 5.0, "blitz": 4.0}


@dataclass(frozen=True, slots=True)
class Settings:
    """All times in seconds, but for those in days."""

    clocks: dict[str, float | None] = field(default_factory=_clocks)
    """For a prompt, by the table's clock; none: no limit."""
    graces: dict[str, float] = field(default_factory=_graces)
    """How long a person may be gone before a substitute plays."""
    moments: dict[str, float] | None = field(default_factory=_moments)
    """How long a moment for answers lasts where two or more people play; none: no moments, every pause shows."""
    pause: float = 1.2
    """The least length of a moment where it could tell something; one person among bots may wave sooner."""
    breath: float = 2.4
    """How long a moment lasts by itself where nobody can be fooled by it: enough to read what has happened."""
    longest_breath: float = 6.0
    """How long people wait for each other where there is only something to look at."""
    tick: float = 0.025
    """What somebody's answer sets off is told so long after it came, or twice as long and so on: not when it happens to be ready."""
    pace: float = 0.9
    """Between a prompt and a bot's answer to it."""
    bots_play_on: bool = False
    """Whether bots go on among themselves while nobody looks on."""
    notice: float = 10.0
    """How long somebody who is there has to do anything, once the host has called for a substitute."""
    clock_misses: int = 3
    """Answers in a row given by the clock, until a substitute plays."""
    idle: float = 600.0
    """After which a table that nobody is at leaves the memory; it comes back from disk."""
    keep_open_days: int | None = 14
    """After which a table that has not begun is forgotten, from when somebody of it was last there; none: never."""
    keep_running_days: int | None = 90
    """The same of a game that is under way."""
    keep_over_days: int | None = 365
    """How long a game can be seen again from its end on; none: for ever."""
    claim_within: float = 60.0
    """After which a seat at an open table is free again if its person never came in."""
    hello_within: float = 10.0
    beat: float = 1.0
    """Between two signs of life of one of many processes."""
    lease: float = 4.0
    """After which a process that shows none has lost its tables to whoever wants them."""
    hang: float = 30.0
    """After which a process whose loop does not come round shows none either."""
    peer: str = "127.0.0.1:0"
    """Where other processes reach this one; port 0: any that is free."""
    peer_within: float = 2.0
    """How long another process may take to answer."""
    lobby_every: float = 0.5
    """How old the list of tables may be."""
    max_tables: int = 2000
    max_watchers: int = 100
    """At one table."""
    max_connections: int = 5000
    """Sockets of tables."""
    max_http_connections: int = 2000
    """Lines on which pages are asked for."""
    connections_per_address: int = 200
    """Of either."""
    header_within: float = 10.0
    """For a request's head to come in."""
    body_within: float = 10.0
    """For its body to come in."""
    answer_within: float = 60.0
    """For an answer to be made and taken."""
    drain_within: float = 10.0
    """For tables to do and say what they have begun, when the server is told to end."""
    keep_alive: int = 5
    """Between an answer and the next request on the same line."""
    hosts: tuple[str, ...] = ()
    """Names that this server is called by, besides its addresses and what the machine calls itself."""
    proxies: tuple[str, ...] = ()
    """Addresses or networks whose word is taken for who asks, and how."""
    log_format: Literal["text", "json"] | None = None
    """How lines of the log look; none: text on a terminal, else JSON."""
    log_level: str = "info"
    """From which level on we write; libraries are heard from warnings on."""
    windows_per_seat: int = 3
    queued_bytes: int = 262_144
    """That a client may leave unread."""
    rate: tuple[int, float] = (40, 20.0)
    """Messages of a connection: at once, and a second."""
    address_rate: tuple[int, float] = (2000, 400.0)
    """Messages of an address, on all its connections together: two a second for as many as it may have."""
    chat_rate: tuple[int, float] = (5, 0.5)
    snapshot_rate: tuple[int, float] = (5, 1.0)
    """Snapshots and pages of history of a connection."""
    request_rate: tuple[int, float] = (60, 20.0)
    """Requests over HTTP of an address."""
    table_rate: tuple[int, float] = (20, 0.2)
    """New tables of an address."""
    connect_rate: tuple[int, float] = (200, 10.0)
    """New sockets of an address: as many at once as it may have open, for whoever comes back after a restart."""
    guess_rate: tuple[int, float] = (10, 0.1)
    """Codes looked up by an address that no table has."""
    strikes: int = 20
    """Malformed or too fast messages before a connection is closed."""
    replay_workers: int = 1
    """Processes that play games that are over, for whoever looks at them."""
    replays_waiting: int = 16
    """Replays that may wait for one of them."""
    replay_limit: float = 30.0
    """For playing one."""
    replay_cache_bytes: int = 32 * 1024 * 1024
    """Of replays that were played, compressed."""
    thinkers: int = 2
    """Processes that think for bots which take their time; 0: quick bots answer for them."""
    think: str = "2s"
    """How long those bots think that use all the time they are given, as it is written behind a bot's name."""
    think_limit: float = 20.0
    """For a thought, and for waiting until somebody thinks it, beyond the time that it is given."""
    thoughts_waiting: int = 200
    """That may wait for somebody to think them."""
    replay_list_age: float = 1.0
    """How old the list of replays may be."""
    catalogue_age: float = 10.0
    """How old the catalogue of a game may be, in which nothing changes but by somebody's own alien."""

    @property
    def patience(self) -> float:
        """What is to be written waits so long for more to share its commit: well within a tick, so that nobody waits longer for it."""
        return self.tick / 3
