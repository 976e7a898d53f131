/** Flares in a hand: which of the two sides counts for its holder, whether it can be played now, and why not where it cannot. */
import { texts } from "$lib/texts.svelte";
import { isHidden, isLost, plays, type FlareSide, type View } from "$lib/view";
import { flareAlien, isFlare } from "$lib/words";
import type { Player } from "$lib/players";
import { flares, phasesOf, roleOf } from "../encyclopedia/catalogue";

/** counts: it can be played now. waits: it is the holder's side, but not now. not: it is not the holder's side. */
export type HalfState = "counts" | "waits" | "not";

export interface Half {
  side: FlareSide;
  state: HalfState;
  text: string;
  /** Why it waits, or why it is not for the holder. */
  why: string;
}

export interface Flare {
  kind: string;
  alien: string;
  side: FlareSide;
  /** It can be played now. */
  now: boolean;
  /** Whose alien it is, as far as it is known. */
  of: string;
  /** The half that counts first. */
  halves: [Half, Half];
}

/** What a flare's reader needs to know of the table. */
export interface Reader {
  readonly view: View;
  readonly players: Player[];
  readonly me: number | null;
}

export const sideOf = (view: View, kind: string): FlareSide => (view.flares[kind] === "super" ? "super" : "wild");

/** One line under a flare's name in the hand; while cards are asked for, those that are not lit wait. */
export function flareNote(view: View, kind: string, asked: boolean, lit: boolean): string {
  const waits = asked ? !lit : isSpent(view, kind);
  return texts.t(`flare.${sideOf(view, kind)}_${waits ? "not_now" : "for_you"}`);
}

/** A flare's name with the side that is played: the two are never said apart. */
export const flareName = (kind: string, side: FlareSide): string => texts.t(`flare.named_${side}`, texts.flareTitle(kind));

/** Played in this encounter by anybody, or its holder has played another: only one each and encounter. */
export function isSpent(view: View, kind: string): boolean {
  const { flared } = view;
  if (flared.some(([, played]) => played === kind)) return true;
  return !plays(view, "freewheeling_flares") && flared.some(([seat]) => seat === view.seat);
}

/** The flares of a hand and of an ask, each once; those that can be played now first. */
export function flaresOf(reader: Reader, offered: ReadonlySet<string>): Flare[] {
  const kinds = [...new Set([...reader.view.hand, ...offered])].filter(isFlare);
  const flares = kinds.map((kind) => flareOf(reader, kind, offered.has(kind)));
  return flares.sort((a, b) => Number(b.now) - Number(a.now));
}

export function flareOf(reader: Reader, kind: string, now: boolean): Flare {
  const { view } = reader;
  const side = sideOf(view, kind);
  const other = side === "super" ? "wild" : "super";
  const counting: Half = { side, state: now ? "counts" : "waits", text: texts.flare(kind, side), why: now ? "" : whyNotNow(view, kind) };
  const resting: Half = { side: other, state: "not", text: texts.flare(kind, other), why: whyNotMine(reader, kind, other) };
  return { kind, alien: flareAlien(kind), side, now, of: whose(reader, flareAlien(kind)), halves: [counting, resting] };
}

function whyNotNow(view: View, kind: string): string {
  const { flared } = view;
  if (flared.some(([, played]) => played === kind)) return texts.t("flare.why.played");
  if (isSpent(view, kind)) return texts.t("flare.why.used");
  return whenOf(kind, sideOf(view, kind)) || texts.t("flare.why.moment");
}

/** Who may play a side of a flare, and when: as far as the catalogue is here. */
function whenOf(kind: string, side: FlareSide): string {
  const facts = flares()
    .find((flare) => flare.name === kind)
    ?.sides.find((one) => one.side === side);
  if (!facts?.roles.length) return "";
  return texts.t("flare.why.when", roleOf(facts), phasesOf(facts).join(", "));
}

/** Nobody is told of an alien that lies face down, its owner excepted. */
function whyNotMine({ view, players, me }: Reader, kind: string, side: FlareSide): string {
  const alien = flareAlien(kind);
  const name = texts.alien(alien);
  if (side === "wild") return texts.t("flare.why.super", name);
  const owner = ownerOf(view, alien);
  if (owner === undefined) return texts.t("flare.why.only", name);
  if (owner !== me) return texts.t("flare.why.only_of", name, players[owner]!.name);
  if (isHidden(view, owner)) return texts.t("flare.why.hidden");
  return texts.t(isLost(view, owner, alien) ? "flare.why.lost" : "flare.why.silenced");
}

const ownerOf = (view: View, alien: string): number | undefined => {
  const seat = view.aliens.findIndex((aliens) => aliens.includes(alien));
  return seat < 0 ? undefined : seat;
};

function whose({ view, players, me }: Reader, alien: string): string {
  const owner = ownerOf(view, alien);
  if (owner === me && owner !== undefined) return texts.t("flare.of_you");
  if (owner !== undefined) return texts.t("flare.of", players[owner]!.name);
  return texts.t(view.hidden.some(Boolean) ? "flare.of_nobody_open" : "flare.of_nobody", texts.alien(alien));
}

/** Who has played a flare in this encounter; never who holds one. */
export const hasFlared = (view: View, seat: number): boolean => view.flared.some(([who]) => who === seat);
