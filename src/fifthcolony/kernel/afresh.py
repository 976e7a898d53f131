"""What every game does when all that a seat cannot know is dealt afresh."""

from typing import Any

from fifthcolony.kernel.game import Game


def forget_past(game: Game, seat: int, seed: int) -> None:
    """How the game came here would tell the seat what was dealt, and how often others were asked about what they hold."""
    game.seed, game.choices, game.start = seed, [], None
    game.answered = {seat: game.answered.get(seat, 0)}
    game.config = _copied(game.config)  # whoever imagines games may do with them what it likes


def _copied(value: Any) -> Any:
    """Plain data once more, sharing nothing that can change."""
    if isinstance(value, dict):
        return {name: _copied(inner) for name, inner in value.items()}
    return [_copied(inner) for inner in value] if isinstance(value, list) else value
