"""The aliens, one module each."""
