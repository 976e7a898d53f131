/** What a duel says: the client's own lines for it, and the game's words for cards, aliens, envoys, planets, destiny. */
import { plain, Words, type Catalogue, type Names } from "$lib/render";
import { linesOf, Literal, texts } from "$lib/texts.svelte";
import type { DuelPlanet } from "$lib/protocol";
import type { Param } from "$lib/words";
import type english from "$text/en/duel/browser.json";
import type { Shown } from "./play.svelte";
import { cardFace } from "./view";

export type DuelKey = keyof typeof english;

/** Taken out of the game's texts once for each language. */
const OWN = new WeakMap<Catalogue, Catalogue>();
const NOBODY: Names = { seats: [], colours: [] };

function own(): Catalogue {
  const lines = OWN.get(texts.game) ?? linesOf(texts.game, "browser.duel.");
  OWN.set(texts.game, lines);
  return lines;
}

/** A line of the client's own, of a duel. */
export const t = (key: DuelKey, ...params: Param[]): string => plain(new Literal(own(), NOBODY).say(key, ...params));

export const has = (key: string): key is DuelKey => key in own();

/** The same with players and things in it, which can be marked. */
export const ui = (names: Names) => new Words({ ...texts.game, ...own() }, names);

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A text of the game, or nothing. */
const some = (key: string) => (texts.has(key) ? texts.say(key) : "");
const readable = (id: string) => capital(id.replace(/_/g, " "));

export const cardName = (kind: string) => capital(plain(texts.words().word(`card:${kind}`)));
/** All that is printed on it, in the order in which it is read. */
export const cardText = (kind: string, makes = "") =>
  [t(`type.${cardFace(kind).type}`), cardFace(kind).figure, makes, cardFoot(kind)].filter(Boolean).join(" ");
/** The name alone: the figure stands on the card anyway. */
export const cardFoot = (kind: string) => cardName(kind).replace(/ \([^()]*\)$/, "");
export const tileName = (tile: string) => plain(texts.words().word(`tile:${tile}`));
export const envoyName = (envoy: string) => some(`envoy.${envoy}.name`) || readable(envoy);
export const envoyPart = (envoy: string, part: "power" | "summary" | "rules") => some(`envoy.${envoy}.${part}`);
export const destinyName = (card: string) => some(`destiny_card.${card}.name`) || readable(card);
export const destinyPart = (card: string, part: "summary" | "rules" | "prize") => some(`destiny_card.${card}.${part}`);
export const tacticName = (half: string) => plain(texts.words().word(`tactic:${half}`));
/** Why a clout is what it is. */
export function causeName(cause: string, names: Names): string {
  if (cause.startsWith("card:")) return cardFoot(cause.slice("card:".length));
  return plain(texts.words(names).word(cause));
}

/** A planet as one hears it: its name, whose ships are there, whether it is duelled over. */
export function planetText({ view, players }: Pick<Shown, "view" | "players">, planet: DuelPlanet): string {
  const ships = [0, 1].filter((seat) => planet.ships[seat]).map((seat) => t("line.ships", planet.ships[seat]!, players[seat]!.name));
  const duelled = planet.planet === view.arena ? [t("line.duelled")] : [];
  const warped = planet.warp ? [t("line.warpplanet")] : [];
  return [t("line.planet", tileName(planet.planet), ships.join(", ") || t("line.none")), ...duelled, ...warped].join("; ");
}
