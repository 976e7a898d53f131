import { beforeEach, expect, test, vi } from "vitest";
import { api } from "$lib/api";
import { plain } from "$lib/render";
import { texts } from "$lib/texts.svelte";
import { english, positionAt, tableAt } from "../fixtures/played";
import { beatSentence } from "./beats";
import { withoutTotals } from "./consequence";
import { Play } from "./play.svelte";

beforeEach(async () => {
  vi.spyOn(api, "texts").mockImplementation(() => Promise.resolve({ ...english }));
  await texts.load("en");
});

/** What the bar says when the defense, seat 2, has won with these totals. */
function won(offense: number, defense: number): string {
  const table = tableAt(positionAt("planning.select"));
  table.events = [
    { n: 0, key: "encounter.begins", params: ["seat:0", 1] },
    { n: 1, key: "reveal.totals", params: [offense, defense] },
    { n: 2, key: "reveal.winner", params: ["side:defense", "seat:2"] },
  ];
  return plain(beatSentence(new Play(table), "winner"));
}

test("the winner is told with both totals, and why a tie has one", () => {
  expect(won(9, 14)).toMatch(/ wins?, 14 to 9\.$/);
  expect(won(15, 15)).toMatch(/^A tie, 15 to 15: .+ wins? for the defense\.$/);
});

test("where no totals are counted, what follows hangs on what the cards count as", () => {
  const said = (laid: string[], values: number[], leading: number | null = null) => withoutTotals({ laid, values, leading });
  expect(said(["negotiate", "negotiate"], [-1, -1])).toBe("Both negotiate: a deal must be made.");
  expect(said(["negotiate", "attack_04"], [-1, 4], 1)).toBe("Whoever negotiates loses, and is compensated with cards.");
  expect(said(["negotiate", "attack_04"], [-1, 4], 0)).toBe("Whoever negotiates wins.");
  expect(said(["negotiate", "attack_04"], [-1, -1])).toBe("Both negotiate: a deal must be made.");
  expect(said(["morph", "negotiate"], [-1, -1])).toBe("Both negotiate: a deal must be made.");
  expect(said(["morph", "morph"], [-1, -1])).toBe("Two morphs: both lose.");
});
