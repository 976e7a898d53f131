"""A plan and its tactic, which the duel game asks for in one, as two questions: the plan, then the tactic that goes with it."""

from fifthcolony.kernel.ask import Ask

_LAY = "lay:"


def is_lay(ask: Ask) -> bool:
    """Whether a plan is asked for, with a tactic or without."""
    return all(option.startswith(_LAY) for option in ask.options)


def plans(ask: Ask) -> Ask:
    """The first question: each plan once."""
    return Ask(ask.seat, ask.prompt, tuple(dict.fromkeys(f"card:{option.split(':')[1]}" for option in ask.options)))


def tactics(ask: Ask, plan: str) -> Ask:
    """The second: the tactics that can go with it, if any."""
    fitting = (option for option in ask.options if option.startswith(f"{lay(plan)}:"))
    return Ask(ask.seat, ask.prompt, tuple(dict.fromkeys(f"tactic:{option.split(':')[2]}" for option in fitting)))


def lay(plan: str, tactic: str | None = None) -> str:
    """The two answers as one."""
    word = _LAY + plan.removeprefix("card:")
    return word if tactic is None else f"{word}:{tactic.removeprefix('tactic:')}"
