"""Both games among OpenSpiel's own, where it is installed: `register()`, and `pyspiel.load_game("fifthcolony_duel")` finds them.

Nothing else needs OpenSpiel. Our set-up wishes are parameters of the games there: `fifthcolony_classic(seats=3)`.
"""

from typing import Any, Final

import numpy as np
import pyspiel

from fifthcolony.classic.words import MAX_SEATS
from fifthcolony.research.states import DEALS, MAX_DECISIONS, State, States

SEATS: Final = {"duel": (2, 2), "classic": (3, MAX_SEATS)}
PARAMETERS: Final[dict[str, dict[str, Any]]] = {
    "duel": {"aliens": "random", "deals": DEALS, "max_decisions": MAX_DECISIONS["duel"]},
    "classic": {"aliens": "random", "deals": DEALS, "max_decisions": MAX_DECISIONS["classic"], "seats": 3},
}
"""What can be set there, and what is taken where nothing is said."""


def _kind(game: str) -> Any:
    fewest, most = SEATS[game]
    return pyspiel.GameType(
        short_name=f"fifthcolony_{game}",
        long_name=f"Fifth Colony, {game}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=fewest,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=PARAMETERS[game],
    )


class SpielState(pyspiel.State):
    """A state of ours, asked in OpenSpiel's way."""

    def __init__(self, game: Any) -> None:
        super().__init__(game)
        self.ours: State = game.states.new_initial_state()

    def current_player(self) -> int:
        """Whose turn it is."""
        return self.ours.current_player()

    def _legal_actions(self, player: int) -> list[int]:
        return self.ours.legal_actions(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The deals."""
        return self.ours.chance_outcomes()

    def _apply_action(self, action: int) -> None:
        self.ours.apply_action(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.ours.action_to_string(player, action)

    def is_terminal(self) -> bool:
        """Whether it is over."""
        return self.ours.is_terminal()

    def returns(self) -> list[float]:
        """What each has won."""
        return self.ours.returns()

    def __str__(self) -> str:
        """The whole position."""
        return str(self.ours)


class SpielObserver:
    """What a player sees, as OpenSpiel's observers have it."""

    def __init__(self, states: States, remembers: bool) -> None:
        self.tensor = np.zeros(states.observation_tensor_size(), np.float32)
        self.dict = {"observation": self.tensor}
        self._remembers = remembers

    def set_from(self, state: SpielState, player: int) -> None:
        """Look at a state."""
        self.tensor[:] = state.ours.observation_tensor(player)

    def string_from(self, state: SpielState, player: int) -> str:
        """The same as text, with all that was told where nothing is forgotten."""
        return state.ours.information_state_string(player) if self._remembers else state.ours.observation_string(player)


def _game(name: str) -> Any:
    kind = _kind(name)

    class SpielGame(pyspiel.Game):
        """One of the games, set up."""

        def __init__(self, params: dict[str, Any] | None = None) -> None:
            self.states = States(name, **(PARAMETERS[name] | (params or {})))
            info = pyspiel.GameInfo(
                num_distinct_actions=self.states.num_distinct_actions(),
                max_chance_outcomes=self.states.max_chance_outcomes(),
                num_players=self.states.num_players(),
                min_utility=self.states.min_utility(),
                max_utility=self.states.max_utility(),
                utility_sum=self.states.utility_sum(),
                max_game_length=self.states.max_game_length(),
            )
            super().__init__(kind, info, params or {})

        def new_initial_state(self) -> SpielState:
            """Nothing is dealt yet."""
            return SpielState(self)

        def make_py_observer(self, kind: Any = None, params: dict[str, Any] | None = None) -> SpielObserver:  # noqa: ARG002  OpenSpiel's
            """Somebody who looks."""
            return SpielObserver(self.states, kind is not None and kind.perfect_recall)

    return kind, SpielGame


def register() -> None:
    """Let OpenSpiel know both games; more than once does no harm."""
    for name in SEATS:
        if f"fifthcolony_{name}" not in pyspiel.registered_names():
            pyspiel.register_game(*_game(name))
