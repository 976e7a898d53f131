"""A deal made through the dialog, between two people."""

import fifthcolony as fc
from tests.browser.conftest import People
from tests.browser.served import Served


def test_a_deal_made_through_the_dialog(served: Served, person: People) -> None:
    served.waiting.append(
        fc.scene(
            "classic",
            seats=["ember", "saffron", "jade"],
            offense="ember",
            defense="saffron",
            phase="reveal",
            target="saffron 3",
            gate={"ember": 2},
            hands={"ember": ["attack 6", "attack 10", "reinforcement 3"], "saffron": ["attack 20", "attack 8"]},
            laid=("negotiate", "negotiate"),
        )
    )
    seated = served.open_table(seats=3)
    ines, bo = person().sit(seated), person(name="Bo").sit(served.join(str(seated["code"]), "Bo", 1))
    ines.page.get_by_role("button", name="Start the game").click()
    deal = ines.page.locator("dialog[open] .deal")
    deal.wait_for()
    assert ines.serious_findings() == []
    deal.get_by_role("button", name="Attack 06").click()
    deal.get_by_role("button", name="Saffron 2").click()
    deal.get_by_role("button", name="more random cards").click()
    assert "You give attack 06, for a colony on Saffron 2 and 1 card at random." in deal.inner_text()
    deal.get_by_role("button", name="Offer this").click()
    theirs = bo.page.locator("dialog[open] .deal")
    theirs.get_by_text("You get attack 06, for a colony on Saffron 2 and 1 card at random.").wait_for()
    theirs.get_by_role("button", name="Accept", exact=True).click()
    ines.wait_until(lambda: "new colony on Saffron 2" in ines.sentence)
    ines.page.get_by_role("button", name="Ember 1: ").click()
    ines.page.locator(".prompt .btn.primary").click()
    ines.wait_until(lambda: "You found a colony on Saffron 2: your 1st abroad." in ines.page.locator(".log").inner_text())
    bo.wait_until(lambda: bo.page.locator(".hand button.card", has_text="06").count() == 1)


def test_a_counter_offer_and_no_deal(served: Served, person: People) -> None:
    served.waiting.append(
        fc.scene(
            "classic",
            seats=["ember", "saffron", "jade"],
            offense="ember",
            defense="saffron",
            phase="reveal",
            target="saffron 3",
            gate={"ember": 2},
            hands={"ember": ["attack 6", "attack 10"], "saffron": ["attack 20", "attack 8"]},
            laid=("negotiate", "negotiate"),
        )
    )
    seated = served.open_table(seats=3)
    ines, bo = person().sit(seated), person(name="Bo").sit(served.join(str(seated["code"]), "Bo", 1))
    ines.page.get_by_role("button", name="Start the game").click()
    deal, theirs = ines.page.locator("dialog[open] .deal"), bo.page.locator("dialog[open] .deal")
    deal.get_by_role("button", name="Attack 10").click()
    deal.get_by_role("button", name="Offer this").click()
    theirs.get_by_role("button", name="Accept", exact=True).wait_for()
    theirs.get_by_role("button", name="Attack 08").click()
    theirs.get_by_role("button", name="more random cards").click()
    theirs.get_by_role("button", name="Counter with this").click()
    deal.get_by_text("You get attack 08, for 1 card at random.").wait_for()
    deal.get_by_role("button", name="No deal").click()
    ines.wait_until(lambda: "choose 3 ships to lose" in ines.sentence)
    assert ines.page.locator(".prompt .btn.primary").is_disabled()
    for _ in range(3):
        ines.page.get_by_role("button", name="Ember 1: ").click()
    ines.page.get_by_role("button", name="Give up 3 ships").click()
    bo.wait_until(lambda: "choose 3 ships to lose" in bo.sentence)
