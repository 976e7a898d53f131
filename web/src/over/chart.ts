/** The lines of a chart in pixels of its box: each moves in steps, and ends in a name that no other covers. */
export const LEFT = 22;
export const TOP = 14;
export const BOTTOM = 24;
const APART = 2.5;
const NAME = 19;

export interface Line {
  seat: number;
  path: string;
  /** Where it rises or falls. */
  turns: { x: number; y: number }[];
  last: number;
  /** Where its name stands. */
  label: number;
}

export interface Chart {
  lines: Line[];
  rows: { value: number; y: number }[];
  columns: { number: number; x: number }[];
  right: number;
}

const f1 = (value: number) => Number(value.toFixed(1));

/** How many encounters apart the numbers below stand, so that they have room. */
const every = (count: number, width: number) => [1, 2, 5, 10, 20].find((step) => (width / Math.max(1, count)) * step >= 26) ?? 50;

/** Names stand where their lines end, and make room for each other, inside the box. */
function spread(ends: readonly number[], height: number): number[] {
  const order = ends.map((_, i) => i).sort((a, b) => ends[a]! - ends[b]! || a - b);
  const at = [...ends];
  order.forEach((i, n) => {
    if (n) at[i] = Math.max(at[i]!, at[order[n - 1]!]! + NAME);
  });
  order.reverse().forEach((i, n) => {
    at[i] = Math.min(at[i]!, n ? at[order[n - 1]!]! - NAME : height - 8);
  });
  return at;
}

export function chartOf(scores: readonly (readonly number[])[], goal: number, width: number, height: number, names: number): Chart {
  const most = Math.max(goal, ...scores.flat());
  const count = Math.max(1, ...scores.map((line) => line.length - 1));
  const right = width - names;
  const x = (i: number) => f1(LEFT + ((right - LEFT) * i) / count);
  const y = (value: number, seat: number) =>
    f1(TOP + (height - TOP - BOTTOM) * (1 - value / most) + (seat - (scores.length - 1) / 2) * APART);
  const labels = spread(
    scores.map((line, seat) => y(line.at(-1) ?? 0, seat)),
    height,
  );
  const slope = Math.min(6, (right - LEFT) / count);
  const lines = scores.map((line, seat) => ({
    seat,
    path: line.map((value, i) => (i ? `H${f1(x(i) - slope)}L${x(i)} ${y(value, seat)}` : `M${x(0)} ${y(value, seat)}`)).join(""),
    turns: line.flatMap((value, i) => (i && value !== line[i - 1] ? [{ x: x(i), y: y(value, seat) }] : [])),
    last: line.at(-1) ?? 0,
    label: f1(labels[seat]!),
  }));
  const step = every(count, right - LEFT);
  return {
    lines,
    rows: Array.from({ length: most + 1 }, (_, value) => ({ value, y: f1(TOP + (height - TOP - BOTTOM) * (1 - value / most)) })),
    columns: Array.from({ length: count }, (_, i) => ({ number: i + 1, x: x(i + 1) })).filter(
      ({ number }) => number % step === 0 || number === 1,
    ),
    right,
  };
}
