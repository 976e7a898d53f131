"""Cosmic Encounter Duel: two players, twelve planets, on the kernel."""
