"""The technologies, a module each."""
