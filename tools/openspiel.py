"""Let OpenSpiel play our games at random with the checks that its own games pass. `make openspiel` installs it aside and runs this."""

import argparse
from importlib import import_module

from fifthcolony.research.spiel import register

GAMES = {
    "fifthcolony_duel(deals=200)": 20,
    "fifthcolony_classic(seats=3,deals=200,max_decisions=250)": 2,
    "fifthcolony_classic(seats=5,deals=200,max_decisions=250)": 2,
}
"""What is played, and how often for `--times 1`. A whole game is copied and compared at every step, so the classic one is cut short."""


def main(arguments: list[str] | None = None) -> None:
    """Check each game; the first that fails ends the program."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--times", type=int, default=1, help="so many times as many games")
    options = parser.parse_args(arguments)
    pyspiel = import_module("pyspiel")
    register()
    for name, games in GAMES.items():
        game = pyspiel.load_game(name)
        pyspiel.random_sim_test(game, num_sims=games * options.times, serialize=True, verbose=False)
        print(f"{game}: {games * options.times} games pass random_sim_test of OpenSpiel", flush=True)


if __name__ == "__main__":
    main()
