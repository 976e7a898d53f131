/** Where things stand: the great orbit, the sky, the warp's swirl. Pure functions of sizes. */

export type Point = [x: number, y: number];

/** Figures in path data: one decimal is enough, and drawings stay the same from run to run. */
export const f1 = (n: number) => n.toFixed(1);

function random(seed: number): () => number {
  let state = (seed * 2654435761) >>> 0 || 1;
  return () => {
    state ^= state << 13;
    state >>>= 0;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state / 4294967296;
  };
}

export interface Star {
  x: number;
  y: number;
  size: number;
}

/** A night sky; large ones (size over .95) are drawn with four points. */
export function stars(width: number, height: number, seed: number, number: number): Star[] {
  const next = random(seed);
  return Array.from({ length: number }, () => ({ x: next() * width, y: next() * height, size: next() }));
}

/** Planets of a system as they are most often. */
const STEP = 5;

/** How far apart the planets of a system stand, and how large they are, against those of a system of five: others' stay where they are. */
export const stepOf = (planets: number) => (planets > STEP ? 0.9 : planets < STEP ? 1.16 : 1);
export const radiusOf = (planets: number) => (planets > STEP ? 0.92 : planets < STEP ? 1.1 : 1);

/** Every planet of the table on one ellipse, a system each in equal parts by arc length, the first at the bottom, clockwise. */
export function orbit(planets: number[], rx: number, ry: number, cx: number, cy: number, step: number): Point[][] {
  const steps = 1440;
  const line: [number, number, number][] = [];
  let length = 0;
  for (let i = 0; i <= steps; i++) {
    const t = Math.PI / 2 + (i / steps) * 2 * Math.PI;
    const x = cx + rx * Math.cos(t);
    const y = cy + ry * Math.sin(t);
    const before = line[i - 1];
    if (before) length += Math.hypot(x - before[1], y - before[2]);
    line.push([length, x, y]);
  }
  const at = (along: number): Point => {
    const wanted = ((along % length) + length) % length;
    let low = 0;
    let high = steps;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (line[middle]![0] < wanted) low = middle + 1;
      else high = middle;
    }
    return [line[low]![1], line[low]![2]];
  };
  // On the lower half the line runs from right to left: numbers are turned, so that they always read from left to right.
  const systems = planets.length;
  const turned = (system: number) => system === 0 || (system < systems / 2 && system <= Math.floor((systems - 1) / 4));
  return planets.map((number, system) =>
    Array.from({ length: number }, (_, i) => {
      const along = i - (number - 1) / 2;
      return at((system / systems) * length + (turned(system) ? -along : along) * stepOf(number) * step);
    }),
  );
}

/** Inside the orbit, off the middle between two planets; and a line from there towards each of them. */
export function between(a: Point, b: Point, cx: number, cy: number, away: number): { x: number; y: number; ties: [Point, Point] } {
  const [mx, my] = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const apart = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
  const [nx, ny] = [(a[1] - b[1]) / apart, (b[0] - a[0]) / apart];
  const inwards = nx * (cx - mx) + ny * (cy - my) > 0 ? away : -away;
  const [x, y] = [mx + nx * inwards, my + ny * inwards];
  const towards = ([px, py]: Point): Point => {
    const far = Math.hypot(px - x, py - y) || 1;
    const share = (far - 0.66 * away) / far;
    return [x + (px - x) * share, y + (py - y) * share];
  };
  return { x, y, ties: [towards(a), towards(b)] };
}

/** So many places at even distances on a line from one end to the other. */
export const spread = (number: number, from: number, to: number) =>
  Array.from({ length: number }, (_, i) => (number > 1 ? from + ((to - from) * i) / (number - 1) : (from + to) / 2));

/** One arm of the warp's swirl. */
export function swirl(arm: number, arms: number, inner: number, outer: number, turn: number, steps = 24): string {
  return Array.from({ length: steps + 1 }, (_, k) => {
    const q = k / steps;
    const r = inner + q * (outer - inner);
    const t = (arm / arms) * 2 * Math.PI + q * turn;
    return `${k ? "L" : "M"}${f1(r * Math.cos(t))} ${f1(r * Math.sin(t))}`;
  }).join("");
}

/** Where stacks stand inside the gate's mouth, by how many there are, where it is 36 wide. */
export function mouth(stacks: number): Point[] {
  if (stacks === 1) return [[-3, 6]];
  if (stacks === 2)
    return [
      [-15, 6],
      [12, 6],
    ];
  return [
    [-15, -3],
    [12, -3],
    [-15, 23],
    [12, 23],
    [-1, 10],
  ];
}

/** The great orbit's measures, in the pixels of its stage: planets and distances follow the stage, words keep their size. */
export function stage(width: number, height: number, systems: number) {
  const [W, H] = [width || 1112, height || 566];
  const [cx, cy] = [W / 2, H / 2 - 2];
  // On the largest screens everything grows, words a little.
  const grow = Math.max(1, Math.min(1.7, W / 1240, H / 700));
  const label = W > 900 ? 70 : 74;
  const rx = Math.max(60, Math.min(W / 2 - label - 30 * grow, W * 0.392));
  const ry = Math.max(60, Math.min(H / 2 - 58 * grow, rx * 1.35));
  const length = Math.PI * (3 * (rx + ry) - Math.sqrt((3 * rx + ry) * (rx + 3 * ry)));
  const step = Math.min(82 * grow, (length / (systems * STEP)) * 0.92);
  const r = Math.min(31 * grow, step * 0.41, H * 0.056 + 5);
  const ring = Math.max(62, Math.min(118 * grow, ry - r - 48, rx * (W > 900 ? 0.42 : 0.33)));
  return { W, H, cx, cy, rx, ry, step, r, K: r / 30, ring, size: Math.min(15, 11.5 * Math.sqrt(grow)) };
}
