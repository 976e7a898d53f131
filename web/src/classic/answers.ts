/** Your cards as answers to what is happening: which can be played, and why the others that answer anything cannot. */
import { texts } from "$lib/texts.svelte";
import type { View } from "$lib/view";
import { isFlare, parse } from "$lib/words";
import { flareName, sideOf } from "./flares";
import type { Happening } from "./happening";

export interface Answer {
  kind: string;
  name: string;
  /** What it does, or why it cannot be played. */
  text: string;
  can: boolean;
}

const CARD_ZAP = "card_zap";
const COSMIC_ZAP = "cosmic_zap";

/** Cards whose business is answering: encounter cards and the like are no answer to anything, and need no reason. */
const answersAnything = (kind: string) => kind === CARD_ZAP || kind === COSMIC_ZAP || isFlare(kind);

export function answersOf(view: View, happening: Happening, options: readonly string[]): Answer[] {
  const offered = options.map(parse).flatMap((word) => (word.kind === "card" ? [word.card] : []));
  const held = [...new Set([...offered, ...view.hand])].filter((kind) => offered.includes(kind) || answersAnything(kind));
  return held
    .map((kind) => {
      const can = offered.includes(kind);
      const name = isFlare(kind) ? flareName(kind, sideOf(view, kind)) : texts.card(kind);
      return { kind, name, can, text: can ? effectOf(kind, view, happening) : reasonOf(kind, happening) };
    })
    .sort((a, b) => Number(b.can) - Number(a.can));
}

function effectOf(kind: string, view: View, happening: Happening): string {
  if (isFlare(kind)) return texts.flare(kind, sideOf(view, kind));
  if (kind === CARD_ZAP && happening.kind === "flare") return texts.t("answer.stops_flare");
  if (kind === COSMIC_ZAP && happening.kind === "use") return texts.t("answer.stops_power", texts.alien(happening.alien));
  return texts.cardShort(kind);
}

function reasonOf(kind: string, happening: Happening): string {
  if (isFlare(kind)) return texts.t("answer.no_answer");
  if (kind === CARD_ZAP) return texts.t(happening.kind === "technology" ? "answer.not_technology" : "answer.not_power");
  if (happening.kind === "flare" && happening.side === "wild") return texts.t("answer.wild_no_power");
  return texts.t("answer.not_card");
}
