"""The words for the browser, part by part, each written once and known by its mark."""

from collections.abc import Mapping
from typing import NamedTuple

import msgspec

from fifthcolony.server.messages.http import Language
from fifthcolony.server.transport.packing import mark_of
from fifthcolony.text.languages import LANGUAGES, MissingText
from fifthcolony.text.parts import parts_of


class Written(NamedTuple):
    """A part as it is sent."""

    texts: Mapping[str, str]
    body: bytes
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
        known = self._written.get((language, part))
        if known is None or known.texts is not parts[part]:
            body = msgspec.json.encode(parts[part])
            known = self._written[language, part] = Written(parts[part], body, mark_of(body))
        return known
