"""The encounter that the 2018 book tells from destiny to discard, with all its numbers."""

import pytest

from fifthcolony import scene


@pytest.mark.rule("classic:encounter.ex_macron_v_clone")
@pytest.mark.parametrize("spare", [["attack 6"], []])
def test_macron_beats_clone_with_an_uninvited_parasite(spare: list[str]) -> None:
    hands = {
        "macron": ["attack 10", *spare],
        "clone": ["attack 12", "attack 8"],
        "parasite": ["reinforcement 2"],
        "zombie": ["attack 8", "reinforcement 3"],
    }
    seats = ["macron", "zombie", "parasite", "clone"]
    s = scene("classic", seats=seats, phase="destiny", destiny=["clone"], ships={"clone 3": {"clone": 2}}, hands=hands)

    # 1, 2: destiny is Clone; Macron aims and its power lets a single ship go.
    assert s.game.defense == s.seat("clone")
    s.does("macron", "clone 3", "macron 1")
    assert s.ships("macron", "gate") == 1

    # 3, 4: both invite Zombie, Clone also Parasite; Zombie defends, Parasite forces itself on Macron.
    s.does("macron", "zombie", "done").does("clone", "zombie", "parasite")
    s.does("zombie", "defense", "zombie 1", "zombie 1", "zombie 2", "zombie 2")
    s.does("parasite", "use infest", "parasite 1", "parasite 2", "parasite 3", "done")
    assert (s.ships("zombie", "beside"), s.ships("parasite", "gate")) == (4, 3)

    # 5, 6: both lay, and turn up.
    if spare:
        s.does("macron", "attack 10")
    s.does("clone", "attack 12")
    assert s.told("reveal.cards") == [("macron", "attack 10", "clone", "attack 12")]
    assert (s.total("offense"), s.total("defense")) == (10 + 4 + 3, 12 + 2 + 4)

    # 7: Parasite reinforces the offense, the others play none.
    s.does("zombie", "pass").does("parasite", "reinforcement 2", "offense").does("zombie", "pass")
    assert s.told("reveal.totals") == [("19", "18")]
    assert s.told("reveal.winner") == [("offense", "macron")]

    # 8, 9: Clone's ships are lost, Zombie's come home.
    s.does("zombie", "zombie 1", "zombie 1", "zombie 1", "zombie 2")
    assert [s.ships(name, "warp") for name in s.names] == [0, 0, 0, 2]
    assert (s.ships("zombie", "zombie 1"), s.ships("zombie", "zombie 2")) == (5, 3)

    # 10, 11: landing, and both markers move.
    assert (s.ships("macron", "clone 3"), s.ships("parasite", "clone 3"), s.ships("clone", "clone 3")) == (1, 3, 0)
    assert [s.colonies(name) for name in s.names] == [1, 0, 1, 0]

    # 12: the cards go, but for Clone's.
    s.does("clone", "use replicate")
    assert sorted(s.discard) == ["attack 10", "reinforcement 2"]
    assert s.hand("clone") == ["attack 8", "attack 12"]

    # What follows from other rules: nothing is collected, and a second encounter needs another encounter card.
    assert s.told("compensation.taken") == s.told("rewards.cards") == s.told("rewards.ships") == []
    if spare:
        assert s.prompt("macron") == "turn.second"
    else:
        assert s.game.offense == s.seat("zombie")
