/** A new duel: which aliens and envoys are wished for, and what is still missing. */
import type { Editions, Wishes } from "$lib/protocol";

export const WAYS = ["random", "choice", "first", "list", "none"] as const;
export type Way = (typeof WAYS)[number];
export type EnvoyWay = "random" | "first" | "list";

export interface SetUp {
  way: Way;
  /** One alien a seat, nothing where none is picked yet. */
  picked: readonly string[];
  envoys: EnvoyWay;
  /** One of each icon. */
  invited: Readonly<Record<string, string>>;
}

export const FRESH: SetUp = { way: "random", picked: ["", ""], envoys: "random", invited: {} };

/** Whether something is still to be picked. */
export function isWhole(setUp: SetUp, edition: Editions): boolean {
  const [one, other] = setUp.picked;
  const aliens = setUp.way !== "list" || (!!one && !!other && one !== other);
  return aliens && (setUp.envoys !== "list" || Object.keys(edition.envoys).every((icon) => setUp.invited[icon]));
}

export const wishesOf = (setUp: SetUp, edition: Editions): Partial<Wishes> => ({
  game: "duel",
  seats: 2,
  aliens: setUp.way === "list" ? [...setUp.picked] : setUp.way,
  // The first game brings its own envoys.
  envoys:
    setUp.way === "first"
      ? "first"
      : setUp.envoys === "list"
        ? Object.keys(edition.envoys).map((icon) => setUp.invited[icon]!)
        : setUp.envoys,
});
