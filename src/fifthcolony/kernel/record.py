"""Records: a header and the choices with their labels; replaying one gives the same game to the byte."""

from typing import TYPE_CHECKING, Any, Final, NamedTuple

from fifthcolony.kernel.codec import DUMP, DUMP_VERSION, RECORD, RECORD_VERSION, seal, unseal
from fifthcolony.kernel.errors import DamagedData, IllegalChoice, ReplayMismatch, WrongSeat
from fifthcolony.kernel.registry import kit_of

if TYPE_CHECKING:
    from fifthcolony.kernel.game import Game

RULES: Final = 1
"""Raised whenever the same choices may lead somewhere else."""


class Choice(NamedTuple):
    """One answer: who, which option by number, and the option's own word."""

    seat: int
    option: int
    label: str


class Record(NamedTuple):
    """Everything needed to play a game again."""

    game: str
    config: dict[str, Any]
    seed: int
    choices: tuple[Choice, ...]
    start: str | None = None
    outcome: tuple[tuple[int, ...], str] | None = None
    rules: int = RULES

    def to_json(self) -> str:
        """One line of text."""
        return seal(RECORD, RECORD_VERSION, self._asdict())

    @classmethod
    def from_json(cls, data: str | bytes) -> "Record":
        """Read it back, or say what is wrong with it."""
        body = unseal(RECORD, RECORD_VERSION, data)
        try:
            outcome = body["outcome"]
            record = cls(
                body["game"],
                body["config"],
                body["seed"],
                tuple(Choice(seat, index, label) for seat, index, label in body["choices"]),
                body["start"],
                (tuple(outcome[0]), outcome[1]) if outcome else None,
                body["rules"],
            )
        except (KeyError, TypeError, ValueError) as error:
            raise DamagedData(f"this record does not have the parts of one: {type(error).__name__} {error}") from None
        if record.rules != RULES:
            raise DamagedData(f"this record was made under rules version {record.rules}, these are version {RULES}")
        return record


def next_choice(game: "Game", choice: Choice, number: int) -> None:
    """Make one recorded choice, or say where record and rules part ways."""
    try:
        ask = game.ask_of(choice.seat)
        given = ask.options[choice.option] if 0 <= choice.option < len(ask.options) else "nothing"
        if given != choice.label:
            raise ReplayMismatch(
                f"choice {number}: the record says seat {choice.seat} chose {choice.option} ({choice.label}) at {ask.prompt}, "
                f"but there option {choice.option} is {given}; options are {', '.join(ask.options)}"
            )
        game.answer(choice.seat, choice.option)
    except (WrongSeat, IllegalChoice) as error:
        raise ReplayMismatch(f"choice {number}: {error}") from None


def load(data: str | bytes) -> "Game":
    """The game a dump holds, going on exactly where it was."""
    body = unseal(DUMP, DUMP_VERSION, data)
    try:
        game = kit_of(body["game"]).empty(body["config"], body["seed"])
    except (KeyError, TypeError) as error:
        raise DamagedData(f"this dump does not have the parts of one: {type(error).__name__} {error}") from None
    game.load(body)
    return game


def fresh(record: Record) -> "Game":
    """The game a record is of, before its first choice."""
    return load(record.start) if record.start else kit_of(record.game).begin(record.config, record.seed)


def record_of(game: "Game") -> Record:
    """The record of a game; it is played forward from its start to find the labels."""
    past = fresh(Record(game.name, game.config, game.seed, (), game.start))
    choices: list[Choice] = []
    while len(choices) < len(game.choices):
        asks = sorted(past.asks, key=lambda ask: ask.seat)
        for ask, index in zip(asks, game.choices[len(choices) :], strict=False):
            choices.append(Choice(ask.seat, index, ask.options[index]))
            past.answer(ask.seat, index)
    for seat in sorted(game.partial):
        choices.append(Choice(seat, game.partial[seat], past.ask_of(seat).options[game.partial[seat]]))
    outcome = (game.outcome.winners, game.outcome.reason) if game.outcome else None
    return Record(game.name, game.config, game.seed, tuple(choices), game.start, outcome)


def replay(record: Record, upto: int | None = None) -> "Game":
    """Play a record again, wholly or up to a number of choices; ReplayMismatch names the first divergence."""
    game = fresh(record)
    for number, choice in enumerate(record.choices[:upto]):
        next_choice(game, choice, number)
    outcome = (game.outcome.winners, game.outcome.reason) if game.outcome else None
    if upto is None and outcome != record.outcome:
        raise ReplayMismatch(f"the record ends with {record.outcome}, the rules with {outcome}")
    return game
