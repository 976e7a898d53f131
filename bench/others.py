"""How fast other game engines written in Python are on this machine, with players who choose at random.

It runs where they are installed and this project is not: `make others` sees to that.
"""

import random
import statistics
import time
from collections.abc import Callable
from importlib import import_module

RUNS = 5


def catan(games: int) -> int:
    """Catan by catanatron, four seats, up to a thousand turns: the number of decisions."""
    engine = import_module("catanatron")
    decisions = 0
    for seed in range(games):
        colours = (engine.Color.RED, engine.Color.BLUE, engine.Color.WHITE, engine.Color.ORANGE)
        game = engine.Game([engine.RandomPlayer(colour) for colour in colours], seed=seed)
        while game.winning_color() is None and game.state.num_turns < 1000:
            game.play_tick()
            decisions += 1
    return decisions


def tic_tac_toe(games: int) -> int:
    """Tic-tac-toe, one of OpenSpiel's games in Python."""
    import_module("open_spiel.python.games")
    game = import_module("pyspiel").load_game("python_tic_tac_toe")
    chance = random.Random(1)
    decisions = 0
    for _ in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            state.apply_action(chance.choice(state.legal_actions()))
            decisions += 1
    return decisions


def rate(play: Callable[[int], int], games: int) -> float:
    """Decisions a second of one core."""
    start = time.process_time()
    decisions = play(games)
    return decisions / (time.process_time() - start)


def main() -> None:
    """Measure each and print a line."""
    for name, play, games in (("catanatron, Catan", catan, 10), ("OpenSpiel, tic-tac-toe in Python", tic_tac_toe, 2000)):
        rates = [rate(play, games) for _ in range(RUNS)]
        print(f"{name}: {statistics.median(rates):,.0f} decisions/s ({min(rates):,.0f} to {max(rates):,.0f} in {RUNS} runs)")


if __name__ == "__main__":
    main()
