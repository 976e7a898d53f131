/** Ships coming home and rewards: one screen, one message. */
import { cleanup, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { api } from "$lib/api";
import { texts } from "$lib/texts.svelte";
import { parse } from "$lib/words";
import { english, positionAt, tableAt } from "../fixtures/played";
import { asBefore, evenly, mixes, origins } from "./placing";
import { Play } from "./play.svelte";
import Prompt from "./Prompt.svelte";

beforeAll(async () => {
  vi.spyOn(api, "texts").mockResolvedValue({ ...english });
  await texts.load("en");
});
beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

function playAt(prompt: string, params?: number[]) {
  const position = positionAt(prompt);
  if (params) position.ask.params = params;
  const table = tableAt(position);
  const answer = vi.spyOn(table, "answer").mockResolvedValue();
  const play = new Play(table);
  const { view } = position;
  const shown = () => render(Prompt, { play, openDeal: () => undefined });
  return { play, ask: position.ask, answer, view, shown };
}
const planetOf = (word: string) => {
  const parsed = parse(word);
  return parsed.kind === "planet" ? parsed.index : -1;
};

describe("ships coming home", () => {
  it("are spread evenly in one touch", () => {
    const { ask, answer, shown } = playAt("ships.retrieve");
    shown();
    screen.getByRole("button", { name: /Spread evenly/ }).click();
    const [sent] = answer.mock.calls[0]!;
    expect(sent).toHaveLength(Number(ask.params[0]));
    expect(ask.options).toEqual(expect.arrayContaining(sent));
  });

  it("go to the emptiest colony first", () => {
    const { view } = positionAt("ships.return");
    view.planets[0]![0] = 1;
    view.planets[1]![0] = 3;
    expect(evenly(view, 0, ["planet:0.1", "planet:0.2"], 3)).toEqual(["planet:0.1", "planet:0.1", "planet:0.1"]);
    expect(evenly(view, 0, ["planet:0.1", "planet:0.2"], 4)).toEqual(["planet:0.1", "planet:0.1", "planet:0.1", "planet:0.2"].sort());
  });

  it("go back to where they came from in one touch, which is first", () => {
    const { play, ask, answer, shown } = playAt("ships.return");
    const from = Array.from({ length: Number(ask.params[0]) }, (_, i) => ask.options[i % 2]!);
    origins.keep(play.table.code, play.encounters, from);
    shown();
    const [first] = screen.getAllByRole("button").filter((button) => button.closest(".acts"));
    expect(first!.textContent).toContain("As before");
    first!.click();
    expect(answer).toHaveBeenCalledWith(from);
  });

  it("do not go back to a colony that is gone, nor to those of another encounter or table", () => {
    expect(asBefore(["planet:0.1", "planet:0.2"], ["planet:0.2"], 2)).toBeUndefined();
    origins.keep("ABCDE", 3, ["planet:0.1"]);
    expect([origins.of("ABCDE", 3), origins.of("ABCDE", 4), origins.of("FGHIJ", 3)]).toEqual([["planet:0.1"], [], []]);
  });

  it("are placed by touch, counted, taken back, and sent only when all are placed", async () => {
    const { play, ask, answer, view, shown } = playAt("ships.return", [3]);
    shown();
    const [first, second] = ask.options.map(planetOf);
    play.touchPlanet(first!);
    play.touchPlanet(second!);
    await tick();
    const bar = () => screen.getByRole<HTMLButtonElement>("button", { name: /of 3 placed|Place 3 ships/ });
    expect([bar().textContent, bar().disabled]).toEqual([expect.stringContaining("2 of 3 placed"), true]);
    expect(play.view.planets[first!]![play.me!]).toBe(view.planets[first!]![play.me!]! + 1);
    play.touchPlace("gate");
    await tick();
    expect(bar().textContent).toContain("1 of 3 placed");
    play.again();
    play.touchPlanet(second!);
    play.touchPlanet(second!);
    await tick();
    expect(answer).not.toHaveBeenCalled();
    bar().click();
    expect(answer).toHaveBeenCalledWith([ask.options[0], ask.options[0], ask.options[1]]);
  });

  it("all go to a planet that is held", () => {
    const { play, ask } = playAt("ships.return", [3]);
    play.touchPlanet(planetOf(ask.options[1]!));
    expect(play.holdPlanet(planetOf(ask.options[0]!))).toBe(true);
    expect(play.order).toEqual([ask.options[1], ask.options[0], ask.options[0]]);
  });

  it("are remembered when they are sent", () => {
    const { play, ask } = playAt("launch.ships");
    play.take(ask.options[1]!);
    play.take(ask.options[0]!);
    play.send();
    expect(origins.of(play.table.code, play.encounters)).toEqual([ask.options[1], ask.options[0]]);
  });
});

describe("rewards", () => {
  it("are every mix as one answer, cards first", () => {
    const both = ["reward:card", "reward:ship"];
    expect(mixes(both, 2, 1)).toEqual([
      ["reward:card", "reward:card"],
      ["reward:card", "reward:ship"],
    ]);
    expect(mixes([...both, "reward:none"], 2, 2).map((mix) => mix.join(" "))).toEqual([
      "reward:card reward:card",
      "reward:card reward:ship",
      "reward:ship reward:ship",
      "reward:none reward:none",
    ]);
  });

  it("are taken in one touch", () => {
    const { play, answer, shown } = playAt("rewards.take", [2]);
    play.raw.warp[play.me!] = 2;
    shown();
    screen.getByRole("button", { name: /1 card, 1 ship/ }).click();
    expect(answer).toHaveBeenCalledWith(["reward:card", "reward:ship"]);
  });
});
