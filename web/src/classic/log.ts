/** The log of a classic game: a heading for each encounter, each line with the phase or the power it comes from. */
import * as log from "$lib/log";
import type { EventLine } from "$lib/protocol";
import { parse, type Param } from "$lib/words";

export interface Head {
  number: number;
  offense: number;
  defense: number | undefined;
}

type Power = { alien: string; hook: string } | { technology: string };
export type Cause = { phase: string } | Power | { flare: string } | { variant: string };

/** Events that a variant brings along, by the first part of their keys or wholly. */
const VARIANT_OF: Record<string, string> = {
  technology: "technology",
  piece: "technology",
  rotate: "rotating_powers",
  "power.turned_up": "hidden_powers",
};

const PHASE_OF: Record<string, string> = {
  turn: "start_turn",
  encounter: "regroup",
  regroup: "regroup",
  destiny: "destiny",
  launch: "launch",
  alliance: "alliance",
  planning: "planning",
  reveal: "reveal",
  reinforce: "reveal",
  compensation: "resolution",
  rewards: "resolution",
  deal: "resolution",
};

/** Events that a heading says already, or that only repeat what another line says. */
const SILENT = new Set(["encounter.begins", "planning.laid"]);

export function entriesOf(events: readonly EventLine[], talk: readonly log.Heard[] = []): log.Entry<Head, Cause>[] {
  let phase: Cause | undefined;
  let power: Power | undefined;
  let number = 0;
  return log.entriesOf<Head, Cause>(events, talk, ({ key, params }, head) => {
    const [family = ""] = key.split(".");
    if (key === "power.used") power = powerIn(params[1]);
    else if (PHASE_OF[family]) phase = { phase: PHASE_OF[family] };
    // What a power does is only known for sure of what it alone can say.
    const cause = power && (key === "power.used" || family === ownerOf(power)) ? power : (boxed(key, params) ?? phase);
    if (key === "reveal.winner") phase = { phase: "resolution" };
    if (key === "destiny.defense" && head) head.defense = log.seatIn(params);
    const opens = key === "encounter.begins" ? { number: ++number, offense: log.seatIn(params) ?? 0, defense: undefined } : undefined;
    return { opens, cause, silent: SILENT.has(key) };
  });
}

const ownerOf = (power: Power) => ("alien" in power ? power.alien : power.technology);

/** What comes from a flare or from a variant. */
function boxed(key: string, params: readonly Param[]): Cause | undefined {
  const [family = ""] = key.split(".");
  const card = family === "flare" ? params.map((param) => parse(String(param))).find((word) => word.kind === "card") : undefined;
  if (card?.kind === "card") return { flare: card.card };
  const variant = VARIANT_OF[key] ?? VARIANT_OF[family];
  return variant === undefined ? undefined : { variant };
}

function powerIn(param: Param | undefined): Power | undefined {
  const word = typeof param === "string" ? parse(param) : undefined;
  if (word?.kind !== "use") return undefined;
  return word.technology ? { technology: word.technology } : { alien: word.alien, hook: word.hook };
}
