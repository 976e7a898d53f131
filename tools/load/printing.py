"""A report as a person reads it: one table of trials, one of levels with bars, and what follows from both."""

from rich.console import Console
from rich.table import Table

from tools.load.figures import BAR, Level, Report, Trial

_WIDTH = 30


def show(report: Report, console: Console) -> None:
    """Print it."""
    console.print(
        f"Commit {report.commit}; {report.machine}; tables of {report.people}, who think {report.think:g} s on average. {report.quota}"
    )
    _show_trials(report, console)
    _show_levels(report, console)
    for line in (*_echoes(report), *_memory(report), *_scaling(report), *_verdicts(report)):
        console.print(line)


def _show_trials(report: Report, console: Console) -> None:
    table = Table(title=f"Tables held with p99 < {BAR:.0f} ms from an answer to its acknowledgement")
    table.add_column("served by")
    for name in ("tables", "answers/s", "waves/s", "updates/s", "p50", "p99", "ms an answer", "ms a message", "database ms", "relayed"):
        table.add_column(name, justify="right")
    for trial in report.trials:
        best = trial.best
        if best is None:
            table.add_row(trial.name, "none")
            continue
        rates = (f"{count / best.seconds:.0f}" for count in (best.answers, best.waves, best.updates))
        costs = (f"{cost:.2f}" for cost in (best.cost, best.message_cost, best.database_cost))
        relayed = f"{trial.relayed} of {trial.sockets}"
        table.add_row(trial.name, str(best.tables), *rates, f"{best.p50:.0f}", f"{best.p99:.0f}", *costs, relayed)
    console.print(table)


def _show_levels(report: Report, console: Console) -> None:
    table = Table(
        title="Every level: ▇ p50, ░ up to p99 (the bar at 100 ms is |); processor in cores, lag of the players and of the disk in ms"
    )
    for name in (
        "served by",
        "tables",
        "answers",
        "p50",
        "p99",
        "",
        "server",
        "database",
        "players",
        "others",
        "left",
        "lag",
        "disk",
        "errors",
    ):
        table.add_column(name, justify="left" if name in ("served by", "") else "right", no_wrap=name == "")
    for trial in report.trials:
        for level in sorted(trial.levels, key=lambda one: one.tables):
            table.add_row(
                trial.name, str(level.tables), str(level.answers), f"{level.p50:.0f}", f"{level.p99:.0f}", _bar(level),
                *(f"{share:.2f}" for share in (level.server, level.database, level.players, level.others, level.left)),
                f"{level.lag:.0f}" + ("!" if level.players_starved else ""), f"{level.disk:.0f}", str(len(level.errors)),
            )  # fmt: skip
        table.add_section()
    console.print(table)


def _bar(level: Level) -> str:
    """Up to twice what is allowed."""
    scale = _WIDTH / (2 * BAR)
    half, whole = (min(_WIDTH, round(value * scale)) for value in (level.p50, level.p99))
    drawn = ("▇" * half + "░" * (whole - half)).ljust(_WIDTH)
    middle = _WIDTH // 2
    return drawn if whole > middle else f"{drawn[:middle]}|{drawn[middle + 1 :]}"


def _echoes(report: Report) -> list[str]:
    return [
        f"{echo.name}: {echo.rate:,.0f} messages for a second of a core ({1e6 / max(echo.rate, 1e-9):.0f} µs each)."
        for echo in report.echoes
    ]


def _memory(report: Report) -> list[str]:
    return [
        f"Memory of {trial.memory.tables} tables ({trial.name}): {trial.memory.empty:.0f} MB empty, {trial.memory.full:.0f} MB opened "
        f"({trial.memory.opened:.0f} kB a table with its sockets), {trial.memory.end:.0f} MB after {trial.memory.minutes:g} min of play "
        f"({trial.memory.played:.0f} kB a table)."
        for trial in report.trials
        if trial.memory is not None
    ]


def _scaling(report: Report) -> list[str]:
    """Against one process on the same database and the same share."""
    lines = []
    for trial in report.trials:
        alone = next((one for one in report.trials if (one.database, one.share, one.processes) == (trial.database, trial.share, 1)), None)
        if trial.processes == 1 or alone is None or alone.best is None or trial.best is None:
            continue
        times, cost = trial.best.tables / alone.best.tables, trial.best.cost / alone.best.cost
        lines.append(f"{trial.name}: {times:.2f} times the tables of one, an answer costs {cost:.2f} times as much.")
    return lines


def _verdicts(report: Report) -> list[str]:
    """Whose figures these are."""
    failures = [f"{trial.name}: ended early, {trial.failure}" for trial in report.trials if trial.failure is not None]
    return failures + [_verdict(trial) for trial in report.trials if trial.best is not None]


def _verdict(trial: Trial) -> str:
    starved = [level.tables for level in trial.levels if level.players_starved]
    if not starved:
        return f"{trial.name}: the players were never short of processor, so the figures are the server's."
    return f"{trial.name}: the players were short of processor at {', '.join(map(str, starved))} tables (lag marked !)."
