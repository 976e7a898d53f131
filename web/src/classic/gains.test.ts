import { describe, expect, it } from "vitest";
import type { EventLine } from "$lib/protocol";
import { gainsOf, handChanged, landedOf } from "./gains";

const told = (...lines: [key: string, ...params: (string | number)[]][]): EventLine[] =>
  lines.map(([key, ...params], n) => ({ n, key, params }));

describe("what the last beats bring", () => {
  it("ships land on planets, and who has a new colony moves on", () => {
    const events = told(
      ["ships.landed", "seat:3", 1, "planet:0.1"],
      ["ships.lost", "seat:2", 4],
      ["ships.landed", "seat:0", 3, "planet:2.3"],
      ["colony.founded", "seat:0", "planet:2.3"],
      ["ships.landed", "seat:1", 1, "planet:2.3"],
    );
    expect(landedOf(events)).toEqual({ planets: [14], founders: [0] });
  });
  it("cards come from who gives them or from the deck, ships from the warp, and nothing is not told", () => {
    const events = told(
      ["reveal.winner", "side:defense", "seat:2"],
      ["compensation.taken", "seat:0", "seat:2", 3],
      ["cards.given", "seat:2", "seat:0", 3],
      ["rewards.cards", "seat:3", 1],
      ["rewards.ships", "seat:4", 2],
      ["compensation.taken", "seat:1", "seat:2", 0],
    );
    const gains = gainsOf(events);
    expect(gains).toEqual([
      { seat: 0, kind: "cards", from: 2, number: 3 },
      { seat: 3, kind: "cards", from: "deck", number: 1 },
      { seat: 4, kind: "ships", from: "warp", number: 2 },
    ]);
    expect([0, 1, 2, 3, 4].filter((seat) => handChanged({ gains }, seat))).toEqual([0, 2, 3]);
  });
});
