/** Technologies as the table shows them: whose they are, which of them are ready, what can be done with them now. */
import type { AskLine } from "$lib/protocol";
import { texts } from "$lib/texts.svelte";
import type { Technology, View } from "$lib/view";
import { parse, systemOf } from "$lib/words";
import { phasesOf, roleOf, technologies } from "../encyclopedia/catalogue";

/** Face-down ones first. */
export const technologiesOf = (view: View, seat: number): Technology[] =>
  view.technologies.filter((one) => one.seat === seat).sort((a, b) => Number(a.open) - Number(b.open));

export const technologyNamed = (view: View, name: string): Technology | undefined => view.technologies.find((one) => one.name === name);

/** Enough ships are on it: for its owner only, whose view alone has the number. */
export const isReady = ({ open, needs, ships }: Technology): boolean => !open && needs !== null && ships >= needs;

/** A technology in words: for whoever cannot see the tile. */
export const technologyText = ({ name, open, ships, needs }: Technology): string => {
  if (open) return texts.t("technology.in_play", texts.technology(name!));
  if (!name) return texts.t("technology.back_with", ships);
  return texts.t(needs === null ? "technology.own_x" : "technology.own", texts.technology(name), ships, needs ?? 0);
};

/** Who may use a technology, when, and for how long it works: as far as the catalogue is here. */
export function technologyTags(name: string): string[] {
  const facts = technologies().find((one) => one.name === name);
  if (!facts) return [];
  const roles = facts.roles.length ? [roleOf(facts)] : [];
  return [...roles, ...phasesOf(facts), texts.t(`enc.technology.${facts.kind}`)];
}

export type Step = "research" | "complete" | "abandon";
const STEPS: readonly string[] = ["research", "complete", "abandon"];

/** What can be done with which technology, and the option that does it. */
export type Steps = Record<Step, Map<string, string>>;

/** The one step with one technology that everybody may take; undefined where something else is asked. */
export function stepsOf(ask: Pick<AskLine, "options"> | undefined): Steps | undefined {
  const steps: Steps = { research: new Map(), complete: new Map(), abandon: new Map() };
  for (const option of ask?.options ?? []) {
    const word = parse(option);
    if (word.kind === "plain") continue;
    const of = word.kind === "compound" && word.parts.length === 1 ? parse(word.parts[0]!) : undefined;
    if (word.kind !== "compound" || !STEPS.includes(word.head) || of?.kind !== "technology") return undefined;
    steps[word.head as Step].set(of.technology, option);
  }
  return steps.research.size + steps.complete.size + steps.abandon.size ? steps : undefined;
}

/** Where a seat has ships to send, its own planets first. */
export const coloniesOf = (view: View, seat: number): number[] =>
  [...view.planets.keys()]
    .filter((planet) => (view.planets[planet]?.[seat] ?? 0) > 0)
    .sort((a, b) => Number(systemOf(a) !== seat) - Number(systemOf(b) !== seat) || a - b);
