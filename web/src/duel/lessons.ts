/** Which lessons fit what is asked or shown in a duel, the most general first. No lesson is better than one that does not fit. */
import type { AskLine } from "$lib/protocol";
import type english from "$text/en/duel/guide.json";
import type { Beat, LessonOf } from "../table/lessons";
import type { View } from "./view";

export type Lesson = LessonOf<keyof typeof english>;

/** What the guided duel teaches, in the order in which things come up. */
export const TAUGHT: readonly Lesson[] = [
  "goal",
  "dial",
  "plan",
  "tactics",
  "winner",
  "prize",
  "warp",
  "contest",
  "refresh",
  "friend",
  "discard",
  "envoy",
  "carddial",
  "ready",
  "reinforce",
  "change",
  "bar",
  "resources",
];

const BY_PROMPT: Readonly<Record<string, Lesson>> = {
  "alien.choose": "alien",
  "dial.set_for_card": "carddial",
  "envoy.reveal": "envoy",
  "envoy.replace": "replace",
  "reinforce.play": "reinforce",
  "reinforce.sign": "sign",
  "planet.choose": "bar",
  "planet.settle": "settle",
  "prize.star_child": "prize",
  "ships.stay": "prize",
  "ships.shoot": "prize",
  "ships.recover": "warp",
  "friendship.increase": "friend",
  "friendship.decrease": "unfriend",
  "friendship.change": "change",
  "friendship.part_with": "part",
  "refresh.harvest": "resources",
  "refresh.pick": "refresh",
  "refresh.strike": "strike",
  "refresh.cut": "cut",
  "refresh.take_pile": "pile",
  "tactic.ready": "ready",
  "card.discard_down": "discard",
  "teamwork.choose": "secret",
};

type Asked = Pick<AskLine, "prompt" | "options">;
type Seen = Pick<View, "aliens" | "envoys" | "scope" | "step" | "fewer" | "outcome">;

/** A plan alone is laid in contests, where the card rules tactics out, and where all of them are spent. */
function ofPlan(ask: Asked, view: Seen): Lesson {
  if (view.scope === "contest") return "contest";
  return ask.options.some((option) => option.split(":").length > 2) ? "plan" : "planonly";
}

function ofAsk(ask: Asked, view: Seen): Lesson | undefined {
  if (ask.prompt === "dial.set") return view.fewer ? "fewer" : "dial";
  if (ask.prompt === "plan.choose") return ofPlan(ask, view);
  if (ask.prompt.startsWith("window.")) return "power";
  const asker = ask.prompt.split(".")[0]!;
  const known = [...view.aliens.flat(), ...view.envoys.map(({ name }) => name)];
  return BY_PROMPT[ask.prompt] ?? (known.includes(asker) ? "ability" : undefined);
}

/** What can be learned while something is looked at. */
function ofBeat({ kind, told }: Beat): Lesson | undefined {
  if (kind === "tactics") return "tactics";
  return kind === "result" && told.includes("duel.won") ? "winner" : undefined;
}

export function lessonsFor(ask: Asked | undefined, view: Seen, beat?: Beat): Lesson[] {
  if (view.outcome) return [];
  const lesson = ask ? ofAsk(ask, view) : beat && ofBeat(beat);
  const prize = ask && view.step === "prize" && !ask.prompt.startsWith("window.") ? (["prize"] as const) : [];
  return lesson ? ["goal", ...prize, lesson] : ["goal", ...prize];
}
