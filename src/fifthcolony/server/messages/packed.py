"""What is sent in fewer bytes."""

import gzip
from typing import Final

_LEVEL: Final = 6


def pack(data: bytes, level: int = _LEVEL) -> bytes:
    """Compressed, the same bytes for the same data."""
    return gzip.compress(data, level, mtime=0)


def unpack(data: bytes) -> bytes:
    """As it was before."""
    return gzip.decompress(data)
