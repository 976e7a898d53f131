import { describe, expect, it } from "vitest";
import { chartOf, LEFT } from "./chart";
import { standingsOf } from "./standings";

describe("a chart of colonies", () => {
  const scores = [
    [0, 1, 1, 5],
    [0, 0, 2, 2],
    [0, 1, 2, 2],
  ];
  const chart = chartOf(scores, 5, 400, 240, 90);

  it("has a line a seat that begins at the left and ends where the names are", () => {
    expect(chart.lines.map((line) => line.last)).toEqual([5, 2, 2]);
    expect(chart.lines.every((line) => line.path.startsWith(`M${LEFT} `))).toBe(true);
    expect(chart.lines.every((line) => line.path.includes("L310 "))).toBe(true);
    expect(chart.lines[0]!.turns).toHaveLength(2);
  });

  it("draws more as higher, up to the goal", () => {
    expect(chart.rows.map((row) => row.value)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(chart.rows[5]!.y).toBeLessThan(chart.rows[0]!.y);
    expect(chartOf([[0, 6]], 5, 400, 240, 90).rows.at(-1)!.value).toBe(6);
  });

  it("keeps names apart and inside", () => {
    const same = chartOf(
      Array.from({ length: 5 }, () => [0, 0]),
      5,
      300,
      200,
      90,
    );
    const labels = same.lines.map((line) => line.label).sort((a, b) => a - b);
    for (let i = 1; i < labels.length; i++) expect(labels[i]! - labels[i - 1]!).toBeGreaterThanOrEqual(18.9);
    expect(labels.at(-1)!).toBeLessThanOrEqual(200);
  });

  it("numbers fewer encounters where there is little room", () => {
    const long = [Array.from({ length: 31 }, () => 0)];
    expect(chartOf(long, 5, 300, 200, 90).columns.length).toBeLessThan(10);
    expect(chart.columns.map((column) => column.number)).toEqual([1, 2, 3]);
  });
});

describe("standings", () => {
  it("put winners first, then by what they had, and equals side by side", () => {
    expect(standingsOf([2, 5, 4, 2, 5], [4, 1]).map(({ seat, place }) => [seat, place])).toEqual([
      [1, 1],
      [4, 1],
      [2, 3],
      [0, 4],
      [3, 4],
    ]);
  });
  it("put a winner by other means first", () => {
    expect(standingsOf([4, 1, 3], [1]).map(({ seat, place }) => [seat, place])).toEqual([
      [1, 1],
      [0, 2],
      [2, 3],
    ]);
  });
});
