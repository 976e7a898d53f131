"""What a run finds out, as it is printed and written down."""

from msgspec import Struct

BAR = 100.0
"""Milliseconds within which 99 of 100 answers have to be acknowledged."""
LATE = 20.0
"""Milliseconds: a crowd of players that is woken up later than this 1 time in 100 measures itself."""
BUSY = 0.8
"""Share of what is left to them that the players may use before they measure themselves."""


class Level(Struct):
    """So many tables for some seconds. Processor is in cores: 0.5 is half of one."""

    tables: int
    seconds: float
    answers: int
    waves: int
    updates: int
    sent_bytes: int
    """By the server."""
    stale: int
    games: int
    p50: float
    p90: float
    p99: float
    most: float
    server: float
    database: float
    players: float
    others: float
    """Whoever else uses the machine."""
    left: float
    """What nobody used."""
    lag: float
    """How late the players' own process is woken up, in milliseconds, 99 times in 100 at most."""
    disk: float
    """How long a small write takes to be on the disk, in milliseconds, 99 times in 100 at most."""
    errors: list[str]

    @property
    def held(self) -> bool:
        """Whether the server could do it."""
        return self.answers > 0 and self.p99 < BAR and not self.errors

    @property
    def players_starved(self) -> bool:
        """Whether the figures may be the players' own. They come before others on the machine, and after the servers."""
        return self.lag > LATE or self.players > BUSY * (self.players + self.others + self.left)

    @property
    def cost(self) -> float:
        """Milliseconds of the server's processor for an answer and all that comes with it: waves, updates, pings."""
        return self.server * self.seconds / max(self.answers, 1) * 1000

    @property
    def message_cost(self) -> float:
        """The same for each message of a person, waves as well as answers."""
        return self.server * self.seconds / max(self.answers + self.waves, 1) * 1000

    @property
    def database_cost(self) -> float:
        """Of PostgreSQL, for an answer."""
        return self.database * self.seconds / max(self.answers, 1) * 1000


class Memory(Struct):
    """Of all server processes, in MB."""

    tables: int
    empty: float
    full: float
    """With all tables just opened."""
    end: float
    """After they have played a while."""
    minutes: float

    @property
    def opened(self) -> float:
        """kB a table, just opened."""
        return (self.full - self.empty) / self.tables * 1000

    @property
    def played(self) -> float:
        """kB a table that has played."""
        return (self.end - self.empty) / self.tables * 1000


class Trial(Struct):
    """One way to serve, and how many tables it holds."""

    database: str
    processes: int
    share: float | None
    """Of a core that each process may use; none: all there is."""
    levels: list[Level] = []
    sockets: int = 0
    relayed: int = 0
    """Windows whose table was in another process than the one they came in by."""
    memory: Memory | None = None
    failure: str | None = None
    """Why it ended early."""

    @property
    def name(self) -> str:
        """As it is printed."""
        each = "" if self.share is None else f", {self.share * 100:.0f} % of a core each"
        return f"{self.database}, {self.processes} process{'es' if self.processes > 1 else ''}{each}"

    @property
    def best(self) -> Level | None:
        """The most tables that were held, with nothing broken below; each number has several goes."""
        held = {level.tables for level in self.levels if level.held}
        broken = min((level.tables for level in self.levels if level.tables not in held), default=1 << 30)
        fit = [level for level in self.levels if level.held and level.tables < broken]
        return max(fit, key=lambda level: level.tables, default=None)


class Echo(Struct):
    """Messages there and back on the same sockets."""

    name: str
    messages: int
    seconds: float
    processor: float
    """Cores."""

    @property
    def rate(self) -> float:
        """Messages for a second of a core."""
        return self.messages / max(self.processor * self.seconds, 1e-9)


class Report(Struct):
    """Everything."""

    commit: str
    machine: str
    people: int
    think: float
    quota: str
    """How the server processes were held to their share, or why not."""
    echoes: list[Echo] = []
    trials: list[Trial] = []
