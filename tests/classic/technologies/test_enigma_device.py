"""Enigma Device: its user throws away what it likes; then every hand becomes one of eight cards."""

from tests.classic.technologies.positions import about_to_use

HANDS = {
    "ember": ["attack 4", "attack 4", "attack 40"],
    "jade": ["attack 6"] * 7 + ["negotiate"] * 3,
    "azure": ["attack 8"] * 7 + ["negotiate"],
}


def test_every_hand_becomes_eight_from_its_user_on() -> None:
    s = about_to_use("enigma_device", hands=HANDS, offense="jade").does("ember", "use even out", "attack 4", "attack 4", "done")
    assert [len(s.hand(name)) for name in ("ember", "jade", "azure")] == [8, 8, 8]
    assert ["attack 40" in s.hand("ember"), s.hand("azure")] == [True, sorted(HANDS["azure"])]
    assert s.told("cards.drawn") == [("ember", "7")]
    assert [player for player, _ in s.told("cards.discarded")] == ["ember", "ember", "jade", "jade"]
    assert s.technology_discard == ["enigma device"]


def test_only_its_user_chooses_what_to_throw_away() -> None:
    s = about_to_use("enigma_device", hands=HANDS).does("ember", "use even out", "done")
    assert [who for who, prompt, _, _ in s.asks if prompt == "enigma_device.card"] == ["ember"]
    assert [len(s.hand(name)) for name in ("ember", "jade", "azure")] == [8, 8, 8]


def test_it_works_at_the_start_of_an_encounter_only() -> None:
    assert about_to_use("enigma_device", phase="launch").prompt("ember") == "launch.aim"
