"""Asking a server for a page, each time on a line of its own: so several processes share the asking as they would among people."""

import asyncio
from typing import TypeVar

import msgspec

T = TypeVar("T")


async def post(host: str, port: int, path: str, body: object, kind: type[T]) -> T:
    """POST, and what came of it; ConnectionError where it was refused."""
    data = msgspec.json.encode(body)
    reader, writer = await asyncio.open_connection(host, port)
    head = f"POST {path} HTTP/1.1\r\nHost: {host}:{port}\r\nContent-Length: {len(data)}\r\nConnection: close\r\n\r\n"
    writer.write(head.encode() + data)
    answer = await reader.read()
    writer.close()
    told, _, content = answer.partition(b"\r\n\r\n")
    if b" 200 " not in told[:16]:
        raise ConnectionError(f"POST {path} was answered {told[:40]!r} {content[:200]!r}")
    return msgspec.json.decode(content, type=kind)
