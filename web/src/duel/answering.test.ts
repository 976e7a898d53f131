/** Whatever a duel asks: somebody who only clicks can answer, and nothing is left unsaid. */
import { cleanup, render } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { api } from "$lib/api";
import { texts } from "$lib/texts.svelte";
import { english, played, spanish, tableAt, type Duel } from "../fixtures/played";
import AlienChoice from "./AlienChoice.svelte";
import { offeredElsewhere } from "./asking";
import Dock from "./Dock.svelte";
import { Play } from "./play.svelte";
import Prompt from "./Prompt.svelte";
import Stage from "./Stage.svelte";

beforeAll(async () => {
  vi.spyOn(api, "texts").mockImplementation((language) => Promise.resolve({ ...(language === "es" ? spanish : english) }));
  await texts.load("en");
});
afterEach(cleanup);

function sitDown(position: Duel) {
  const { ask, view } = position;
  const table = tableAt(position);
  const answer = vi.spyOn(table, "answer").mockResolvedValue();
  const play = new Play(table);
  play.follow();
  render(Stage, { shown: play, wide: true });
  render(Prompt, { play });
  render(Dock, { shown: play, hand: view.hand, offered: offeredElsewhere(ask, view.hand) });
  if (play.shape === "aliens") render(AlienChoice, { play });
  return { play, answer };
}

const enabled = (selector: string) => [...document.querySelectorAll<HTMLButtonElement>(selector)].filter((button) => !button.disabled);
const click = (button: Element | undefined) => flushSync(() => button?.dispatchEvent(new MouseEvent("click", { bubbles: true })));

/** What a hand does that only clicks: touch what is lit, then press the button. */
function clickThrough(play: Play) {
  if (play.shape === "lay" || play.shape === "cards" || play.shape === "reinforce") click(enabled(".hand button.card.lit")[0]);
  if (play.needsHalf) click(enabled(".tacbar button.half")[0]);
  if (play.shape === "reinforce") click(enabled(".clash .pick")[0]);
  else if (play.shape === "aliens") click(enabled(".choice .btn.primary")[0]);
  else if (play.shape === "dial") click(document.querySelector(".dial .pick")!);
  const list = document.querySelector<HTMLSelectElement>(".acts select");
  if (list) {
    list.selectedIndex = 1;
    flushSync(() => list.dispatchEvent(new Event("change", { bubbles: true })));
  }
  click(enabled(".acts .btn.primary")[0] ?? enabled(".acts .btn:not(.quiet)")[0]);
}

/** For many positions on a busy machine. */
const PATIENCE = 60_000;
const UNSAID = /[a-z]_[a-z]|\b(prompt|option|event|hook)[. ]\w+\.\w+/;

describe("every ask of a duel can be answered by clicking", () => {
  played.duels.forEach((position, i) => {
    it(`${position.ask.prompt} (${i})`, () => {
      const { play, answer } = sitDown(structuredClone(position));
      expect(document.body.textContent).not.toMatch(UNSAID);
      clickThrough(play);
      expect(answer, document.querySelector(".acts")?.textContent ?? "").toHaveBeenCalled();
      const [choices] = answer.mock.calls[0]!;
      expect(choices).toHaveLength(1);
      expect(position.ask.options).toContain(choices[0]);
    });
  });

  it(
    "in Spanish too",
    async () => {
      await texts.speak("es");
      for (const position of played.duels) {
        sitDown(structuredClone(position));
        expect(document.body.textContent, position.ask.prompt).not.toMatch(UNSAID);
        cleanup();
      }
      await texts.speak("en");
    },
    PATIENCE,
  );
});
