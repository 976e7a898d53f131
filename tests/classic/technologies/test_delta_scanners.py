"""Delta Scanners: a card of the discard pile goes to its user's hand."""

from tests.classic.technologies.positions import about_to_use


def test_any_discarded_card_is_to_be_had() -> None:
    s = about_to_use("delta_scanners").does("ember", "use scan")
    assert s.options("ember") == ["attack 4", "attack 40"]
    s.does("ember", "attack 40")
    assert ["attack 40" in s.hand("ember"), s.discard] == [True, ["attack 4"]]
    assert [s.technologies("ember"), s.told("cards.picked_up")] == [{}, [("ember", "attack 40")]]


def test_whoever_has_the_turn() -> None:
    assert "use scan" in about_to_use("delta_scanners", offense="azure").options("ember")


def test_where_nothing_is_discarded_there_is_nothing_to_scan() -> None:
    s = about_to_use("delta_scanners", discard=[], warp={"ember": 1})
    assert s.prompt("ember") == "regroup.retrieve"


def test_it_scans_at_the_start_of_an_encounter_only() -> None:
    s = about_to_use("delta_scanners", phase="launch")
    assert s.prompt("ember") == "launch.aim"
