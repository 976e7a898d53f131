/** What is at stake in a choice: what each pair of secret choices brings, or what lies on two piles. Read from the ask and the texts alone. */
import type { AskLine } from "$lib/protocol";
import { has, type DuelKey } from "./words.svelte";

type Asked = Pick<AskLine, "options" | "params">;

/** What the first choice brings its player if the other chooses the second. */
export const payoff = (mine: string, theirs: string) => `stakes.${mine}/${theirs}` as DuelKey;

/** Choices that are worth what the other's makes them worth; none where there are no words for it. */
export function dilemmaOf({ options }: Asked): string[] | undefined {
  const told = options.every((mine) => options.every((theirs) => has(payoff(mine, theirs))));
  return options.length > 1 && told ? options : undefined;
}

export interface Pile {
  option: string;
  rewards: string[];
}

/** The two piles, as they are called. */
export const CUTS = ["cut:first", "cut:second"];

const PILE = "pile:";
const EMPTY = "none";

/** Two piles of rewards: while they are made, and while one is chosen. */
export function pilesOf({ options, params }: Asked): Pile[] | undefined {
  if (options.length < 2) return undefined;
  if (options.every((word) => word.startsWith(PILE)))
    return options.map((option) => {
      const names = option.slice(PILE.length);
      return { option, rewards: names === EMPTY ? [] : names.split("+").map((name) => `reward:${name}`) };
    });
  if (!options.every((word) => word.startsWith("cut:"))) return undefined;
  const [, count = 0, ...lying] = params;
  const rewards = lying.map(String);
  return [rewards.slice(0, Number(count)), rewards.slice(Number(count))].map((pile, i) => ({ option: options[i]!, rewards: pile }));
}
