/** Where the encyclopedia says more about a part of how to play. */
import type shared from "$text/en/guide.json";
import type { Taught } from "./guided";
import type { Section } from "./sections";

type LinkOf<Key> = Key extends `link.${infer Name}` ? Name : never;
export type Link = LinkOf<keyof typeof shared>;

/** An entry of the encyclopedia by what its link is called. */
export const ENTRIES: Readonly<Record<Link, string>> = {
  aliens: "aliens",
  cards: "cards",
  flares: "flares",
  technologies: "technologies",
  variants: "rules/variants",
  duel: "duel",
};

const LINKS: Readonly<Record<Taught, Readonly<Partial<Record<Section, Link>>>>> = {
  classic: {
    powers: "aliens",
    artifacts: "cards",
    reinforcements: "cards",
    planning: "cards",
    flares: "flares",
    technology: "technologies",
    hidden: "variants",
    variants: "variants",
  },
  duel: { abilities: "duel", envoys: "duel", destiny: "duel", contests: "duel", resources: "duel" },
};

export const linkOf = (game: Taught, section: Section): Link | undefined => LINKS[game][section];
