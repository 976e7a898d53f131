"""The whole position of a classic game, and how it is copied: by hand and in one place, since a search copies more often than it plays."""

from typing import Self

from fifthcolony.classic.position.happening import Happening


class Position(Happening):
    """All that can change."""

    __slots__ = ()

    def copy_into(self, twin: Self) -> None:
        """Give the twin every field, those that last longest first."""
        super().copy_into(twin)
        # the game
        twin.seats = self.seats
        twin.edition = self.edition
        twin.goal = self.goal
        twin.power_needs = self.power_needs
        twin.worlds = self.worlds.copy()
        twin.hooks = self.hooks
        twin.imagined = self.imagined
        twin.asleep = self.asleep
        twin.powers = self.powers.copy()
        twin.face_down = self.face_down.copy()
        twin.ships = self.ships.copy()
        twin.homes = self.homes.copy()
        twin.foreign = self.foreign.copy()
        twin.settled = self.settled.copy()
        twin.stands = self.stands
        twin.hands = [hand.copy() for hand in self.hands]
        twin.deck = self.deck.copy()
        twin.discard = self.discard.copy()
        twin.seen = self.seen.copy()
        twin.flares = self.flares.copy()
        twin.flares_known = self.flares_known.copy()
        twin.openings = self.openings
        twin.tokens = self.tokens.copy()
        twin.sheet = self.sheet.copy()
        twin.dealt = self.dealt.copy()
        twin.gone = self.gone.copy()
        twin.buried = self.buried.copy()
        twin.glimpsed = self.glimpsed.copy()
        twin.technologies = self.technologies.copy()
        twin.technology_deck = self.technology_deck.copy()
        twin.technology_discard = self.technology_discard.copy()
        twin.pieces = self.pieces.copy()
        twin.destiny = self.destiny.copy()
        twin.destiny_discard = self.destiny_discard.copy()
        # the turn
        twin.offense = self.offense
        twin.encounter = self.encounter
        twin.extra = self.extra
        twin.interludes = self.interludes.copy()
        # the encounter
        twin.phase = self.phase
        twin.defense = self.defense
        twin.target = self.target
        twin.role = self.role.copy()
        twin.order = self.order
        twin.resettling = self.resettling
        twin.limit = self.limit.copy()
        twin.invited = self.invited.copy()
        twin.joined = self.joined.copy()
        twin.laid = self.laid.copy()
        twin.laid_by = self.laid_by.copy()
        twin.laid_from = self.laid_from.copy()
        twin.up = self.up.copy()
        twin.claimed = self.claimed.copy()
        twin.values = self.values.copy()
        twin.worth = self.worth.copy()
        twin.addends = self.addends.copy()
        twin.reinforcements = self.reinforcements.copy()
        twin.decided = self.decided
        twin.winner = self.winner
        twin.margin = self.margin
        twin.result = self.result
        twin.committed = self.committed.copy()
        twin.lost = self.lost.copy()
        twin.casualties = self.casualties.copy()
        twin.used = self.used.copy()
        twin.declared = self.declared.copy()
        twin.agenda = self.agenda.copy()
        twin.changes = self.changes.copy()
        twin.zapped = self.zapped.copy()
        twin.flared = self.flared.copy()
        twin.discards = self.discards.copy()
        twin.resting = self.resting.copy()
        # the draw of destiny
        twin.destiny_card = self.destiny_card
        twin.named = self.named
        twin.destiny_pick = self.destiny_pick
        # the deal
        twin.offer = self.offer.copy()
        twin.bound = self.bound
        twin.pledged = self.pledged.copy()
        twin.founding = self.founding.copy()
        # what is just happening
        twin.plays = [play.copy() for play in self.plays]
        twin.losses = [[loss.copy() for loss in event] for event in self.losses]
        twin.compensation = self.compensation.copy()
        twin.collected = self.collected.copy()
        twin.sunk = [loss.copy() for loss in self.sunk]
        twin.thrown = self.thrown.copy()
        twin.concerned = self.concerned.copy()
        twin.news = self.news.copy()
