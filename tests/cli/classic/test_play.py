"""`fifthcolony play`: a person at seat 0 against bots, by typed lines only."""

import re
from pathlib import Path

import pytest

import fifthcolony as fc
from fifthcolony.classic.cards import ARTIFACT_COPIES
from fifthcolony.cli.answers import read
from fifthcolony.cli.classic.aliens import card_rules
from fifthcolony.cli.explain import explain
from fifthcolony.cli.options import show_options
from fifthcolony.cli.screen import Screen
from fifthcolony.kernel.ask import Ask
from fifthcolony.kernel.events import Event
from fifthcolony.kernel.record import Record
from fifthcolony.text.render import Words
from tests.cli.conftest import RUN

pytestmark = pytest.mark.unguarded

LAUNCH = ("play", "--seats", "3", "--aliens", "human,clone,mind", "--bot", "random")
"""With SEED, seat 0 begins: its first decision is where to aim, its second which ships to send."""
PLAIN = ("play", "--seats", "4", "--aliens", "none", "--bot", "random")
"""With PLAIN_SEED, seat 0 has no artifacts either: it aims, sends ships, invites, and chooses its card."""


def seed_where_the_person_begins(seats: int, aliens: str | list[str]) -> int:
    """A game in which nothing is asked before seat 0 aims the gate, and its hand cannot interrupt anything."""
    for seed in range(1000):
        game = fc.new_game("classic", seats=seats, aliens=aliens, seed=seed)
        hand = game.view(0)["hand"]
        if (game.asks[0].seat, game.asks[0].prompt) == (0, "launch.aim") and not any(ARTIFACT_COPIES.get(kind) for kind in hand):
            return seed
    raise AssertionError("no such seed")


SEED = seed_where_the_person_begins(3, ["human", "clone", "mind"])
PLAIN_SEED = seed_where_the_person_begins(4, "none")


def record_in(path: Path) -> Record:
    return Record.from_json(path.read_text())


def labels(path: Path) -> list[str]:
    """What seat 0 chose, by the words of the engine."""
    return [choice.label for choice in record_in(path).choices if choice.seat == 0]


def prompts(path: Path) -> list[Ask]:
    """What seat 0 is asked at the end of a record."""
    return [ask for ask in fc.replay(path.read_text()).asks if ask.seat == 0]


def test_a_whole_game(run: RUN, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    code, out, err = run("play", "--seats", "3", "--seed", "4", "--record", path, typed=["1"] * 5000)
    assert (code, err) == (0, "")
    record = record_in(path)
    assert record.outcome is not None
    won = 0 in record.outcome[0]
    assert fc.replay(record).outcome == record.outcome
    assert ("You win" in out, "You lose" in out) == (won, not won)
    assert out.endswith(f"Saved in {path}. To read it again: fifthcolony show {path}\nGoodbye.\n")


def test_a_seed_can_be_as_long_as_a_servers(run: RUN, tmp_path: Path) -> None:
    path, key = tmp_path / "game.json", (1 << 191) + 4
    code, out, err = run("play", "--seats", "3", "--seed", key, "--record", path, typed=["1"] * 5000)
    assert (code, err) == (0, "")
    assert f"seed {key}." in out
    assert record_in(path).seed == key
    assert "The record matches the rules." in run("replay", path).out
    assert f"seed {key}." in run("show", path).out
    code, _, err = run("play", "--seats", "3", "--seed", 1 << 512)
    assert (code, err.strip().endswith("a seed has 512 bits at most, not 513")) == (2, True)


def test_nothing_hidden_is_shown(run: RUN, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    out = run("play", "--seats", "3", "--seed", "4", "--record", path, typed=["1"] * 5000).out
    told: list[Event] = []
    fc.replay(path.read_text(), listener=told.append)
    words = Words("en", None, ["ember", "saffron", "jade"])
    secrets = {words.event(event) for event in told if event.audience is not None and 0 not in event.audience and len(event.params) > 3}
    own = {words.read_by(0).event(event) for event in told if event.audience is not None and 0 in event.audience}
    assert len(secrets) >= 2
    assert [line for line in secrets if line in out] == []
    assert [line for line in own if line not in out] == []


def test_the_table_is_shown_before_the_first_decision(run: RUN) -> None:
    out = run(*LAUNCH, "--seed", SEED, typed=[]).out
    assert f"A classic game: 3 seats, edition 2018, seed {SEED}." in out
    assert "▲ Ember is Human. Adds 4; if cancelled, its side wins at once." in out
    assert "You are Ember." in out
    assert re.search(r"^▲ Ember \(you\) +Human +0/5 +8 +0 +▲4 +▲4 +▲4 +▲4 +▲4", out, re.M)
    assert re.search(r"^ Your hand: [a-z].+\.$", out, re.M)
    assert "Aim the gate at a planet of the defense." in out
    assert re.search(r"^  1 (Saffron|Jade) 1 .4 +2 (Saffron|Jade) 2 .4", out, re.M)


def test_a_table_with_four_planets(run: RUN) -> None:
    _, out, _ = run("play", "--seats", "3", "--seed", "4", "--variants", "four_planets")
    assert out.startswith("A classic game: 3 seats, edition 2018, seed 4; with four planets each.")
    assert "4 colonies on planets of others win" in out
    heads = [line.split()[-4:] for line in out.splitlines() if "alien" in line and "warp" in line]
    assert heads
    assert heads[0] == ["1", "2", "3", "4"]
    assert "0/4" in out


def test_technologies_are_shown_as_far_as_they_may_be_seen_and_explained(run: RUN) -> None:
    setting = ("play", "--seats", "3", "--seed", "4", "--variants", "technology", "--aliens", "none", "--bot", "random")
    _, out, _ = run(*setting, typed=["? 1", "1", "1", "1"])
    dealt = re.search(r"^▲ You draw (.+) and (.+)\.$", out.split("draws 2 technologies")[1], re.M)
    assert dealt
    assert f"Technologies of Ember: {dealt[1]} (face down, " in out
    assert "Technologies of Jade: face down with 0 ships." in out
    assert "Once completed it stays. As the offense or an ally you may send one ship more" in out


@pytest.mark.parametrize(("language", "sides"), [("en", "Wild, while you do not have"), ("es", "Salvaje, mientras no tengas")])
def test_both_sides_of_a_flare_in_hand_are_explained(run: RUN, language: str, sides: str) -> None:
    setting = ("play", "--seats", "3", "--seed", "3", "--variants", "flares", "--bot", "random", "--language", language)
    hand = fc.new_game("classic", seats=3, seed=3, variants=["flares"]).view(0)["hand"]
    assert any(kind.startswith("flare_") for kind in hand)
    out = run(*setting, typed=["h"]).out
    assert out.count(sides) == sum(kind.startswith("flare_") for kind in hand)


@pytest.mark.parametrize(
    ("token", "said"),
    [
        ("zombie", "Zombie flare: Wild, while you do not have the power of Zombie: "),
        ("1", "Card Zap: Answer to"),
        ("3", "A new technology: you draw as many"),
        ("4", 'There is no option "4"'),
    ],
)
def test_what_a_question_is_about_is_explained_by_its_name(token: str, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    ask = Ask(0, "respond.card", ("card:card_zap", "pass", "new_technology"), ("seat:1", "card:flare_zombie"))
    colours = ["ember", "saffron", "jade"]
    explain(Screen(Words("en", None, colours), colours), token, ask, card_rules)
    assert capsys.readouterr().out.startswith(said)


@pytest.mark.parametrize("typed", ["Be honest", "be", "b", "pass", "2"])
def test_an_answer_is_shown_and_understood_by_the_words_that_its_prompt_has_for_it(typed: str, capsys: pytest.CaptureFixture[str]) -> None:
    ask = Ask(0, "filch.cheat", ("filch:deck", "pass"))
    words, colours = Words("en", None, ["ember", "jade"]), ["ember", "jade"]
    show_options(Screen(words, colours), ask, lambda _option: None)
    assert capsys.readouterr().out.split("  ")[-1].strip() == "2 Be honest"
    assert read(typed, ask, words).options == ("pass",)


def test_technologies_at_the_table_can_be_read(run: RUN) -> None:
    setting = ("play", "--seats", "3", "--seed", "4", "--variants", "technology", "--aliens", "none", "--bot", "random")
    out = run(*setting, typed=["1", "a", "?1"]).out
    kept = re.search(r"^▲ You keep (.+)\.$", out, re.M)
    assert kept
    assert f"Ember has {kept[1]}. Once completed" in out
    assert f"Research {kept[1]}: Once completed" in out
    assert re.findall(r"^ (\w+) has (?!no power)", out, re.M) == ["Ember"]


def test_several_ships_in_one_line(run: RUN, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    run(*LAUNCH, "--seed", SEED, "--record", path, typed=["2", "1 1 3 done"])
    assert labels(path)[1:5] == ["planet:0.1", "planet:0.1", "planet:0.3", "done"]
    assert prompts(path)[0].prompt not in ("launch.aim", "launch.ships")


def test_numbers_of_a_line_mean_what_was_on_the_screen(run: RUN, tmp_path: Path) -> None:
    """When a place runs out of ships the others move up; the line still means the places it was typed for."""
    path = tmp_path / "game.json"
    scripted = ["1", "1 1 1", "1, 2"]
    out = run(*LAUNCH, "--seed", SEED, "--record", path, typed=scripted).out
    assert labels(path)[1:5] == ["planet:0.1", "planet:0.1", "planet:0.1", "planet:0.1"]
    assert "Something else is asked now, so this was not used: Ember 2." in out


def test_ships_already_picked_are_not_counted_any_more(run: RUN) -> None:
    out = run(*LAUNCH, "--seed", SEED, typed=["1", "2 2"]).out
    assert re.search(r"2 of at most 4 so far\.\n  1 Ember 1 ▲4 +2 Ember 2 ▲2 +3 Ember 3 ▲4", out)


def test_what_cannot_be_chosen_any_more_is_said(run: RUN, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    out = run(*PLAIN, "--seed", PLAIN_SEED, "--record", path, typed=["1", "1 done", "1 1"]).out
    assert re.search(r"^(Saffron|Jade|Azure) cannot be chosen any more\.$", out, re.M)
    assert prompts(path)[0].prompt == "alliance.invite"
    assert len(prompts(path)[0].options) == 2


def test_words_and_their_beginnings_are_answers(run: RUN, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    run(*LAUNCH, "--seed", SEED, "--record", path, typed=["2", "Ember 2", "planet:0.4", "d"])
    assert labels(path)[1:4] == ["planet:0.2", "planet:0.4", "done"]


@pytest.mark.parametrize("line", ["9", "0", "nonsense", "1 nonsense", "done", "ember", "-1", "²"])
def test_what_is_unclear_changes_nothing(run: RUN, tmp_path: Path, line: str) -> None:
    path = tmp_path / "game.json"
    out = run(*LAUNCH, "--seed", SEED, "--record", path, typed=["1", line]).out
    assert len(labels(path)) == 1
    assert re.search(r'There is no option ".+" here\. Type a number from 1 to 5', out)


def test_looking_around_answers_nothing(run: RUN, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    out = run(*LAUNCH, "--seed", SEED, "--record", path, typed=["?", "t", "h", "a", "? 1", "? 77", ""]).out
    assert labels(path) == []
    assert "Answer with a number" in out
    assert out.count("Your hand: ") == 2
    assert re.search(r"^ Attack \d\d( \(\d\))?: Encounter card worth ", out, re.M)
    assert "▲ Ember, ● Saffron, ◆ Jade" in out
    assert "Saffron is Clone. Replicate. As a main player" in out
    assert "1: nothing to explain." in out
    assert 'There is no option "77" here.' in out


def test_an_option_is_explained(run: RUN) -> None:
    out = run(*PLAIN, "--seed", PLAIN_SEED, typed=["1", "1 done", "done", "? 1"]).out
    assert re.search(r"Choose your encounter card\.\n  1 Attack (\d\d)[^>]+> \? 1\nAttack \1: Encounter card worth ", out)


def test_quitting_offers_to_save(run: RUN, tmp_path: Path) -> None:
    path = tmp_path / "later.json"
    out = run(*LAUNCH, "--seed", SEED, typed=["1", "q", str(path)]).out
    assert "Save the game?" in out
    assert out.endswith(f"Saved in {path}. To read it again: fifthcolony show {path}\nGoodbye.\n")
    assert len(labels(path)) == 1


def test_quitting_without_saving(run: RUN) -> None:
    code, out, _ = run(*LAUNCH, "--seed", SEED, typed=["q", ""])
    assert code == 0
    assert "Saved" not in out
    assert list(Path().iterdir()) == []


def test_a_place_that_cannot_be_written_is_asked_again(run: RUN, tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    out = run(*LAUNCH, "--seed", SEED, typed=["q", str(tmp_path / "folder"), str(tmp_path / "file")]).out
    assert "It could not be saved: " in out
    assert sorted(path.name for path in tmp_path.iterdir()) == ["file", "folder", "here"]


@pytest.mark.parametrize("leaving", [[], ["^C"], ["q"], ["q", "^C"]])
def test_leaving_is_clean_and_keeps_the_record(run: RUN, tmp_path: Path, leaving: list[str]) -> None:
    path = tmp_path / "game.json"
    code, out, err = run(*LAUNCH, "--seed", SEED, "--record", path, typed=["2", *leaving])
    assert (code, err) == (0, "")
    assert out.endswith("Goodbye.\n")
    assert len(labels(path)) == 1


def test_in_spanish(run: RUN, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    typed = ["2", "1 1 listo", "?", "disparate"]
    out = run(*LAUNCH, "--seed", SEED, "--language", "es", "--record", path, typed=typed).out
    assert labels(path)[1:4] == ["planet:0.1", "planet:0.1", "done"]
    assert "Tú eres Ascua." in out
    assert "Aquí no hay ninguna opción «disparate»." in out
    assert "Hasta la próxima." in out
    assert not re.search(r"\b(You|The|ship|card)\b", out)


def test_the_same_seed_is_the_same_game(run: RUN) -> None:
    typed = ["1"] * 60
    assert run("play", "--seed", "3", typed=typed).out == run("play", "--seed", "3", typed=typed).out
    assert run("play", typed=[]).out != run("play", typed=[]).out


def test_it_fits_into_eighty_columns(run: RUN) -> None:
    out = run("play", "--seed", "5", "--language", "es", typed=["1"] * 300, columns=80).out
    rows = [line for line in out.splitlines() if re.match(r"[▲●◆■✚] \w+( \(tú\))? +[A-ZM]\w+ +\d/5 ", line)]
    assert len(rows) > 50
    assert max(map(len, rows)) <= 80
    assert not any("…" in row for row in rows)


def test_a_terminal_gets_colours_and_folded_lines(run: RUN, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("TERM", "xterm-256color")
    out = run(*LAUNCH, "--seed", SEED, typed=["1", "1 1 done"], columns=60).out
    assert re.search(r"\x1b\[\d*m▲\x1b\[0m \x1b\[1;31mEmber\x1b\[0m aims the gate at ", out)
    plain = re.sub(r"\x1b\[[\d;]*m", "", out).splitlines()
    assert max(len(line.rstrip()) for line in plain if not line.startswith("──")) <= 60
    dealt = next(number for number, line in enumerate(plain) if line.startswith("▲ You draw"))
    assert plain[dealt + 1].startswith("  ")
