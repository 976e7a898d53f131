/** Reading a duel's view: steps, cards, tactics, whose clout is how large. */
import type { DuelView } from "$lib/protocol";
import type { IconName } from "../drawings/shapes";

export type View = DuelView;
export const FACE_DOWN = "face_down";

export const DUEL_STEPS = ["dials", "envoys", "choose", "tactics", "plans", "reinforce", "winner", "prize"] as const;
export const CONTEST_STEPS = ["envoys", "choose", "plans", "reinforce", "winner"] as const;
export type Step = (typeof DUEL_STEPS)[number];

/** The steps of what is going on: none between two battles. */
export const stepsOf = (view: View): readonly Step[] =>
  view.scope === "duel" ? DUEL_STEPS : view.scope === "contest" ? CONTEST_STEPS : [];

/** A duel begins with its dials, and ends with its prize. */
export function stepOf(view: View): Step | undefined {
  const steps = stepsOf(view);
  if (view.step === "cleanup") return steps.at(-1);
  return steps.find((step) => step === view.step) ?? steps[0];
}

/** The steps as the top bar names them; between two battles the destiny card alone. */
export function topSteps(view: View, name: (step: Step) => string, card: string): { id: string; text: string }[] {
  const steps = stepsOf(view).map((id) => ({ id, text: name(id) }));
  return steps.length ? steps : [{ id: "", text: card }];
}

export type TacticIcon = "blast" | "shield" | "recover";
export interface Half {
  word: string;
  icon: TacticIcon & IconName;
  value: number;
}

const HALVES = ["blast_4", "shield_1", "blast_3", "shield_2", "blast_2", "shield_3", "shield_4", "recover_1", "blast_1", "recover_2"];
export const LETTERS = "abcde";

export function half(word: string): Half {
  const [icon = "blast", value = "0"] = word.split("_");
  return { word, icon: icon as TacticIcon, value: Number(value) };
}

/** The two halves of a token. */
export const halvesOf = (token: number): [Half, Half] => [half(HALVES[2 * token]!), half(HALVES[2 * token + 1]!)];
export const tokenOf = (word: string) => Math.floor(HALVES.indexOf(word) / 2);

/** How each kind of destiny card is drawn. */
export const DECK_ICON: Record<string, IconName> = { discovery: "planet", event: "zap", refresh: "recover" };

export type CardType = "plan" | "reinforcement";

const SIGNED: Record<string, string> = { p: "+", m: "−", pm: "±", mp: "∓", flex: "±" };

/** What is printed on a card: its figure, with a sign where it is added. */
export function cardFace(kind: string): { type: CardType; figure: string } {
  const plan = /^plan_(m?)(\d+)$/.exec(kind);
  if (plan) return { type: "plan", figure: `${plan[1] ? "−" : ""}${plan[2]}` };
  const added = /^reinf_(p|m|pm|mp|flex)(\d+)$/.exec(kind);
  return { type: "reinforcement", figure: added ? `${SIGNED[added[1]!]}${added[2]}` : "=" };
}

export const signed = (amount: number) => (amount < 0 ? `−${-amount}` : `+${amount}`);
export const plainly = (amount: number) => (amount < 0 ? `−${-amount}` : String(amount));

export const total = (addends: readonly (readonly [string, number])[]) => addends.reduce((sum, [, amount]) => sum + amount, 0);
export const cloutOf = (view: View, seat: number) => (view.clout?.[seat] ? total(view.clout[seat]) : undefined);

/** Who leads is settled when the first cards are drawn. */
export const hasRoles = (view: View) => view.leader !== null;
