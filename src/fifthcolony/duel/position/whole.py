"""The whole position of a duel game, and how it is copied: by hand and in one place, since a search copies more often than it plays."""

from typing import Self

from fifthcolony.duel.position.one_pass import Pass


class Position(Pass):
    """All that can change."""

    __slots__ = ()

    def copy_into(self, twin: Self) -> None:
        """Give the twin every field, those that last longest first."""
        super().copy_into(twin)
        # the game
        twin.aliens = self.aliens.copy()
        twin.dealt = self.dealt.copy()
        twin.hooks = self.hooks
        twin.leader = self.leader
        twin.supply = self.supply.copy()
        twin.warp = self.warp.copy()
        twin.fleet = self.fleet.copy()
        twin.row = self.row.copy()
        twin.planets = self.planets.copy()
        twin.warpplanet = self.warpplanet
        twin.hands = [self.hands[0].copy(), self.hands[1].copy()]
        twin.decks = [self.decks[0].copy(), self.decks[1].copy()]
        twin.piles = [self.piles[0].copy(), self.piles[1].copy()]
        twin.reinforcements = self.reinforcements.copy()
        twin.seen = self.seen.copy()
        twin.unshown = self.unshown
        twin.last_card = self.last_card.copy()
        twin.ready = self.ready.copy()
        twin.envoys = self.envoys.copy()
        twin.reserves = self.reserves.copy()
        twin.ally = self.ally.copy()
        twin.face_up = self.face_up.copy()
        twin.read = self.read.copy()
        twin.tokens = self.tokens.copy()
        twin.beside = self.beside.copy()
        twin.discoveries = self.discoveries.copy()
        twin.events = self.events.copy()
        twin.refreshes = self.refreshes.copy()
        twin.past = self.past.copy()
        twin.foreseen = self.foreseen.copy()
        twin.next = self.next
        twin.imagined = self.imagined
        # the destiny card
        twin.card = self.card
        twin.again = self.again
        twin.aside = self.aside.copy()
        # the duel or contest
        twin.scope = self.scope
        twin.arena = self.arena
        twin.before = self.before.copy()
        twin.winner = self.winner
        twin.used = self.used.copy()
        twin.bonuses = self.bonuses.copy()
        twin.copied = self.copied.copy()
        twin.counted = self.counted.copy()
        twin.fates = self.fates.copy()
        twin.changes = self.changes.copy()
        twin.staying = self.staying
        # one pass through it
        twin.step = self.step
        twin.dials = self.dials.copy()
        twin.sent = self.sent.copy()
        twin.plan = self.plan.copy()
        twin.plan_by = self.plan_by.copy()
        twin.seconds = self.seconds.copy()
        twin.half = self.half.copy()
        twin.sleeve = self.sleeve.copy()
        twin.sleeve_up = self.sleeve_up
        twin.ignored = self.ignored.copy()
        twin.shown = self.shown
        twin.hits = self.hits.copy()
        twin.lost = self.lost.copy()
        twin.revealed = self.revealed
        twin.values = self.values.copy()
        twin.laid = self.laid.copy()
        twin.passes = self.passes
        twin.announced = self.announced.copy()
        twin.secrets = self.secrets.copy()
