"""Cards that both players choose in secret, one after the other, and that go together when both are done."""

from fifthcolony.duel.cards import OPTION, kinds_of
from fifthcolony.duel.state import Game
from fifthcolony.duel.words import SEATS
from fifthcolony.kernel.ask import DONE, Ask, Asking, choose_together
from fifthcolony.kernel.steps import step


@step
def set_aside(g: Game, prompt: str, wanted: tuple[int, int], optional: bool, done: tuple[int, ...] = ()) -> Asking:
    """duel:hand.discard_secret: each seat sets as many hand cards aside as wanted, or until it is done, for the step that comes next."""
    asks, choices, everything = [], {}, []
    for seat in SEATS:
        taken = [card for holder, card in g.aside if holder == seat]
        left = kinds_of([card for card in g.hands[seat] if card not in taken])
        if not optional and wanted[seat] >= len(g.hands[seat]):
            everything += [(seat, card) for card in sorted(g.hands[seat]) if card not in taken]  # no order to ask for
        elif seat not in done and left and len(taken) < wanted[seat]:
            options = tuple(OPTION[card] for card in left) + ((DONE,) if optional else ())
            asks.append(Ask(seat, prompt, options, (wanted[seat] - len(taken),), optional))  # how many is a secret too
            choices[seat] = left
    chosen = yield from choose_together(tuple(asks))
    g.aside += everything
    for ask, index in zip(asks, chosen, strict=True):
        if index < len(choices[ask.seat]):
            g.aside.append((ask.seat, choices[ask.seat][index]))
        else:
            done = (*done, ask.seat)
    if asks:
        g.then(set_aside, prompt, wanted, optional, done)


@step
def discard_aside(g: Game) -> None:
    """All at once."""
    aside, g.aside = g.aside, []
    for seat in g.order:
        for holder, card in aside:
            if holder == seat:
                g.discard(seat, card)
