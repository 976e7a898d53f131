"""What a duel cannot be asked for."""

import re

import pytest

from tests.cli.conftest import RUN

pytestmark = pytest.mark.unguarded


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["simulate", "--game", "chess"], ["--game", "classic or duel", "'chess'"]),
        (["simulate", "--game", "duel", "--seats", "5"], ["--seats", "expected 2", "'5'"]),
        (["play", "--game", "duel", "--edition", "2018"], ["--edition", "'2018'"]),
        (["simulate", "--envoys", "random"], ["--envoys", "classic"]),
        (["simulate", "--game", "duel", "--aliens", "zombie,clone"], ["--aliens", "'zombie'", "random, choice, first, none or names of"]),
        (["simulate", "--game", "duel", "--aliens", "combo"], ["--aliens", "'combo'"]),
        (["play", "--game", "duel", "--aliens", "swarm"], ["two different aliens"]),
        (["play", "--game", "duel", "--aliens", "swarm,swarm"], ["two different aliens"]),
        (["play", "--game", "duel", "--envoys", "cudgel,swarm,deuce"], ["--envoys", "'swarm'"]),
        (["play", "--game", "duel", "--envoys", "cudgel,grumpus,deuce"], ["brawn, vision, guile"]),
        (["simulate", "--game", "duel", "--bot", "random,random,random"], ["2 seats need 1 bot for all or 2 bots"]),
        (["aliens", "--game", "duel", "zombie"], ["'zombie'", "cudgel", "swarm"]),
        (["aliens", "cudgel_of_doom"], ["'cudgel_of_doom'"]),
    ],
)
def test_bad_arguments_get_one_line(run: RUN, arguments: list[str], said: list[str]) -> None:
    code, out, err = run(*arguments)
    assert (code, out) == (2, "")
    assert re.fullmatch(r"fifthcolony[^\n]+\n", err)
    assert [part for part in said if part not in err] == []
