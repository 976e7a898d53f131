/** The log of a classic game: a heading for each encounter, each line with the phase or the power it comes from. */
import * as log from "$lib/log";
import type { EventLine } from "$lib/protocol";
import { parse, type Param } from "$lib/words";

export interface Head {
  number: number;
  offense: number;
  defense: number | undefined;
}

export type Cause = { phase: string } | { alien: string; hook: string };

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
  let power: { alien: string; hook: string } | undefined;
  let number = 0;
  return log.entriesOf<Head, Cause>(events, talk, ({ key, params }, head) => {
    const [family = ""] = key.split(".");
    if (key === "power.used") power = powerIn(params[1]);
    else if (PHASE_OF[family]) phase = { phase: PHASE_OF[family] };
    // What a power does is only known for sure of what it alone can say.
    const cause = power && (key === "power.used" || family === power.alien) ? power : phase;
    if (key === "reveal.winner") phase = { phase: "resolution" };
    if (key === "destiny.defense" && head) head.defense = log.seatIn(params);
    const opens = key === "encounter.begins" ? { number: ++number, offense: log.seatIn(params) ?? 0, defense: undefined } : undefined;
    return { opens, cause, silent: SILENT.has(key) };
  });
}

function powerIn(param: Param | undefined): { alien: string; hook: string } | undefined {
  const word = typeof param === "string" ? parse(param) : undefined;
  return word?.kind === "use" ? { alien: word.alien, hook: word.hook } : undefined;
}
