"""One person's game in the terminal: what happens is told, what is asked is typed, bots do the rest."""

import contextlib
from pathlib import Path
from typing import cast

from fifthcolony.bots import answer_of
from fifthcolony.cli.answers import read
from fifthcolony.cli.duel.laying import is_lay, lay, plans, tactics
from fifthcolony.cli.explain import explain, explain_aliens, explain_card, explain_hand, explain_keys
from fifthcolony.cli.face import face_of, look
from fifthcolony.cli.log import Log
from fifthcolony.cli.options import show_options
from fifthcolony.cli.records import write_record
from fifthcolony.cli.screen import Screen
from fifthcolony.duel.view_types import DuelView
from fifthcolony.games import new_game
from fifthcolony.kernel.ask import DONE, Ask
from fifthcolony.kernel.events import Event
from fifthcolony.kernel.game import Game
from fifthcolony.lab.simulate import Plan, seat_bots
from fifthcolony.text.render import Words


class Quit(Exception):
    """The person wants to leave."""


class Session:
    """The person sits at seat 0 and sees only what that seat may know."""

    me = 0

    def __init__(self, plan: Plan, language: str, path: Path | None) -> None:
        heard: list[Event] = []
        self.game: Game = new_game(plan.game, seed=plan.seed, listener=heard.append, **plan.wishes)
        self.face = face_of(plan.game)
        self.bots = seat_bots(plan.bots, plan.seed, plan.game)
        colours = self.game.view(None)["colours"]
        self.words = Words(language, None, colours)
        self.screen = Screen(self.words, colours)
        self.log = Log(self.screen, self.me, plan.game)
        self.path = path
        self.drawn_at: tuple[int, object] = (0, None)
        """The encounter or card, and the moment in it, in which the table was last shown."""
        self.taken: list[str] = []
        """Where the ships picked so far come from: they move when all are picked."""
        self._welcome()
        for event in heard:
            if event.key not in self.face.goes_without_saying:
                self.log.hear(event)
        self.game.listener = self.log.hear

    def play(self) -> None:
        """To the end, or until the person leaves."""
        try:
            with contextlib.suppress(Quit):
                self._play_out()
            self._offer_to_save()
        except (EOFError, KeyboardInterrupt):  # leaving without a word still keeps what was promised
            self.screen.print()
            if self.path is not None:
                self._save(self.path)
        self.screen.print(self.words.say("terminal.goodbye"))

    def _play_out(self) -> None:
        while self.game.outcome is None:
            ask = self.game.asks[0]
            if ask.seat == self.me:
                self._answer(ask)
            else:
                self.game.answer(ask.seat, answer_of(self.bots[ask.seat], self.game, ask), ask.id)
        self._end()

    # --- being asked ----------------------------------------------------------------------------------------------------------------

    def _answer(self, ask: Ask) -> None:
        """Show what is asked, read a line, and give the answers it holds."""
        view = look(self.game, self.me)
        if self.drawn_at != (self.log.chapters, self.face.moment(view)):
            self._show_table()
        else:
            self.face.show_totals(self.screen, view)
        self.screen.print()
        if is_lay(ask):
            self._lay(ask)
        else:
            self._give(ask, self._typed(ask, self.words.prompt(ask)))

    def _lay(self, ask: Ask) -> None:
        """A plan and its tactic are one answer, which is asked for in two questions."""
        plan = self._typed(plans(ask), self.words.say("terminal.duel.choose_plan"))[0]
        tactic = None
        if tactics(ask, plan).options:
            tactic = self._typed(tactics(ask, plan), self.words.say("terminal.duel.choose_tactic", plan))[0]
        self._give(ask, (lay(plan, tactic),))

    def _typed(self, ask: Ask, question: str) -> tuple[str, ...]:
        """Ask until an answer comes: one option of the ask or more."""
        self.screen.print(self.screen.line(question, "bold"), self.screen.mark(self.me))
        self._show_options(ask)
        while True:
            line = self._read_line()
            if self._obey(line, ask):
                continue
            typed = read(line, ask, self.words)
            if typed.unclear is not None:
                self.screen.print(self.words.say("terminal.unclear", f"text:{typed.unclear}", len(ask.options)))
            elif typed.options:
                return typed.options

    def _give(self, first: Ask, options: tuple[str, ...]) -> None:
        """Answer with one option after the other, as long as the same thing is asked."""
        for position, option in enumerate(options):
            ask = next((ask for ask in self.game.asks if ask.seat == self.me), None)
            if ask is None or ask.prompt != first.prompt:
                rest = [f"text:{self.words.option(unused, first.prompt)}" for unused in options[position:] if unused != DONE]
                if rest:
                    self.screen.print(self.words.say("terminal.rest", *rest))
                return
            if option not in ask.options:
                self.screen.print(self.words.say("terminal.gone", f"text:{self.words.option(option, first.prompt)}"))
                return
            self.taken = [*self.taken, option] if self._is_picking(ask) else [option]
            self.game.answer(self.me, ask.options.index(option), ask.id)

    def _is_picking(self, ask: Ask) -> bool:
        """Whether ships are being picked one by one, and those in `taken` are what has been picked so far."""
        return len(ask.params) > 1 and type(ask.params[1]) is int and ask.params[0] == len(self.taken)

    def _show_options(self, ask: Ask) -> None:
        view, taken = look(self.game, self.me), self.taken if self._is_picking(ask) else []
        show_options(self.screen, ask, lambda option: self.face.beside(self.screen, option, view, taken.count(option)))

    def _obey(self, line: str, ask: Ask) -> bool:
        """Whether the line was a wish to see something instead of an answer."""
        view = look(self.game, self.me)
        if line == "q":
            raise Quit
        if line == "t":
            self._show_table()
        elif line == "h":
            explain_hand(self.screen, view, self.face.card_rules)
        elif line == "a":
            explain_aliens(self.screen, view)
        elif line == "c" and "card" in view:
            explain_card(self.screen, cast("DuelView", view))
        elif line.startswith("?") and line != "?":
            explain(self.screen, line[1:].strip(), ask, self.face.card_rules)
        elif line == "?":
            explain_keys(self.screen, self.face.keys, self.face.marks)
            self._show_options(ask)
        elif not line:
            self._show_options(ask)
        else:
            return False
        return True

    def _read_line(self) -> str:
        """A typed line; the end of the input is the wish to leave."""
        return input("> ").strip()

    # --- around the game ------------------------------------------------------------------------------------------------------------

    def _welcome(self) -> None:
        view, say = look(self.game, self.me), self.words.say
        self.screen.print(self.face.title(self.words, view, self.game.seed))
        self.screen.print()
        if view.get("aliens") and not view.get("dealt"):
            self.screen.introduce_all(view["aliens"], view.get("hidden", ()))
            self.screen.print()
        self.screen.print(f"{say('terminal.you', f'seat:{self.me}')} {self.face.goal(self.words, view)}")

    def _show_table(self) -> None:
        view = look(self.game, self.me)
        self.drawn_at = (self.log.chapters, self.face.moment(view))
        self.face.show_table(self.screen, view)

    def _end(self) -> None:
        assert self.game.outcome is not None
        winners = self.game.outcome.winners
        self._show_table()
        self.screen.print()
        if self.me not in winners:
            self.screen.print(self.words.say("terminal.over.lost"))
        elif len(winners) == 1:
            self.screen.print(self.words.say("terminal.over.won"))
        else:
            self.screen.print(self.words.say("terminal.over.shared", *(f"seat:{seat}" for seat in winners if seat != self.me)))

    def _offer_to_save(self) -> None:
        """In the file named beforehand, or in one that is named now."""
        if self.path is not None and self._save(self.path):
            return
        while True:
            self.screen.print(self.words.say("terminal.save"))
            name = self._read_line()
            if not name or self._save(Path(name)):
                return

    def _save(self, path: Path) -> bool:
        """Write the record, or say why not."""
        try:
            write_record(path, self.game.record())
        except OSError as error:
            self.screen.print(self.words.say("terminal.not_saved", f"text:{error.strerror or error}"))
            return False
        self.screen.print(self.words.say("terminal.saved", f"text:{path}"))
        return True
