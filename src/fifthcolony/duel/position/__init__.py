"""The position of a duel game as data, by how long it lasts: the game, a destiny card, the duel or contest, one pass through it.

Each is a class on top of what outlasts it: its fields, and `begin_...` that sets exactly those. `whole` copies them all.
"""
