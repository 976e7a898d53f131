"""Records: a header and the choices with their labels; replaying one gives the same game to the byte."""

from typing import TYPE_CHECKING, Any, Final, NamedTuple, Self

import msgspec

from fifthcolony.kernel.codec import DUMP, DUMP_VERSION, RECORD, RECORD_VERSION, seal, unseal
from fifthcolony.kernel.errors import BadConfig, DamagedData, IllegalChoice, ReplayMismatch, WrongSeat
from fifthcolony.kernel.events import Listener
from fifthcolony.kernel.registry import kit_of
from fifthcolony.kernel.rng import KEYS, SEED_BITS

if TYPE_CHECKING:
    from fifthcolony.kernel.game import Game

NOBODY: Final = -1


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
    rules: int = 1
    """The version of the game's rules under which it was played."""

    def to_json(self) -> str:
        """One line of text."""
        return seal(RECORD, RECORD_VERSION, {**self._asdict(), "seed": _written(self.seed)})

    @classmethod
    def from_json(cls, data: str | bytes) -> Self:
        """Read it back, or say what is wrong with it."""
        body = unseal(RECORD, RECORD_VERSION, data)
        try:
            body["seed"] = _read(body["seed"])
            record: Self = msgspec.convert([body[name] for name in cls._fields], cls)
        except (KeyError, ValueError) as error:
            raise DamagedData(f"a record has {', '.join(cls._fields)} in this order; this one does not: {error}") from None
        if record.rules > kit_of(record.game).rules:
            raise DamagedData(f"this record was made under rules version {record.rules}, these are version {kit_of(record.game).rules}")
        return record


def _written(seed: int) -> int | str:
    """A seed in a record: a key is a text, since many a program that reads JSON would round so large a number."""
    return str(seed) if seed >= KEYS else seed


def _read(seed: Any) -> Any:
    """What `_written` wrote. A large number is from before there were keys, when a seed counted by its last 64 bits."""
    if isinstance(seed, str):
        key = int(seed)
        if seed != str(key) or key < KEYS or key.bit_length() > SEED_BITS:
            raise ValueError(f"a seed that is a text is a key of 65 to {SEED_BITS} bits, not {seed!r}")
        return key
    return seed % KEYS if isinstance(seed, int) and seed >= KEYS else seed


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
        kit, seed = kit_of(body["game"]), int(body["seed"])
        game = kit.empty(kit.configure(**body["config"]), seed)
    except (KeyError, TypeError, ValueError) as error:
        raise DamagedData(f"this dump does not have the parts of one: {type(error).__name__} {error}") from None
    game.load(body)
    return game


def fresh(record: Record, listener: Listener | None = None) -> "Game":
    """The game a record is of, before its first choice; who listens hears the set-up too."""
    if record.start is not None:
        game = load(record.start)
        game.start, game.listener = record.start, listener
        return game
    kit = kit_of(record.game)
    try:
        config = kit.configure(**record.config)
    except TypeError as error:
        raise BadConfig(f"this record is of a game set up with {record.config}: {error}") from None
    return kit.begin(config, record.seed, listener)


def _made_again(past: "Game", seat: int, index: int) -> Choice:
    label = past.ask_of(seat).options[index]
    past.answer(seat, index)
    return Choice(seat, index, label)


def record_of(game: "Game") -> Record:
    """The record of a game; it is played forward from its start to find the labels."""
    past = fresh(Record(game.name, game.config, game.seed, (), game.start))
    choices: list[Choice] = []
    made = game.choices
    try:
        while len(choices) < len(made):
            for seat in sorted(ask.seat for ask in past.asks) or [NOBODY]:
                choices.append(_made_again(past, seat, made[len(choices)]))
        choices += [_made_again(past, seat, index) for seat, index in sorted(game.partial.items())]
        fits = past.fingerprint() == game.fingerprint()
    except (IndexError, IllegalChoice, WrongSeat):
        fits = False
    if not fits:
        raise DamagedData("this game has no record: its choices do not lead from its start to where it is, as after dealing afresh")
    outcome = (game.outcome.winners, game.outcome.reason) if game.outcome else None
    return Record(game.name, game.config, game.seed, tuple(choices), game.start, outcome, kit_of(game.name).rules)


def replay(record: Record, upto: int | None = None, listener: Listener | None = None) -> "Game":
    """Play a record again, wholly or up to a number of choices; ReplayMismatch names the first divergence.

    One that was made under older rules is played by those of today: most come out the same, and one that does not is told apart.
    """
    game = fresh(record, listener)
    try:
        for number, choice in enumerate(record.choices[:upto]):
            next_choice(game, choice, number)
        outcome = (game.outcome.winners, game.outcome.reason) if game.outcome else None
        if upto is None and outcome != record.outcome:
            raise ReplayMismatch(f"the record ends with {record.outcome}, the rules with {outcome}")
    except ReplayMismatch as error:
        today = kit_of(record.game).rules
        if record.rules == today:
            raise
        raise ReplayMismatch(f"{error} (it was made under rules version {record.rules}, these are version {today})") from None
    return game
