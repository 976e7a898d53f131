/** What an ask of a duel wants, read from its options alone, and what it lights. */
import type { AskLine } from "$lib/protocol";
import { LETTERS } from "./view";

type Asked = Pick<AskLine, "prompt" | "options">;

/**
 * lay: a plan and half a tactic, chosen together and sent as one. dial: a number on the dial. reinforce: a card, then a plan. number: a
 * stepper. aliens: one of a few, each as large as a sheet. cards: one card, lifted and then given. options: one button each.
 */
export type Shape = "lay" | "dial" | "reinforce" | "number" | "aliens" | "cards" | "options";

const BY_HEAD: [head: string, shape: Shape][] = [
  ["lay:", "lay"],
  ["dial:", "dial"],
  ["play:", "reinforce"],
  ["ships:", "number"],
  ["alien:", "aliens"],
  ["card:", "cards"],
];

const QUIET = new Set(["pass", "done", "no"]);
/** Options that leave things as they are. */
export const isQuiet = (word: string) => QUIET.has(word);

export function shapeOf(ask: Asked): Shape {
  const open = ask.options.filter((word) => !isQuiet(word));
  return BY_HEAD.find(([head]) => open.length > 0 && open.every((word) => word.startsWith(head)))?.[1] ?? "options";
}

export interface Lights {
  /** By kind of card: the word that chooses it, or nothing where more has to be chosen. */
  cards: ReadonlyMap<string, string>;
  /** Halves of tactics, and whole tokens. */
  halves: ReadonlyMap<string, string>;
  tokens: ReadonlyMap<number, string>;
  planets: ReadonlyMap<string, string>;
  envoys: ReadonlyMap<string, string>;
  /** Sides of the table. */
  seats: ReadonlyMap<number, string>;
  /** The own dial. */
  dial: ReadonlyMap<number, string>;
}

export const DARK: Lights = {
  cards: new Map(),
  halves: new Map(),
  tokens: new Map(),
  planets: new Map(),
  envoys: new Map(),
  seats: new Map(),
  dial: new Map(),
};

/** What can be touched; `card` is the one that is lifted already. */
export function lightsOf(ask: Asked | undefined, card: string | undefined): Lights {
  if (!ask) return DARK;
  const cards = new Map<string, string>();
  const halves = new Map<string, string>();
  const tokens = new Map<number, string>();
  const planets = new Map<string, string>();
  const envoys = new Map<string, string>();
  const seats = new Map<number, string>();
  const dial = new Map<number, string>();
  for (const option of ask.options) {
    const [head = "", first = "", second = "", third = ""] = option.split(":");
    if (head === "lay") {
      cards.set(first, option);
      if (second) halves.set(second, option);
    } else if (head === "play") {
      cards.set(first, option);
      if (card === first) seats.set(Number(third), option);
    } else if (head === "card") cards.set(first, option);
    else if (head === "tactic") halves.set(first, option);
    else if (head === "token") tokens.set(LETTERS.indexOf(first), option);
    else if (head === "tile") planets.set(first, option);
    else if (head === "envoy") envoys.set(first, option);
    else if (head === "seat") seats.set(Number(first), option);
    else if (head === "dial") dial.set(Number(first), option);
  }
  return { cards, halves, tokens, planets, envoys, seats, dial };
}

/** The numbers a stepper runs through. */
export const numbersOf = (ask: Asked) => ask.options.filter((word) => !isQuiet(word)).map((word) => Number(word.split(":")[1]));

/** Where a stepper starts: what is given to you in full, what you give as little as may be. */
const GENEROUS = new Set(["ships.recover", "ships.shoot"]);
export const firstNumber = (ask: Asked) => (GENEROUS.has(ask.prompt) ? Math.max(...numbersOf(ask)) : Math.min(...numbersOf(ask)));

const FROM_PILES = new Set(["card.take_back"]);

/** Kinds of card that an ask offers from elsewhere than the hand: they are shown beside it. One that is not in the hand says so of all. */
export function offeredElsewhere(ask: Asked | undefined, hand: readonly string[]): string[] {
  const offered = (ask?.options ?? []).filter((word) => word.startsWith("card:")).map((word) => word.slice("card:".length));
  return ask && (FROM_PILES.has(ask.prompt) || offered.some((kind) => !hand.includes(kind))) ? offered : [];
}
