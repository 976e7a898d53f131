"""What can go wrong for somebody outside, each with a name: the message says what was given, what was legal, where."""


class FifthColonyError(Exception):
    """The root of every error a user of the library can cause."""


class IllegalChoice(FifthColonyError):
    """The index is not one of the ask's options."""


class WrongSeat(FifthColonyError):
    """The seat owes no answer now."""


class NoSuchSeat(FifthColonyError):
    """The game has no such seat to look from."""


class StaleAsk(FifthColonyError):
    """The answer is for an ask that is no longer the one owed."""


class BadConfig(FifthColonyError):
    """A game cannot be set up like this: an unknown game, a name it does not know, a wrong number of seats."""


class BadBot(FifthColonyError):
    """Somebody's bot fails: it cannot be loaded or made, or breaks at a decision."""


class DamagedData(FifthColonyError):
    """A dump or a record that is broken, foreign, or of another version."""


class ReplayMismatch(FifthColonyError):
    """A record and the rules part ways at a named choice."""


class LawBroken(FifthColonyError):
    """A step changed the game before its last ask, or asked several seats in a row."""
