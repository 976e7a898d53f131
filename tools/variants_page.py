"""docs/variants.md: every variant of the classic game, from its description and its texts."""

import sys
from collections.abc import Iterator

from fifthcolony.classic.variants import BOTH_EDITIONS, VARIANTS, Variant
from fifthcolony.text.languages import FALLBACK, texts_of
from tools.rules import ROOT

PAGE = ROOT / "docs" / "variants.md"
HEAD = """# Variants of the classic game

What the rulebooks call variants, each switched on by its name: in the dialog for a new table, on the command line
(`fifthcolony play --variants flares,four_planets`), in the library (`new_game("classic", variants=["flares"])`) and in scenes.
Whatever the books allow can be combined; the rest is refused with the reason. `make conformance` writes this page from
`classic/variants.py` and the texts; a test fails when it is out of date.

| name | editions | needs | not with |
|---|---|---|---|
"""
TAIL = """
Combos with flares, of the 2018 edition, are `aliens="combo"` with the variant `flares`.
"""


def write_page() -> str:
    """The whole page."""
    return HEAD + "".join(map(_row, VARIANTS)) + "".join(_about()) + TAIL


def _row(variant: Variant) -> str:
    editions = "both" if variant.editions == BOTH_EDITIONS else ", ".join(map(str, variant.editions))
    return f"| `{variant.name}` | {editions} | {_listed(variant.needs)} | {_listed(variant.excludes)} |\n"


def _listed(names: tuple[str, ...]) -> str:
    return ", ".join(f"`{name.replace(':', '=')}`" for name in names)


def _about() -> Iterator[str]:
    texts = texts_of(FALLBACK)
    for variant in VARIANTS:
        yield f"\n## {texts[f'variant.{variant.name}.name']}\n\n{texts[f'variant.{variant.name}.rules']}\n"
        for hint in variant.hints:
            yield f"\n- With `{hint.given.replace(':', '=')}`: {texts[hint.text]}"
        yield "\n" if variant.hints else ""


def main() -> int:
    """Write it."""
    PAGE.write_text(write_page(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
