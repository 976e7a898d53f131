"""All attacks in their order: probes on one process and on two, limits, and the storm."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

from tools.attack.asking import REQUESTS
from tools.attack.doors import DOORS
from tools.attack.frames import FRAMES
from tools.attack.ground import Ground, ground
from tools.attack.probe import Report, run
from tools.attack.stories import AS_SHIPPED, LIMITED, STORIES
from tools.attack.storm import Storm, rage
from tools.attack.windows import WINDOWS

PROBES: Final = [*REQUESTS, *WINDOWS, *FRAMES, *STORIES]
LIMITS: Final[dict[str, Any]] = {
    "rate": AS_SHIPPED.rate, "address_rate": AS_SHIPPED.address_rate,
    "chat_rate": AS_SHIPPED.chat_rate, "guess_rate": AS_SHIPPED.guess_rate,
    "snapshot_rate": AS_SHIPPED.snapshot_rate, "table_rate": AS_SHIPPED.table_rate, "request_rate": AS_SHIPPED.request_rate,
    "max_watchers": 10,
}  # fmt: skip
"""What strangers are held to."""
GROWTH: Final = 60.0
"""MB by which a storm may make the server larger, however long it is."""


@asynccontextmanager
async def _attacked(report: Report, where: str, *given: Any, **changes: Any) -> AsyncIterator[Ground]:
    """A ground, whose server has to be there to the last and to end as if nothing had been."""
    async with ground(*given, **changes) as found:
        yield found
    assert found.server.process is not None
    code, said = found.server.process.returncode, found.logged()
    faults = [f"it ended with {code}"] * (code != 0) + [f"the log says: {said[-2000:]}"] * bool(said)
    report.note(f"{where}, told to end", f"ends with {code}", faults)


async def _on_one(folder: Path, messages: int, seed: int) -> tuple[Report, Storm]:
    report, where = Report(), "one process"
    async with _attacked(report, where, folder / "one", folder / "one.log", snapshot_rate=AS_SHIPPED.snapshot_rate) as one:
        await run(one, PROBES, report, where)
        storm = await rage(one, messages, seed)
    if storm.memory[1] - storm.memory[0] > GROWTH:
        storm.faults.append(f"the server has grown by {storm.memory[1] - storm.memory[0]:.0f} MB")
    return report, storm


async def _with_limits(folder: Path) -> Report:
    report, where = Report(), "with limits"
    async with _attacked(report, where, folder / "limits", folder / "limits.log", is_played=False, **LIMITS) as limited:
        await run(limited, LIMITED, report, where)
    return report


async def _on_two(folder: Path, url: str) -> Report:
    report, where = Report(), "two processes"
    async with _attacked(report, where, url, folder / "two.log", workers=2) as two:
        await run(two, [*DOORS, *WINDOWS, *STORIES], report, where)
    return report


async def attack(folder: Path, url: str, messages: int, seed: int = 1) -> tuple[Report, Storm]:
    """Everything, side by side: on a folder's server, on one with the limits that strangers have, and on two processes with a database."""
    async with asyncio.TaskGroup() as group:
        one = group.create_task(_on_one(folder, messages, seed))
        others = [group.create_task(_with_limits(folder)), group.create_task(_on_two(folder, url))]
    report, storm = one.result()
    for other in others:
        report.lines += other.result().lines
        report.faults += other.result().faults
    return report, storm
