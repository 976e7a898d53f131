"""What a person types, as answers: numbers, words, or several at once for a choice made of parts."""

from collections.abc import Sequence
from typing import NamedTuple

from fifthcolony.kernel.ask import DONE, Ask
from fifthcolony.text.render import Words

SHORT = ("pass", DONE, "yes", "no", "decline")
"""Options for which one letter is enough."""


COUNTED = ({"dial"}, {"ships"})
"""Options that are numbers themselves."""


class Typed(NamedTuple):
    """A line as options of the ask it was typed at, or what in it is not understood."""

    options: tuple[str, ...] = ()
    unclear: str | None = None


def read(line: str, ask: Ask, words: Words) -> Typed:
    """Numbers mean what is on the screen, even where later choices of the same line shift them."""
    whole = find(line.strip(), ask.options, words, ask.prompt)
    if whole is not None:
        return Typed((whole,))
    options: list[str] = []
    for token in line.replace(",", " ").split():
        option = find(token, ask.options, words, ask.prompt) or find(token, (DONE,), words)
        if option is None or (option == DONE and not options and DONE not in ask.options):
            return Typed(unclear=token)
        options.append(option)
    return Typed(tuple(options))


def number_of(option: str, options: Sequence[str]) -> int:
    """What to type for an option: its place in the list, or how many it stands for where all stand for a number."""
    heads = {word.partition(":")[0] for word in options}
    return int(option.partition(":")[2]) if heads in COUNTED else options.index(option) + 1


def find(token: str, options: Sequence[str], words: Words, prompt: str = "") -> str | None:
    """The one option that is meant: by its number, its label, the beginning of its label, or the engine's own word."""
    if token.isdecimal():
        return None if options == (DONE,) else next((word for word in options if number_of(word, options) == int(token)), None)
    wanted = token.casefold()
    if wanted in options:
        return wanted
    labels = [words.option(option, prompt).casefold() for option in options]
    if wanted in labels:
        return options[labels.index(wanted)]
    fits = [
        option for option, label in zip(options, labels, strict=True) if label.startswith(wanted) and (len(wanted) > 1 or option in SHORT)
    ]
    return fits[0] if wanted and len(fits) == 1 else None
