"""Bots that take their time, in processes of their own: the loop never thinks."""
