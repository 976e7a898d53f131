"""Seeds of every kind: small ones, any that simulations deal from, and keys as long as a server's."""

from hypothesis import strategies as st

KEY_BITS = 192
"""Of a server's keys; the first of them is always set."""
KEYED = st.integers(1 << KEY_BITS - 1, (1 << KEY_BITS) - 1)
SEEDS = st.integers(0, 2**64 - 1) | KEYED
