"""Keys and words to sentences in a language. The browser has a renderer of the same shape for the same texts.

A template holds `{0}` (a parameter as a word), `{1*}` (all parameters from there on, joined), `{1#ship|ships}` (by the number in a
parameter, in as many forms as the language has), `{0@draws|draw}` (by whether the player named is somebody else or the reader, who is
"you"; a `$` in it is what `{0}` would be); nothing else may stand in braces. Where `{1*}` would be empty, the key with ".none" behind it is
used if there is one.

A word has two forms. Inside a sentence "card:attack_08" is "attack 08" and "use:macron.mass" is "Mass (each ship counts 4)"; on a button
they are "Attack 08" and "Use Mass: each ship counts 4". What somebody gives in a deal, "seat:1:card:morph", is "Jade gives morph".

The texts and the grammar of each language stand in its folder; `languages.py` says how.
`tests/text/examples.json` holds what every renderer must make of each kind of word.
"""

import re
from collections.abc import Sequence
from copy import copy
from typing import Final, Protocol

from fifthcolony.kernel.ask import Param
from fifthcolony.kernel.events import Event
from fifthcolony.text.languages import FIELD, MissingText, patterns, texts_of

_KEY_OF: Final = {
    "card": "card.{}", "type": "type.{}", "alien": "alien.{}.name", "use": "hook.{}.noun", "side": "side.{}", "place": "place.{}",
    "destiny": "destiny.{}", "token": "token.{}", "combo": "combo.{}", "tile": "tile.{}", "envoy": "slot.{}", "deck": "deck.{}",
    "envoy_named": "envoy.{}.name", "destiny_card": "destiny_card.{}.name", "prize": "destiny_card.{}.prize", "tactic": "tactic.{}",
    "icon": "icon.{}", "reward": "reward.{}", "reason": "reason.{}", "flare": "flare.{}", "piece": "piece.{}",
    "technology": "technology.{}.name",
}  # fmt: skip
"""Words that name a thing: where its name stands."""
_PARTS: Final = {"lay": ("card", "tactic"), "play": ("card",), "pile": ("reward",)}
"""Words whose first parts leave out what they are: "lay:plan_13:blast_4". Several in one part have a plus between them."""
_NUMBER: Final = re.compile(r"-?\d+")


class Asked(Protocol):
    """What a prompt is made from: an Ask, or the like."""

    @property
    def prompt(self) -> str:
        """The prompt's key."""

    @property
    def params(self) -> Sequence[Param]:
        """What fills it."""


class Words:
    """A language, what the seats are called in it, and whose eyes read. Without names, players go by their colours."""

    def __init__(self, language: str, names: Sequence[str] | None, colours: Sequence[str], me: int | None = None) -> None:
        self.language = language
        self.me = None if me is None else f"seat:{me}"
        self.texts = texts_of(language)
        self._forms = patterns(self.texts, "language.form")
        self._before = patterns(self.texts, "language.and", ".before")
        self.colours = [self.say(f"colour.{colour}") for colour in colours]
        self.names = list(names) if names is not None else self.colours

    def read_by(self, seat: int) -> "Words":
        """The same words to this seat, which is then "you"."""
        words = copy(self)
        words.me = f"seat:{seat}"
        return words

    def has(self, key: str) -> bool:
        """Whether there is a text under this key."""
        return key in self.texts

    def say(self, key: str, *params: Param) -> str:
        """The text under a key, filled."""
        if key not in self.texts:
            raise MissingText(f"{self.language}: there is no text {key}")
        template = self.texts[key]
        for field in FIELD.finditer(template):
            if field[2] and int(field[1]) >= len(params) and f"{key}.none" in self.texts:
                template = self.texts[f"{key}.none"]
                break
        try:
            return FIELD.sub(lambda field: self._fill(field, params), template)
        except IndexError:
            raise MissingText(f"{self.language}: {key} is {template!r}, which {params} cannot fill") from None

    def _fill(self, field: re.Match[str], params: tuple[Param, ...]) -> str:
        position = int(field[1])
        if field[2]:
            return self.join([self._listed(param) for param in params[position:]])
        if field[3]:
            forms = field[3].split("|")
            return forms[min(self._form(params[position]), len(forms) - 1)]
        if field[4]:
            others, mine = field[4].split("|")
            return (mine if params[position] == self.me else others).replace("$", self.word(params[position]))
        return self.word(params[position])

    def _listed(self, word: Param) -> str:
        """A word as it stands in a list."""
        return self.texts["language.you.listed"] if word == self.me else self.word(word)

    def _form(self, number: Param) -> int:
        """Which form of a word goes with a number."""
        taken = (at for at, numbers in enumerate(self._forms) if numbers.fullmatch(str(number)))
        return next(taken, len(self._forms))

    def join(self, parts: Sequence[str]) -> str:
        """Several as one: "a, b and c"."""
        if len(parts) < 2:
            return "".join(parts)
        other = next((f".{at}" for at, before in enumerate(self._before, 1) if before.match(parts[-1])), "")
        return self.texts["language.comma"].join(parts[:-1]) + self.texts[f"language.and{other}"] + parts[-1]

    def word(self, word: Param) -> str:
        """A word as it stands inside a sentence."""
        if isinstance(word, int):
            return str(word)
        head, _, tail = word.partition(":")
        if word == self.me:
            return self.texts["language.you"]
        if head == "text":
            return tail
        if head == "seat":
            number, _, item = tail.partition(":")
            return self._item(f"seat:{number}", item) if item else self.names[int(number)]
        if head == "planet":
            seat, _, number = tail.partition(".")
            return f"{self.colours[int(seat)]} {number}"
        if head == "gap":  # called after the planet before it
            seat, _, number = tail.partition(".")
            return self.say("gap", f"planet:{tail}", f"planet:{seat}.{int(number) + 1}")
        if word.startswith("destiny:seat:"):  # the card shows a colour, not a name
            return self.colours[int(word.rpartition(":")[2])]
        if head in _KEY_OF:
            return self.say(_KEY_OF[head].format(tail))
        return self._structured("word", word)

    def option(self, word: str, prompt: str = "") -> str:
        """A word as it stands on a button; a prompt may have words of its own for one of its answers."""
        own = f"option.{prompt}.{word}"
        if own in self.texts:
            return sentence(self.say(own))
        head, _, tail = word.partition(":")
        if head == "use":
            return self.say(f"hook.{tail}")
        return sentence(self._structured("option", word) if self._key("option", word) else self._listed(word))

    def _key(self, family: str, word: str) -> tuple[str, list[str]] | None:
        """The key of a fixed word is its own, that of one made of words its head, or its head and first part; and the parts left over."""
        head, *parts = word.split(":")
        for taken in (len(parts), 1, 0):
            key = ":".join((f"{family}.{head}", *parts[:taken]))
            if key in self.texts:
                return key, parts[taken:]
        return None

    def _structured(self, family: str, word: str) -> str:
        """A fixed word by its own key; one made of words, such as "drive:planet:0.3:seat:2", by its head's."""
        key, parts = self._key(family, word) or (f"{family}.{word}", [])
        kinds = _PARTS.get(word.partition(":")[0], ())
        params: list[Param] = [f"{kind}:{name}" for kind, part in zip(kinds, parts, strict=False) for name in part.split("+")]
        rest = parts[len(kinds) :]
        pairs = (":".join(rest[at : at + 2]) for at in range(0, len(rest), 2))
        params += [int(pair) if _NUMBER.fullmatch(pair) else pair for pair in pairs]
        return self.say(key, *params)

    def _item(self, giver: str, item: str) -> str:
        """What somebody gives in a deal."""
        special = f"item.{item.partition(':')[0]}"
        return self.say(special if special in self.texts else "item", giver, item)

    def prompt(self, ask: Asked) -> str:
        """What is wanted of the one who is asked."""
        return sentence(self.say(f"prompt.{ask.prompt}", *ask.params))

    def event(self, event: Event) -> str:
        """What happened, as one sentence."""
        return sentence(self.say(f"event.{event.key}", *event.params))


def sentence(text: str) -> str:
    """The text with a capital letter at its beginning."""
    return text[:1].upper() + text[1:]
