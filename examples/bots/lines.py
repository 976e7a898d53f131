"""A bot that is a program of its own, in Python: fifthcolony simulate --bot 'run:python3 examples/bots/lines.py,simple'."""

import json
import random
import sys

LIKED = ("offense", "defense", "accept", "card:attack", "plan_20", "plan_15")


def choice(options: list[str]) -> int:
    """An option that it likes, or any."""
    liked = [number for number, option in enumerate(options) if any(word in option for word in LIKED)]
    return random.choice(liked or range(len(options)))


for line in sys.stdin:
    said = json.loads(line)
    if said["type"] == "hello":
        random.seed(said["seed"])
        print(json.dumps({"type": "ready", "protocol": 1, "reads": []}), flush=True)
    elif said["type"] == "ask":
        print(json.dumps({"type": "choice", "id": said["id"], "choice": choice(said["options"])}), flush=True)
