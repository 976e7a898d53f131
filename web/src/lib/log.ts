/** The log as it is read: headings, a line for each event with its actor and its cause, talk where it fell. */
import type { ChatLine, EventLine } from "./protocol";
import { parse, type Param } from "./words";

export type Entry<Head, Cause> =
  | ({ kind: "head"; key: string } & Head)
  | { kind: "line"; key: string; event: EventLine; actor: number | undefined; cause: Cause | undefined }
  | { kind: "talk"; key: string; line: ChatLine };

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
}

/** What a game makes of an event: the heading it opens, and its line, unless another says the same. */
export interface Reading<Head, Cause> {
  opens?: Head | undefined;
  cause?: Cause | undefined;
  silent?: boolean;
}

export function seatIn(params: readonly Param[]): number | undefined {
  for (const param of params) {
    const word = typeof param === "string" ? parse(param) : undefined;
    if (word?.kind === "seat") return word.seat;
  }
  return undefined;
}

/** `read` is told the heading an event stands under, and may add to it what has become known. */
export function entriesOf<Head, Cause>(
  events: readonly EventLine[],
  talk: readonly Heard[],
  read: (event: EventLine, head: Head | undefined) => Reading<Head, Cause>,
): Entry<Head, Cause>[] {
  const entries: Entry<Head, Cause>[] = [];
  let head: ({ kind: "head"; key: string } & Head) | undefined;
  let said = 0;
  const catchUp = (n: number) => {
    for (let heard = talk[said]; heard && (heard.after ?? -1) < n; heard = talk[++said]) {
      if (heard.after !== undefined) entries.push({ kind: "talk", key: `t${heard.line.n}`, line: heard.line });
    }
  };
  for (const event of events) {
    catchUp(event.n);
    const { opens, cause, silent } = read(event, head);
    if (opens) entries.push((head = { kind: "head", key: `h${event.n}`, ...opens }));
    if (!silent) entries.push({ kind: "line", key: `e${event.n}`, event, actor: seatIn(event.params), cause });
  }
  catchUp(Infinity);
  return entries;
}
