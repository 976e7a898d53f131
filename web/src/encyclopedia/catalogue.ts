/** What the encyclopedia lists: every alien that has a portrait, every kind of card, the rules in short. */
import { portraitIds } from "../drawings/portraits";
import data from "./aliens.json";

export interface AlienFacts {
  name: string;
  level: number;
  role: string;
  optional: boolean;
  phases: string[];
  editions: number[];
}

const FACTS = data as Record<string, AlienFacts>;

export const aliens = portraitIds;
export const factsOf = (alien: string): AlienFacts | undefined => FACTS[alien];

const ATTACKS: [number, number][] = [
  [0, 1],
  [1, 1],
  [4, 4],
  [5, 1],
  [6, 7],
  [7, 1],
  [8, 7],
  [9, 1],
  [10, 4],
  [11, 1],
  [12, 2],
  [13, 1],
  [14, 2],
  [15, 1],
  [20, 2],
  [23, 1],
  [30, 1],
  [40, 1],
];
const OTHERS: [string, number][] = [
  ["negotiate", 15],
  ["morph", 1],
  ["reinforcement_2", 2],
  ["reinforcement_3", 3],
  ["reinforcement_5", 1],
  ["card_zap", 2],
  ["cosmic_zap", 2],
  ["emotion_control", 1],
  ["force_field", 1],
  ["ionic_gas", 1],
  ["mobius_tubes", 2],
  ["plague", 1],
  ["quash", 1],
];

/** Kinds of card with their number in the deck. */
export const cards: { kind: string; copies: number }[] = [
  ...ATTACKS.map(([value, copies]) => ({ kind: `attack_${String(value).padStart(2, "0")}`, copies })),
  ...OTHERS.map(([kind, copies]) => ({ kind, copies })),
];

export const RULES = [
  "goal",
  "encounter",
  "start_turn",
  "regroup",
  "destiny",
  "launch",
  "alliance",
  "planning",
  "reveal",
  "resolution",
  "deal",
  "powers",
] as const;
export type Rule = (typeof RULES)[number];

/** Without accents and case, so that "mobius" finds "Möbius". */
export const plainly = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
