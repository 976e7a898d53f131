"""What a seat cannot know must not show: positions that differ only in hidden things look the same to it. None is a spectator."""

from collections.abc import Mapping
from random import Random

from fifthcolony.kernel.events import Event
from fifthcolony.kernel.game import Game
from tools.invariants import check_conserved, checks_of, play_on


def check_view(game: Game, seat: int | None, chance: Random) -> bool:
    """Exchanging the hidden changes nothing in the seat's view and asks. False if this exchange could not be compared."""
    other = checks_of(game.name).permuted(game, seat, chance)
    if other is None:
        assert all(ask.secret for ask in game.asks), f"whether {game.asks} is asked depends on what seat {seat} cannot know"
    owes = any(ask.seat == seat for ask in game.asks)
    if other is None or (not owes and _asked(game) != _asked(other)):
        assert not owes, f"whether seat {seat} is asked {game.asks} depends on what it cannot know"
        return False
    ours: Mapping[str, object] = game.view(seat)
    theirs: Mapping[str, object] = other.view(seat)
    apart = {key: (ours[key], theirs[key]) for key in ours if ours[key] != theirs[key]}
    assert not apart, f"the view of seat {seat} shows what it cannot know: {apart}"
    return True


def _asked(game: Game) -> list[tuple[int, str]]:
    return [(ask.seat, ask.prompt) for ask in game.asks]


# --- playing on side by side --------------------------------------------------------------------------------------------------------


class Witness:
    """Hears what one seat hears."""

    def __init__(self, game: Game, seat: int | None) -> None:
        self.seat = seat
        self.heard: list[Event] = []
        game.listener = self.hear

    def hear(self, event: Event) -> None:
        """Keep what is for everybody, or for this seat."""
        if event.audience is None or self.seat in event.audience:
            self.heard.append(event)

    def has_heard(self, keys: frozenset[str]) -> bool:
        """Whether something of these kinds has been told since the last answer."""
        return any(event.key in keys for event in self.heard)


def check_told(game: Game, seat: int | None, chance: Random, answers: int = 40) -> int:
    """Two games that differ in two hidden cards tell the seat the same until it comes to know one of them. Answers compared."""
    mid_step = game.partial or (game._answers and game.asks[0].seat != seat)  # their meaning hangs on the cards that would be swapped
    hiding = checks_of(game.name)
    found = None if mid_step else hiding.swap_two(game, seat, chance)
    if found is None:
        return 0
    one, (other, first, second) = game.copy(), found
    kinds = hiding.kind(first), hiding.kind(second)
    names = f"{kinds[0]} from {kinds[1]}"
    ears = Witness(one, seat), Witness(other, seat)
    for number in range(answers):
        if _asked(one) != _asked(other) or not one.asks:
            return number
        ours: Mapping[str, object] = one.view(seat)
        theirs: Mapping[str, object] = other.view(seat)
        assert ours == theirs, (
            f"the view of seat {seat} tells {names}: {[(ours[key], theirs[key]) for key in ours if ours[key] != theirs[key]]}"
        )
        if not _answer_both(one, other, chance, kinds):
            return number
        learned = any(hiding.knows(g, seat, card) for g in (one, other) for card in (first, second))
        if learned or any(ear.has_heard(hiding.blurring) for ear in ears):
            return number
        # Where another is asked first in one of the games, it has not come as far.
        length = None if _asked(one) == _asked(other) else min(len(ear.heard) for ear in ears)
        heard = [ear.heard[:length] for ear in ears]
        assert heard[0] == heard[1], f"what seat {seat} hears tells {names}: {heard[0]} and {heard[1]}"
        for ear in ears:
            ear.heard.clear()
    return answers


def _answer_both(one: Game, other: Game, chance: Random, swapped: tuple[str, str]) -> bool:
    """The same answer in both games, where a laid card may have changed its name; False if there is none."""
    ask = chance.choice(one.asks)
    options = other.ask_of(ask.seat).options
    index = chance.randrange(len(ask.options))
    word = ask.options[index]
    if word not in options and checks_of(one.name).may_be_renamed(ask.prompt):
        word = ":".join(dict(zip(swapped, swapped[::-1], strict=True)).get(part, part) for part in word.split(":"))
    if word not in options:
        return False
    one.answer(ask.seat, index)
    other.answer(ask.seat, index if options[index : index + 1] == (word,) else options.index(word))  # two options may read the same
    return True


# --- dealing afresh -----------------------------------------------------------------------------------------------------------------


def check_determinize(game: Game, seat: int, chance: Random, answers: int = 20) -> None:
    """Dealing afresh keeps what the seat knows, depends on nothing it does not know, and plays on."""
    before, seed = game.dump(), chance.getrandbits(64)
    dealt = game.determinize(seat, seed)
    assert game.dump() == before, "determinize changed the game"
    check_conserved(dealt)
    if any(ask.seat == seat for ask in game.asks) and seat not in game.partial:
        ours, theirs = game.view(seat), dealt.view(seat)
        assert theirs == ours, f"dealing afresh changed what seat {seat} knows"
    other = checks_of(game.name).permuted(game, seat, chance)
    if other is not None:
        assert other.determinize(seat, seed).dump() == dealt.dump(), f"what is dealt afresh for seat {seat} depends on the hidden"
    for _ in range(answers):
        play_on(dealt, chance, 1)
        check_conserved(dealt)
