/** The log as it is read: a heading for each encounter, a line for each event with its actor and its cause, talk where it fell. */
import type { ChatLine, EventLine } from "./protocol";
import { parse, type Param } from "./words";

export type Cause = { phase: string } | { alien: string; hook: string };

export type Entry =
  | { kind: "head"; key: string; number: number; offense: number; defense: number | undefined }
  | { kind: "line"; key: string; event: EventLine; actor: number | undefined; cause: Cause | undefined }
  | { kind: "talk"; key: string; line: ChatLine };

export interface Heard {
  line: ChatLine;
  /** `n` of the last event before it was said; undefined if it was said before we came. */
  after: number | undefined;
}

const PHASE_OF: Record<string, string> = {
  turn: "start_turn", encounter: "regroup", regroup: "regroup", destiny: "destiny", launch: "launch", alliance: "alliance", planning: "planning",
  reveal: "reveal", reinforce: "reveal", compensation: "resolution", rewards: "resolution", deal: "resolution",
};

/** Events that a heading says already, or that only repeat what another line says. */
const SILENT = new Set(["encounter.begins", "planning.laid"]);

const seatIn = (params: readonly Param[]) => {
  for (const param of params) {
    const word = typeof param === "string" ? parse(param) : undefined;
    if (word?.kind === "seat") return word.seat;
  }
  return undefined;
};

export function entriesOf(events: readonly EventLine[], talk: readonly Heard[] = []): Entry[] {
  const entries: Entry[] = [];
  let head: Extract<Entry, { kind: "head" }> | undefined;
  let cause: Cause | undefined;
  let said = 0;
  let number = 0;
  const catchUp = (n: number) => {
    for (let heard = talk[said]; heard && (heard.after ?? -1) < n; heard = talk[++said]) {
      if (heard.after !== undefined) entries.push({ kind: "talk", key: `t${heard.line.n}`, line: heard.line });
    }
  };
  for (const event of events) {
    catchUp(event.n);
    const [family = ""] = event.key.split(".");
    if (event.key === "power.used") cause = causeOf(event.params[1]);
    else if (PHASE_OF[family]) cause = { phase: PHASE_OF[family] };
    if (event.key === "encounter.begins") {
      head = { kind: "head", key: `h${event.n}`, number: ++number, offense: seatIn(event.params) ?? 0, defense: undefined };
      entries.push(head);
    }
    if (event.key === "destiny.defense" && head) head.defense = seatIn(event.params);
    if (!SILENT.has(event.key)) entries.push({ kind: "line", key: `e${event.n}`, event, actor: seatIn(event.params), cause });
  }
  catchUp(Infinity);
  return entries;
}

function causeOf(param: Param | undefined): Cause | undefined {
  const word = typeof param === "string" ? parse(param) : undefined;
  return word?.kind === "use" ? { alien: word.alien, hook: word.hook } : undefined;
}
