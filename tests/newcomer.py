"""Somebody's own alien, brought in by two calls and taken out again."""

from collections.abc import Iterator
from contextlib import contextmanager

from fifthcolony.classic.hooks import may
from fifthcolony.classic.powers import ALIENS, Alien, register, withdraw
from fifthcolony.classic.state import Game
from fifthcolony.classic.words import Phase, Role, When
from fifthcolony.text.languages import add_alien_texts, drop_alien_texts

BONUS = 3


@may(When.AFTER_REVEAL, Role.MAIN_OR_ALLY)
def shine(g: Game, me: int) -> None:
    """Its side's total rises by three."""
    g.addends.append((g.side_of(me), BONUS, "alien:beacon"))


BEACON = Alien("beacon", shine, alert="green", phases=(Phase.REVEAL,))
TEXTS = {
    "en": {
        "name": "Beacon",
        "power": "Shine",
        "summary": "May add 3 to its side.",
        "rules": "As a main player or ally you may add 3 to your side's total after the reveal.",
        "hook.shine": "Use Shine: add 3",
        "hook.shine.noun": "Shine (adds 3)",
    },
    "es": {
        "name": "Faro",
        "power": "Brillo",
        "summary": "Puede sumar 3 a su bando.",
        "rules": "Como jugador principal o aliado puedes sumar 3 al total de tu bando tras la revelación.",
        "hook.shine": "Usar Brillo: sumar 3",
        "hook.shine.noun": "Brillo (suma 3)",
    },
}


@contextmanager
def beacon_is_there() -> Iterator[None]:
    """Two calls bring it in; nothing else is touched."""
    register(BEACON)
    add_alien_texts(BEACON, TEXTS)
    try:
        yield
    finally:
        withdraw("beacon")
        drop_alien_texts("beacon")
    assert "beacon" not in ALIENS
