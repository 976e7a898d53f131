"""All attacks in their order: probes on one process and on two, limits, and the storm."""

from pathlib import Path
from typing import Any, Final

from fifthcolony.server.settings import Settings
from tools.attack.asking import REQUESTS
from tools.attack.doors import DOORS
from tools.attack.frames import FRAMES
from tools.attack.ground import ground
from tools.attack.probe import Report, run
from tools.attack.stories import LIMITED, STORIES
from tools.attack.storm import Storm, rage
from tools.attack.windows import WINDOWS

PROBES: Final = [*REQUESTS, *WINDOWS, *FRAMES, *STORIES]
_AS_SHIPPED: Final = Settings()
LIMITS: Final[dict[str, Any]] = {
    "rate": _AS_SHIPPED.rate, "chat_rate": _AS_SHIPPED.chat_rate, "guess_rate": _AS_SHIPPED.guess_rate,
    "snapshot_rate": _AS_SHIPPED.snapshot_rate, "table_rate": _AS_SHIPPED.table_rate, "request_rate": _AS_SHIPPED.request_rate,
    "max_watchers": 10,
}  # fmt: skip
"""What strangers are held to."""
GROWTH: Final = 60.0
"""MB by which a storm may make the server larger, however long it is."""


async def attack(folder: Path, url: str | None, messages: int, seed: int = 1) -> tuple[Report, Storm]:
    """Everything, on a folder's server; and on one of two processes, if there is a database for them."""
    report = Report()
    async with ground(folder / "one", folder / "one.log", snapshot_rate=_AS_SHIPPED.snapshot_rate) as one:
        await run(one, PROBES, report, "one process")
        storm = await rage(one, messages, seed)
    if storm.memory[1] - storm.memory[0] > GROWTH:
        storm.faults.append(f"the server has grown by {storm.memory[1] - storm.memory[0]:.0f} MB")
    async with ground(folder / "limits", folder / "limits.log", **LIMITS) as limited:
        await run(limited, LIMITED, report, "with limits")
    if url is not None:
        async with ground(url, folder / "two.log", workers=2) as two:
            await run(two, [*DOORS, *WINDOWS, *STORIES], report, "two processes")
    return report, storm
