/** The log of a duel as it is read: a heading for each destiny card, a line for each event with its actor and its cause. */
import type { Heard } from "$lib/log";
import type { ChatLine, EventLine } from "$lib/protocol";
import { parse, type Param } from "$lib/words";

export type Entry =
  | { kind: "head"; key: string; card: string; tile: string | undefined }
  | { kind: "line"; key: string; event: EventLine; actor: number | undefined; use: string | undefined }
  | { kind: "talk"; key: string; line: ChatLine };

/** Events that a heading says already, or that only repeat what another line says. */
const SILENT = new Set(["duel.began", "contest.began", "plans.chosen"]);

const seatIn = (params: readonly Param[]) => {
  for (const param of params) {
    const word = typeof param === "string" ? parse(param) : undefined;
    if (word?.kind === "seat") return word.seat;
  }
  return undefined;
};

const tail = (param: Param | undefined) => String(param ?? "").split(":")[1] ?? "";

export function entriesOf(events: readonly EventLine[], talk: readonly Heard[] = []): Entry[] {
  const entries: Entry[] = [];
  let head: Extract<Entry, { kind: "head" }> | undefined;
  let said = 0;
  const catchUp = (n: number) => {
    for (let heard = talk[said]; heard && (heard.after ?? -1) < n; heard = talk[++said]) {
      if (heard.after !== undefined) entries.push({ kind: "talk", key: `t${heard.line.n}`, line: heard.line });
    }
  };
  for (const event of events) {
    catchUp(event.n);
    if (event.key === "destiny.turned_up") {
      head = { kind: "head", key: `h${event.n}`, card: tail(event.params[1]), tile: undefined };
      entries.push(head);
    } else if (event.key === "duel.began" && head) head.tile = tail(event.params[0]);
    const use = event.key === "power.used" ? String(event.params[1]).slice("use:".length) : undefined;
    if (!SILENT.has(event.key)) entries.push({ kind: "line", key: `e${event.n}`, event, actor: seatIn(event.params), use });
  }
  catchUp(Infinity);
  return entries;
}

/** Whose ability it is: "swarm.plus_the_cousins" is Swarm's, "envoy.chosen.divine_intervention" Chosen's. */
export function ownerOf(use: string): { family: "alien" | "envoy"; name: string } {
  const [first = "", second = ""] = use.split(".");
  return first === "envoy" ? { family: "envoy", name: second } : { family: "alien", name: first };
}

/** Where the encyclopedia has more about a word. */
export function entryOf(word: string | undefined): string | undefined {
  const [head = "", tail = ""] = (word ?? "").split(":");
  if (head === "alien" || head === "envoy_named") return `duel/${tail}`;
  return head === "use" ? `duel/${ownerOf(tail).name}` : undefined;
}
