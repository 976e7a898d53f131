"""Zaps on flares, which go the same way whatever the flare: for the tests of each."""

from fifthcolony.classic.scene import Scene


def card_zapped(s: Scene, player: str, *words: str, flare: str) -> Scene:
    """A flare is played and Card Zapped by who holds the zap: it is discarded, and nothing of it happens."""
    s.does(player, *words)
    (zapper,) = s.asked
    assert s.prompt(zapper) == "respond.card"
    s.does(zapper, "card zap")
    assert flare in s.discard
    assert flare not in s.hand(player)
    return s


def cosmic_zapped(s: Scene, player: str, *words: str, flare: str) -> Scene:
    """A use that a flare gives or strengthens is Cosmic Zapped: the flare is back in hand, unspent."""
    s.does(player, *words)
    (zapper,) = s.asked
    assert s.prompt(zapper) == "respond.use"
    s.does(zapper, "cosmic zap")
    assert flare in s.hand(player)
    assert s.game.flared == []
    return s


def never_offered(s: Scene, flare: str) -> bool:
    """Whoever can pass does: whether nobody has been asked for this flare since the scene began."""
    s.pass_all("no", "done")
    return all(flare not in options and prompt != "flare.boost" for _, prompt, options, _ in s.asks)


def offers(s: Scene, player: str, flare: str) -> bool:
    """Whether the player could play it, or strengthen a use by it, at any moment since the scene began while everybody passes."""
    s.pass_all()
    return any(name == player and (flare in options or prompt == "flare.boost") for name, prompt, options, _ in s.asks)
