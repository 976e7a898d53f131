import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { api } from "$lib/api";
import { settings } from "$lib/settings.svelte";
import { texts } from "$lib/texts.svelte";
import { english, names, positionAt, spanish, tableAt } from "../fixtures/played";
import { Play } from "./play.svelte";
import { tallyOf } from "./tally";

const [OFFENSIVE_ALLY, DEFENSIVE_ALLY] = [4, 8];

beforeEach(async () => {
  vi.spyOn(api, "texts").mockImplementation((language) => Promise.resolve(language === "es" ? { ...spanish } : { ...english }));
  await texts.load("en");
});
afterEach(() => {
  settings.kept.language = "en";
});

type Parts = [string, number][][];

/** Four ships attack four, with these allied ships by seat; the lifted attack 08 would make these totals, of these parts. */
function lifted(attacking: Record<number, number>, defending: Record<number, number>, totals: (number | null)[], parts: Parts = []) {
  const position = positionAt("planning.select");
  const { view, ask } = position;
  for (const [seat, ships] of Object.entries(attacking)) [view.gate[+seat], view.roles[+seat]] = [ships, OFFENSIVE_ALLY];
  for (const [seat, ships] of Object.entries(defending)) [view.beside[+seat], view.roles[+seat]] = [ships, DEFENSIVE_ALLY];
  ask.would = { "card:attack_08": { totals, lacks: [false, true], bonus: [0, 0], parts } };
  const play = new Play(tableAt(position));
  play.card = "attack_08";
  return tallyOf(play).map(({ sum, total }) => `${sum} = ${total}`);
}
const mains = () => [`seat:${positionAt("planning.select").view.offense}`, `seat:${positionAt("planning.select").view.defense}`] as const;

test("both sides are told as addends, and what is not known as a question mark", () => {
  expect(lifted({}, {}, [12, 4])).toEqual(["8 + 4 = 12", "? + 4 = 4 + ?"]);
});

test("an ally's ships are listed with their worth, each under a name", () => {
  const [offense, defense] = mains();
  const parts: Parts = [
    [
      ["card:attack_08", 8],
      [offense, 4],
      ["seat:0", 1],
      ["seat:2", 4],
    ],
    [
      [defense, 4],
      ["seat:3", 3],
    ],
  ];
  expect(lifted({ 0: 1, 2: 1 }, { 3: 3 }, [17, 7], parts)).toEqual([
    `8 + 4 + 1 (${names.seats[0]}) + 4 (${names.seats[2]}) = 17`,
    `? + 4 + 3 (${names.seats[3]}) = 7 + ?`,
  ]);
});

test("effects have the name of what brings them; what becomes of a card is told beside it", () => {
  const [offense, defense] = mains();
  const parts: Parts = [
    [
      ["card:attack_08", 24],
      [offense, 4],
      ["use:warrior.mastery", 3],
    ],
    [
      [defense, 4],
      ["use:warrior.mastery", -2],
    ],
  ];
  expect(lifted({}, {}, [31, 2], parts)).toEqual(["8 + 16 from effects + 4 + 3 (Mastery) = 31", "? + 4 − 2 (Mastery) = 2 + ?"]);
});

test("where the other side hangs on something hidden, nothing is claimed of it but the ships that are seen", () => {
  expect(lifted({}, { 3: 3 }, [12, null])).toEqual(["8 + 4 = 12", `? + 4 + 3 (${names.seats[3]}) = ?`]);
  expect(lifted({}, {}, [null, 4])).toEqual([]);
});

test("in Spanish as well", async () => {
  await texts.load("es");
  settings.kept.language = "es";
  const parts: Parts = [
    [
      ["card:attack_08", 9],
      [mains()[0], 4],
    ],
    [[mains()[1], 4]],
  ];
  expect(lifted({}, {}, [13, 4], parts)).toEqual(["8 + 1 por efectos + 4 = 13", "? + 4 = 4 + ?"]);
});
