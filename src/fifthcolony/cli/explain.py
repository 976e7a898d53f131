"""What a person can look up while playing: the keys, an option, the own cards, the aliens at the table."""

import re
from collections.abc import Callable, Sequence
from typing import cast

from rich.text import Text

from fifthcolony.cli.answers import find
from fifthcolony.cli.face import TableView
from fifthcolony.cli.screen import Screen
from fifthcolony.duel.view_types import DuelView
from fifthcolony.kernel.ask import Ask
from fifthcolony.text.render import Words, sentence

_RULES = {
    "tactic": "tactic.{}.rules", "alien": "alien.{}.rules",
    "envoy_named": "envoy.{}.rules", "destiny_card": "destiny_card.{}.rules", "use": "alien.{}.rules",
    "turn_up": "terminal.turn_up", "new_technology": "terminal.new_technology",
}  # fmt: skip
"""Where the rules of what an option names stand."""
CardRules = Callable[[Words, str], str | None]
"""What says the rules of a card, by its kind."""


def explain_keys(screen: Screen, keys: Sequence[str], marks: str) -> None:
    """How to answer, what else can be typed, and how to read the table."""
    say = screen.words.say
    answer, *others = keys
    screen.print(say(answer))
    for key in others:
        screen.print(say(key), Text())
    screen.print(say(marks))
    seats = [screen.mark(seat).append(" ").append(screen.line(name)) for seat, name in enumerate(screen.words.names)]
    screen.print(Text(", ").join(seats), Text())


def explain(screen: Screen, token: str, ask: Ask, card_rules: CardRules) -> None:
    """One option, by whatever names it, or by its words something that the question is about."""
    named = tuple(word for word in ask.params if isinstance(word, str))
    option = find(token, ask.options, screen.words, ask.prompt) or (None if token.isdecimal() else find(token, named, screen.words))
    if option is None:
        screen.print(screen.words.say("terminal.unclear", f"text:{token}", len(ask.options)))
        return
    rules = _rules_of(screen, option, card_rules)
    label = f"text:{screen.words.option(option, ask.prompt)}"
    screen.print(
        screen.words.say("terminal.explained", label, f"text:{rules}") if rules else screen.words.say("terminal.no_explanation", label)
    )


def _rules_of(screen: Screen, option: str, card_rules: CardRules) -> str | None:
    technology = re.search(r"\btechnology[:.](\w+)", option)
    if technology:
        return screen.words.say(f"technology.{technology[1]}.rules")
    head, _, tail = option.removeprefix("use:envoy.").partition(":")
    if option.startswith("use:envoy."):
        head, tail = "envoy_named", head
    name = tail.partition(":")[0].partition(".")[0]
    if head in ("card", "play"):
        return card_rules(screen.words, name)
    key = _RULES.get(head, "").format(name)
    return screen.words.say(key) if screen.words.has(key) else None


def explain_hand(screen: Screen, view: TableView, card_rules: CardRules) -> None:
    """Every kind of card in the own hand."""
    for kind in dict.fromkeys(view["hand"]):
        name = sentence(screen.listed([card for card in view["hand"] if card == kind]))
        screen.print(screen.words.say("terminal.explained", f"text:{name}", f"text:{card_rules(screen.words, kind) or ''}"), Text())


def explain_aliens(screen: Screen, view: TableView) -> None:
    """Every alien at the table, and what else lies there with rules of its own."""
    say = screen.words.say
    for seat, aliens in enumerate(view["aliens"]):
        for alien in aliens:
            rules = f"{say(f'alien.{alien}.power')}. {say(f'alien.{alien}.rules')}"
            screen.print(say("terminal.player", f"seat:{seat}", f"alien:{alien}", f"text:{rules}"), Text())
    for technology in view.get("technologies", ()):
        if technology["name"] is not None:
            name = technology["name"]
            rules = f"text:{say(f'technology.{name}.rules')}"
            screen.print(say("terminal.has", f"seat:{technology['seat']}", f"technology:{name}", rules), Text())
    for envoy in cast("DuelView", view)["envoys"] if "envoys" in view else ():
        if envoy["name"] is not None:
            name = envoy["name"]
            rules = f"text:{say(f'envoy.{name}.rules')}"
            screen.print(sentence(say("terminal.duel.envoy", f"envoy:{envoy['icon']}", f"envoy_named:{name}", rules)), Text())


def explain_card(screen: Screen, view: DuelView) -> None:
    """The destiny card on the table."""
    if view["card"] is not None:
        rules = screen.words.say(f"destiny_card.{view['card']}.rules")
        screen.print(screen.words.say("terminal.explained", f"destiny_card:{view['card']}", f"text:{rules}"), Text())
