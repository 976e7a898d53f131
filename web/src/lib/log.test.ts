import { describe, expect, it } from "vitest";
import { entriesOf } from "./log";

const told = (...events: [key: string, ...params: (string | number)[]][]) =>
  entriesOf(
    events.map(([key, ...params], n) => ({ n, key, params })),
    [],
    () => ({}),
  ).map((entry) => entry.kind === "line" && entry.said);

describe("a line an effect", () => {
  it("says once what is drawn, where the cards are known", () => {
    expect(told(["cards.drawn", "seat:0", 1], ["cards.drawn_by_you", "seat:0", "card:morph"])).toEqual([
      { key: "event.cards.drawn_by_you", params: ["seat:0", "card:morph"] },
    ]);
    expect(told(["cards.given", "seat:1", "seat:0", 1], ["cards.given_between_you", "seat:1", "seat:0", "card:morph"])).toHaveLength(1);
  });

  it("keeps what somebody else did, and what nobody said before", () => {
    expect(told(["cards.drawn", "seat:1", 1], ["cards.drawn_by_you", "seat:0", "card:morph"])).toHaveLength(2);
    expect(told(["cards.drawn_by_you", "seat:0", "card:morph"], ["cards.drawn_by_you", "seat:0", "card:quash"])).toHaveLength(2);
  });
});
