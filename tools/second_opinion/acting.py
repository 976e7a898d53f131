"""Who may act: every use and every card, done or only offered, fits the role and phase on its sheet, and comes in timing order."""

from fifthcolony.kernel.ask import Ask
from fifthcolony.kernel.events import Event
from tools.second_opinion.encounter import Following
from tools.second_opinion.facts import ALIENS, ARTIFACTS, DEFENSE, EFFECTS, FLARES, OFFENSE, may_be, may_be_in
from tools.second_opinion.flares import Flares
from tools.second_opinion.table import Opinion, Table, kind_in, seat_in

ANSWERS = {"cosmic_zap": "use", "card_zap": "card"}
"""What a zap answers, as views call it."""
REINFORCERS = "main_player_or_ally"
PRESSING = ("demon.pressed", "the_qax.given")
"""Events whose second word is a seat that has to ally."""


class Acting(Opinion):
    """Looks at what is done and at what is offered."""

    def __init__(self, table: Table, following: Following, flares: Flares) -> None:
        super().__init__(table)
        self.following = following
        self.flares = flares
        self.accepted = False
        """A deal is agreed and not yet carried out."""
        self.is_revealed = False
        self.is_won = False
        self.passed: tuple[str, int, int] | None = None
        """The window in which somebody has just passed: its prompt, what had been told by then, and who."""

    def hear(self, event: Event) -> None:
        """Uses and cards, and what some of them wait for."""
        table = self.table
        if event.key == "encounter.begins":
            self.accepted = self.is_revealed = self.is_won = False
        elif event.key in ("deal.accepted", "deal.made", "deal.failed"):
            self.accepted = event.key == "deal.accepted"
        elif event.key in ("reveal.cards", "reveal.as_claimed"):
            self.is_revealed = True
        elif event.key == "reveal.winner":
            self.is_won = True
        if table.is_blind:
            return
        if event.key == "power.used":
            self._check_use(seat_in(event.params[0]), str(event.params[1]).removeprefix("use:"), "a power used")
        elif event.key == "card.played":
            self._check_card(seat_in(event.params[0]), kind_in(event.params[1]), "a card played")
        elif event.key == "reinforce.played":
            table.holds(
                "a reinforcement played",
                may_be(REINFORCERS, table.view["roles"][seat_in(event.params[0])]) and self.is_revealed,
                "by a main player or ally after the reveal",
                (event.params[0], table.view["phase"]),
            )

    def _check_use(self, seat: int, name: str, what: str) -> None:
        table, view = self.table, self.table.view
        alien = name.partition(".")[0]
        facts = ALIENS[alien]
        phases = EFFECTS["phases_of_parts"].get(name, facts["phases"])
        table.holds(f"{what}, by its edition", view["edition"] in facts["editions"], facts["editions"], name)
        ways = [{"role": facts["role"], "phases": phases}, *self.flares.lets(seat, alien)]
        by_role = [way for way in ways if may_be(way["role"], view["roles"][seat])]
        table.holds(f"{what}, by its role", bool(by_role), f"{name} as {facts['role']}", view["roles"][seat])
        by_phase = [way for way in by_role if may_be_in(way["phases"], view["phase"])]
        table.holds(f"{what}, by its phase", bool(by_phase) or not by_role, f"{name} in {phases}", view["phase"])
        table.holds(f"{what}, not lost", table.has_power(seat, alien), f"seat {seat} with the power of {alien}", view["aliens"][seat])
        zapped = () if name in EFFECTS["phases_of_parts"] else self.following.encounter.zapped
        table.holds(f"{what}, not zapped", alien not in zapped, f"{name} silent after a zap", f"used by seat {seat}")

    def _check_card(self, seat: int, kind: str, what: str) -> None:
        table, view, facts = self.table, self.table.view, ARTIFACTS[kind]
        table.holds(f"{what}, by its role", may_be(facts["role"], view["roles"][seat]), f"{kind} as {facts['role']}", view["roles"][seat])
        table.holds(f"{what}, by its phase", may_be_in(facts["phases"], view["phase"]), f"{kind} in {facts['phases']}", view["phase"])
        if kind in ANSWERS:
            plays = [play for play in view["plays"] if not (play[1] == seat and play[2] == kind)]
            table.holds(f"{what}, as an answer", bool(plays) and plays[-1][0] == ANSWERS[kind], f"{kind} after a {ANSWERS[kind]}", plays)
        waits = {"quash": self.accepted, "emotion_control": self.is_revealed and not self.is_won, "ionic_gas": self.is_won}
        table.expect(f"{what}, at its moment", True, waits.get(kind, True))

    # --- offers and their order ---------------------------------------------------------------------------------------------------------

    def asked(self, ask: Ask) -> None:
        """What is offered in a window may be done."""
        if not ask.prompt.startswith(("window.", "respond.")):
            self.passed = None
            return
        for option in ask.options:
            if option.startswith("use:"):
                self._check_offered_use(ask, option.removeprefix("use:"))
            elif option.startswith("card:") and kind_in(option) in ARTIFACTS:
                self._check_offered_card(ask, kind_in(option))
            elif option.startswith("card:") and kind_in(option) in FLARES:
                self.flares.offered(ask.seat, kind_in(option))
        if self.passed is not None and self.passed[:2] == (ask.prompt, self.table.heard):
            order = self.table.order()
            twice = ask.prompt.startswith("window.event.")  # once for its power, once for its flares
            self.table.holds(
                "timing order",
                order.index(ask.seat) > order.index(self.passed[2]) - twice,
                f"somebody after seat {self.passed[2]} in {order}",
                ask.seat,
            )

    def _check_offered_use(self, ask: Ask, name: str) -> None:
        alien = name.partition(".")[0]
        if alien in ALIENS:
            self._check_use(ask.seat, name, "a power offered")

    def _check_offered_card(self, ask: Ask, kind: str) -> None:
        table, view, facts = self.table, self.table.view, ARTIFACTS[kind]
        fits = may_be(facts["role"], view["roles"][ask.seat]) and may_be_in(facts["phases"], view["phase"])
        table.holds("a card offered", fits, f"{kind} as {facts['role']} in {facts['phases']}", (view["roles"][ask.seat], view["phase"]))

    def answered(self, ask: Ask, choice: int) -> None:
        """Who passes lets those after it act."""
        passes = ask.options[choice] == "pass" and ask.prompt.startswith(("window.", "respond."))
        passes = passes and not ask.prompt.startswith("window.any.")  # one event may come between another and those who wait for it
        self.passed = (ask.prompt, self.table.heard, ask.seat) if passes else None


class Roles(Opinion):
    """Roles as events tell them: offense, defense, and allies who were invited, in their order."""

    def __init__(self, table: Table, following: Following) -> None:
        super().__init__(table)
        self.following = following
        self.invited: dict[str, set[int]] = {}
        self.joined: dict[int, str] = {}
        self.answered: list[int] = []
        self.pressed: set[int] = set()
        """Who has to ally whether it is invited or not."""

    def hear(self, event: Event) -> None:
        """Invitations and answers."""
        if event.key == "encounter.begins":
            self.invited, self.joined, self.answered, self.pressed = {}, {}, [], set()
        elif event.key == "alliance.invited":
            self._check_invitation(seat_in(event.params[0]), {seat_in(word) for word in event.params[1:]})
        elif event.key in ("alliance.joined", "alliance.declined") and not self.table.is_blind:
            self._check_answer(seat_in(event.params[0]), str(event.params[1]) if event.key == "alliance.joined" else "")
        elif event.key in PRESSING:
            self.pressed.add(seat_in(event.params[1]))

    def _check_answer(self, seat: int, side: str) -> None:
        """Somebody joins a side, or none: in its turn, and by an invitation; unless it is made to, or comes late by a flare."""
        encounter, order = self.following.encounter, self.table.order()
        late = bool(encounter.used_by("joins_late", seat))
        later = all(order.index(seat) > order.index(other) for other in self.answered)
        self.table.holds("order of answers", later or late or seat in self.pressed, f"after {self.answered} in {order}", seat)
        if seat not in self.pressed:
            self.answered.append(seat)
        if side:
            asked_in, forced = seat in self.invited.get(side, ()), bool(encounter.used_by("joins_uninvited", seat))
            fits = seat in self.pressed or asked_in != forced
            self.table.holds("allies are invited", fits, f"seat {seat} invited by {side}, or by power", (asked_in, forced))
            self.joined[seat] = side

    def _check_invitation(self, seat: int, others: set[int]) -> None:
        encounter = self.following.encounter
        mains = {encounter.offense, encounter.defense}
        self.table.expect("who invites, offense first", encounter.defense if self.invited else encounter.offense, seat)
        silent = bool(encounter.used("keeps_defense_from_inviting")) and seat == encounter.defense
        self.table.holds("who may not invite does not", not (silent and others), "nobody invited", others)
        self.table.holds("no main player is invited", not others & mains, "others", others)
        self.invited["side:defense" if self.invited else "side:offense"] = others

    def look(self) -> None:
        """At a decision."""
        view, encounter = self.table.view, self.following.encounter
        if self.following.is_resumed or not encounter.number:
            return
        for seat, role in enumerate(view["roles"]):
            if seat == encounter.offense:
                self.table.expect("the offense's role", OFFENSE, role)
            elif seat == encounter.defense:
                self.table.expect("the defense's role", DEFENSE, role)
            elif role in (4, 8):
                self.table.expect("allies are those who joined", "side:offense" if role == 4 else "side:defense", self.joined.get(seat))
