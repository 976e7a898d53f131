"""A second opinion on the rules: it watches games from outside and says where it would have ruled otherwise.

It knows events, views and asks, and the facts in `data/`, which were written down from the rulebooks and sheets by themselves. It shares no
rule with the engine, and what it recomputes it computes in another way: from what everybody at the table can see.
"""
