"""Updates: only to those for whom something changed, and without a view that is as it was."""

import inspect
from random import Random

import msgspec
import pytest

import fifthcolony as fc
from fifthcolony.bots import answer_of, make_bot
from fifthcolony.classic import views as classic_views
from fifthcolony.duel import views as duel_views
from fifthcolony.kernel.game import Game
from fifthcolony.kernel.registry import kit_of
from fifthcolony.server.table.match import Views, shown_view
from tests.server.positions import SETTINGS, Position

SEATS = {"classic": 4, "duel": 2}


def new_game(game: str, seed: int = 3) -> Game:
    return fc.new_game(game, seats=SEATS[game], seed=seed)


def in_a_moment() -> Position:
    """All four look at something that nobody can answer."""
    at = Position(new_game("classic"), range(4))
    while not (at.match.beats and at.match.beats[0].breath):
        if at.match.visible():
            answer_one(at, Random(1))
        else:
            at.until(at.now + 10)
    return at


def answer_one(at: Position, chance: Random) -> None:
    ask = chance.choice(at.match.visible())
    at.does(ask.seat, answer_of(make_bot("simple", 1, at.match.game.name), at.match.game, ask))


def test_who_waves_is_told_so_and_nobody_else_and_the_view_is_not_sent_again() -> None:
    at = in_a_moment()
    before = {viewer: (len(window.frames), window.views) for viewer, window in at.windows.items()}
    at.wave(2)
    after = {viewer: (len(window.frames), window.views) for viewer, window in at.windows.items()}
    frames, views = before[2]
    assert after == before | {2: (frames + 1, views)}
    assert at.windows[2].frames[-1][1]["scene"]["moment"]["waved"]


def test_nothing_is_made_for_anybody_where_nothing_has_changed(monkeypatch: pytest.MonkeyPatch) -> None:
    at = in_a_moment()

    def made(*_: object) -> None:
        raise AssertionError("a view was made")

    monkeypatch.setattr(Views, "of", made)
    monkeypatch.setattr(type(at.broadcast), "_beside", made)
    at.until(0.1)


@pytest.mark.unguarded
@pytest.mark.parametrize("game", ["classic", "duel"])
def test_the_last_view_that_came_is_always_the_one_that_holds(game: str) -> None:
    """Also after things were taken back, and for who comes in amid the game."""
    at, chance, backs = Position(new_game(game), range(SEATS[game]), settings=SETTINGS), Random(5), 0
    for _ in range(250):
        back = next((seat for seat in range(SEATS[game]) if at.broadcast.scene(seat, at.now).back is not None), None)
        line = None if back is None else at.broadcast.scene(back, at.now).back
        if back is not None and line is not None and chance.random() < 0.3:
            at.broadcast.go_back(at.answering.take_back(back, line.ask))
            backs += 1
        elif at.match.visible():
            answer_one(at, chance)
        at.until(at.now + chance.choice([0.0, 0.5, 2.0]))
        if chance.random() < 0.1:
            scene, _, _ = at.broadcast.catch_up(1, None, at.now)
            assert msgspec.json.decode(msgspec.json.encode(scene.view)) == at.windows[1].view
        for viewer, window in at.windows.items():
            assert window.view == at.shown(viewer)["view"]
    assert backs > 3
    assert all(window.views < len(window.frames) for window in at.windows.values())


@pytest.mark.parametrize(("fields", "own"), [(classic_views.FIELDS, classic_views.OWN), (duel_views.FIELDS, duel_views.OWN)])
def test_fields_that_look_at_the_seat_are_nobody_elses(fields: dict[str, object], own: frozenset[str]) -> None:
    asking = {name for name, field in fields.items() if not list(inspect.signature(field).parameters)[1].startswith("_")}  # type: ignore[arg-type]
    assert asking == own


@pytest.mark.unguarded
@pytest.mark.parametrize("game", ["classic", "duel"])
def test_a_view_put_together_is_the_view(game: str) -> None:
    g, chance = new_game(game), Random(2)
    while g.asks:
        ask = chance.choice(g.asks)
        g.answer(ask.seat, answer_of(make_bot("simple", 1, game), g, ask))
        views = Views(g, kit_of(game).parts)
        for viewer in (*range(SEATS[game]), None):
            assert msgspec.json.decode(views.of(viewer)) == msgspec.json.decode(msgspec.json.encode(shown_view(g, viewer)))
