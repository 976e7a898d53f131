"""Every word a person reads, by key: a folder a language."""
