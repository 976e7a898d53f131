"""The position of a classic game as data, by how long it lasts: the game, the turn, the encounter, a draw of destiny, a deal, an event.

Each is a class on top of what outlasts it: its fields, and `begin_...` that sets exactly those. `whole` copies them all.
"""
