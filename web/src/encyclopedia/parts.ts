/** The parts of the encyclopedia. Some stand together under one tab. */
import type { UiKey } from "$lib/texts.svelte";

export const TABS = ["aliens", "cards", "duel", "rules"] as const;
export type Tab = (typeof TABS)[number];
export type Part = Tab | "flares" | "technologies";

interface About {
  tab: Tab;
  /** What the list is called. */
  name: UiKey;
  /** The way back from an entry to the list. */
  back: UiKey;
}

export const PARTS: Record<Part, About> = {
  aliens: { tab: "aliens", name: "enc.aliens", back: "enc.back" },
  cards: { tab: "cards", name: "enc.cards", back: "enc.back_cards" },
  flares: { tab: "cards", name: "enc.flares", back: "enc.back_flares" },
  technologies: { tab: "cards", name: "enc.technologies", back: "enc.back_technologies" },
  duel: { tab: "duel", name: "enc.duel", back: "enc.duel" },
  rules: { tab: "rules", name: "enc.rules", back: "enc.rules" },
};

/** The part that an address names, and the entry in it. A card that is a flare is one wherever it is looked up. */
export function placeOf(path: string): { part: Part; id: string } {
  const [named = "", id = ""] = path.split("/");
  const part = named in PARTS ? (named as Part) : "aliens";
  return { part: part === "cards" && id.startsWith("flare_") ? "flares" : part, id };
}
