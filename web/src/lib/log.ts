/** The log as it is read: headings, parts under them, a line for each effect with its actor and its cause, talk where it fell. */
import type { ChatLine, EventLine } from "./protocol";
import type { Pacer } from "./pace.svelte";
import { sentence, type Piece, type Words } from "./render";
import { parse, type Param } from "./words";

/** What a line says: a text's key, and what fills it. */
export interface Said {
  key: string;
  params: readonly Param[];
}

export interface Line<Cause> {
  kind: "line";
  key: string;
  event: EventLine;
  said: Said;
  actor: number | undefined;
  cause: Cause | undefined;
}

export type Entry<Head, Cause> =
  | ({ kind: "head"; key: string } & Head)
  | { kind: "part"; key: string; part: string }
  | Line<Cause>
  | { kind: "talk"; key: string; line: ChatLine };

/** A line in words. */
export const lineOf = (words: Words, { key, params }: Said): Piece[] => sentence(words.say(key, ...params));

export interface Heard {
  line: ChatLine;
  /** `n` of the last event before it was said; undefined if it was said before we came. */
  after: number | undefined;
}

/** What a rail is given to tell, and a way to say something, if there is one. */
export interface Told {
  events: readonly EventLine[];
  talk?: readonly Heard[];
  watchers?: number;
  say?: (text: string) => void;
  /** What is open first. */
  first?: "log" | "talk";
  /** In a sheet over the table, whose room talk has for itself. */
  insheet?: boolean;
  /** How fast this person likes it, where that can be chosen. */
  pacer?: Pacer | undefined;
}

/** What a game makes of an event: the heading it opens, the part it belongs to, and its line, unless another says the same. */
export interface Reading<Head, Cause> {
  opens?: Head | undefined;
  part?: string | undefined;
  cause?: Cause | undefined;
  silent?: boolean;
  /** Other words than the event's own. */
  said?: Said | undefined;
  /** It takes the place of the line before: both tell of one effect. */
  joins?: boolean;
}

export function seatIn(params: readonly Param[]): number | undefined {
  for (const param of params) {
    const word = typeof param === "string" ? parse(param) : undefined;
    if (word?.kind === "seat") return word.seat;
  }
  return undefined;
}

/** What everybody hears, and then those whom it concerns with what is secret in it: "draws a card", "draws attack 08". */
const tellsMore = ({ key, params }: EventLine, before: EventLine | undefined) =>
  before !== undefined && /_(by|between)_you$/.test(key) && key.startsWith(`${before.key}_`) && params[0] === before.params[0];

/** `read` is told the heading an event stands under, and may add to it what has become known; and the line before it. */
export function entriesOf<Head, Cause>(
  events: readonly EventLine[],
  talk: readonly Heard[],
  read: (event: EventLine, head: Head | undefined, before: EventLine | undefined) => Reading<Head, Cause>,
): Entry<Head, Cause>[] {
  const entries: Entry<Head, Cause>[] = [];
  let head: ({ kind: "head"; key: string } & Head) | undefined;
  let under: string | undefined;
  let line: Line<Cause> | undefined;
  let heard = 0;
  const catchUp = (n: number) => {
    for (let next = talk[heard]; next && (next.after ?? -1) < n; next = talk[++heard]) {
      if (next.after !== undefined) entries.push({ kind: "talk", key: `t${next.line.n}`, line: next.line });
    }
  };
  for (const event of events) {
    catchUp(event.n);
    const { opens, part, cause, silent, said, joins } = read(event, head, line?.event);
    if (opens) {
      entries.push((head = { kind: "head", key: `h${event.n}`, ...opens }));
      under = undefined;
    }
    if (silent) continue;
    if (part !== undefined && part !== under) entries.push({ kind: "part", key: `p${event.n}`, part: (under = part) });
    const next: Line<Cause> = {
      kind: "line",
      key: `e${event.n}`,
      event,
      said: said ?? { key: `event.${event.key}`, params: event.params },
      actor: seatIn(event.params),
      cause,
    };
    if ((joins || tellsMore(event, line?.event)) && line) entries.splice(entries.lastIndexOf(line), 1);
    entries.push((line = next));
  }
  catchUp(Infinity);
  return entries;
}
