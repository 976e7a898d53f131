/** A likeness for an alien that nobody has drawn yet: made from its name, so that it is the same at every table. */
import { f1 } from "$lib/geometry";

export interface Creature {
  /** The creature's colour and its shade. */
  skin: readonly [string, string];
  body: string;
  /** Horns or feelers, and feet: lines as thick as limbs. */
  limbs: string[];
  knobs: { x: number; y: number }[];
  eyes: { x: number; y: number; r: number }[];
  mouth: string;
  spots: { x: number; y: number; r: number }[];
  stars: string;
}

const SKINS: readonly (readonly [string, string])[] = [
  ["#b6e36a", "#7fae3c"],
  ["#ffa15e", "#cc6a33"],
  ["#86cdff", "#4489c4"],
  ["#dca6ff", "#9257c4"],
  ["#ffd766", "#c98f24"],
  ["#ff9cb8", "#c4506f"],
  ["#f3e6cf", "#b5a6a6"],
];
/** The middle of its body. */
const X = 120;
const Y = 134;

/** Numbers below one, always the same ones for a name. */
function dice(name: string): () => number {
  let state = 2166136261;
  for (const letter of name) state = Math.imul(state ^ letter.codePointAt(0)!, 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A round line through all points. */
function round(points: readonly (readonly [number, number])[]): string {
  const at = (i: number) => points[(i + points.length) % points.length]!;
  const curves = points.map((_, i) => {
    const [[ax, ay], [bx, by], [cx, cy], [dx, dy]] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    return `C${f1(bx + (cx - ax) / 6)},${f1(by + (cy - ay) / 6)} ${f1(cx - (dx - bx) / 6)},${f1(cy - (dy - by) / 6)} ${f1(cx)},${f1(cy)}`;
  });
  return `M${f1(at(0)[0])},${f1(at(0)[1])}${curves.join("")}Z`;
}

/** So many places from one side (-1) to the other (1). */
const across = (count: number) => Array.from({ length: count }, (_, i) => (count === 1 ? 0 : (i / (count - 1)) * 2 - 1));

class Chance {
  private readonly next: () => number;

  constructor(name: string) {
    this.next = dice(name);
  }

  between(low: number, high: number): number {
    return low + this.next() * (high - low);
  }

  whole(low: number, high: number): number {
    return Math.floor(this.between(low, high + 1));
  }

  many<T>(low: number, high: number, one: () => T): T[] {
    return Array.from({ length: this.whole(low, high) }, one);
  }
}

export function creatureOf(name: string): Creature {
  const chance = new Chance(name);
  const wide = chance.between(44, 60);
  const high = chance.between(42, 58);
  const knobs = across(chance.whole(1, 3)).map((side) => ({
    x: X + side * wide * 0.72 + chance.between(-5, 5),
    y: Y - high - chance.between(20, 30),
  }));
  const eyes = chance.whole(1, 3);
  const lip = Y + high * 0.42;
  return {
    skin: SKINS[chance.whole(0, SKINS.length - 1)]!,
    body: bodyOf(chance, wide, high),
    limbs: [...knobs.map(({ x, y }) => horn(x, y, wide, high)), ...across(chance.whole(2, 4)).map((side) => foot(side, wide, high))],
    knobs,
    eyes: across(eyes).map((side) => ({
      x: X + side * wide * 0.5,
      y: Y - high * 0.16,
      r: chance.between(10, 14) * (eyes === 1 ? 1.5 : 1),
    })),
    mouth: `M${f1(X - wide * 0.34)},${f1(lip)}Q${f1(X)},${f1(lip + chance.between(-4, 12))} ${f1(X + wide * 0.34)},${f1(lip)}`,
    spots: chance.many(2, 4, () => ({
      x: X + chance.between(-0.6, 0.6) * wide,
      y: Y + chance.between(-0.7, 0.1) * high,
      r: chance.between(3, 6),
    })),
    stars: chance.many(5, 7, () => star(chance)).join(""),
  };
}

function bodyOf(chance: Chance, wide: number, high: number): string {
  const lobes = chance.whole(5, 9);
  const turn = chance.between(0, 1);
  const points = Array.from({ length: lobes }, (_, i): [number, number] => {
    const angle = ((i + turn) / lobes) * 2 * Math.PI;
    const bulge = chance.between(0.9, 1.1);
    return [X + Math.cos(angle) * wide * bulge, Y + Math.sin(angle) * high * bulge];
  });
  return round(points);
}

const horn = (x: number, y: number, wide: number, high: number) =>
  `M${f1(X + (x - X) * 0.5)},${f1(Y - high * 0.6)}Q${f1(x + Math.sign(x - X) * wide * 0.1)},${f1(Y - high)} ${f1(x)},${f1(y)}`;

const foot = (side: number, wide: number, high: number) =>
  `M${f1(X + side * wide * 0.55)},${f1(Y + high * 0.6)}L${f1(X + side * wide * 0.72)},${f1(Y + high + 12)}`;

function star(chance: Chance): string {
  const angle = chance.between(0, 2 * Math.PI);
  const far = chance.between(76, 90);
  return `M${f1(120 + Math.cos(angle) * far)},${f1(120 + Math.sin(angle) * far)}h.1`;
}
