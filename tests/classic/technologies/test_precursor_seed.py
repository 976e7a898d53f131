"""Precursor Seed: its owner has a second alien power, whatever chance brings."""

from fifthcolony import scene
from fifthcolony.classic.powers import ALIENS
from tests.classic.technologies.positions import SEATS

ONE_HOME: dict[str, dict[str, int]] = {f"ember {number}": {} for number in range(2, 6)}


def completing(seed: int = 1) -> list[str]:
    """The powers of Ember once it has completed it."""
    s = scene("classic", seats=["ember", "zombie", "azure"], technologies={"ember": {"precursor seed": 9}}, ships=ONE_HOME, seed=seed)
    s.does("ember", "complete precursor seed")
    assert s.told("precursor_seed.sprouted") == [("ember", name) for name in s.powers("ember")]
    return s.powers("ember")


def test_completed_it_brings_an_alien_that_needs_no_set_up_and_is_not_there() -> None:
    drawn = [completing(seed)[0] for seed in range(1, 40)]
    assert len(set(drawn)) > 15
    assert all(ALIENS[name].setup is None and name != "zombie" for name in drawn)
    assert {name for name, alien in ALIENS.items() if alien.setup is not None} == {"miser", "tick_tock"}


def test_its_owner_has_both_powers() -> None:
    s = scene(
        "classic", seats=["macron", "jade", "azure"], powers={"macron": ["macron", "tripler"]}, phase="reveal",
        laid=("attack 8", "attack 20"), technologies={"macron": {"precursor seed": "open"}}, stops=True,
    )  # fmt: skip
    assert s.told("reveal.totals") == [("28", "24")]  # three times eight, and a ship that counts four


def test_the_alien_goes_with_its_technology() -> None:
    s = scene(
        "classic", seats=["macron", "jade", "azure"], powers={"macron": ["macron", "tripler"]},
        technologies={"macron": {"precursor seed": "open"}, "azure": {"tech scrambler": 9}}, ships={f"azure {n}": {} for n in range(2, 6)},
    )  # fmt: skip
    s.does("azure", "pass", "use dismantle")
    assert [s.powers("macron"), s.game.gone, s.game.pieces] == [["macron"], ["tripler"], []]


def test_face_down_it_brings_nothing() -> None:
    s = scene("classic", seats=SEATS, technologies={"ember": {"precursor seed": 9}}, ships=ONE_HOME)
    assert s.powers("ember") == []


def test_an_alien_that_changes_its_other_self_keeps_this_one() -> None:
    s = scene(
        "classic", seats=["reincarnator", "jade", "azure"], powers={"reincarnator": ["reincarnator", "tripler", "macron"]}, phase="reveal",
        laid=("attack 4", "attack 40"), technologies={"reincarnator": {"precursor seed": "open"}}, stops=True,
    )  # fmt: skip
    assert ["tripler" in s.powers("reincarnator"), "macron" in s.powers("reincarnator")] == [False, True]
