/** Which hint of a first duel fits the moment; each is shown the first times only. */
import type { AskLine } from "$lib/protocol";
import type { View } from "./view";

export type Hint =
  "wait" | "alien" | "dial" | "envoy" | "plan" | "reinforce" | "window" | "planet" | "prize" | "friend" | "refresh" | "discard";

const BY_PROMPT: [prefix: string, hint: Hint][] = [
  ["alien.choose", "alien"],
  ["dial.", "dial"],
  ["envoy.reveal", "envoy"],
  ["plan.choose", "plan"],
  ["reinforce.", "reinforce"],
  ["window.", "window"],
  ["planet.choose", "planet"],
  ["friendship.", "friend"],
  ["refresh.", "refresh"],
  ["card.discard_down", "discard"],
];

/** Hints belong to the first destiny cards: later they would only be in the way. */
const GUIDED_CARDS = 8;

export function hintFor(ask: Pick<AskLine, "prompt"> | undefined, view: View): Hint | undefined {
  if (view.outcome || view.past.length > GUIDED_CARDS) return undefined;
  if (!ask) return view.past.length <= 1 ? "wait" : undefined;
  const hint = BY_PROMPT.find(([prefix]) => ask.prompt.startsWith(prefix))?.[1];
  return hint ?? (view.step === "prize" ? "prize" : undefined);
}
