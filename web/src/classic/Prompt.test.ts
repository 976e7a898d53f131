import { cleanup, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { api } from "$lib/api";
import { plain, Words } from "$lib/render";
import { texts } from "$lib/texts.svelte";
import { english, played, positionAt, tableAt } from "../fixtures/played";
import { shapeOf } from "./asking";
import { Play } from "./play.svelte";
import Prompt from "./Prompt.svelte";

beforeAll(async () => {
  vi.spyOn(api, "texts").mockResolvedValue({ ...english });
  await texts.load("en");
});
afterEach(cleanup);

function playAt(prompt: string) {
  const position = positionAt(prompt);
  const table = tableAt(position);
  const answer = vi.spyOn(table, "answer").mockResolvedValue();
  return { play: new Play(table), ask: position.ask, answer };
}

describe("the bar offers every option of every ask", () => {
  for (const prompt of Object.keys(played.positions)) {
    const { ask } = positionAt(prompt);
    const shape = shapeOf(ask);
    it(`${prompt} (${shape})`, () => {
      const { play } = playAt(prompt);
      render(Prompt, { play, openDeal: () => undefined });
      expect(screen.getByTestId("sentence").textContent).toMatch(/^You: ./);
      const words = new Words(texts.game, play.names);
      if (shape === "options") {
        const offered = [...screen.queryAllByRole("button"), ...screen.queryAllByRole("option")].map(
          (element) => element.textContent ?? "",
        );
        for (const option of ask.options) {
          const label = option === "pass" && prompt.startsWith("respond.") ? "Let it happen" : plain(words.option(option, prompt));
          expect(
            offered.some((text) => text.includes(label)),
            `${option} in ${offered.join(" | ")}`,
          ).toBe(true);
        }
      } else expect(screen.getAllByRole("button").length).toBeGreaterThan(0);
    });
  }
});

describe("gestures of several parts are one message", () => {
  it("ships are launched together, then done", async () => {
    const { play, ask, answer } = playAt("launch.ships");
    render(Prompt, { play, openDeal: () => undefined });
    const place = ask.options[0]!;
    play.take(place);
    await tick();
    screen.getByRole("button", { name: /Launch 1 ship/ }).click();
    expect(answer).toHaveBeenCalledWith([place, "done"]);
  });

  it("allies are invited together", async () => {
    const { play, ask, answer } = playAt("alliance.invite");
    render(Prompt, { play, openDeal: () => undefined });
    const [first] = ask.options;
    play.toggle(first!);
    await tick();
    screen.getByRole("button", { name: /^Invite \w+$/ }).click();
    expect(answer).toHaveBeenCalledWith([first, "done"]);
  });

  it("a card is lifted first, and played only then", () => {
    const { play, ask, answer } = playAt("planning.select");
    render(Prompt, { play, openDeal: () => undefined });
    const kind = ask.options[0]!.slice("card:".length);
    play.touchCard(kind);
    expect(answer).not.toHaveBeenCalled();
    play.touchCard(kind);
    expect(answer).toHaveBeenCalledWith([ask.options[0]]);
  });
});
