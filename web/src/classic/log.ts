/** The log of a classic game: a heading for each encounter, one for each of its phases, and behind a line the power it comes from. */
import * as log from "$lib/log";
import type { EventLine } from "$lib/protocol";
import { parse, type Param } from "$lib/words";

export interface Head {
  number: number;
  offense: number;
  defense: number | undefined;
}

type Power = { alien: string; hook: string } | { technology: string };
export type Cause = Power | { flare: string } | { variant: string };

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
  let phase: string | undefined;
  let power: Power | undefined;
  let number = 0;
  const abroad = colonies();
  return log.entriesOf<Head, Cause>(events, talk, (event, head, before) => {
    const { key, params } = event;
    const [family = ""] = key.split(".");
    if (key === "power.used") power = powerIn(params[1]);
    else phase = PHASE_OF[family] ?? phase;
    // What a power does is only known for sure of what it alone can say.
    const cause = power && (key === "power.used" || family === ownerOf(power)) ? power : boxed(key, params);
    if (key === "destiny.defense" && head) head.defense = log.seatIn(params);
    const opens = key === "encounter.begins" ? { number: ++number, offense: log.seatIn(params) ?? 0, defense: undefined } : undefined;
    const part = phase;
    if (key === "reveal.winner") phase = "resolution";
    return { opens, part, cause, silent: SILENT.has(key), ...abroad(event, before) };
  });
}

/** A colony says which it is, and a landing that founds one is one line with it. */
function colonies(): (event: EventLine, before: EventLine | undefined) => Pick<log.Reading<Head, Cause>, "said" | "joins"> {
  const held = new Map<Param, number>();
  return ({ key, params }, before) => {
    const [seat = "", where = ""] = params;
    if (key === "colony.lost") held.set(seat, (held.get(seat) ?? 0) - 1);
    if (key === "colony.founded") {
      held.set(seat, (held.get(seat) ?? 0) + 1);
      return { said: { key: "log.colony", params: [seat, where, nth(held.get(seat)!)] } };
    }
    if (key !== "ships.landed" || before?.key !== "colony.founded" || before.params[0] !== seat || before.params[1] !== params[2])
      return {};
    return { said: { key: "log.landed", params: [seat, where, params[2]!, nth(held.get(seat)!)] }, joins: true };
  };
}

const nth = (number: number) => `nth:${Math.max(1, number)}`;

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
