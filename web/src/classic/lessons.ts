/** Which lessons fit what is asked or shown, the most general first. No lesson is better than one that does not fit. */
import type { AskLine } from "$lib/protocol";
import type { View } from "$lib/view";
import { parse } from "$lib/words";
import type english from "$text/en/classic/guide.json";
import type { Beat, LessonOf } from "../table/lessons";

export type Lesson = LessonOf<keyof typeof english>;

/** What the guided game teaches, in the order in which things come up. */
export const TAUGHT: readonly Lesson[] = [
  "goal",
  "aim",
  "ships",
  "allies",
  "card",
  "result",
  "reinforce",
  "losses",
  "landing",
  "second",
  "destiny",
  "deal",
  "home",
  "join",
  "lose",
  "reward",
  "regroup",
];

const BY_PROMPT: Readonly<Record<string, Lesson>> = {
  "setup.alien": "choose",
  "destiny.wild": "destiny",
  "destiny.anyone": "destiny",
  "destiny.own_colour": "destiny",
  "destiny.anywhere": "aim",
  "launch.aim": "aim",
  "launch.ships": "ships",
  "alliance.invite": "allies",
  "alliance.answer": "join",
  "alliance.ships": "ships",
  "planning.select": "card",
  "reinforce.side": "reinforce",
  "deal.talk": "deal",
  "deal.item": "deal",
  "deal.reply": "deal",
  "deal.pay": "failed",
  "regroup.retrieve": "regroup",
  "ships.retrieve": "regroup",
  "ships.return": "home",
  "ships.lose": "lose",
  "rewards.take": "reward",
  "turn.second": "second",
  "respond.use": "respond",
  "respond.card": "respond",
  "respond.technology": "respond",
  "technology.action": "technology",
};

/** A moment at which one may act: with what decides what there is to learn. */
function inWindow(ask: Pick<AskLine, "prompt" | "options">): Lesson | undefined {
  const words = ask.options.map(parse);
  const cards = words.flatMap((word) => (word.kind === "card" ? [word.card] : []));
  if (ask.prompt === "window.reveal.reinforcements" && cards.some((card) => card.startsWith("reinforcement"))) return "reinforce";
  if (words.some((word) => word.kind === "use" && word.alien)) return "power";
  return cards.length ? "answer" : undefined;
}

function ofAsk(ask: Pick<AskLine, "prompt" | "options">, view: Pick<View, "aliens">): Lesson | undefined {
  if (ask.prompt.startsWith("window.")) return inWindow(ask);
  const asker = ask.prompt.split(".")[0]!;
  return BY_PROMPT[ask.prompt] ?? (view.aliens.flat().includes(asker) ? "alien" : undefined);
}

/** What can be learned while something is looked at. */
function ofBeat({ kind, told }: Beat, view: Pick<View, "totals" | "lower_wins">): Lesson | undefined {
  if (kind === "reveal") return view.totals && !view.lower_wins ? "result" : undefined;
  if (kind === "losses") return "losses";
  if (kind === "landings") return "landing";
  return kind === "cards" && told.includes("compensation.taken") ? "paid" : undefined;
}

export function lessonsFor(
  ask: Pick<AskLine, "prompt" | "options"> | undefined,
  view: Pick<View, "aliens" | "totals" | "lower_wins" | "outcome">,
  beat?: Beat,
): Lesson[] {
  if (view.outcome) return [];
  const lesson = ask ? ofAsk(ask, view) : beat && ofBeat(beat, view);
  return lesson ? ["goal", lesson] : ["goal"];
}
