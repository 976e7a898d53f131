/** What is at stake is read from the ask: a table of payoffs where both choose at once, piles where something is divided. */
import { beforeAll, describe, expect, it, vi } from "vitest";
import { api } from "$lib/api";
import { texts } from "$lib/texts.svelte";
import { english } from "../fixtures/played";
import { dilemmaOf, pilesOf } from "./stakes";

describe("stakes", () => {
  beforeAll(async () => {
    vi.spyOn(api, "texts").mockResolvedValue({ ...english });
    await texts.load("en");
  });

  it("a dilemma has words for every pair of choices", () => {
    expect(dilemmaOf({ options: ["teamwork:share", "teamwork:grab"], params: [] })).toHaveLength(2);
    expect(dilemmaOf({ options: ["dodge:ships", "dodge:cards"], params: [] })).toBeUndefined();
    expect(dilemmaOf({ options: ["teamwork:share"], params: [] })).toBeUndefined();
  });
  it("piles are shown while they are made", () => {
    const params = ["reward:gain_1", 1, "reward:draw_3", "reward:recover_5"];
    expect(pilesOf({ options: ["cut:first", "cut:second"], params })).toEqual([
      { option: "cut:first", rewards: ["reward:draw_3"] },
      { option: "cut:second", rewards: ["reward:recover_5"] },
    ]);
  });
  it("and while one of them is chosen; one may be empty", () => {
    expect(pilesOf({ options: ["pile:draw_3+gain_1", "pile:none"], params: [] })).toEqual([
      { option: "pile:draw_3+gain_1", rewards: ["reward:draw_3", "reward:gain_1"] },
      { option: "pile:none", rewards: [] },
    ]);
    expect(pilesOf({ options: ["pass", "tile:cheap_moon"], params: [] })).toBeUndefined();
  });
});
