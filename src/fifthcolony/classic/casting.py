"""Who plays which alien: a list, chance, a choice of two, or a combo."""

import json
from importlib.resources import files
from typing import Any, Final, NamedTuple

from fifthcolony.classic.flare_deck import name_flares
from fifthcolony.classic.powers import ALERTS, alien_named, aliens_by_chance, can_meet
from fifthcolony.classic.sheets_afresh import is_company_known
from fifthcolony.classic.state import Game
from fifthcolony.classic.variants import HIDDEN_POWERS
from fifthcolony.classic.words import COMBO, RANDOM, SEAT
from fifthcolony.kernel.ask import Ask, Asking, choose_together
from fifthcolony.kernel.errors import BadConfig
from fifthcolony.kernel.steps import step

NO_ALIENS: Final = "none"
CHOICE: Final = "choice"
"""Two flares are dealt to each, who secretly keeps the alien of one. classic:setup.aliens_2008, classic:setup.aliens_advanced_2018"""
WAYS: Final = (RANDOM, CHOICE, COMBO, NO_ALIENS)
COMBO_EDITION: Final = 2018
FLARES_EACH: Final = 2


class Combo(NamedTuple):
    """Five aliens that make a good table together; fewer players use the first ones."""

    name: str
    aliens: tuple[str, ...]
    origin: str
    """"printed"; "likely", where a printed card most likely has these aliens; "ours" for the others, since little is known of the rest."""


def _combos() -> tuple[Combo, ...]:
    """The cards as `combos.json` lists them."""
    listed: dict[str, dict[str, Any]] = json.loads(files(__package__).joinpath("combos.json").read_text(encoding="utf-8"))
    return tuple(Combo(name, tuple(card["aliens"]), card["origin"]) for name, card in listed.items())


COMBOS: Final = _combos()


def check_aliens(aliens: str | list[str] | tuple[str, ...], alerts: tuple[str, ...] | list[str], seats: int, edition: int) -> None:
    """Say what is wrong with a wish for aliens."""
    for alert in alerts:
        if alert not in ALERTS:
            raise BadConfig(f"there is no alert level {alert!r}; there are: {', '.join(ALERTS)}")
    if isinstance(aliens, str):
        if aliens not in WAYS:
            raise BadConfig(f"aliens are {', '.join(map(repr, WAYS))} or a list of names, not {aliens!r}")
        if aliens == COMBO and edition != COMBO_EDITION:
            raise BadConfig(f"combo cards belong to edition {COMBO_EDITION}, not to {edition}")
        return
    if len(aliens) != seats:
        raise BadConfig(f"{seats} seats need {seats} aliens, given are {len(aliens)}: {', '.join(map(str, aliens))}")
    if len(set(aliens)) != len(aliens):
        raise BadConfig(f"no alien can be in a game twice, given are: {', '.join(aliens)}")
    for name in aliens:
        alien = alien_named(name)
        if edition not in alien.editions:
            raise BadConfig(f"{name} is not in edition {edition}; it is in: {', '.join(map(str, alien.editions))}")
        barred = set(alien.not_with) & set(aliens)
        if barred:
            raise BadConfig(f"{name} never meets {', '.join(sorted(barred))}")


def pool(g: Game) -> list[str]:
    """The aliens that chance may bring into the game, shuffled."""
    names = aliens_by_chance(g)
    g.shuffle(names)
    return names


def deal(g: Game, number: int) -> list[str]:
    """So many aliens of the pool, none of which bars another."""
    dealt: list[str] = []
    for name in pool(g):
        if len(dealt) < number and can_meet(name, dealt):
            dealt.append(name)
    if len(dealt) < number:
        raise BadConfig(f"{number} aliens are needed, but the wished alert levels have only {len(dealt)} that can meet: {', '.join(dealt)}")
    return dealt


@step
def cast(g: Game) -> None:
    """Every seat gets its alien, at once or by its own choice."""
    wish = g.config["aliens"]
    if wish == CHOICE:
        dealt = deal(g, FLARES_EACH * g.seats)
        g.dealt = [tuple(sorted(dealt[seat * FLARES_EACH : (seat + 1) * FLARES_EACH])) for seat in range(g.seats)]
        g.then(keep_one)
    elif wish == COMBO:
        _take_combo(g)
    elif wish != NO_ALIENS:
        aliens = wish if isinstance(wish, list) else deal(g, g.seats)
        name_flares(g, {name: _who_sees(g, seat) for seat, name in enumerate(aliens)})
        show_aliens(g, aliens)


def _who_sees(g: Game, seat: int) -> int:
    """The seats that know of a sheet which this one gets that it is in the game, as bits. classic:variant.hidden_powers_flares"""
    return 1 << seat if HIDDEN_POWERS in g.config["variants"] and not is_company_known(g) else (1 << g.seats) - 1


def _take_combo(g: Game) -> None:
    """A card is turned up. classic:variant.combos_with_flares: the flares of all on it are in the deck, and everybody knows it."""
    combo = COMBOS[g.random_below(len(COMBOS))]
    names = list(combo.aliens[: g.seats])
    g.shuffle(names)
    g.tell("setup.combo", f"combo:{combo.name}")
    name_flares(g, dict.fromkeys(combo.aliens, (1 << g.seats) - 1))
    show_aliens(g, names)


@step
def keep_one(g: Game) -> Asking:
    """All choose in secret and at the same time; then the sheets are shown together, unless powers are hidden."""
    asks = tuple(Ask(seat, "setup.alien", tuple(f"alien:{name}" for name in pair), (), False) for seat, pair in enumerate(g.dealt))
    kept = yield from choose_together(asks)
    aliens = [pair[choice] for pair, choice in zip(g.dealt, kept, strict=True)]
    name_flares(g, {name: _who_sees(g, seat) if name == aliens[seat] else 1 << seat for seat, pair in enumerate(g.dealt) for name in pair})
    if HIDDEN_POWERS in g.config["variants"]:
        g.glimpsed = [(seat, name) for seat, pair in enumerate(g.dealt) for name in pair if name != aliens[seat]]
        g.buried = [name for _, name in g.glimpsed]
    g.dealt = []
    show_aliens(g, aliens)


def show_aliens(g: Game, aliens: list[str]) -> None:
    """The sheets are up; with hidden powers they stay down, and each player knows its own. classic:variant.hidden_powers"""
    sheets: list[tuple[str, ...]] = [(name,) for name in aliens]
    hidden = HIDDEN_POWERS in g.config["variants"]
    if hidden:
        g.set_powers(g.powers, sheets)
        g.tell("setup.face_down")
    else:
        g.set_powers(sheets)
    for seat, name in enumerate(aliens):
        g.tell("setup.plays", SEAT[seat], f"alien:{name}", to=(seat,) if hidden else None)
