"""Cosmic Encounter for three to five seats, editions 2008 and 2018."""
