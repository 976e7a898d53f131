"""What aliens and envoys say of themselves to players that are programs, so that those know none of them by name.

Keys are hooks ("swarm.plus_the_cousins": when it is worth using), prompts ("pitfall.pile": how to answer) and what a power is worth where
the table does not show it ("envoy.mirror.plan"). The values are general words, with numbers behind colons.
"""

from typing import Final

ADVICE: Final[dict[str, str]] = {}


def named(power: str, advice: dict[str, str]) -> dict[str, str]:
    """A power's own advice under full names: prompts have one already."""
    return {key if "." in key else f"{power}.{key}": word for key, word in advice.items()}
