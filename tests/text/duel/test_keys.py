"""Every text that the duel game asks for is there in every language, and every text it has is used."""

import re
from functools import cache

import pytest

from fifthcolony.duel.cards import HALF, KINDS, TOKENS
from fifthcolony.duel.destiny import DESTINY
from fifthcolony.duel.effects import REWARDS
from fifthcolony.duel.friendship import PROMPT, TOLD
from fifthcolony.duel.planets import NAME, SYMBOLS
from fifthcolony.duel.powers import ALIENS, COMPLEXITIES, ENVOYS, ICONS, PROVENANCES, Alien, Envoy
from fifthcolony.duel.words import COLOURS, DECKS, Query, When
from fifthcolony.kernel.hooks import MODIFIES
from fifthcolony.text.languages import LANGUAGES, files_of, said_in, texts_of
from tests.text.keys import ASKING, TELLING, is_made, keys_given, words_in

PROMPTS = keys_given("duel", ASKING)
EVENTS = keys_given("duel", TELLING)
HANDED_OUT = {"cards.drawn", "cards.gained", "deck.looked_at"}
"""Events of which the receiver hears more than the others."""
WORDS = words_in("duel", "kernel")
TERMINAL = words_in("cli")
NO_WINDOWS = {When.HAND_OF_ONE, When.SHIPS_DESTROYED}
"""Points at which nothing is offered: what hangs there happens by itself, or asks for itself."""
WINDOWS = {value for name, value in vars(When).items() if name.isupper()} - NO_WINDOWS
STEPS = ("dials", "envoys", "choose", "tactics", "plans", "reinforce", "winner", "prize", "cleanup", "checkpoint")
HEADERS = ("setup", "always", "contest", "duel", "contest_duel")
ABILITY = re.compile(r"(alien|envoy)\.\w+\.ability\.\d(\.header|\.summary)?")


def of_power(power: Alien | Envoy) -> set[str]:
    """What is said of an alien or an envoy. What hangs on clout is named in the sum."""
    family = "alien" if isinstance(power, Alien) else "envoy"
    keys = {f"{family}.{power.name}.{part}" for part in ("name", "power", "summary", "rules", "ability.1")}
    keys |= {f"hook.{hook.name}.noun" for hook in power.hooks if hook.kind != MODIFIES or hook.at == Query.CLOUT}
    return keys | {f"hook.{hook.name}" for hook in power.hooks if hook.optional}


def things() -> set[str]:
    """The keys of everything that has a name."""
    keys = {f"card.{kind}{part}" for kind in KINDS for part in ("", ".rules")} | {
        f"tactic.{half}{part}" for half in HALF for part in ("", ".rules")
    }
    keys |= (
        {f"token.{letter}" for letter in "abcde"[:TOKENS]} | {f"tile.{name}" for name in NAME} | {f"symbol.{symbol}" for symbol in SYMBOLS}
    )
    keys |= {f"destiny_card.{card.name}.{part}" for card in DESTINY for part in ("name", "summary", "rules")}
    keys |= {f"destiny_card.{card.name}.prize" for card in DESTINY if card.where}
    keys |= {f"reward.{reward}" for reward in REWARDS} | {f"{family}.{deck}" for deck in DECKS for family in ("deck", "destiny_kind")}
    keys |= {f"{family}.{icon}" for icon in ICONS for family in ("icon", "slot")} | {f"icon.{half.partition('_')[0]}" for half in HALF}
    keys |= {f"reason.{word}" for word in WORDS.plain if re.fullmatch(r"win\.[a-z_]+", word)}
    keys |= {f"colour.{colour}" for colour in COLOURS} | {f"role.{role}" for role in ("leader", "straggler")}
    keys |= {f"step.{step}" for step in STEPS} | {f"header.{header}" for header in HEADERS}
    keys |= {f"provenance.{provenance}" for provenance in PROVENANCES} | {f"complexity.{complexity}" for complexity in COMPLEXITIES}
    for power in list[Alien | Envoy]([*ALIENS.values(), *ENVOYS.values()]):
        keys |= of_power(power)
    return keys | {"word.plan", "word.second", "word.ships"}


@cache
def needed() -> set[str]:
    """The keys that the duel game is sure to ask for."""
    prompts = {*PROMPTS.plain, *PROMPT.values(), *(f"window.{point}" for point in WINDOWS)}
    events = EVENTS.plain | {*TOLD.values()} | HANDED_OUT | {f"{key}_by_you" for key in HANDED_OUT}
    return {f"prompt.{key}" for key in prompts} | {f"event.{key}" for key in events} | things()


def is_used(key: str) -> bool:
    """Whether anything leads to this key."""
    family, _, word = key.partition(".")
    if key in needed() or ABILITY.fullmatch(key) or family in ("hook", "browser", "guide"):
        return True
    if family in ("option", "word"):
        head = f"{word.partition(':')[0]}:"
        return is_made(word, WORDS) or head in WORDS.plain or any(made.startswith(head) for made in WORDS.made)
    return is_made(key, TERMINAL) if family in ("terminal", "encyclopedia") else family in ("token", "beside") and word in WORDS.plain


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_that_a_duel_asks_for_is_missing(language: str) -> None:
    assert sorted(needed() - said_in(language).keys()) == []


def test_no_key_is_put_together_in_a_way_this_test_does_not_know() -> None:
    assert PROMPTS.made == {r"window\..+"}
    assert EVENTS.made == set()


def test_no_text_is_unused() -> None:
    duel = {key for path, texts in files_of("en") if path.startswith("duel/") for key in texts}
    assert sorted(key for key in {key.removesuffix(".none") for key in duel} if not is_used(key)) == []


def test_every_step_has_a_name() -> None:
    assert {word for word in STEPS if word in WORDS.plain} == set(STEPS)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("family", ["alien", "envoy"])
def test_abilities_are_counted_and_named(language: str, family: str) -> None:
    texts = texts_of(language)
    headers = {texts[f"header.{header}"] for header in HEADERS}
    for name in ALIENS if family == "alien" else ENVOYS:
        own = {key: text for key, text in texts.items() if key.startswith(f"{family}.{name}.ability.")}
        names = [own[f"{family}.{name}.ability.{number}"] for number in range(1, len(own) // 3 + 1)]
        assert len(own) == 3 * len(names) > 0
        assert texts[f"{family}.{name}.power"] == ", ".join(names)
        assert {own[f"{family}.{name}.ability.{number}.header"] for number in range(1, len(names) + 1)} <= headers


def test_there_is_a_file_for_every_alien_and_envoy_and_no_other() -> None:
    paths = {path for path, _ in files_of("en") if path.startswith("duel/")}
    own = {*(f"duel/aliens/{name}.json" for name in ALIENS), *(f"duel/envoys/{name}.json" for name in ENVOYS)}
    assert paths == {"duel/game.json", "duel/terminal.json", "duel/browser.json", "duel/guide.json"} | own
