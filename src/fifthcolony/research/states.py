"""Both games as trees of states, with the names that OpenSpiel uses, for searches and for whoever learns from whole trees.

The first node is chance: it picks the deal, and all later luck follows from that. Who choose at once are asked one after the other, none of
them knowing what the others chose. OpenSpiel itself is not needed; `spiel.py` hands the games over to it where it is there.
"""

import json
from collections.abc import Callable
from functools import partial
from typing import Any, Final, Self

import fifthcolony as fc
from fifthcolony.kernel.errors import BadConfig, FifthColonyError, IllegalChoice
from fifthcolony.kernel.events import Event, Listener
from fifthcolony.kernel.game import Game
from fifthcolony.research.actions import WORDS, Actions, Offer
from fifthcolony.research.eyes import Eyes
from fifthcolony.research.story import told

CHANCE: Final = -1
TERMINAL: Final = -4
"""What `current_player` says where no player is asked: OpenSpiel's numbers."""
DEALS: Final = 10_000
MAX_DECISIONS: Final = {"duel": 5_000, "classic": 100_000}
"""Far more than a game takes; one that is not over by then is nobody's."""
_TRIES: Final = 10_000
_PUBLIC, _PRIVATE, _OWN = "* ", "- ", "> "
"""How lines begin: what everybody was told, what some were told, what one chose."""
_SAMPLES: Final = 1 << 53


class States:
    """A game as a tree: how large everything in it is, and its first state."""

    def __init__(
        self, game: str = "duel", *, deals: int = DEALS, max_decisions: int | None = None, actions: str = WORDS, **wishes: Any
    ) -> None:
        self.eyes = Eyes(game)
        for name, number in (("deals", deals), ("max_decisions", max_decisions)):
            if number is not None and (type(number) is not int or number < 1):
                raise BadConfig(f"{name} is a whole number from 1 on, not {number!r}")
        self._deals, self._wishes = deals, wishes
        self._players: int = fc.new_game(game, **wishes).config["seats"]
        self._most = MAX_DECISIONS[game] if max_decisions is None else max_decisions
        self.actions = Actions(game, self._players, actions)

    def __reduce__(self) -> tuple[Any, ...]:
        """What `pickle` keeps: how it was made."""
        made = {"deals": self._deals, "max_decisions": self._most, "actions": self.actions.way, **self._wishes}
        return partial(States, self.eyes.game, **made), ()

    def new_initial_state(self) -> "State":
        """The state in which nothing is dealt yet."""
        return State(self)

    def begin(self, seed: int, listener: Listener) -> Game:
        """The deal of a number: the same as that seed's everywhere else."""
        game: Game = fc.new_game(self.eyes.game, seed=seed, listener=listener, **self._wishes)
        return game

    def num_players(self) -> int:
        """Seats."""
        return self._players

    def num_distinct_actions(self) -> int:
        """Actions that players have; which of them are legal, a state says."""
        return self.actions.size

    def max_chance_outcomes(self) -> int:
        """Deals."""
        return self._deals

    def max_game_length(self) -> int:
        """Decisions at most."""
        return self._most

    def min_utility(self) -> float:
        """What a loser gets."""
        return -1.0

    def max_utility(self) -> float:
        """What somebody gets who wins alone: a unit from each loser."""
        return self._players - 1.0

    def utility_sum(self) -> float:
        """What one gets, others lose."""
        return 0.0

    def observation_tensor_size(self) -> int:
        """Numbers in an observation; `eyes.layout` says what they are."""
        return self.eyes.layout.size

    def observation_tensor_shape(self) -> list[int]:
        """A single row."""
        return [self.eyes.layout.size]

    def deserialize_state(self, text: str) -> "State":
        """The state that `serialize` wrote."""
        return State(self).filled(json.loads(text))


class State:
    """A node of the tree."""

    def __init__(self, states: States) -> None:
        self._states = states
        self._game: Game | None = None
        self._offer: Offer | None = None
        self._told: list[list[str]] = [[] for _ in range(states.num_players())]
        """What each player has been told and has chosen, line by line."""
        self._history: list[tuple[int, int]] = []
        self._decisions = 0

    # --- whose turn it is -----------------------------------------------------------------------------------------------------------

    def get_game(self) -> States:
        """The tree it is a node of."""
        return self._states

    def num_players(self) -> int:
        """Seats."""
        return self._states.num_players()

    def current_player(self) -> int:
        """Who is asked: a seat, -1 for chance, -4 where the game is over."""
        if self._game is None:
            return CHANCE
        return TERMINAL if self.is_terminal() else self._game.asks[0].seat

    def is_chance_node(self) -> bool:
        """Whether chance deals."""
        return self._game is None

    def is_terminal(self) -> bool:
        """Whether nobody is asked any more."""
        return self._game is not None and (not self._game.asks or self._decisions >= self._states.max_game_length())

    def is_player_node(self) -> bool:
        """Whether a player is asked."""
        return self._game is not None and not self.is_terminal()

    def is_simultaneous_node(self) -> bool:
        """Never: who choose at once are asked one after the other."""
        return False

    # --- actions --------------------------------------------------------------------------------------------------------------------

    def legal_actions(self, player: int | None = None) -> list[int]:
        """What can be chosen, in order; nothing by who is not asked."""
        if self._game is None:
            return list(range(self._states.max_chance_outcomes())) if player in (None, CHANCE) else []
        if self.is_terminal() or player not in (None, self.current_player()):
            return []
        return sorted(self._offered().options)

    def legal_actions_mask(self, player: int | None = None) -> list[int]:
        """The same as a row of zeros and ones."""
        chance = player == CHANCE or (player is None and self._game is None)
        mask = [0] * (self._states.max_chance_outcomes() if chance else self._states.num_distinct_actions())
        for action in self.legal_actions(player):
            mask[action] = 1
        return mask

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Each deal is as likely as any other."""
        deals = self._states.max_chance_outcomes()
        return [(deal, 1 / deals) for deal in range(deals)] if self._game is None else []

    def action_to_string(self, *player_and_action: int) -> str:
        """What an action is called: `action_to_string(action)` or `action_to_string(player, action)`."""
        player, action = player_and_action if len(player_and_action) > 1 else (self.current_player(), player_and_action[0])
        return f"deal:{action}" if player == CHANCE else self._states.actions.names[action]

    def string_to_action(self, *player_and_name: Any) -> int:
        """The other way round, of the actions that are legal."""
        player, name = player_and_name if len(player_and_name) > 1 else (self.current_player(), player_and_name[0])
        for action in self.legal_actions(player):
            if self.action_to_string(player, action) == name:
                return action
        raise IllegalChoice(f"player {player} cannot choose {name!r}; legal are {self._named(player)}")

    def apply_action(self, action: Any) -> None:
        """Choose, and go on to the next choice."""
        player = self.current_player()
        if player == CHANCE:
            if action not in range(self._states.max_chance_outcomes()):
                raise IllegalChoice(f"chance chose {action!r}; deals are 0 to {self._states.max_chance_outcomes() - 1}")
            self._game = self._states.begin(int(action), self._hear)
        else:
            self._choose(player, action)
            self._decisions += 1
        self._history.append((player, int(action)))

    def _choose(self, player: int, action: Any) -> None:
        game = self._game
        index = None if game is None or player == TERMINAL else self._offered().options.get(action)
        if index is None or game is None:
            raise IllegalChoice(f"player {player} chose action {action!r}; legal are {self._named(player) or 'none, as the game is over'}")
        ask = game.asks[0]
        self._told[player].append(f"{_OWN}{ask.prompt} {ask.options[index]}")
        self._offer = None
        game.answer(player, index)

    def _named(self, player: int) -> str:
        return ", ".join(f"{action} ({self.action_to_string(player, action)})" for action in self.legal_actions(player))

    def _offered(self) -> Offer:
        assert self._game is not None
        if self._offer is None:
            self._offer = self._states.actions.offer(self._game.asks[0])
        return self._offer

    def child(self, action: int) -> "State":
        """The state after an action."""
        child = self.clone()
        child.apply_action(action)
        return child

    # --- how it ends ----------------------------------------------------------------------------------------------------------------

    def returns(self) -> list[float]:
        """What each player has in the end: the winners share what the losers lose, one each. Zeros before, and where nobody wins."""
        outcome = None if self._game is None else self._game.outcome
        if outcome is None or not outcome.winners:
            return [0.0] * self.num_players()
        share = self.num_players() / len(outcome.winners)
        return [share * (player in outcome.winners) - 1 for player in range(self.num_players())]

    def rewards(self) -> list[float]:
        """All comes at the end."""
        return self.returns()

    def player_return(self, player: int) -> float:
        """One player's return."""
        return self.returns()[player]

    def player_reward(self, player: int) -> float:
        """One player's reward."""
        return self.returns()[player]

    # --- what players know ----------------------------------------------------------------------------------------------------------

    def information_state_string(self, player: int | None = None) -> str:
        """All that a player has been told and has chosen, line by line, and what it sees now: nothing is forgotten."""
        player = self._who(player)
        seen = None if self._game is None else self._game.view(player)
        return "\n".join([*self._told[player], json.dumps(seen)])

    def observation_string(self, player: int | None = None) -> str:
        """What a player sees now, in English; what happened before is in it as far as it shows."""
        player = self._who(player)
        return "Nothing is dealt yet." if self._game is None else told(self._game, player, None)

    def observation_tensor(self, player: int | None = None) -> list[float]:
        """What a player sees now as numbers."""
        player = self._who(player)
        if self._game is None:
            return [0.0] * self._states.observation_tensor_size()
        ask = self._game.asks[0] if player == self.current_player() else None
        numbers: list[float] = self._states.eyes.of_game(self._game, player, ask).astype(float).tolist()
        return numbers

    def _who(self, player: int | None) -> int:
        who = self.current_player() if player is None else player
        if who not in range(self.num_players()):
            raise IllegalChoice(f"there are players 0 to {self.num_players() - 1}, not {who!r}")
        return who

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "State":
        """A state that the player cannot tell from this one: all it cannot know is dealt afresh. The sampler gives numbers from 0 to 1.

        Its history begins here, and others have been told in it what everybody was told: what they did and saw in secret is not made up.
        """
        if self._game is None:
            return self.clone()
        player = self._who(player)
        twin = State(self._states)
        twin._decisions = self._decisions
        seen, asked = self._game.view(player), self._game.asks and self._game.asks[0].seat
        for _ in range(_TRIES):
            dealt = self._game.determinize(player, int(sampler() * _SAMPLES))
            if (dealt.asks and dealt.asks[0].seat) == asked and dealt.view(player) == seen:
                break
        else:
            raise FifthColonyError(f"no other deal was found in {_TRIES} that player {player} could not tell from this one")
        public = [line for line in self._told[player] if line.startswith(_PUBLIC)]
        twin._told = [self._told[player].copy() if seat == player else public.copy() for seat in range(self.num_players())]
        twin._enter(dealt)
        return twin

    # --- copies and texts -----------------------------------------------------------------------------------------------------------

    def clone(self) -> "State":
        """The same state once more."""
        twin = State(self._states)
        twin._told = [lines.copy() for lines in self._told]
        twin._history = self._history.copy()
        twin._decisions = self._decisions
        if self._game is not None:
            twin._enter(self._game.copy())
        return twin

    def __copy__(self) -> "State":
        """A clone."""
        return self.clone()

    def __deepcopy__(self, _memo: dict[int, Any]) -> "State":
        """A clone."""
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        """What `pickle` keeps: what is serialized, and the tree."""
        return self._states.deserialize_state, (self.serialize(),)

    def serialize(self) -> str:
        """All of it as one line of text; `States.deserialize_state` brings it back."""
        dump = None if self._game is None else self._game.dump()
        return json.dumps({"dump": dump, "told": self._told, "history": self._history, "decisions": self._decisions})

    def filled(self, kept: dict[str, Any]) -> Self:
        """This state, as what was serialized says."""
        self._told, self._decisions = kept["told"], kept["decisions"]
        self._history = [(player, action) for player, action in kept["history"]]
        if kept["dump"] is not None:
            self._enter(fc.load(kept["dump"], self._states.eyes.game))
        return self

    def history(self) -> list[int]:
        """Every action so far, those of chance too."""
        return [action for _, action in self._history]

    def full_history(self) -> list[tuple[int, int]]:
        """The same, with who took it."""
        return self._history.copy()

    def history_str(self) -> str:
        """The same as text."""
        return ", ".join(map(str, self.history()))

    def move_number(self) -> int:
        """How many actions there were."""
        return len(self._history)

    def __str__(self) -> str:
        """The whole position, for whoever may know everything: equal texts are equal states."""
        return "nothing dealt" if self._game is None else self._game.dump()

    def _enter(self, game: Game) -> None:
        self._game = game
        self._offer = None
        game.listener = self._hear

    def _hear(self, event: Event) -> None:
        line = f"{_PUBLIC if event.audience is None else _PRIVATE}{event.key} {json.dumps(event.params)}"
        for seat, heard in enumerate(self._told):
            if event.audience is None or seat in event.audience:
                heard.append(line)
