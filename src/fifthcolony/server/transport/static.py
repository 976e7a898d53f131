"""The browser client as it was built: files with honest cache headers, compressed once, and one page for every address of its own."""

import gzip
import hashlib
import mimetypes
from pathlib import Path
from typing import Final, NamedTuple

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

FOLDER: Final = Path(__file__).parent.parent / "static"
INDEX: Final = "index.html"
_COMPRESSED: Final = ("text/", "application/javascript", "application/json", "image/svg")
_WORTH_IT: Final = 1024
NOT_BUILT: Final = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Fifth Colony</title>
<p>The table is open, but the browser client has not been built. Run <code>make play</code>, which builds it.</p></html>"""


class Asset(NamedTuple):
    """One file, ready to be sent."""

    body: bytes
    packed: bytes | None
    media: str
    etag: str
    changed: int


class ClientFiles:
    """Reads a file again when it changes, so that a fresh build is served at once."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self.folder = folder.resolve()
        self.assets: dict[str, Asset] = {}

    def asset(self, name: str) -> Asset | None:
        """The file of this name inside the folder, if there is one."""
        path = (self.folder / name).resolve()
        if not path.is_relative_to(self.folder) or not path.is_file():
            return None
        changed = path.stat().st_mtime_ns
        known = self.assets.get(name)
        if known is None or known.changed != changed:
            known = self.assets[name] = _read(path, changed)
        return known

    def response(self, request: Request) -> Response:
        """A file; the one page for addresses without a dot, which are the client's own; or nothing."""
        name = request.url.path.lstrip("/")
        found = self.asset(name) if name and "\0" not in name else None
        if found is None and "." in name.rpartition("/")[2]:
            return Response("not found", 404, media_type="text/plain")
        if found is None:
            name, found = INDEX, self.asset(INDEX)
        if found is None:
            return HTMLResponse(NOT_BUILT, headers={"cache-control": "no-cache"})
        return _answer(request, name, found)


def _read(path: Path, changed: int) -> Asset:
    body = path.read_bytes()
    media = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    media = {"text/javascript": "application/javascript"}.get(media, "font/woff2" if path.suffix == ".woff2" else media)
    packable = media.startswith(_COMPRESSED) and len(body) >= _WORTH_IT
    packed = gzip.compress(body, 9, mtime=0) if packable else None
    return Asset(body, packed, media, f'"{hashlib.sha256(body).hexdigest()[:20]}"', changed)


def _answer(request: Request, name: str, asset: Asset) -> Response:
    # What Vite builds into assets/ has its hash in its name and never changes.
    cache = "public, max-age=31536000, immutable" if name.startswith("assets/") else "no-cache"
    headers = {"cache-control": cache, "etag": asset.etag, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == asset.etag:
        return Response(status_code=304, headers=headers)
    if asset.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(asset.packed, media_type=asset.media, headers=headers | {"content-encoding": "gzip"})
    return Response(asset.body, media_type=asset.media, headers=headers)
