/** What an encounter's last beats bring: worlds to land on, cards and ships; read from what everybody was told. */
import type { EventLine } from "$lib/protocol";
import { parse } from "$lib/words";

export interface Landed {
  planets: readonly number[];
  founders: readonly number[];
}

/** Cards or ships that a seat got, and from where. */
export interface Gain {
  seat: number;
  kind: "cards" | "ships";
  from: number | "deck" | "warp";
  number: number;
}

const LANDINGS = ["ships.landed", "colony.founded", "launch.resettled"];
const CARDS = ["compensation.taken", "rewards.cards", "rewards.ships"];
/** Told beside them: what moves by it. */
const BESIDE = /^(cards\.(given|drawn)|ships\.returned)/;

/** The last events of a kind, with what is told between them. */
function lastOf(events: readonly EventLine[], kinds: readonly string[]): EventLine[] {
  const from = events.findLastIndex(({ key }) => !kinds.includes(key) && !BESIDE.test(key)) + 1;
  return events.slice(from).filter(({ key }) => kinds.includes(key));
}

const seatIn = (param: unknown): number => {
  const word = parse(String(param));
  return word.kind === "seat" ? word.seat : -1;
};

const planetIn = (param: unknown): number[] => {
  const word = parse(String(param));
  return word.kind === "planet" ? [word.index] : [];
};

export function landedOf(events: readonly EventLine[]): Landed {
  const last = lastOf(events, LANDINGS);
  const founders = last.filter(({ key }) => key === "colony.founded").map(({ params }) => seatIn(params[0]));
  return { planets: [...new Set(last.flatMap(({ params }) => planetIn(params.at(-1))))], founders: [...new Set(founders)] };
}

export function gainsOf(events: readonly EventLine[]): Gain[] {
  const gains = lastOf(events, CARDS).map(({ key, params }): Gain => {
    const seat = seatIn(params[0]);
    if (key === "compensation.taken") return { seat, kind: "cards", from: seatIn(params[1]), number: Number(params[2]) };
    const kind = key === "rewards.ships" ? "ships" : "cards";
    return { seat, kind, from: kind === "ships" ? "warp" : "deck", number: Number(params[1]) };
  });
  return gains.filter(({ number }) => number > 0);
}

/** Whether a seat's hand has just changed by it: the taker's or the giver's. */
export const handChanged = (shown: { gains?: readonly Gain[] }, seat: number): boolean =>
  (shown.gains ?? []).some(({ kind, seat: taker, from }) => kind === "cards" && (taker === seat || from === seat));
