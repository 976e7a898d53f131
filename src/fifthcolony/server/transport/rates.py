"""How fast somebody may go: a bucket that fills at a steady rate."""

from collections import OrderedDict


class Bucket:
    """Holds `size` at most, gains `rate` a second; who owes is never more than a whole bucket behind."""

    __slots__ = ("at", "left", "rate", "size")

    def __init__(self, size: int, rate: float, now: float) -> None:
        self.size = size
        self.rate = rate
        self.left = float(size)
        self.at = now

    def has_one(self, now: float, besides: int = 0) -> bool:
        """Whether one is there, besides so many."""
        self.left = min(self.size, self.left + (now - self.at) * self.rate)
        self.at = now
        return self.left >= 1 + besides

    def take(self, now: float) -> bool:
        """Take one out, if one is there."""
        if not self.has_one(now):
            return False
        self.left -= 1
        return True

    def owe(self, number: int, now: float) -> None:
        """Take so many out, whether or not they are there."""
        self.has_one(now)
        self.left = max(-self.size, self.left - number)


class Buckets:
    """One bucket a key; the keys seen longest ago are forgotten."""

    def __init__(self, size: int, rate: float, keys: int = 10_000) -> None:
        self.size = size
        self.rate = rate
        self.keys = keys
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()
        self._taken: OrderedDict[str, int] = OrderedDict()

    def has_one(self, key: str, now: float, besides: int = 0) -> bool:
        """Whether this key's bucket has one, besides so many; asking leaves no trace."""
        bucket = self.buckets.get(key)
        return self.size >= 1 + besides if bucket is None else bucket.has_one(now, besides)

    def take(self, key: str, now: float) -> bool:
        """Take one out of this key's bucket."""
        taken = self.of(key, now).take(now)
        if taken:
            self._note(key)
        return taken

    def owe(self, key: str, now: float) -> None:
        """Take one out, whether or not it is there."""
        self.of(key, now).owe(1, now)
        self._note(key)

    def taken_since(self) -> dict[str, int]:
        """How many each key has taken since this was last asked."""
        taken, self._taken = dict(self._taken), OrderedDict()
        return taken

    def taken_elsewhere(self, taken: dict[str, int], now: float) -> None:
        """So many were taken where others count for the same keys."""
        for key, number in taken.items():
            self.of(key, now).owe(number, now)

    def of(self, key: str, now: float) -> Bucket:
        """This key's bucket; what is taken out of it itself is not noted."""
        bucket = self.buckets.get(key)
        if bucket is None:
            bucket = self.buckets[key] = Bucket(self.size, self.rate, now)
            if len(self.buckets) > self.keys:
                self.buckets.popitem(last=False)
        self.buckets.move_to_end(key)
        return bucket

    def _note(self, key: str) -> None:
        self._taken[key] = self._taken.get(key, 0) + 1
        if len(self._taken) > self.keys:  # nobody may ever ask
            self._taken.popitem(last=False)
