"""Words that know the type of what is found under them."""

from typing import Generic, TypeVar

Value = TypeVar("Value")


class Key(str, Generic[Value]):
    """A word for a value of one type: `Key[int]("weight")`. To the type checker only: at work it is the plain word, as a NewType is."""

    __slots__ = ()

    def __new__(cls, word: str) -> "Key[Value]":
        """The word itself, because tables find plain words fastest."""
        return word  # type: ignore[return-value]
