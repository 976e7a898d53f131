/** What the encyclopedia lists of the classic game, and how it is looked up. */
import { catalogues } from "$lib/catalogues.svelte";
import type { ClassicAlien, ClassicCard, ClassicFlare, ClassicTechnology, ClassicVariant } from "$lib/protocol";
import { plain } from "$lib/render";
import { texts, type UiKey } from "$lib/texts.svelte";
import { PHASES } from "$lib/view";

export const aliens = (): ClassicAlien[] => catalogues.classic.all?.breakers ?? [];
export const alienNamed = (name: string) => aliens().find((alien) => alien.name === name);
/** The cards that every game has; flares have pages of their own. */
export const cards = (): ClassicCard[] => (catalogues.classic.all?.pieces ?? []).filter(({ family }) => family !== "flare");
export const flares = (): ClassicFlare[] => catalogues.classic.all?.flares ?? [];
/** An alien's flare, and the one that can be in the deck instead. */
export const flaresOf = (alien: string) => flares().filter((flare) => flare.alien === alien);
export const technologies = (): ClassicTechnology[] => catalogues.classic.all?.technologies ?? [];
export const variants = (): ClassicVariant[] => catalogues.classic.all?.variants ?? [];

const LEVELS = ["green", "yellow", "red"];
/** How hard a power is to play, as one to three dots. */
export const dotsOf = (level: string) => LEVELS.indexOf(level) + 1;

/** Several roles that have a name of their own. */
const ROLES: Record<string, UiKey> = {
  offense: "enc.role.offense",
  defense: "enc.role.defense",
  none: "enc.role.none",
  "offense defense": "enc.role.main_player",
  "offensive_ally defensive_ally": "enc.role.ally",
  "offense defense offensive_ally defensive_ally": "enc.role.main_or_ally",
  "offensive_ally defensive_ally none": "enc.role.not_main",
  "defense offensive_ally defensive_ally none": "enc.role.not_offense",
  "offense defense offensive_ally defensive_ally none": "enc.role.any",
};

/** Who somebody has to be to do something. */
export function roleOf({ roles }: { roles: string[] }): string {
  const key = ROLES[roles.join(" ")];
  if (key) return texts.t(key);
  const named = roles.map((role) => [{ text: role === "none" ? texts.t("enc.role.none") : texts.capital(`role.${role}`) }]);
  return plain(texts.words().join(named));
}

/** In which phases something is done, unless in all. */
export const phasesOf = ({ phases }: { phases: string[] }) =>
  phases.length === PHASES.length ? [texts.t("enc.any_phase")] : phases.map((phase) => texts.t(`phase.${phase}` as UiKey));

/** Whether it may do something, or must: there are aliens that do both. */
export const mayUse = ({ uses }: ClassicAlien) => uses.some((use) => use.optional);
export const mustUse = ({ uses }: ClassicAlien) => !uses.length || uses.some((use) => !use.optional);

export const cardName = ({ name, family }: ClassicCard) => (family === "destiny" ? texts.capital(`destiny.${name}`) : texts.card(name));
export function cardRules({ name, family }: ClassicCard): string {
  const key = `${family === "destiny" ? "destiny" : "card"}.${name}.rules`;
  return texts.has(key) ? texts.say(key) : "";
}

export const RULES = [
  "goal",
  "encounter",
  "start_turn",
  "regroup",
  "destiny",
  "launch",
  "alliance",
  "planning",
  "reveal",
  "resolution",
  "deal",
  "powers",
] as const;

/** Without accents and case, so that "mobius" finds "Möbius". */
export const plainly = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
