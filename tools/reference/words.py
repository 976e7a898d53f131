"""What words mean that no text explains: the first word of an option, and wishes that the command line does not offer."""

from typing import Final

_EVERY_GAME: Final = {
    "pass": "nothing now",
    "done": "nothing more: what was chosen so far holds",
    "yes": "",
    "no": "",
    "use": "a power by its use: its owner, a dot, the use, as in `use:zombie.immortality`",
    "card": "a card by its kind, as in `card:attack_12`",
    "seat": "a player by the seat, from 0",
    "alien": "an alien by its name",
}
OPTIONS: Final[dict[str, dict[str, str]]] = {
    "classic": _EVERY_GAME
    | {
        "planet": "a planet by the seat whose system it is in and its number there, from 1: `planet:2.3`",
        "place": "ships that are on no planet: `place:gate`, `place:research`, `place:warp`",
        "side": "one of both sides",
        "decline": "neither side",
        "type": "a type of card",
        "technology": "a technology by its name",
        "research": "put ships on this technology",
        "complete": "turn this technology up",
        "abandon": "give this technology up",
        "new_technology": "draw another technology",
        "turn_up": "the own alien's sheet, which lies face down",
        "destiny": "a destiny card: `destiny:seat:2`, `destiny:wild` and the special ones",
        "drive": "drive somebody off a planet of one's own: `drive:planet:0.3:seat:2`",
        "resettle": "settle a planet of one's own again",
        "redraw": "draw destiny again",
        "deal": "what is done with an offer, or one more thing that one gives or wants",
        "free": "a ship of a player from the warp",
        "highest": "the highest card of a type",
        "lowest": "the lowest card of a type",
        "random": "a card by chance",
        "reward": "what a defensive ally gets for a ship",
        "gap": "where two planets meet, called after the first of them",
        "add": "a card to be added",
        "replace": "a card in the place of another",
    },
    "duel": _EVERY_GAME
    | {
        "lay": "a plan, with the tactic that goes with it, or `none`: `lay:plan_31:blast_4`",
        "play": "a reinforcement, and whose plan it is for: `play:reinf_p08:seat:0`",
        "dial": "how many ships the dial says",
        "ships": "how many ships",
        "tile": "a planet by its name",
        "envoy": "an envoy by its icon; in `use:envoy.NAME.USE` by its name",
        "envoy_named": "an envoy by its name",
        "icon": "a kind of tactic",
        "tactic": "half of a tactic: what it does, and how strongly",
        "token": "a tactic token by its letter",
        "reward": "a reward by what it does and how much",
        "harvest": "what a planet brings: `harvest:tile:NAME:reward:NAME`",
        "pile": "a pile of rewards, with a plus between them, or `none`",
        "cut": "the pile that a reward is put on",
        "friendship": "one step with an envoy: `friendship:more:envoy:brawn`",
        "sign": "whether a reinforcement adds or takes away",
        "teamwork": "what one does while the other decides the same",
        "dodge": "what is given up",
        "double": "whether winnings are staked again",
        "star_child": "one of two prizes",
        "destiny_card": "a destiny card by its name",
        "forecast": "what one says of a plan",
        "decree": "what a plan is to count as",
        "tow": "what becomes of ships",
    },
}
"""What the first word of an option says is chosen. An alien's own words begin with its name, and are explained by their texts."""

WISHES: Final[dict[str, dict[str, str]]] = {
    "classic": {
        "seats": "how many play",
        "alerts": "which alert levels chance may bring: `green`, `yellow`, `red`; none named: all",
        "colours": "what the seats wear; none named: the usual ones",
        "first": "the seat that begins; none: destiny says",
        "deal_rounds": "offers that each side may make in a deal before it fails",
        "flares": "aliens whose flares are in the deck; none named: those of the aliens in play, and others by chance",
        "drawn": "which of `aliens` and `flares` chance has named, so that not everybody knows them: written by the game into its records",
    },
    "duel": {"seats": "how many play"},
}
"""Of a game's keywords, those whose wish says nothing to the command line."""
