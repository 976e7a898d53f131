"""Bots that are programs of their own, in any language, spoken to in lines of JSON; docs/bot-protocol.md has the words."""
