"""Whole duels can be told: every ask, every option and every event reads well in every language."""

import random
import re
from collections.abc import Callable
from functools import cache

import pytest

import fifthcolony as fc
from fifthcolony.duel.powers import ALIENS, ENVOYS, ICONS
from fifthcolony.duel.words import COLOURS
from fifthcolony.kernel.events import Event
from fifthcolony.text.languages import LANGUAGES
from fifthcolony.text.render import Words

RAW = re.compile(
    r"[{}*#|_]|\b(seat|tile|card|use|alien|envoy|destiny|deck|type|play|lay|pile|reward|harvest|tactic|token|ships|dial|icon|prize|reason):\S"
)
GAMES = 54
"""Twice as many as aliens: each is seated at least twice, and so is each envoy."""
CONTRACTED = re.compile(r"\b(a|de) el\b")
"""What Spanish never says."""


def table(seed: int) -> tuple[list[str], list[str]]:
    """Two aliens and three envoys, so that every one of them has its turn."""
    aliens = sorted(ALIENS)
    decks = [sorted(name for name, envoy in ENVOYS.items() if envoy.icon == icon) for icon in ICONS]
    return [aliens[seed % len(aliens)], aliens[(2 * seed + 1) % len(aliens)]], [
        deck[(seed + place) % len(deck)] for place, deck in enumerate(decks)
    ]


def tell(words: Words, seed: int, keep: Callable[[str], None]) -> None:
    """A duel at random; what is said of it is kept."""
    event = cache(words.event)
    option = cache(words.option)
    aliens, envoys = table(seed)
    wish: list[str] | str = aliens if aliens[0] != aliens[1] else "choice"
    game = fc.new_game("duel", seed=seed, aliens=wish, envoys=envoys, listener=lambda told: keep(event(told)))
    dice = random.Random(seed)
    while game.outcome is None:
        ask = game.asks[0]
        keep(words.prompt(ask))
        labels = [option(word) for word in dict.fromkeys(ask.options)]
        assert len(set(labels)) == len(labels), f"two options read the same: {labels}"
        for label in labels:
            keep(f"{label}.")
        for causes in game.view(ask.seat)["clout"] or ():
            for cause, _ in causes:
                assert words.word(cause)
        game.answer(ask.seat, dice.randrange(len(ask.options)), ask.id)
    assert words.say(f"reason.{game.outcome.reason}")


@pytest.mark.unguarded
@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_duels_can_be_told(language: str) -> None:
    said: set[str] = set()
    words = Words(language, None, COLOURS)
    for seed in range(GAMES):
        tell(words, seed, said.add)
    assert len(said) > 1500
    assert [line for line in said if RAW.search(line) or not line.endswith(".") or line[0] != line[0].upper() or "  " in line] == []
    if language == "es":
        assert [line for line in said if CONTRACTED.search(line)] == []


@pytest.mark.parametrize(
    ("event", "english", "spanish"),
    [
        (
            Event("destiny.turned_up", ("deck:event", "destiny_card:regular_revenge"), None),
            "From the event deck: Regular Revenge.",
            "Del mazo de Eventos: Venganza ordinaria.",
        ),
        (
            Event("ships.destroyed", ("seat:0", 1, "tile:payday"), None),
            "1 ship of Orange on Payday is destroyed.",
            "Se destruye 1 Nave de Naranja en Día de Paga.",
        ),
        (
            Event("ships.destroyed", ("seat:1", 3), None),
            "3 ships in the supply of Blue are destroyed.",
            "Se destruyen 3 Naves del suministro de Azul.",
        ),
        (
            Event("envoy.allied", ("envoy:guile", "seat:1"), None),
            "The envoy of guile is now an ally of Blue.",
            "El Emisario de la astucia es ahora aliado de Azul.",
        ),
        (
            Event("duel.began", ("tile:payday", 6, "favours:fewer"), None),
            "A duel over Payday begins; the ship advantage is worth 6, to the side with fewer ships.",
            "Empieza un duelo por Día de Paga; la ventaja numérica vale 6 y es de quien tenga menos Naves.",
        ),
        (
            Event("duel.began", ("tile:payday", 5), None),
            "A duel over Payday begins; the ship advantage is worth 5.",
            "Empieza un duelo por Día de Paga; la ventaja numérica vale 5.",
        ),
        (
            Event("blast.stopped", ("seat:1", 3, 4), None),
            "Blue stops 3 of a blast of 4.",
            "Azul detiene 3 de una Explosión de 4.",
        ),
        (
            Event("friendship.decreased", ("seat:0", "envoy:guile"), None),
            "Orange decreases friendship with the envoy of guile.",
            "Naranja empeora su relación con el Emisario de la astucia.",
        ),
        (
            Event("deck.looked_at", ("seat:0", 1), None),
            "Orange looks at 1 card from the top of the deck.",
            "Naranja mira 1 carta de encima de su mazo.",
        ),
        (
            Event("power.used", ("seat:0", "use:envoy.rounder.close_enough"), None),
            "Orange uses Close Enough (rounds both plans).",
            "Naranja usa Más o menos (redondea los dos Planes).",
        ),
        (
            Event("game.over", ("reason:win.five_planets", "seat:0", "seat:1"), None),
            "The game goes to Orange and Blue: five planets.",
            "Victoria: Naranja y Azul (cinco Planetas).",
        ),
    ],
)
def test_lines_of_the_log(event: Event, english: str, spanish: str) -> None:
    assert [Words(language, None, COLOURS).event(event) for language in ("en", "es")] == [english, spanish]
