"""How fast somebody may go: a bucket that fills at a steady rate."""

from collections import OrderedDict


class Bucket:
    """Holds `size` at most, gains `rate` a second."""

    __slots__ = ("at", "left", "rate", "size")

    def __init__(self, size: int, rate: float, now: float) -> None:
        self.size = size
        self.rate = rate
        self.left = float(size)
        self.at = now

    def take(self, now: float) -> bool:
        """Take one out, if one is there."""
        self.left = min(self.size, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Buckets:
    """One bucket a key; the keys seen longest ago are forgotten."""

    def __init__(self, size: int, rate: float, keys: int = 10_000) -> None:
        self.size = size
        self.rate = rate
        self.keys = keys
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str, now: float) -> bool:
        """Take one out of this key's bucket."""
        bucket = self.buckets.get(key)
        if bucket is None:
            bucket = self.buckets[key] = Bucket(self.size, self.rate, now)
            if len(self.buckets) > self.keys:
                self.buckets.popitem(last=False)
        self.buckets.move_to_end(key)
        return bucket.take(now)
