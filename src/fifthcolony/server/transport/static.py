"""The browser client as it was built: files with honest cache headers, compressed once, and one page for every address of its own."""

import mimetypes
from pathlib import Path
from typing import Final, NamedTuple

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from fifthcolony.server.messages.packed import pack
from fifthcolony.server.transport.packing import FOREVER, WORTH_IT, mark_of, understands

FOLDER: Final = Path(__file__).parent.parent / "static"
INDEX: Final = "index.html"
_COMPRESSED: Final = ("text/", "application/javascript", "application/json", "image/svg")
NOT_BUILT: Final = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Fifth Colony</title>
<p>The table is open, but the browser client has not been built. Run <code>make play</code>, which builds it.</p></html>"""


class Asset(NamedTuple):
    """One file, ready to be sent."""

    body: bytes
    packed: bytes | None
    media: str
    etag: str


class ClientFiles:
    """The files there are when the server starts, each under its one name: nothing else is looked for, whatever is asked."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self.folder = folder.resolve()
        files = sorted(path for path in self.folder.rglob("*") if path.is_file())
        self.paths: Final = {path.relative_to(self.folder).as_posix(): path for path in files}
        self.assets: dict[str, Asset] = {}
        """Those that somebody has asked for."""

    def asset(self, name: str) -> Asset | None:
        """The file of this name, if there is one."""
        path = self.paths.get(name)
        if path is not None and name not in self.assets:
            self.assets[name] = _read(path)
        return self.assets.get(name)

    def response(self, request: Request) -> Response:
        """A file; the one page for addresses without a dot, which are the client's own; or nothing."""
        name = str(request.scope["path"]).removeprefix("/")  # an address put together again would lose line breaks and tabs
        found = self.asset(name)
        if found is None and "." in name.rpartition("/")[2]:
            return Response("not found", 404, media_type="text/plain")
        if found is None:
            name, found = INDEX, self.asset(INDEX)
        if found is None:
            return HTMLResponse(NOT_BUILT, headers={"cache-control": "no-cache"})
        return _answer(request, name, found)


def _read(path: Path) -> Asset:
    body = path.read_bytes()
    media = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    media = {"text/javascript": "application/javascript"}.get(media, "font/woff2" if path.suffix == ".woff2" else media)
    packable = media.startswith(_COMPRESSED) and len(body) >= WORTH_IT
    packed = pack(body, 9) if packable else None
    return Asset(body, packed, media, f'"{mark_of(body)}"')


def _answer(request: Request, name: str, asset: Asset) -> Response:
    # What Vite builds into assets/ has its hash in its name and never changes.
    cache = FOREVER if name.startswith("assets/") else "no-cache"
    headers = {"cache-control": cache, "etag": asset.etag, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == asset.etag:
        return Response(status_code=304, headers=headers)
    if asset.packed is not None and understands(request):
        return Response(asset.packed, media_type=asset.media, headers=headers | {"content-encoding": "gzip"})
    return Response(asset.body, media_type=asset.media, headers=headers)
