"""How an encounter ends is seen: at the normal pace, with everything moving, over whole games if there is time (`make beats`)."""

import os
from typing import Any, Final

import pytest

import fifthcolony as fc
from tests.browser.conftest import People
from tests.browser.eyes import Eyes, Seen
from tests.browser.person import SHORT
from tests.browser.served import Served

GAMES: Final = int(os.environ.get("BEATS", "0"))
"""Whole games of each kind; none: the beginning of one."""
PATIENCE: Final = 1200.0
"""Seconds for a whole game."""
UNCOVERED: Final = 1500
"""Milliseconds for which the board is seen after a reveal, before the next encounter begins."""
LEAST: Final = {
    "winner": 1800,
    "losses": 1400,
    "landings": 1800,
    "cards": 1600,
    "power": 1600,
    "reveal": 2400,
    "destiny": 2000,
    "dials": 1500,
    "tactics": 1800,
    "plans": 2200,
    "reinforce": 1400,
    "result": 2400,
    "prize": 1400,
}
"""Milliseconds for which beats stand at the normal pace."""


def seen_in(game: str, served: Served, person: People, stretch: int) -> Seen:
    """What was seen in whole games, or in the first encounters of one."""
    seen = Seen()
    for number in range(max(1, GAMES)):
        eyes = Eyes(person(pace="normal", motion=True), game)
        eyes.seen = seen
        eyes.sit(served.open_table(game=game, seats=2 if game == "duel" else 4)).play(10_000 if GAMES else stretch, PATIENCE)
        print(f"{game} {number + 1}: {seen}", flush=True)
        eyes.page.close()
    return seen


def too_short(seen: Seen) -> dict[str, float]:
    """Beats that were gone too soon. The page's clock is coarse."""
    return {kind: min(times) for kind, times in seen.beats.items() if min(times) < LEAST.get(kind, 0) - 20}


def test_after_every_reveal_the_board_is_seen(served: Served, person: People) -> None:
    seen = seen_in("classic", served, person, stretch=2)
    assert seen.revealed, "cards were turned"
    assert [told for told, time in zip(seen.told, seen.uncovered, strict=True) if time < UNCOVERED] == []
    assert seen.flickers == []
    assert too_short(seen) == {}
    assert seen.ships > 1, "ships visibly move"


def test_beats_of_a_duel_are_seen(served: Served, person: People) -> None:
    seen = seen_in("duel", served, person, stretch=2)
    assert seen.beats
    assert seen.flickers == []
    assert too_short(seen) == {}


FOLLOW: Final = """() => {
  window.drawn = { light: 0, marker: new Set(), backs: new Set() };
  const look = () => {
    const place = (one) => `${Math.round(one.getBoundingClientRect().x)} ${Math.round(one.getBoundingClientRect().y)}`;
    drawn.light = Math.max(drawn.light, document.querySelectorAll(".stage .landing").length);
    drawn.marker.add(getComputedStyle(document.querySelector("[data-marker='0']")).transform);
    for (const back of document.querySelectorAll(".travels .back")) if (back.checkVisibility()) drawn.backs.add(place(back));
    requestAnimationFrame(look);
  };
  look();
}"""
"""Rings of light, where my marker on the track has been, and where cards on their way have."""


@pytest.mark.parametrize("motion", [True, False])
def test_landings_and_cards_are_drawn(served: Served, person: People, motion: bool) -> None:
    hands = {"ember": ["attack 20", "attack 8", "attack 7", "attack 6", "attack 5"], "jade": ["negotiate"]}
    sides: dict[str, Any] = {"offense": "ember", "defense": "jade", "target": "jade 3", "gate": {"ember": 3}}
    served.waiting.append(fc.scene("classic", seats=["ember", "azure", "jade"], phase="planning", hands=hands, **sides))
    ines = person(pace="normal", motion=motion).sit(served.open_table(seats=3))
    page = ines.page
    page.get_by_role("button", name="Start the game").click()
    ines.wait_until(lambda: ines.is_asked)
    page.evaluate(FOLLOW)
    page.locator(".hand button.card", has_text="20").click()
    page.keyboard.press("Enter")
    page.locator(".moved").wait_for()
    page.locator(".gain", has_text="+4 cards").wait_for()
    assert sorted(page.locator("[data-plate]", has=page.locator(".more")).evaluate_all("(all) => all.map((one) => one.dataset.plate)")) == [
        "0",
        "2",
    ], "both hands are outlined"
    page.locator(".gain").wait_for(state="hidden")
    drawn = page.evaluate("({ light: drawn.light, marker: drawn.marker.size, backs: drawn.backs.size })")
    assert drawn["light"] == 1
    if motion:
        assert drawn["marker"] > 3, "it moves along the track"
        assert drawn["backs"] > 8, "backs travel"
    else:
        assert drawn["marker"] <= 3, "the end state at once, within a frame"
        assert drawn["backs"] == 0


COVERED: Final = """() => {
  const [words, names] = [".prompt .say p", ".prompt ol"].map((one) => document.querySelector(one).getBoundingClientRect());
  const bar = document.querySelector(".prompt").getBoundingClientRect();
  return words.top < bar.top || words.bottom > names.top || names.bottom > bar.bottom;
}"""
"""Whether the sentence reaches out of the bar or into the names of the beats."""


@pytest.mark.parametrize(
    ("card", "beat", "said"),
    [
        ("attack 40", 3, "Aterrizan en Azur 3: tú, Ansa, Bo y Dario."),
        ("attack 01", 2, "Pierden naves: tú, Ansa, Bo y Dario."),
    ],
)
def test_what_befalls_four_at_once_is_one_sentence_that_fits(served: Served, person: People, card: str, beat: int, said: str) -> None:
    seats = ["ember", "saffron", "jade", "azure", "orchid"]
    gate = {"ember": 4, "saffron": 2, "jade": 1, "orchid": 3}
    hands = {"ember": [card, "attack 20"], "azure": ["attack 10", "attack 10"]}
    sides: dict[str, Any] = {"offense": "ember", "defense": "azure", "target": "azure 3", "gate": gate}
    served.waiting.append(fc.scene("classic", seats=seats, phase="planning", hands=hands, **sides))
    ines = person(size=SHORT, language="es", pace="step").sit(served.open_table(seats=5))
    page = ines.page
    page.locator(".btn.primary", has_text="Empezar").click()
    ines.wait_until(lambda: ines.is_asked)
    page.locator(".hand button.card", has_text=card.split()[1]).click()
    page.keyboard.press("Enter")
    for _ in range(12):
        page.get_by_test_id("skip").wait_for()
        if page.locator(f".prompt li:nth-child({beat}).on").count():
            break
        before = ines.sentence
        page.get_by_test_id("skip").click()
        ines.wait_until(lambda before=before: ines.sentence != before)  # type: ignore[misc]
    assert ines.sentence == said
    assert not page.evaluate(COVERED)
