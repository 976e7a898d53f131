"""How two lists of pieces differ."""

from collections import Counter


def difference(given: list[int], wanted: list[int]) -> list[int]:
    """What is missing in one of them, or there too often, sorted."""
    return sorted(((Counter(wanted) - Counter(given)) + (Counter(given) - Counter(wanted))).elements())
