/** What lies on sheets and beside planets: tokens, piles of cards, ships that are out of the game. */
import { plain, sentence, type Names } from "$lib/render";
import { texts } from "$lib/texts.svelte";
import { FACE_DOWN, stacks, type View } from "$lib/view";
import { planetWord, systemOf } from "$lib/words";

export interface Pile {
  where: string;
  cards: string[];
}

const BESIDE_A_PLANET = "planet:";

export const tokensOf = (view: View, seat: number): { kind: string; count: number }[] =>
  view.tokens
    .filter(([holder, , count]) => holder === seat && Number(count) > 0)
    .map(([, kind, count]) => ({ kind: String(kind), count: Number(count) }));

/** The piles on a seat's sheet, each with its cards as far as these eyes may know them. */
export function pilesOf(view: View, seat: number): Pile[] {
  const piles = new Map<string, string[]>();
  for (const [holder, where, card] of view.sheet) {
    if (holder === seat && !where.startsWith(BESIDE_A_PLANET)) piles.set(where, [...(piles.get(where) ?? []), card]);
  }
  return [...piles].map(([where, cards]) => ({ where, cards }));
}

/** The cards that lie beside a planet, and whose they are. */
export const besidePlanet = (view: View, planet: number): { seat: number; card: string }[] =>
  view.sheet.filter(([, where]) => where === planetWord(planet)).map(([seat, , card]) => ({ seat, card }));

/** "hoard", "borrowed:seat:2", "planet:1.3": the words for a place belong to the alien that uses it. */
export function placeName(where: string, names: Names): string {
  const [head = "", ...rest] = where.split(":");
  const param = rest.length ? (head === "planet" ? where : rest.join(":")) : undefined;
  const key = `web.pile.${head}`;
  if (!texts.has(key)) return texts.t("goods.pile");
  return plain(sentence(texts.words(names).say(key, ...(param === undefined ? [] : [param]))));
}

export const tokenName = (kind: string) => texts.capital(`token.${kind}`);

/** Everything on a seat's sheet in words, part by part. */
export function goodsText(view: View, seat: number, names: Names): string[] {
  const tokens = tokensOf(view, seat).map(({ kind, count }) => `${tokenName(kind)}: ${count}`);
  const piles = pilesOf(view, seat).map(({ where, cards }) => `${placeName(where, names)}: ${texts.t("goods.cards", cards.length)}`);
  const removed = view.removed[seat] ?? 0;
  return [...tokens, ...piles, ...(removed ? [texts.t("goods.removed", removed)] : [])];
}

/** A planet as a screen reader hears it: its name, the ships on it, the cards beside it. */
export function planetText(view: View, planet: number, names: Names): string {
  const ui = texts.ui(names);
  const ships = stacks(view, view.planets[planet], systemOf(planet)).map(([, count, seat]) =>
    plain(ui.say("planet.ships", count, `seat:${seat}`)),
  );
  const cards = besidePlanet(view, planet).map(({ seat, card }) =>
    plain(ui.say("planet.card", `text:${card === FACE_DOWN ? texts.t("card.face_down") : texts.card(card)}`, `seat:${seat}`)),
  );
  return `${plain(ui.word(planetWord(planet)))}: ${[ships.join(", ") || texts.t("planet.empty"), ...cards].join("; ")}`;
}
