"""Every word a person reads, by key, in English and Spanish."""
