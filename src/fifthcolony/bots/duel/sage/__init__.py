"""The sage at a duel: rules of thumb where they do, and elsewhere the chance to win the game by what each answer would bring."""
