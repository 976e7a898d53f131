"""The words for the browser, part by part, each written and compressed once and known by its mark."""

from collections.abc import Mapping
from typing import Final, NamedTuple

import msgspec

from fifthcolony.server.messages.http import Language
from fifthcolony.server.messages.packed import pack
from fifthcolony.server.transport.packing import mark_of
from fifthcolony.text.languages import GUIDE, LANGUAGES, MissingText, texts_of
from fifthcolony.text.parts import parts_of

_WHOLE: Final = ""
"""The part that is all of a language but its lessons."""


class Written(NamedTuple):
    """A part as it is sent."""

    texts: Mapping[str, str]
    packed: bytes
    mark: str


class ClientTexts:
    """Writes a part again when its texts are others: somebody's own alien may come at any time."""

    def __init__(self) -> None:
        self._written: dict[tuple[str, str], Written] = {}

    def languages(self) -> dict[str, Language]:
        """Every language by its code."""
        return {
            code: Language(name, {part: self.part(code, part).mark for part in sorted(parts_of(code))}) for code, name in LANGUAGES.items()
        }

    def part(self, language: str, part: str) -> Written:
        """One part; MissingText if there is none of that name."""
        parts = parts_of(language)
        if part not in parts:
            raise MissingText(f"{language} has no part {part!r}; there are: {', '.join(sorted(parts))}")
        return self._write(language, part, parts[part])

    def whole(self, language: str) -> Written:
        """All of a language but its lessons; MissingText if there is none of that name."""
        return self._write(language, _WHOLE, texts_of(language))

    def _write(self, language: str, part: str, texts: Mapping[str, str]) -> Written:
        known = self._written.get((language, part))
        if known is None or known.texts is not texts:
            said = {key: text for key, text in texts.items() if not key.startswith(GUIDE)} if part == _WHOLE else texts
            body = msgspec.json.encode(said)
            known = self._written[language, part] = Written(texts, pack(body), mark_of(body))
        return known
