/** Where the planets of the line stand: the duelled one takes more room, the unseen wait at the end. */
import type { View } from "./view";

export interface Spot {
  planet: string;
  x: number;
  r: number;
}

export interface Laid {
  spots: Spot[];
  /** Centre of the stack of unseen planets, if there are any. */
  stack: number | undefined;
  /** Empty places behind it. */
  slots: number[];
}

export const WIDTH = 1112;
export const HEIGHT = 186;
/** Planets there are in all. */
export const PLACES = 12;
const EDGE = 56;
const UNIT = 88;
const R = 32;
const BIG = 56;
const BIG_LEFT = 30;
const BIG_RIGHT = 48;
const STACK = 130;
const SLOT = 62;

export function layLine(view: Pick<View, "row" | "arena" | "planets_left">): Laid {
  const big = view.row.some((planet) => planet.planet === view.arena);
  const tail = view.planets_left ? STACK : 0;
  const room = WIDTH - 2 * EDGE - (big ? BIG_LEFT + BIG_RIGHT : 0) - tail;
  const unit = Math.min(UNIT, room / Math.max(1, view.row.length - 1));
  const r = Math.min(R, unit * 0.39);
  const spots: Spot[] = [];
  let x = EDGE;
  for (const { planet } of view.row) {
    const duelled = planet === view.arena;
    if (duelled) x += BIG_LEFT;
    spots.push({ planet, x, r: duelled ? BIG : r });
    x += unit + (duelled ? BIG_RIGHT : 0);
  }
  const stack = view.planets_left ? x + 40 : undefined;
  const from = (stack ?? x) + 78;
  const fitting = Math.max(0, Math.floor((WIDTH - 40 - from) / SLOT) + 1);
  const slots = Array.from({ length: Math.min(fitting, Math.max(0, view.planets_left - 1), 3) }, (_, i) => from + i * SLOT);
  const end = (slots.at(-1) ?? stack ?? x - unit) + 40;
  return moved({ spots, stack, slots }, Math.max(0, (WIDTH - EDGE - end) / 2));
}

/** A short line stands in the middle. */
const moved = (laid: Laid, by: number): Laid => ({
  spots: laid.spots.map((spot) => ({ ...spot, x: spot.x + by })),
  stack: laid.stack === undefined ? undefined : laid.stack + by,
  slots: laid.slots.map((slot) => slot + by),
});
