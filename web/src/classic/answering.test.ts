/** Whatever the game asks, and whatever aliens are in it: somebody who only clicks can answer. */
import { cleanup, render } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { api } from "$lib/api";
import { texts } from "$lib/texts.svelte";
import { english, played, tableAt, type Position } from "../fixtures/played";
import { offeredElsewhere, shapeOf } from "./asking";
import Dock from "./Dock.svelte";
import { Play } from "./play.svelte";
import Prompt from "./Prompt.svelte";

beforeAll(async () => {
  vi.spyOn(api, "texts").mockResolvedValue({ ...english });
  await texts.load("en");
});
afterEach(cleanup);

function sitDown(position: Position) {
  const table = tableAt(structuredClone(position));
  const answer = vi.spyOn(table, "answer").mockResolvedValue();
  const play = new Play(table);
  render(Prompt, { play, openDeal: () => undefined });
  render(Dock, {
    shown: play,
    hand: play.view.hand,
    lights: play.lights,
    chosen: undefined,
    touch: (kind: string) => play.touchCard(kind),
    offered: offeredElsewhere(play.ask, play.view),
    rowed: false,
    opened: undefined,
  });
  return { play, answer };
}

const enabled = (selector: string) => [...document.querySelectorAll<HTMLButtonElement>(selector)].filter((button) => !button.disabled);
const click = (button: HTMLElement | undefined) => flushSync(() => button?.click());

/** What a hand does that only clicks: gather all that can be gathered, lift what is lit, press the button. */
function clickThrough(play: Play) {
  if (play.shape === "cards") {
    const card = enabled(".hand button.card.lit")[0];
    click(card);
    click(card);
  } else if (play.shape === "ships") {
    for (let more = enabled(".stp button:last-child"); more.length && play.count < play.most; more = enabled(".stp button:last-child"))
      click(more[0]);
    click(enabled(".acts .btn.primary")[0]);
  } else {
    if (document.querySelector(".acts select")) {
      const list = document.querySelector<HTMLSelectElement>(".acts select")!;
      list.selectedIndex = 1;
      flushSync(() => list.dispatchEvent(new Event("change", { bubbles: true })));
    }
    if (play.shape === "players") click(enabled(".acts .btn[aria-pressed]")[0]);
    click(enabled(".acts .btn.primary")[0] ?? enabled(".acts .btn")[0]);
  }
}

describe("every ask can be answered by clicking", () => {
  const dialogs = new Set(["deal", "reply"]);
  played.samples
    .filter(({ ask }) => !dialogs.has(shapeOf(ask)))
    .forEach((position, i) => {
      it(`${position.ask.prompt} (${i})`, () => {
        const { play, answer } = sitDown(position);
        clickThrough(play);
        expect(answer, document.querySelector(".acts")?.textContent ?? "").toHaveBeenCalled();
        const [choices] = answer.mock.calls[0]!;
        expect(choices.length).toBeGreaterThan(0);
        for (const choice of choices) expect([...position.ask.options, "done"]).toContain(choice);
      });
    });
});

describe("to choose nobody", () => {
  it("is possible where it is allowed, and never what is lit", () => {
    const { answer } = sitDown(played.samples.find(({ ask }) => ask.prompt === "alliance.invite")!);
    const button = document.querySelector<HTMLButtonElement>(".acts [data-word=done]")!;
    expect(button.classList.contains("primary")).toBe(false);
    expect(button.querySelector("kbd")?.dataset.key).toBe(" ");
    click(button);
    expect(answer).toHaveBeenCalledWith(["done"]);
  });
});

describe("ships of somebody else", () => {
  it("are taken from where that player has them, all that are asked for", () => {
    const position = played.samples.find(
      ({ ask }) => ask.prompt.endsWith(".ships") && ask.params.some((param) => String(param).startsWith("seat:")),
    )!;
    const { play } = sitDown(position);
    expect(play.owner).not.toBe(play.me);
    expect(play.most).toBe(Number(position.ask.params[1]) - Number(position.ask.params[0]));
    expect(play.exact).toBe(true);
  });
});
