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

/** Four ships attack four, with these allied ships by seat; the lifted attack 08 would make these totals. */
function lifted(attacking: Record<number, number>, defending: Record<number, number>, totals: (number | null)[]) {
  const position = positionAt("planning.select");
  const { view, ask } = position;
  for (const [seat, ships] of Object.entries(attacking)) [view.gate[+seat], view.roles[+seat]] = [ships, OFFENSIVE_ALLY];
  for (const [seat, ships] of Object.entries(defending)) [view.beside[+seat], view.roles[+seat]] = [ships, DEFENSIVE_ALLY];
  ask.would = { "card:attack_08": { totals, lacks: [false, true], bonus: [0, 0] } };
  const play = new Play(tableAt(position));
  play.card = "attack_08";
  return tallyOf(play).map(({ sum, total }) => `${sum} = ${total}`);
}

test("both sides are told as addends, and what is not known as a question mark", () => {
  expect(lifted({}, {}, [12, 4])).toEqual(["8 + 4 = 12", "? + 4 = 4 + ?"]);
});

test("one ally has a name, several are allied", () => {
  expect(lifted({ 0: 1, 2: 1 }, { 3: 3 }, [14, 7])).toEqual(["8 + 4 + 2 allied = 14", `? + 4 + 3 (${names.seats[3]}) = 7 + ?`]);
});

test("what powers make of it is told too, so that the sum is always right", () => {
  expect(lifted({}, { 3: 1 }, [28, 2])).toEqual(["8 + 4 + 16 from effects = 28", `? + 4 + 1 (${names.seats[3]}) − 3 from effects = 2 + ?`]);
});

test("where the other side hangs on something hidden, nothing is claimed of it", () => {
  expect(lifted({}, {}, [12, null])).toEqual(["8 + 4 = 12", "? + 4 = ?"]);
  expect(lifted({}, {}, [null, 4])).toEqual([]);
});

test("in Spanish as well", async () => {
  await texts.load("es");
  settings.kept.language = "es";
  expect(lifted({ 0: 1, 2: 1 }, {}, [15, 4])).toEqual(["8 + 4 + 2 aliadas + 1 por efectos = 15", "? + 4 = 4 + ?"]);
});
