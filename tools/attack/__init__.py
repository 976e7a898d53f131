"""An attacker: probes by name and a storm of bad messages against a real server, and a look at what has come of them."""
