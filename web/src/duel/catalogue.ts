/** What the encyclopedia knows of the duel's aliens and envoys, as the server seats them. */
import { api } from "$lib/api";
import type { Editions } from "$lib/protocol";
import { texts } from "$lib/texts.svelte";
import { alienPortrait, envoyPortrait } from "./portraits";
import { envoyName, envoyPart } from "./words.svelte";

export interface Power {
  id: string;
  family: "alien" | "envoy";
  /** Of an alien how hard it is to play, of an envoy its icon. */
  mark: string;
  own: boolean;
  src: string | undefined;
}

let wanted: Promise<Power[]> | undefined;

function powersOf(edition: Editions): Power[] {
  const own = new Set(edition.own);
  const level = (alien: string) => Object.entries(edition.alerts).find(([, names]) => names.includes(alien))?.[0] ?? "green";
  const aliens = edition.aliens.map((id): Power => ({ id, family: "alien", mark: level(id), own: own.has(id), src: alienPortrait(id) }));
  const envoys = Object.entries(edition.envoys).flatMap(([icon, names]) => names.map((id): Power => ({ id, family: "envoy", mark: icon, own: own.has(id), src: envoyPortrait(id) })));
  return [...aliens, ...envoys];
}

/** All of them; asked for once. */
export const powers = (): Promise<Power[]> => (wanted ??= api.info().then((info) => powersOf(info.games.duel![0]!)));

export const nameOf = (power: Power) => (power.family === "alien" ? texts.alien(power.id) : envoyName(power.id));
export const partOf = (power: Power, part: "power" | "summary" | "rules") => (power.family === "alien" ? texts.alien(power.id, part) : envoyPart(power.id, part));
export const LEVELS = ["green", "yellow", "red"];
