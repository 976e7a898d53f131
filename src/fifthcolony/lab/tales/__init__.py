"""What a game was like, told from its record once it is over: how it stood chapter by chapter, and moments worth seeing again."""
