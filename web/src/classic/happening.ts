/** What is being answered: a card, a flare, a use of a power or of a technology; by whom, what it is called, what it does. */
import { plain } from "$lib/render";
import { texts } from "$lib/texts.svelte";
import type { FlareSide, View } from "$lib/view";
import { isFlare, parse, type Word } from "$lib/words";

export type Played = View["plays"][number];

interface Told {
  seat: number;
  title: string;
  text: string;
}

export type Happening =
  | (Told & { kind: "card"; card: string })
  | (Told & { kind: "flare"; card: string; side: FlareSide })
  | (Told & { kind: "use"; alien: string })
  | (Told & { kind: "technology"; technology: string });

/** The word that a play is called by in sentences. */
export const wordOf = ([kind, , what]: Played): string => (kind === "use" || kind === "technology" ? `use:${what}` : `card:${what}`);

export function happeningOf(view: View, played: Played): Happening {
  const [, seat, what] = played;
  const word: Word = parse(wordOf(played));
  if (word.kind === "use" && word.technology) {
    const technology = word.technology;
    return { kind: "technology", seat, technology, title: texts.technology(technology), text: texts.technology(technology, "rules") };
  }
  if (word.kind === "use") {
    const { alien } = word;
    const title = texts.alien(alien, "power") || plain(texts.words().word(`use:${what}`));
    return { kind: "use", seat, alien, title, text: texts.alien(alien, "rules") };
  }
  if (!isFlare(what)) return { kind: "card", seat, card: what, title: texts.card(what), text: texts.say(`card.${what}.rules`) };
  const side = playedSide(view, seat, what);
  return { kind: "flare", seat, card: what, side, title: texts.flareTitle(what), text: texts.flare(what, side) };
}

/** The side that was played, as everybody is told. */
const playedSide = (view: View, seat: number, kind: string): FlareSide =>
  view.flared.findLast(([who, card]) => who === seat && card === kind)?.[2] === "super" ? "super" : "wild";
