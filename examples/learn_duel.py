"""A small network learns Cosmic Encounter Duel: first by watching a bot of ours, then by playing against one.

    python -m examples.learn_duel --minutes 25 --out build/learned

Watching is supervised learning: what would the teacher do here? Playing is PPO (proximal policy optimisation) with one reward, at the end
of a game. Wants `pip install fifthcolony[learn]`; one core is enough.
"""

import argparse
import math
import sys
from collections.abc import Iterator
from pathlib import Path

import numpy as np

from examples.duel_lessons import EVALUATION_SEEDS, Curve, Match, Rows, Step, advantages, share_of, train_deals, watched
from fifthcolony.research import Environment

try:
    import torch
    from torch import Tensor, nn
except ModuleNotFoundError:
    sys.exit("Learning needs torch, which is large and comes apart from all else: pip install fifthcolony[learn]")

HIDDEN = 192
TOGETHER = 64
"""Games that are played side by side, so that the network is asked for many decisions at once."""
CLIP, ENTROPY, EPOCHS, BATCH, RATE = 0.2, 0.003, 4, 1024, 6e-4


class Policy(nn.Module):
    """What it sees to a preference for each action, and to what it expects to win."""

    def __init__(self, names: list[str], size: int) -> None:
        super().__init__()
        parts = {part: number for number, part in enumerate(sorted({part for name in names for part in name.split(":")}))}
        has = torch.zeros(len(names), len(parts))
        for action, name in enumerate(names):
            for part in name.split(":"):
                has[action, parts[part]] = 1
        self.has: Tensor
        self.mean: Tensor
        self.scale: Tensor
        self.register_buffer("has", has)
        self.register_buffer("mean", torch.zeros(size))
        self.register_buffer("scale", torch.ones(size))
        self.body = nn.Sequential(nn.Linear(size, HIDDEN), nn.ReLU(), nn.Linear(HIDDEN, HIDDEN), nn.ReLU())
        self.by_part = nn.Parameter(torch.randn(len(parts), HIDDEN) * 0.02)
        """Options that are made of the same words are alike: what is learned of a card counts wherever it is offered."""
        self.by_action = nn.Linear(HIDDEN, len(names))
        nn.init.zeros_(self.by_action.weight)
        self.worth = nn.Linear(HIDDEN, 1)

    def watch(self, seen: Tensor) -> None:
        """Take the measure of what is to be seen."""
        self.mean.copy_(seen.float().mean(0))
        self.scale.copy_(1 / seen.float().std(0).clamp(min=0.2))

    def forward(self, seen: Tensor, mask: Tensor) -> tuple[Tensor, Tensor]:
        """Logits, minus infinity where nothing can be chosen, and values."""
        inner = self.body((seen.float() - self.mean) * self.scale)
        logits = self.by_action(inner) + inner @ self.by_part.t() @ self.has.t()
        return logits.masked_fill(mask == 0, -math.inf), self.worth(inner).squeeze(-1)


def imitate(policy: Policy, data: tuple[Rows, Rows, Rows], epochs: int) -> float:
    """Learn to do what was done. The share of what it would have done too, of decisions that it has not learned from."""
    seen, masks, actions = map(torch.from_numpy, data)
    kept = len(seen) * 19 // 20
    policy.watch(seen[:kept])
    optimiser = torch.optim.Adam(policy.parameters(), lr=1e-3)
    for epoch in range(epochs):
        for group in optimiser.param_groups:
            group["lr"] = 1e-3 * (1 - 0.9 * epoch / epochs)
        for rows in torch.randperm(kept).split(512):
            logits, _ = policy(seen[rows], masks[rows])
            loss = nn.functional.cross_entropy(logits, actions[rows])
            optimiser.zero_grad()
            loss.backward()
            optimiser.step()
    with torch.no_grad():
        logits, _ = policy(seen[kept:], masks[kept:])
        return float((logits.argmax(-1) == actions[kept:]).float().mean())


def play(policy: Policy, deals: Iterator[tuple[int, int]], bot: str, greedy: bool = False) -> Iterator[Match]:
    """Games of the policy against a bot from these seeds and seats; each is given back when it is over, and is used again after that."""
    running = []
    for _, (seed, seat) in zip(range(TOGETHER), deals, strict=False):
        match = Match(seed, seat, bot)
        match.begin(seed, seat)
        running.append(match)
    while running:
        observations = [match.env.observe(match.me) for match in running]
        seen = np.stack([observation["observation"] for observation in observations])
        masks = np.stack([observation["action_mask"] for observation in observations])
        with torch.no_grad():
            logits, values = policy(torch.from_numpy(seen), torch.from_numpy(masks))
            chances = torch.log_softmax(logits, -1)
            actions = logits.argmax(-1) if greedy else torch.multinomial(chances.exp(), 1).squeeze(-1)
            log_chances = chances.gather(-1, actions[:, None]).squeeze(-1)
        for number, match in enumerate(list(running)):
            action = int(actions[number])
            if not greedy:
                match.steps.append(Step(seen[number], masks[number], action, float(log_chances[number]), float(values[number])))
            match.env.step(action)
            match.go_on()
            while match.is_over:
                yield match
                deal = next(deals, None)
                if deal is None:
                    running.remove(match)
                    break
                match.begin(*deal)


def improve(policy: Policy, optimiser: torch.optim.Optimizer, matches: list[tuple[list[Step], float]]) -> None:
    """One round of PPO."""
    steps = [step for played, _ in matches for step in played]
    gains = [advantages(played, won) for played, won in matches]
    seen = torch.from_numpy(np.stack([step.seen for step in steps]))
    masks = torch.from_numpy(np.stack([step.mask for step in steps]))
    actions = torch.tensor([step.action for step in steps])
    before = torch.tensor([step.log_chance for step in steps])
    gain = torch.tensor([value for better, _ in gains for value in better])
    target = torch.tensor([value for _, worth in gains for value in worth])
    gain = (gain - gain.mean()) / (gain.std() + 1e-6)
    for _ in range(EPOCHS):
        for rows in torch.randperm(len(steps)).split(BATCH):
            logits, values = policy(seen[rows], masks[rows])
            chances = torch.log_softmax(logits, -1)
            chance = chances.gather(-1, actions[rows, None]).squeeze(-1)
            ratio = (chance - before[rows]).exp()
            aim = torch.minimum(ratio * gain[rows], ratio.clamp(1 - CLIP, 1 + CLIP) * gain[rows]).mean()
            surprise = -(chances.exp() * chances.masked_fill(masks[rows] == 0, 0)).sum(-1).mean()
            loss = 0.5 * (values - target[rows]).square().mean() - aim - ENTROPY * surprise
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(policy.parameters(), 0.5)
            optimiser.step()


def evaluate(policy: Policy, bot: str, pairs: int) -> tuple[float, float]:
    """The share of games won against a bot, each deal from both seats, and half the width of its 95 % interval."""
    deals = ((EVALUATION_SEEDS + pair, seat) for pair in range(pairs) for seat in (0, 1))
    won: dict[int, float] = {}
    for match in play(policy, deals, bot, greedy=True):
        won[match.seed] = won.get(match.seed, 0.0) + match.won / 2
    return share_of(won)


def learn(options: argparse.Namespace) -> Policy:
    """Watch, play, and say now and then how it goes."""
    torch.set_num_threads(1)
    torch.manual_seed(options.seed)
    options.out.mkdir(parents=True, exist_ok=True)
    curve = Curve(options.out, options.against)
    env = Environment("duel")
    policy = Policy(env.actions.names, env.eyes.layout.size)
    if options.start is not None:
        policy.load_state_dict(torch.load(options.start / "policy.pt"))
        curve.go_on(options.start)
    else:
        data = watched(options.teacher, options.watch, 1_000_000)
        same = imitate(policy, data, options.epochs)
        print(
            f"{len(data[0]):,} decisions of {options.teacher} watched in {curve.minutes:.1f} minutes; does the same in {same:.1%} of others"
        )
        del data
        curve.add(0, *evaluate(policy, options.against, options.pairs))
    optimiser = torch.optim.Adam(policy.parameters(), lr=RATE)
    matches: list[tuple[list[Step], float]] = []
    best = curve.points[-1]["share"]
    training = play(policy, train_deals(2_000_000 + 10_000_000 * options.seed + curve.games), options.against)
    for games, match in enumerate(training, curve.games + 1):
        matches.append((match.steps, match.won))
        if len(matches) == options.round:
            for group in optimiser.param_groups:
                group["lr"] = RATE * max(0.1, 1 - curve.minutes / options.minutes)
            improve(policy, optimiser, matches)
            matches = []
            if games % options.every == 0:
                curve.add(games, *evaluate(policy, options.against, options.pairs))
                torch.save(policy.state_dict(), options.out / "policy.pt")
                if curve.points[-1]["share"] >= best:
                    best = curve.points[-1]["share"]
                    torch.save(policy.state_dict(), options.out / "best.pt")
            if curve.minutes > options.minutes or games >= options.games:
                break
    torch.save(policy.state_dict(), options.out / "policy.pt")
    share, margin = evaluate(policy, options.against, options.final)
    print(f"in the end: wins {share:.1%} (± {margin:.1%}) of {2 * options.final:,} games against {options.against}")
    return policy


def main(arguments: list[str] | None = None) -> None:
    """Learn within the minutes given."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=25, help="of processor time to learn in; evaluations count")
    parser.add_argument("--games", type=int, default=10**9, help="to play at most")
    parser.add_argument("--teacher", default="simple", help="the bot that is watched first")
    parser.add_argument("--against", default="simple", help="the bot that is played against")
    parser.add_argument("--watch", type=int, default=1500, help="games of the teacher")
    parser.add_argument("--epochs", type=int, default=6, help="how often each decision watched is looked at")
    parser.add_argument("--round", type=int, default=128, help="games between two lessons")
    parser.add_argument("--every", type=int, default=2048, help="games between two evaluations")
    parser.add_argument("--pairs", type=int, default=150, help="deals of an evaluation, each from both seats")
    parser.add_argument("--final", type=int, default=1000, help="deals of the last evaluation")
    parser.add_argument("--start", type=Path, help="the folder of a run that was ended, to go on with, instead of watching")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("build/learned"))
    learn(parser.parse_args(arguments))


if __name__ == "__main__":
    main()
