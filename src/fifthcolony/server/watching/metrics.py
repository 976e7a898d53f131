"""What a server has done and how it stands, as Prometheus reads it. Numbers are kept plainly and dressed when somebody asks for them."""

from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, Final

from prometheus_client import CollectorRegistry, ProcessCollector, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily
from prometheus_client.metrics_core import Metric
from prometheus_client.registry import Collector

from fifthcolony.server.messages.wire import ErrorCode
from fifthcolony.server.watching.census import Census
from fifthcolony.server.watching.watch import Decider, Watch

Rows = Iterable[tuple[tuple[str, ...], int]]
"""Values of labels, and a count."""
NAMED: Final = "fifthcolony_"
COMMIT: Final = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)
"""Seconds: around what a commit takes on a disk, and up to what a database may be waited for."""
ANSWER: Final = (0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.15, 0.25, 0.5, 1.0, 2.5, 10.0)
"""Around the tick on which tables speak."""
THOUGHT: Final = (0.005, 0.025, 0.1, 0.25, 0.5, 1.0, 2.0, 2.5, 5.0, 10.0, 20.0)
LAG: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Histogram:
    """How often something took how long."""

    __slots__ = ("bounds", "counts", "total")

    def __init__(self, bounds: tuple[float, ...]) -> None:
        self.bounds = bounds
        self.counts = [0] * (len(bounds) + 1)
        self.total = 0.0

    def add(self, seconds: float) -> None:
        """Once more."""
        self.counts[bisect_left(self.bounds, seconds)] += 1
        self.total += seconds

    def family(self, name: str, told: str) -> HistogramMetricFamily:
        """As it is exported: each bucket has all that took less, too."""
        upto, buckets = 0, list[tuple[str, float]]()
        for bound, count in zip((*map(str, self.bounds), "+Inf"), self.counts, strict=True):
            upto += count
            buckets.append((bound, upto))
        return HistogramMetricFamily(NAMED + name, told, buckets=buckets, sum_value=self.total)


class Metrics(Watch, Collector):
    """Counts what it hears, in a registry of its own: several servers in one process do not mix."""

    __slots__ = (
        "_answer", "_commit", "_decisions", "_faults", "_heard", "_lag", "_made", "_refused", "_replays", "_requests", "_rethought",
        "_said", "_thought",
    )  # fmt: skip

    def __init__(self) -> None:
        self._decisions: dict[Decider, int] = {"person": 0, "bot": 0, "clock": 0}
        self._answer, self._commit, self._lag, self._thought = Histogram(ANSWER), Histogram(COMMIT), Histogram(LAG), Histogram(THOUGHT)
        self._refused: Counter[str] = Counter()
        self._requests: Counter[tuple[str, str]] = Counter()
        self._heard = self._said = self._made = self._replays = self._faults = self._rethought = 0

    # --- what is heard ----------------------------------------------------------------------------------------------------------------

    def decided(self, who: Decider, decisions: int = 1) -> None:
        """Count decisions."""
        self._decisions[who] += decisions

    def answered(self, seconds: float) -> None:
        """Note how long it took."""
        self._answer.add(seconds)

    def committed(self, seconds: float) -> None:
        """Note how long it took."""
        self._commit.add(seconds)

    def lagged(self, seconds: float) -> None:
        """Note how late it was."""
        self._lag.add(seconds)

    def heard(self) -> None:
        """Count a frame."""
        self._heard += 1

    def said(self) -> None:
        """Count a message."""
        self._said += 1

    def refused(self, code: ErrorCode) -> None:
        """Count a refusal by its code, of which there are few."""
        self._refused[code] += 1

    def asked(self, route: str, status: int) -> None:
        """Count a request."""
        self._requests[route, str(status)] += 1

    def made(self) -> None:
        """Count a table."""
        self._made += 1

    def replayed(self) -> None:
        """Count a replay."""
        self._replays += 1

    def thought(self, seconds: float) -> None:
        """Note how long it took."""
        self._thought.add(seconds)

    def rethought(self) -> None:
        """Count a thought that was lost."""
        self._rethought += 1

    def broke(self) -> None:
        """Count a fault."""
        self._faults += 1

    # --- what is told -----------------------------------------------------------------------------------------------------------------

    def collect(self) -> Iterator[Metric]:
        """Every count and every span."""
        yield _counter("decisions", "Decisions in games, by who made them.", _single(self._decisions), "by")
        yield _counter("messages_in", "Frames from windows.", _alone(self._heard))
        yield _counter("messages_out", "Messages to windows.", _alone(self._said))
        yield _counter("refusals", "Refusals by their code.", _single(self._refused), "code")
        yield _counter("requests", "Requests over HTTP, by route and status.", self._requests.items(), "route", "status")
        yield _counter("tables_made", "New tables.", _alone(self._made))
        yield _counter("replays", "Replays that somebody wanted to see.", _alone(self._replays))
        yield _counter("table_faults", "Tables that stopped by a fault.", _alone(self._faults))
        yield _counter("thoughts_again", "Thoughts of bots that were thought again, since whoever had them died.", _alone(self._rethought))
        yield self._thought.family("thought_seconds", "From wanting a bot's thought until it is over.")
        yield self._commit.family("commit_seconds", "From asking for a commit until it is on disk.")
        yield self._answer.family("answer_seconds", "From a frame's arrival until what it set off is handed to the lines.")
        yield self._lag.family("loop_lag_seconds", "How late the event loop wakes a task.")


class Standing(Collector):
    """How a server stands, counted when somebody asks."""

    def __init__(self, count: Callable[[], Census], is_leaving: Callable[[], bool], thoughts: Callable[[], tuple[int, int]]) -> None:
        self._count = count
        self._is_leaving = is_leaving
        self._thoughts = thoughts
        """How many of them wait, and how many are under way."""

    def collect(self) -> Iterator[Metric]:
        """Every gauge."""
        now = self._count()
        yield _gauge("tables", "Tables in memory, by stage.", _single(now.stages), "stage")
        yield _gauge("tables_sleeping", "Running games in memory that wait for somebody to come in.", _alone(now.sleeping))
        yield _gauge("tables_broken", "Tables in memory that have stopped.", _alone(now.broken))
        yield _gauge("connections", "Open windows at tables.", _single({"people": now.people, "watchers": now.watchers}), "of")
        yield _gauge("inbox_length", "Jobs that wait for their table.", _alone(now.inbox))
        waiting, under_way = self._thoughts()
        yield _gauge("thoughts", "Thoughts of bots, by state.", _single({"waiting": waiting, "under_way": under_way}), "state")
        yield _gauge("draining", "Whether the server is about to end.", _alone(int(self._is_leaving())))


def registry_of(*collectors: Collector) -> CollectorRegistry:
    """All of these, and what the system knows of the process."""
    registry = CollectorRegistry(auto_describe=False)
    for collector in collectors:
        registry.register(collector)
    ProcessCollector(registry=registry)
    return registry


def written(registry: CollectorRegistry) -> bytes:
    """As Prometheus reads it."""
    return generate_latest(registry)


def _alone(count: int) -> Rows:
    return [((), count)]


def _single(counts: Mapping[Any, int]) -> Rows:
    """By one label."""
    return [((str(label),), count) for label, count in counts.items()]


def _counter(name: str, told: str, rows: Rows, *labels: str) -> CounterMetricFamily:
    family = CounterMetricFamily(NAMED + name, told, labels=labels)
    for values, count in rows:
        family.add_metric(values, count)
    return family


def _gauge(name: str, told: str, rows: Rows, *labels: str) -> GaugeMetricFamily:
    family = GaugeMetricFamily(NAMED + name, told, labels=labels)
    for values, count in rows:
        family.add_metric(values, count)
    return family
