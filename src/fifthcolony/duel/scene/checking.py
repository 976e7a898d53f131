"""What a scene of a duel refuses: positions that no game can be in."""

from collections.abc import Iterable, Mapping, Sequence

from fifthcolony.duel.powers import ALIENS, alien_named
from fifthcolony.duel.scene.names import Scene
from fifthcolony.duel.words import COLOURS, SEATS
from fifthcolony.kernel.errors import BadConfig


def check_aliens(aliens: Sequence[str]) -> None:
    """Two players, each by another name: an alien, or a colour."""
    if len(aliens) != len(SEATS) or len(set(aliens)) != len(aliens):
        raise BadConfig(f"a duel has two players with different names, not {aliens!r}")
    for name in aliens:
        if name not in COLOURS:
            alien_named(name)


def check_beginning(begin: str, card: str | None, leader: str | None, hands: object) -> None:
    """Refuse what cannot be there yet when a scene begins before its card, or before the roles."""
    if card is not None and begin in ("checkpoint", "draw", "roles"):
        raise BadConfig(f"a scene of the card {card!r} begins with it, not with {begin!r}; the card that comes next is its next_card")
    for word, given in (("leader", leader), ("hands", hands)):
        if begin == "roles" and given is not None:
            raise BadConfig(f"a scene that begins with the roles takes no {word}: who leads, and what is drawn, comes of the decks")


def check_belongings(s: Scene, tokens: Mapping[int, Iterable[str]], beside: Mapping[int, Iterable[str]]) -> None:
    """Beside a player lie counters and piles that its alien declares; beside one without an alien those of any."""
    for seat, alien in enumerate(s.game.aliens):
        powers = [ALIENS[alien]] if alien else list(ALIENS.values())
        declared = (
            ("tokens", tokens, {kind for power in powers for kind in power.tokens}),
            ("pile", beside, {pile for power in powers for pile in power.piles}),
        )
        for what, given, known in declared:
            for kind in given.get(seat, ()):
                if kind not in known:
                    raise BadConfig(f"{s.names[seat]} has no {what} {kind!r}; there are: {', '.join(sorted(known)) or 'none'}")
