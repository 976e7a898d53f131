/** The log of a duel: a heading for each destiny card, behind a line the ability it comes from. */
import * as log from "$lib/log";
import type { EventLine } from "$lib/protocol";
import type { Param } from "$lib/words";

export interface Head {
  card: string;
  tile: string | undefined;
}

/** Events that a heading says already, or that only repeat what another line says. */
const SILENT = new Set(["duel.began", "contest.began", "plans.chosen"]);

const tail = (param: Param | undefined) => String(param ?? "").split(":")[1] ?? "";

/** A step of friendship and what came of it are one line: who did it, with whom, and whose ally that is now. */
function friendship({ key, params }: EventLine, before: EventLine | undefined): Pick<log.Reading<Head, string>, "said" | "joins"> {
  const [family, by] = before?.key.split(".") ?? [];
  const [envoy, came] = key.split(".");
  if (family !== "friendship" || envoy !== "envoy" || !["allied", "neutral", "unmoved"].includes(came!)) return {};
  return { said: { key: `log.${by}.${came}`, params: [...before!.params, ...params.slice(1)] }, joins: true };
}

/** Who reinforces the own plan is named once. */
function reinforced({ key, params }: EventLine): Pick<log.Reading<Head, string>, "said"> {
  const own = key === "reinforce.played_on" && params[0] === params[2];
  return own ? { said: { key: "log.reinforced_own", params } } : {};
}

export function entriesOf(events: readonly EventLine[], talk: readonly log.Heard[] = []): log.Entry<Head, string>[] {
  return log.entriesOf<Head, string>(events, talk, (event, head, before) => {
    const { key, params } = event;
    if (key === "duel.began" && head) head.tile = tail(params[0]);
    return {
      opens: key === "destiny.turned_up" ? { card: tail(params[1]), tile: undefined } : undefined,
      cause: key === "power.used" ? String(params[1]).slice("use:".length) : undefined,
      silent: SILENT.has(key),
      ...reinforced(event),
      ...friendship(event, before),
    };
  });
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
