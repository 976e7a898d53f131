"""An alien's author is told of mistakes before anybody plays: each of them, planted in an alien that is right, is refused by name."""

import importlib
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

import pytest

from fifthcolony.classic import powers
from fifthcolony.classic.words import Phase
from fifthcolony.duel import powers as duel_powers
from fifthcolony.text.languages import MissingText, add_alien_texts, drop_alien_texts
from fifthcolony.text.render import Words
from tests.planted import lantern
from tests.test_house import ROOT

HERE: Final = Path(__file__).parent


class Mistake(NamedTuple):
    """What is written instead of what, and what the type checker says of that line."""

    right: str
    wrong: str
    refused: str


CLASSIC: Final = {
    "arity of a hook": Mistake(
        "def flare(g: Game, me: int) ->", "def flare(g: Game, me: int, other: int) ->", r"Callable\[\[Game, int, int\]"
    ),
    "arity of a condition": Mistake("def has_oil(g: Game, me: int) ->", "def has_oil(g: Game) ->", r'"given"'),
    "a condition without a seat": Mistake(
        "given=lambda g, me: not has_oil(g, me)", "given=lambda g: not has_oil(g, 0)", r'"given" .* "Callable\[\[Any\], bool\]"'
    ),
    "arity of what a cancelled use leaves": Mistake("cancelled=flicker", "cancelled=burn", r'"cancelled"'),
    "a step short of an argument": Mistake(
        "g.then(burn, me, amounts[index])", "g.then(burn, me)", r'"then" .* "Callable\[\[Game, int, int, int\], None\]"'
    ),
    "a wrong argument of a step": Mistake(
        "g.then(burn, me, amounts[index])", "g.then(burn, me, SEAT[me])", r'"then" .* "Callable\[\[Game, int, int, int\], None\]"'
    ),
    "an argument of a step by name": Mistake(
        "g.then(burn, me, amounts[index])", "g.then(burn, me, amount=1)", r'keyword argument "amount" for "then"'
    ),
    "a wrong argument of a later step": Mistake(
        "g.later(When.ENCOUNTER_END, burn, me, 1)", "g.later(When.ENCOUNTER_END, burn, 1)", r'"later"'
    ),
    "a point misspelt": Mistake("@may(When.AFTER_REVEAL,", '@may("reveal.after_reveel",', r'"str"; expected "Point"'),
    "a phase for a point": Mistake("@may(When.AFTER_REVEAL,", "@may(Phase.REVEAL,", r'"PhaseName"; expected "Point"'),
    "a point of a later step misspelt": Mistake("g.later(When.ENCOUNTER_END,", 'g.later("encounter.ends",', r'"str"; expected "Point"'),
    "a phase misspelt": Mistake("phases=(Phase.REVEAL,", 'phases=("reveel",', r'"phases" .* expected "tuple\[PhaseName, \.\.\.\]"'),
    "an event misspelt": Mistake("@replaces(Consequence.TO_WARP,", '@replaces("event.to_wrap",', r'"str"; expected "Replaceable"'),
    "a query misspelt": Mistake("@modifies(Query.COMPENSATION_SHIPS,", '@modifies("query.compensation_ship",', r'"str"; expected "Key\['),
    "a query of another type": Mistake(
        "@modifies(Query.COMPENSATION_SHIPS,", "@modifies(Query.DEAL_ITEMS,", r"expected .*tuple\[str, \.\.\.\]"
    ),
    "advice misspelt": Mistake('advice="is_behind"', 'advice="is_behnid"', r'"advice" .* "Literal\[.is_behnid.\]"'),
    "a kind of question misspelt": Mistake('"lantern.oil": "take_best"', '"lantern.oil": "take_bset"', r"Literal\[.take_bset.\]"),
    "a trait misspelt": Mistake('traits={"main_bonus"', 'traits={"main_bonsu"', r'"traits" .* expected "Traits '),
    "a change short of an argument": Mistake(
        "g.from_now_on(Query.WINNER, unmoved, me)", "g.from_now_on(Query.WINNER, unmoved)", r'"from_now_on"'
    ),
    "a change of another query": Mistake("g.from_now_on(Query.WINNER,", "g.from_now_on(Query.LAYABLE,", r'"from_now_on"'),
    "a role misspelt": Mistake("Role.MAIN_OR_ALLY, given", "51, given", r'"int"; expected "Roles"'),
    "a point for a role": Mistake("Role.MAIN_OR_ALLY, given", "When.REINFORCEMENTS, given", r'"Point"; expected "Roles"'),
    "a wrong return of a hook": Mistake(
        "def refill(g: Game, me: int) -> None:", "def refill(g: Game, me: int) -> bool:", r"Callable\[\[Game, int\], bool\]"
    ),
    "a wrong return of a query": Mistake("ships: int) -> int:", "ships: int) -> str:", r"expected .*\[\[Game, int, int\], int\]"),
    "a wrong return of a condition": Mistake("def has_oil(g: Game, me: int) -> bool:", "def has_oil(g: Game, me: int) -> str:", r'"given"'),
    "a wrong return of a step": Mistake(
        "def burn(g: Game, me: int, amount: int, worth: int = 2) -> None:",
        "def burn(g: Game, me: int, amount: int, worth: int = 2) -> int:",
        r'"Stepping" of "step"',
    ),
}

DUEL: Final = {
    "arity of a hook": Mistake("def shine(g: Game, me: int) ->", "def shine(g: Game) ->", r"Callable\[\[Game\]"),
    "arity of a hook that is handed something": Mistake(
        "def wake(g: Game, me: int, number: int)", "def wake(g: Game, me: int)", r"expected .*\[\[Game, int, int\]"
    ),
    "arity of a condition": Mistake("given=has_wax", "given=burn", r'"given"'),
    "a wrong argument of a step": Mistake(
        "g.then(burn, me, 4)", 'g.then(burn, me, "4")', r'"then" .* "Callable\[\[Game, int, int\], None\]"'
    ),
    "a point misspelt": Mistake("@must(When.BEFORE_DRAW,", '@must("loop.befor_draw",', r'"str"; expected "Point"'),
    "a query misspelt": Mistake("@modifies(Query.HAND_LIMIT,", '@modifies("hand_limits",', r'"str"; expected "Key\['),
    "a query of another type": Mistake("@modifies(Query.HAND_LIMIT,", "@modifies(Query.WINS,", r"expected .*\[\[Game, int, str\], str\]"),
    "advice misspelt": Mistake('advice=("can_turn", 4)', 'advice=("can_trun", 4)', r'"advice" .* "tuple\[Literal\[.can_trun.\], int\]"'),
    "advice without its number": Mistake('advice=("can_turn", 4)', 'advice="can_turn"', r'"advice" .* "Literal\[.can_turn.\]"'),
    "a header misspelt": Mistake("@may(When.AFTER_REVEAL, CONTEST_DUEL,", "@may(When.AFTER_REVEAL, 6,", r'"int"; expected "Scope"'),
    "a trait of another type": Mistake('traits={"advantage": 1}', 'traits={"advantage": "1"}', r'"traits" .* expected "Traits '),
    "a wrong return": Mistake(
        "def drip(g: Game, me: int) -> None:", "def drip(g: Game, me: int) -> bool:", r"Callable\[\[Game, int\], bool\]"
    ),
    "the other game's step": Mistake(
        "from fifthcolony.duel.state import Game",
        "from fifthcolony.classic.state import Game",
        r"expected .*fifthcolony\.duel\.state\.Game",
    ),
}
PLANTED: Final = {"lantern": CLASSIC, "candle": DUEL}
VIEWS: Final = {
    "a field of a classic view misspelt": Mistake('view["colonies"][me]', 'view["colonys"][me]', r'"ClassicView" has no key "colonys"'),
    "a field of another game": Mistake('== max(view["colonies"])', '== max(view["supply"])', r'"ClassicView" has no key "supply"'),
    "a field of a duel's view misspelt": Mistake('view["supply"][1 - me]', 'view["suply"][1 - me]', r'"DuelView" has no key "suply"'),
    "a field of an envoy misspelt": Mistake('envoy["ally"]', 'envoy["aly"]', r'"DuelEnvoy" has no key "aly"'),
    "what may be missing": Mistake('envoy["name"] or BACK', 'envoy["name"]', r"\[str \| None\]"),
    "a field that not every game has": Mistake('["seats"]', '["colonies"]', r'"View" has no key "colonies"'),
}
"""Of whoever reads views: bots, terminal, server."""


def plant(alien: str, mistake: Mistake) -> str:
    """The alien with one mistake."""
    right = (HERE / f"{alien}.py").read_text(encoding="utf-8")
    assert right.count(mistake.right) == 1, f"{alien} has {mistake.right!r} {right.count(mistake.right)} times"
    return right.replace(mistake.right, mistake.wrong)


def checked(garden: Path) -> dict[str, list[str]]:
    """What the type checker says of each module in a folder, by its name, with the project's own settings."""
    command = [sys.executable, "-m", "mypy", "--config-file", str(ROOT / "pyproject.toml"), "--cache-dir", str(garden / "cache"), "."]
    run = subprocess.run(command, cwd=garden, capture_output=True, text=True, check=False)
    said: dict[str, list[str]] = {path.stem: [] for path in garden.glob("*.py")}
    for line in run.stdout.splitlines():
        if found := re.match(r"(\w+)\.py:\d+: error: (.*)", line):
            said[found[1]].append(found[2])
    assert any(said.values()), f"mypy says nothing: {run.stdout} {run.stderr}"
    return said


def test_every_planted_mistake_is_refused_by_its_own_message(tmp_path: Path) -> None:
    refused = {}
    for alien, mistakes in (PLANTED | {"judge": VIEWS}).items():
        (tmp_path / f"{alien}.py").write_text((HERE / f"{alien}.py").read_text(encoding="utf-8"), encoding="utf-8")
        for number, (name, mistake) in enumerate(mistakes.items()):
            module = f"{alien}_{number}"
            (tmp_path / f"{module}.py").write_text(plant(alien, mistake), encoding="utf-8")
            refused[module] = (name, mistake.refused)
    said = checked(tmp_path)
    assert [said[right] for right in (*PLANTED, "judge")] == [[], [], []]
    unnoticed = {name: said[module] for module, (name, expected) in refused.items() if not re.search(expected, " ".join(said[module]))}
    assert unnoticed == {}


# --- what the type checker cannot see -------------------------------------------------------------------------------------------------

TEXTS: Final = {
    "lantern": {
        "name": "Lantern",
        "hook.flare": "Use Flare",
        "hook.flare.noun": "Flare",
        "hook.refill.noun": "Refill",
        "hook.show_the_way_home.noun": "Way Home",
        "prompt.lantern.oil": "How much oil?",
        "event.lantern.burned": "{0} burns {1}.",
    },
    "candle": {
        "name": "Candle",
        "hook.shine": "Use Shine",
        "hook.shine.noun": "Shine",
        "hook.drip.noun": "Drip",
        "hook.wake": "Use Wake",
        "hook.wake.noun": "Wake",
        "prompt.candle.burn": "Burn?",
        "event.candle.burned": "{0} burns.",
    },
}


@pytest.fixture(params=PLANTED)
def grown(request: pytest.FixtureRequest) -> Iterator[Any]:
    """An alien that is right, brought in by its game's own door."""
    game = powers if request.param == "lantern" else duel_powers
    alien = importlib.import_module(f"tests.planted.{request.param}").alien
    game.register(alien)
    yield alien
    game.withdraw(alien.name if game is powers else alien)


def test_an_alien_with_all_its_texts_is_let_in(grown: Any) -> None:
    add_alien_texts(grown, {"en": TEXTS[grown.name]})
    assert Words("en", None, ()).has(f"alien.{grown.name}.name")
    drop_alien_texts(grown.name)


def test_a_missing_text_is_named_with_its_language(grown: Any) -> None:
    for key in [key for key in TEXTS[grown.name] if key != "name"]:
        with pytest.raises(MissingText, match=rf"the texts of {grown.name} have in en no [\w.]*{re.escape(key.removeprefix('hook.'))}$"):
            add_alien_texts(grown, {"en": {other: text for other, text in TEXTS[grown.name].items() if other != key}})
    assert not Words("en", None, ()).has(f"alien.{grown.name}.name")


def test_a_hook_in_a_phase_that_the_alien_does_not_have_is_refused() -> None:
    with pytest.raises(AssertionError, match=r"lantern\.flare hangs on reveal\.after_reveal, but lantern does not have the phase reveal"):
        powers.Alien("lantern", lantern.flare, alert="green", phases=(Phase.RESOLUTION,))
