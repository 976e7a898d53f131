import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { cleanup, render } from "@testing-library/svelte";
import { api } from "./api";
import { texts } from "./texts.svelte";
import { cardFigure, lampOf, needed, wouldOf } from "./would";
import { english, played, tableAt } from "../fixtures/played";
import { consequence as inEncounter } from "../classic/consequence";
import { Play } from "../classic/play.svelte";
import Prompt from "../classic/Prompt.svelte";

const would = { totals: [23, 0], lacks: [false, true], bonus: [8, 8], parts: [] };
const ask = { options: ["lay:plan_23:blast_3", "pass"], would: { "lay:plan_23": would }, lamp: 1 };

describe("what an option would make", () => {
  it("is found by what the option begins with", () => {
    expect(wouldOf(ask, "lay:plan_23:blast_3")).toBe(would);
    expect(wouldOf(ask, "pass")).toBeUndefined();
  });
  it("stands on the card, without and with what ships would bring", () => {
    expect(cardFigure(would, 0)).toBe("23 / 31");
    expect(cardFigure({ ...would, bonus: [0, 0], parts: [] }, 0)).toBe("= 23");
    expect(cardFigure({ ...would, totals: [null, 0] }, 0)).toBe("");
  });
  it("tells what is still needed: a tie is the defense's", () => {
    expect(needed(26, 7, "offense")).toBe(19);
    expect(needed(26, 7, "defense")).toBe(20);
  });
  it("and one option is lit, or none", () => {
    expect(lampOf(ask)).toBe("pass");
    expect(lampOf({ ...ask, lamp: null })).toBeUndefined();
  });
});

describe("at the table", () => {
  beforeAll(async () => {
    vi.spyOn(api, "texts").mockResolvedValue({ ...english });
    await texts.load("en");
  });
  afterEach(cleanup);

  it("a lifted card says in the bar what it would make", () => {
    const position = structuredClone(played.positions["planning.select"]!);
    const [option] = Object.keys(position.ask.would);
    const play = new Play(tableAt(position));
    expect(inEncounter(play)).toBe("");
    play.card = option!.replace("card:", "");
    const side = play.me === play.raw.offense ? 0 : 1;
    expect(inEncounter(play)).toContain(`makes ${position.ask.would[option!]!.totals[side]}.`);
    expect(play.makes(play.card)).toBe(`= ${position.ask.would[option!]!.totals[side]}`);
  });

  it("only the lamp's option is lit, be it to pass", () => {
    const position = structuredClone(played.positions["window.reveal.reinforcements"]!);
    position.ask.lamp = position.ask.options.indexOf("pass");
    render(Prompt, { play: new Play(tableAt(position)), openDeal: () => undefined });
    expect([...document.querySelectorAll(".btn.primary")].map((button) => button.textContent)).toEqual([expect.stringContaining("Pass")]);
    cleanup();
    position.ask.lamp = null;
    render(Prompt, { play: new Play(tableAt(position)), openDeal: () => undefined });
    expect(document.querySelector(".btn.primary")).toBeNull();
  });
});
