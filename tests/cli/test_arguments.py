"""The command's front door: its version, its help, and one clear line for whatever it cannot use."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import fifthcolony as fc
from tests.cli.conftest import RUN


def test_version(run: RUN) -> None:
    assert run("--version") == (0, f"fifthcolony {fc.__version__}\n", "")


def test_help_names_every_command(run: RUN) -> None:
    code, out, err = run("--help")
    assert (code, err) == (0, "")
    assert all(re.search(rf"^ +{command} ", out, re.M) for command in ("play", "simulate", "show", "replay"))


@pytest.mark.parametrize("command", ["play", "simulate", "show", "replay"])
def test_every_command_has_help(run: RUN, command: str) -> None:
    code, out, _ = run(command, "--help")
    assert code == 0
    assert f"fifthcolony {command}" in out


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["conquer"], ["'conquer'", "simulate"]),
        (["simulate", "--speed", "9"], ["--speed"]),
        (["simulate", "--seats", "six"], ["--seats", "'six'", "3, 4 or 5"]),
        (["simulate", "--seats", "6"], ["--seats", "'6'", "3, 4 or 5"]),
        (["simulate", "--edition", "1977"], ["--edition", "'1977'", "2008 or 2018"]),
        (["simulate", "--aliens", "clone,ghost"], ["--aliens", "'ghost'", "random, choice, combo, none or names of", "zombie"]),
        (["simulate", "--seats", "3", "--aliens", "clone,mind"], ["3 seats need 3 aliens", "clone, mind"]),
        (["simulate", "--seats", "3", "--aliens", "clone,mind,clone"], ["twice"]),
        (["simulate", "--seed", "seven"], ["--seed", "'seven'", "a whole number"]),
        (["simulate", "--games", "0"], ["--games", "'0'", "a whole number from 1 on"]),
        (["simulate", "--games", "-4"], ["--games"]),
        (["simulate", "--bot", "genius"], ["--bot", "'genius'", "random", "simple"]),
        (["simulate", "--seats", "4", "--bot", "random,simple"], ["4 seats need 1 bot for all or 4 bots", "given are 2"]),
        (["play", "--language", "tlh"], ["--language", "'tlh'", "expected en"]),
        (["play", "--seat", "2"], ["--seat"]),
        (["play", "--record", "."], ["--record", "expected a file", "folder"]),
        (["play", "--bot"], ["--bot"]),
        (["show"], ["FILE"]),
        (["show", "no-such-file"], ["no-such-file", "No such file"]),
        (["show", "."], [".: Is a directory"]),
        (["replay", "no-such-file"], ["no-such-file", "No such file"]),
    ],
)
def test_bad_arguments_get_one_line(run: RUN, arguments: list[str], said: list[str]) -> None:
    code, out, err = run(*arguments)
    assert (code, out) == (2, "")
    assert re.fullmatch(r"fifthcolony[^\n]+\n", err)
    assert "usage" not in err
    assert [part for part in said if part not in err] == []


@pytest.mark.parametrize("command", ["show", "replay"])
@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"", "no JSON"),
        (b"\x00\xff\xfe binary", "no JSON"),
        (b"[1, 2, 3]", "expected a fifthcolony-record"),
        (b'{"format": "chess"}', "'chess'"),
        (b'{"format": "fifthcolony-record", "version": 99}', "version 99"),
        (b'{"format":"fifthcolony-record","version":1,"check":1,"body":{"game":"classic"}}', "checksum"),
        (b"[" * 100_000, "damaged.json"),
    ],
)
def test_damaged_files_get_one_line(run: RUN, tmp_path: Path, command: str, content: bytes, said: str) -> None:
    path = tmp_path / "damaged.json"
    path.write_bytes(content)
    code, out, err = run(command, path)
    assert (code, out) == (2, "")
    assert re.fullmatch(rf"fifthcolony {command}: [^\n]*damaged\.json: [^\n]+\n", err)
    assert said in err


@pytest.mark.parametrize("command", ["show", "replay"])
def test_a_file_that_was_cut_short_gets_one_line(run: RUN, recorded: Path, tmp_path: Path, command: str) -> None:
    path = tmp_path / "cut.json"
    path.write_bytes(recorded.read_bytes()[:-100])
    code, _, err = run(command, path)
    assert code == 2
    assert err.count("\n") == 1


def fifthcolony(*arguments: object) -> "subprocess.Popen[bytes]":
    """The command in a process of its own, writing into a pipe."""
    command = [sys.executable, "-c", "import sys; from fifthcolony.cli.main import main; sys.exit(main())", *map(str, arguments)]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=os.environ | {"PYTHONUTF8": "1"})


def test_a_closed_pipe_is_no_error(recorded: Path) -> None:
    process = fifthcolony("show", recorded)
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.close()  # long before the first line is written
    assert process.stderr.read() == b""
    process.stderr.close()
    assert process.wait(timeout=60) == 141


def test_a_pipe_gets_plain_lines(recorded: Path) -> None:
    out, err = fifthcolony("show", recorded).communicate(timeout=60)
    assert err == b""
    assert b"\x1b" not in out
    assert max(len(line) for line in out.decode().splitlines()) > 80, "long lines are not broken in a pipe"


def test_a_terminal_without_our_letters_still_gets_text(recorded: Path) -> None:
    command = [sys.executable, "-c", "import sys; from fifthcolony.cli.main import main; sys.exit(main())", "show", str(recorded)]
    plain = os.environ | {"PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"}
    done = subprocess.run([*command, "--language", "es"], env=plain, capture_output=True, check=False, timeout=60)
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"E Ascua es Mente." in done.stdout
    assert b"Azafr?n" in done.stdout
