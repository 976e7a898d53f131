"""Both games as PettingZoo environments in which agents act one at a time (AEC)."""

import secrets
import sys
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

import fifthcolony as fc
from fifthcolony.bots import Bot, answer_of
from fifthcolony.kernel.errors import BadConfig, IllegalChoice
from fifthcolony.kernel.game import Game
from fifthcolony.research.actions import WORDS, Actions, Offer
from fifthcolony.research.eyes import Eyes
from fifthcolony.research.layout import MOST
from fifthcolony.research.story import Story, table, told

Observation = dict[str, Any]
RENDER_MODES: Final = ("ansi", "human")
SEED_BITS: Final = 63


class Environment(AECEnv):  # type: ignore[misc]
    """A game for agents `seat_0`, `seat_1`, and so on.

    An observation is a dictionary: `observation`, the vector that the layout describes, and `action_mask`. Both are made when they are
    looked at, in `observe` or `last`, and are not to be written to. Rewards come at the end: 1, which winners share, and 0 for all others.
    """

    metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES), "is_parallelizable": False}  # noqa: RUF012  PettingZoo's

    def __init__(
        self,
        game: str = "duel",
        *,
        actions: str = WORDS,
        max_decisions: int | None = None,
        render_mode: str | None = None,
        log: bool = False,
        **wishes: Any,
    ) -> None:
        super().__init__()
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise BadConfig(f"there are the render modes {', '.join(RENDER_MODES)}, not {render_mode!r}")
        if max_decisions is not None and (type(max_decisions) is not int or max_decisions < 1):
            raise BadConfig(f"max_decisions is a whole number from 1 on, or None, not {max_decisions!r}")
        self.metadata = {**self.metadata, "name": f"fifthcolony_{game}_v0"}
        self.render_mode = render_mode
        self.eyes = Eyes(game)
        self.wishes = wishes
        self.max_decisions = max_decisions
        self.log = log
        """Whether what happens is kept, for `text`; games are a little slower then."""
        self.seats: int = fc.new_game(game, **wishes).config["seats"]
        self._glances = self.eyes.glances(self.seats)
        self.actions = Actions(game, self.seats, actions)
        self.possible_agents = [f"seat_{seat}" for seat in range(self.seats)]
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._next_seed = secrets.randbits(SEED_BITS)
        self.observation_spaces = {agent: _space(self.eyes.layout.size, self.actions.size) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.actions.size) for agent in self.possible_agents}
        self.agents: list[str] = []
        self.game: Game
        """The game itself, for whoever runs the environment; agents have no business with it."""

    # --- PettingZoo's ---------------------------------------------------------------------------------------------------------------

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The same for all."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The same for all."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002  PettingZoo's signature
        """A new game, dealt from the seed; without one, from the number after the last."""
        self._next_seed = (self._next_seed + 1 if seed is None else seed) % (1 << SEED_BITS)
        self.story = Story(self.seats) if self.log else None
        self.game = fc.new_game(
            self.eyes.game, seed=self._next_seed, listener=self.story.hear if self.story is not None else None, **self.wishes
        )
        self._skip_agent_selection = None
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._left = self.max_decisions or sys.maxsize
        self._ask_next()

    def step(self, action: Any) -> None:
        """The agent whose turn it is takes an action; None once the game is over."""
        offer = self._offer
        if offer is None:
            self._was_dead_step(action)
            return
        index = offer.options.get(action)
        if index is None:
            raise IllegalChoice(self._refusal(action))
        ask = self._asked
        if self.story is not None:
            self.story.forget(ask.seat)
        self.game.answer(ask.seat, index)
        self._left -= 1
        self._ask_next()

    def observe(self, agent: str) -> Observation:
        """What an agent sees; nothing can be chosen by one that is not asked."""
        seat = self._seat[agent]
        offer = self._offer if agent == self.agent_selection else None
        return {
            "observation": self.eyes.again(self.game, seat, None if offer is None else self._asked, self._glances[seat]),
            "action_mask": self.actions.nothing if offer is None else offer.mask,
        }

    def render(self) -> str | None:
        """The table as the one sees it who is asked: as text ("ansi"), or printed ("human")."""
        shown = table(self.game, self._seat.get(self.agent_selection))
        if self.render_mode == "human":
            print(shown)
            return None
        return shown

    def close(self) -> None:
        """Nothing is held that has to be let go."""

    # --- our own --------------------------------------------------------------------------------------------------------------------

    def text(self, agent: str) -> str:
        """What an agent sees and has been told since it last decided, and its options by number, in English."""
        return told(self.game, self._seat[agent], self.story)

    def action_of(self, option: int) -> int:
        """The action for an option by its place among those asked for, as `text` numbers them, from 0."""
        assert self._offer is not None
        return self._offer.actions[option]

    def action_by(self, bot: Bot) -> int:
        """What one of our own bots would do for the agent whose turn it is; it sees what its seat may know, and nothing else."""
        assert self._offer is not None
        return self._offer.actions[answer_of(bot, self.game, self._asked)]

    def _ask_next(self) -> None:
        """The next ask: of several at once the first, which tells the others nothing. Or the end."""
        asks = self.game.asks
        self._offer: Offer | None
        if asks and self._left > 0:
            self._asked = asks[0]
            self._offer = self.actions.offer(asks[0])
            self.agent_selection = self.possible_agents[asks[0].seat]
            return
        self._offer = None
        outcome = self.game.outcome
        if outcome is None:
            self.truncations = dict.fromkeys(self.agents, True)
        else:
            self.terminations = dict.fromkeys(self.agents, True)
            for seat in outcome.winners:
                self.rewards[self.possible_agents[seat]] = 1 / len(outcome.winners)
            self._accumulate_rewards()
        self.agent_selection = self.agents[0]

    def _refusal(self, action: Any) -> str:
        assert self._offer is not None
        can = ", ".join(f"{number} ({self.actions.names[number]})" for number in sorted(self._offer.options))
        return f"{self.agent_selection} took action {action!r} at {self._asked.prompt}; legal are {can}"


def _space(size: int, actions: int) -> spaces.Dict:
    return spaces.Dict(
        {
            "observation": spaces.Box(-MOST, MOST, (size,), np.int8),
            "action_mask": spaces.Box(0, 1, (actions,), np.int8),
        }
    )
