/** Which hint of the guided first encounter fits the moment. */
import type { AskLine } from "$lib/protocol";
import type { View } from "$lib/view";

export type Hint =
  "destiny" | "aim" | "launch" | "invite" | "join" | "plan" | "reinforce" | "deal" | "window" | "regroup" | "reward" | "wait" | "won";

const BY_PROMPT: [prefix: string, hint: Hint][] = [
  ["launch.aim", "aim"],
  ["launch.ships", "launch"],
  ["alliance.invite", "invite"],
  ["alliance.answer", "join"],
  ["planning.select", "plan"],
  ["window.reveal.reinforcements", "reinforce"],
  ["deal.", "deal"],
  ["respond.", "window"],
  ["window.", "window"],
  ["regroup.", "regroup"],
  ["rewards.", "reward"],
  ["destiny.", "destiny"],
];

/** Hints belong to the first encounters: later they would only be in the way. */
export const GUIDED_ENCOUNTERS = 6;

export function hintFor(ask: Pick<AskLine, "prompt"> | undefined, view: View, encounters: number, me: number | null): Hint | undefined {
  if (view.outcome) return undefined;
  if (encounters > GUIDED_ENCOUNTERS) return undefined;
  if (ask) return BY_PROMPT.find(([prefix]) => ask.prompt.startsWith(prefix))?.[1];
  return encounters <= 1 && view.phase === "regroup" && me !== null ? "wait" : undefined;
}
