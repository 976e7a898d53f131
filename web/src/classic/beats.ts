/** How an encounter ends, beat by beat: what the bar says of each. */
import { lineOf } from "$lib/log";
import type { EventLine } from "$lib/protocol";
import { sentence, type Piece, type Words } from "$lib/render";
import { texts } from "$lib/texts.svelte";
import { parse } from "$lib/words";
import type { Play } from "./play.svelte";

/** In this order; one with nothing in it is left out. */
export const BEATS = ["winner", "losses", "landings", "cards"] as const;

/** The events that a beat tells of. */
const TOLD: Record<string, readonly string[]> = {
  losses: ["ships.lost", "colony.lost"],
  landings: ["ships.landed", "colony.founded"],
  cards: ["compensation.taken", "rewards.cards", "rewards.ships"],
};

/** More than these sentences are said in one, by those they tell of. */
const FEW = 2;

/** Who all lost ships, or landed where, in one sentence: how many is drawn on the stage. */
function together(ui: Words, beat: string, events: readonly EventLine[]): Piece[] | undefined {
  const key = { losses: "ships.lost", landings: "ships.landed" }[beat];
  const told = events.filter((event) => event.key === key);
  if (events.length <= FEW || told.length < 2) return undefined;
  const seats = [...new Set(told.map(({ params }) => String(params[0])))];
  if (beat === "losses") return sentence(ui.say("beat.all_lose", ...seats));
  return sentence(ui.say("beat.all_land", String(told[0]!.params[2]), ...seats));
}

/** Both totals and who won, if this encounter has come so far. */
export interface Won {
  /** "side:offense" or "side:defense". */
  side: string;
  seat: string;
  totals: [offense: number, defense: number] | undefined;
}

export function wonOf(events: readonly EventLine[]): Won | undefined {
  const from = events.findLastIndex(({ key }) => key === "encounter.begins");
  const now = events.slice(from + 1);
  const winner = now.findLast(({ key }) => key === "reveal.winner" || key === "reveal.upset");
  if (!winner) return undefined;
  const counted = now.findLast(({ key }) => key === "reveal.totals")?.params;
  const totals = counted && ([Number(counted[0]), Number(counted[1])] as [number, number]);
  return { side: String(winner.params[0]), seat: String(winner.params[1]), totals };
}

export function beatSentence(play: Play, beat: string): Piece[] {
  const ui = texts.ui(play.names);
  const won = beat === "winner" ? wonOf(play.table.events) : undefined;
  if (won?.totals) {
    const [offense, defense] = won.totals;
    const [more, less] = won.side.endsWith("defense") ? [defense, offense] : [offense, defense];
    return sentence(more === less ? ui.say("beat.won_tie", won.seat, more, won.side) : ui.say("beat.won", won.seat, more, less));
  }
  const told = TOLD[beat];
  const last = play.lines.slice(-8);
  const from = told ? last.findLastIndex(({ event }) => !told.includes(event.key)) + 1 : last.length - 1;
  const lines = from < last.length ? last.slice(from) : last.slice(-1);
  const all = together(
    ui,
    beat,
    lines.map(({ event }) => event),
  );
  if (all) return all;
  return lines.flatMap(({ said }, i) => [...(i ? [{ text: " " }] : []), ...lineOf(ui, said)]);
}

/** Ships that each has just lost. */
export function lossesOf(events: readonly EventLine[]): [seat: number, ships: number][] {
  const from = events.findLastIndex(({ key }) => !["ships.lost", "colony.lost"].includes(key)) + 1;
  return events.slice(from).flatMap(({ key, params }) => {
    const word = parse(String(params[0]));
    return key === "ships.lost" && word.kind === "seat" ? [[word.seat, Number(params[1])] as [number, number]] : [];
  });
}
