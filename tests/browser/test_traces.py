"""Secret choices leave a trace: the own one stays in sight, also after a reload; the other is told "ready" and nothing else."""

import re
from typing import Any

import pytest

import fifthcolony as fc
from fifthcolony.classic.scene import Scene
from fifthcolony.duel.scene import Scene as DuelScene
from tests.browser.conftest import People
from tests.browser.person import DESKTOP, PHONE, Person
from tests.browser.served import Served

HANDS = {"ember": ["attack 8", "attack 20", "negotiate"], "jade": ["attack 6", "attack 12", "negotiate"]}
PLANS = {"orange": ["13", "20", "+08"], "blue": ["06", "15", "+12"]}


def two_at(served: Served, person: People, scene: Scene | DuelScene, sizes: tuple[Any, Any], **wishes: object) -> tuple[Person, Person]:
    """Ines in the first seat, Bo in the second, and the game begun."""
    served.waiting.append(scene)
    seated = served.open_table(**wishes)
    ines, bo = person(size=sizes[0]).sit(seated), person(name="Bo", size=sizes[1]).sit(served.join(str(seated["code"]), "Bo", 1))
    ines.page.get_by_role("button", name="Start the game").click()
    for one in (ines, bo):
        one.wait_until(lambda one=one: one.is_asked)  # type: ignore[misc]
    return ines, bo


def said(person: Person) -> str:
    """All that the bar says."""
    return " ".join(person.page.locator(".prompt").inner_text().split())


def ready(person: Person) -> int:
    """At how many places "ready" stands."""
    return person.page.get_by_test_id("ready").count()


def reloaded(person: Person) -> Person:
    """The same window once more."""
    person.page.reload()
    person.page.wait_for_selector(".prompt")
    return person


def test_a_laid_encounter_card_is_seen_by_its_owner_and_ready_by_the_other(served: Served, person: People) -> None:
    scene = fc.scene("classic", seats=["ember", "jade", "azure"], phase="planning", gate={"ember": 3}, hands=HANDS)
    ines, bo = two_at(served, person, scene, (DESKTOP, PHONE), seats=3)
    ines.page.locator(".hand button.card[data-card='attack_20']").click()
    assert ines.page.locator(".ledger .ghost [aria-label='Attack 20']").count() == 1  # lifted, not laid
    assert "Attack 20 makes 23." in said(ines)
    assert ready(bo) == 0
    ines.page.locator(".prompt .btn.primary").click()
    bo.wait_until(lambda: ready(bo) > 0)
    assert "Ines is ready." in said(bo)
    assert "20" not in bo.page.locator(".stage").inner_text()
    for _ in range(2):
        ines.wait_until(lambda: "Attack 20. Only you see it" in said(ines))
        laid = ines.page.get_by_test_id("only-you")
        assert laid.locator(".card.back").count() == 1
        laid.click()
        assert laid.get_by_label("Attack 20").count() == 1
        assert ines.page.locator(".hand [data-card='attack_20']").count() == 0
        assert ready(ines) == 2  # in the own slot and at the own face
        reloaded(ines)
    assert ines.serious_findings() == []
    assert bo.serious_findings() == []


@pytest.mark.parametrize("sizes", [(DESKTOP, PHONE), (PHONE, DESKTOP)])
def test_so_are_a_dial_and_a_plan_with_its_tactic(served: Served, person: People, sizes: tuple[Any, Any]) -> None:
    ines, bo = two_at(served, person, fc.scene("duel", card="vacant_shipyard", hands=PLANS), sizes, game="duel", seats=2)
    ines.page.locator(".prompt").get_by_role("button", name="2", exact=True).click()
    ines.page.locator(".prompt .btn.primary").click()
    bo.wait_until(lambda: ready(bo) > 0)
    assert "Ines is ready." in said(bo)
    reloaded(ines).wait_until(lambda: "Only you see it" in said(ines))
    assert ines.page.get_by_label(re.compile("dial.*2")).count() == 1
    bo.page.locator(".prompt").get_by_role("button", name="1", exact=True).click()
    bo.page.locator(".prompt .btn.primary").click()
    for one in (ines, bo):
        one.wait_until(lambda one=one: "plan" in one.sentence and one.is_asked)  # type: ignore[misc]
    bo.page.locator(".dock [data-card='plan_15'], .dock button[aria-label^='Plan 15']").first.click()
    bo.page.get_by_role("button", name=re.compile("^blast 3$", re.IGNORECASE)).first.click()
    bo.page.locator(".prompt .btn.primary").click()
    ines.wait_until(lambda: ready(ines) > 0)
    assert "Bo is ready." in said(ines)
    assert "15" not in ines.page.locator(".stage").inner_text()
    reloaded(bo).wait_until(lambda: "Only you see it" in said(bo))
    laid = bo.page.get_by_test_id("only-you").first
    laid.click()
    assert bo.page.get_by_test_id("only-you").get_by_label(re.compile("Plan 15")).count() == 1
    assert ines.serious_findings() == []
    assert bo.serious_findings() == []
