/** What the encyclopedia lists of the duel: aliens and envoys as the server seats them, every card, planet and tactics token. */
import { catalogues } from "$lib/catalogues.svelte";
import type { DuelCard, DuelCatalogue } from "$lib/protocol";
import { texts } from "$lib/texts.svelte";
import { alienPortrait, envoyPortrait } from "./portraits";
import { halvesOf, LETTERS } from "./view";
import { cardName, destinyName, destinyPart, envoyName, envoyPart, t, tacticName, tileName } from "./words.svelte";

export type Family = "alien" | "envoy" | DuelCard["family"];

export interface Entry {
  id: string;
  family: Family;
  /** Of an alien how hard it is to play, of an envoy its icon. */
  mark: string;
  /** Where it comes from: a rulebook ("seed"), a public page, or our own design. */
  provenance: string;
  /** Our own design: no such card is known in print. */
  own: boolean;
  src: string | undefined;
  /** What is printed on a card. */
  card: DuelCard | undefined;
}

export const FAMILIES: readonly Family[] = ["alien", "envoy", "discovery", "event", "refresh", "plan", "reinforcement", "planet", "tactic"];

/** Families that are looked for together. */
export const GROUPS = {
  everything: FAMILIES,
  aliens: ["alien"],
  envoys: ["envoy"],
  destiny: ["discovery", "event", "refresh"],
  cards: ["plan", "reinforcement"],
  board: ["planet", "tactic"],
} as const satisfies Record<string, readonly Family[]>;
export type Group = keyof typeof GROUPS;

export function entriesOf({ breakers, pieces }: DuelCatalogue): Entry[] {
  const common = (id: string, provenance: string) => ({ id, provenance, own: provenance === "original" });
  return [
    ...breakers.map(({ name, family, level, icon, provenance }) => ({
      ...common(name, provenance),
      family,
      mark: family === "alien" ? level : icon,
      src: family === "alien" ? alienPortrait(name) : envoyPortrait(name),
      card: undefined,
    })),
    ...pieces.map((card) => ({ ...common(card.name, card.provenance), family: card.family, mark: "", src: undefined, card })),
  ];
}

/** All of them, once they are here. */
export function entries(): Entry[] {
  const catalogue = catalogues.duel.all;
  return catalogue ? entriesOf(catalogue) : [];
}

const tokenIn = (id: string) => LETTERS.indexOf(id.slice("token_".length));
/** The two halves of a tactics token. */
export const halvesIn = (id: string) => halvesOf(tokenIn(id));

export function nameOf({ id, family }: Entry): string {
  if (family === "alien") return texts.alien(id);
  if (family === "envoy") return envoyName(id);
  if (family === "planet") return tileName(id);
  if (family === "tactic") return texts.capital(`token.${LETTERS[tokenIn(id)]}`);
  return family === "plan" || family === "reinforcement" ? cardName(id) : destinyName(id);
}

export function summaryOf({ id, family }: Entry): string {
  if (family === "alien") return texts.alien(id, "summary");
  if (family === "envoy") return envoyPart(id, "summary");
  return isDestiny(family) ? destinyPart(id, "summary") : "";
}

export const powerOf = ({ id, family }: Entry) =>
  family === "alien" ? texts.alien(id, "power") : family === "envoy" ? envoyPart(id, "power") : "";

/** What it does, a paragraph for each thing. */
export function rulesOf({ id, family, card }: Entry): string[] {
  if (family === "alien") return [texts.alien(id, "rules")];
  if (family === "envoy") return [envoyPart(id, "rules")];
  if (family === "planet") return [t("enc.planet", symbolName(card?.symbol ?? ""))];
  if (family === "tactic")
    return halvesIn(id).map(({ word }) => t("enc.half", capital(tacticName(word)), texts.say(`tactic.${word}.rules`)));
  return family === "plan" || family === "reinforcement" ? [texts.say(`card.${id}.rules`)] : [destinyPart(id, "rules")];
}

/** Why it is ours; of a planet or a token only a part of it is. */
export const ownText = (family: Family) => t(family === "planet" ? "own.planet" : family === "tactic" ? "own.tactic" : "own.text");

export const isDestiny = (family: Family) => (GROUPS.destiny as readonly Family[]).includes(family);
export const symbolName = (symbol: string) => texts.say(`symbol.${symbol}`);
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
/** All that can be searched for. */
export const textOf = (entry: Entry) =>
  [nameOf(entry), powerOf(entry), summaryOf(entry), ...rulesOf(entry), isDestiny(entry.family) ? destinyPart(entry.id, "prize") : ""].join(
    " ",
  );
