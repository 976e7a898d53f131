/** An offer as it is composed, and the answers by which the engine hears it part by part. */
import type { View } from "$lib/view";

/** What one side gives, as the engine's item words: "card:attack_08", "random:card", "planet:2.3", "type:attack", "free:seat:1". */
export interface Draft {
  give: string[];
  want: string[];
}

export const EMPTY: Draft = { give: [], want: [] };
export const RANDOM = "random:card";

export const isColony = (word: string) => word.startsWith("planet:");
const isFree = (word: string) => word.startsWith("free:");
export const isCard = (word: string) => !isColony(word) && !isFree(word);

export function kindOf(word: string): string {
  if (isColony(word)) return "colony";
  if (isFree(word)) return "free";
  if (word === RANDOM) return "random";
  return word.startsWith("card:") ? "card" : "type";
}

/** The verbs and items in the order in which the engine asks for them, ending with the offer itself. */
export function partsOf(draft: Draft): { verb: string; item: string }[] {
  const side = (verb: "give" | "want") => draft[verb].map((item) => ({ verb: `deal:${verb}:${kindOf(item)}`, item }));
  return [...side("give"), ...side("want")];
}

/** At least one card or one colony must change hands. */
export const isOffer = (draft: Draft) => [...draft.give, ...draft.want].some((word) => isCard(word) || isColony(word));

/** What an offer on the table means for one seat: what it would give and get. */
export function draftOf(offer: readonly (readonly [number, string])[], me: number): Draft {
  return {
    give: offer.filter(([giver]) => giver === me).map(([, word]) => word),
    want: offer.filter(([giver]) => giver !== me).map(([, word]) => word),
  };
}

/** Planets on which `giver` could grant `taker` a colony: the giver's colonies where the taker has none. */
export function grantable(view: View, giver: number, taker: number): number[] {
  return view.planets.flatMap((row, planet) => ((row[giver] ?? 0) > 0 && !row[taker] ? [planet] : []));
}

/** Colonies that may change hands in one deal, by edition. */
export const coloniesPerDeal = (edition: number) => (edition === 2008 ? 2 : 1);
