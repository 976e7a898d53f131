/** A new classic table: which aliens are wished for, what fits together, and what is still missing. */
import type { Editions, Wishes } from "$lib/protocol";
import { playedWith } from "./variants";

export const WAYS = ["combo", "choice", "random", "list", "none"] as const;
export type Way = (typeof WAYS)[number];
export type Alert = Wishes["alerts"][number];
export const ALERTS: readonly Alert[] = ["green", "yellow", "red"];

export interface SetUp {
  seats: number;
  way: Way;
  /** The boxes that chance may deal from; none: all. */
  alerts: readonly Alert[];
  /** One alien a seat, nothing where none is picked yet. */
  picked: readonly string[];
  /** Wished for; which of them can be had depends on the rest. */
  variants: readonly string[];
}

export const FRESH: SetUp = { seats: 5, way: "random", alerts: [], picked: [], variants: [] };

/** What keeps a table from being made: a key of the client's texts, and what fills it. */
export interface Lack {
  key: "new.lack.picks" | "new.lack.boxes";
  params: number[];
}

/** The ways an edition offers; a list can always be made. */
export const waysOf = (edition: Editions) => WAYS.filter((way) => way === "list" || edition.ways.includes(way));

/** Those an alien in the list keeps out. */
export const barredBy = (edition: Editions, picked: readonly string[]) =>
  new Set(edition.apart.flatMap(([one, other]) => (picked.includes(one!) ? [other!] : picked.includes(other!) ? [one!] : [])));

/** The same wish where something else has changed: what no longer fits is dropped. */
export function fitted(setUp: SetUp, edition: Editions): SetUp {
  const seats = edition.seats.includes(setUp.seats) ? setUp.seats : edition.seats.at(-1)!;
  const way = waysOf(edition).includes(setUp.way) ? setUp.way : "random";
  const picked = Array.from({ length: seats }, (_, seat) => (edition.aliens.includes(setUp.picked[seat] ?? "") ? setUp.picked[seat]! : ""));
  return { ...setUp, seats, way, picked };
}

/** An alien taken into the list at the first free place, or out of it again. */
export function toggled(setUp: SetUp, alien: string): SetUp {
  const picked = [...setUp.picked];
  const at = picked.indexOf(alien);
  const free = picked.indexOf("");
  if (at >= 0) picked[at] = "";
  else if (free >= 0) picked[free] = alien;
  return { ...setUp, picked };
}

/** Whether chance brings the aliens out of boxes. */
export const withBoxes = (way: Way) => way === "random" || way === "choice";

export function lackOf(setUp: SetUp, edition: Editions): Lack | undefined {
  const missing = setUp.picked.filter((alien) => !alien).length;
  if (setUp.way === "list" && missing) return { key: "new.lack.picks", params: [missing] };
  const there = (setUp.alerts.length ? setUp.alerts : ALERTS).reduce((sum, alert) => sum + (edition.alerts[alert]?.length ?? 0), 0);
  const needed = setUp.seats * (setUp.way === "choice" ? edition.flares : 1);
  return withBoxes(setUp.way) && there < needed ? { key: "new.lack.boxes", params: [needed, there] } : undefined;
}

export const wishesOf = (setUp: SetUp, edition: Editions): Partial<Wishes> => ({
  game: "classic",
  edition: edition.edition,
  seats: setUp.seats,
  aliens: setUp.way === "list" ? [...setUp.picked] : setUp.way,
  alerts: withBoxes(setUp.way) ? [...setUp.alerts] : [],
  variants: playedWith(edition, setUp),
});
