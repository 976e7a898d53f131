"""The phases of an encounter, one module each."""
