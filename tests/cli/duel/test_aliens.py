"""A duel's aliens and envoys in the terminal."""

import pytest

from fifthcolony.duel.powers import ALIENS, COMPLEXITIES, ENVOYS
from fifthcolony.text.languages import LANGUAGES
from tests.cli.conftest import RUN

pytestmark = pytest.mark.unguarded


def test_every_alien_and_envoy_is_listed(run: RUN) -> None:
    lines = run("aliens", "--game", "duel", columns=400).out.splitlines()
    assert len(lines) == len(ALIENS) + len(ENVOYS) + 3
    counts = [len(run("aliens", "--game", "duel", "--alert", level, columns=400).out.splitlines()) - 1 for level in COMPLEXITIES]
    assert sum(counts) == len(ALIENS)


@pytest.mark.parametrize("name", [*ALIENS, *ENVOYS])
def test_every_alien_and_envoy_can_be_read(run: RUN, name: str) -> None:
    for language in LANGUAGES:
        code, out, _ = run("aliens", "--game", "duel", name, "--language", language)
        assert code == 0
        assert "{" not in out


@pytest.mark.parametrize(
    ("name", "language", "said"),
    [
        ("cudgel", "en", ["Cudgel: Bash", "from the rulebook", "Brawn", "- Bash (Duels)"]),
        ("Plus-One", "es", ["Acompañante: Sitio para dos, Presentaciones", "nuestra propia carta", "(Preparación de la partida)"]),
        ("underdog", "en", ["from a public page", "Green"]),
    ],
)
def test_where_a_card_comes_from_is_said(run: RUN, name: str, language: str, said: list[str]) -> None:
    out = run("aliens", "--game", "duel", name, "--language", language, columns=400).out
    assert [part for part in said if part not in out] == []
