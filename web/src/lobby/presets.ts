/** Tables that most people want; everything they set can be changed. */
import type { Editions, Wishes } from "$lib/protocol";
import { FRESH, type SetUp } from "../classic/setup";
import { playedWith } from "../classic/variants";

export const PRESETS = ["first", "evening", "everything"] as const;
export type Preset = (typeof PRESETS)[number];

export interface Start {
  clock: Wishes["clock"];
  setUp: SetUp;
}

export const STARTS: Record<Preset, Start> = {
  first: { clock: "relaxed", setUp: { ...FRESH, alerts: ["green"] } },
  evening: { clock: "minute", setUp: { ...FRESH, way: "choice", variants: ["flares"] } },
  everything: { clock: "minute", setUp: { ...FRESH, way: "choice", variants: ["flares", "technology", "hidden_powers"] } },
};

/** What a table is played with, as far as a preset has a say in it. */
const played = ({ clock, setUp }: Start, edition: Editions) =>
  JSON.stringify([clock, setUp.seats, setUp.way, setUp.alerts, playedWith(edition, setUp)]);

/** The preset that comes to the same; presets are of the newest edition. */
export const presetOf = (start: Start, edition: Editions, newest: Editions): Preset | undefined =>
  edition.edition === newest.edition ? PRESETS.find((one) => played(STARTS[one], edition) === played(start, edition)) : undefined;
