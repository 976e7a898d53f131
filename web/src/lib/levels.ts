/** How well bots play: the levels people are offered, what each thinks, and bots of somebody's own by their names. */
import type { Info } from "$lib/protocol";
import { texts } from "$lib/texts.svelte";

/** The bots that have a word for how well they play, easiest first. */
export const LEVELS = ["random", "simple", "sage", "seer"] as const;
/** Whom a newcomer plays against. */
export const USUAL = "simple";

const known = (bot: string) => LEVELS.find((level) => level === bot);

/** Who can play a game, easiest first. */
export const levelsOf = (info: Info | undefined, game: string): readonly string[] => info?.bots[game] ?? [];

/** One of them; where that one cannot play this game, the usual one. */
export const levelOr = (levels: readonly string[], wanted: string): string =>
  levels.includes(wanted) || !levels.length ? wanted : levels.includes(USUAL) ? USUAL : levels[0]!;

export function levelName(bot: string): string {
  const level = known(bot);
  return level ? texts.t(`level.${level}`) : bot;
}

/** What it thinks. */
export function levelText(bot: string): string {
  const level = known(bot);
  return level ? texts.t(`level.${level}_text`) : texts.t("level.own_text");
}
