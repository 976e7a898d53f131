import { afterEach, expect, test, vi } from "vitest";
import { fitting } from "./fitting";

class Silent {
  observe = vi.fn();
  disconnect = vi.fn();
}

afterEach(() => vi.unstubAllGlobals());

/** A bar of 100 px whose sentence is as high as its step lets it be. */
function barWith(heights: Record<string, number>): HTMLElement {
  vi.stubGlobal("ResizeObserver", Silent);
  const bar = document.createElement("section");
  bar.innerHTML = `<div class="say"><p></p></div><div class="acts"></div>`;
  const box = (top: number, height: number) => () => new DOMRect(0, top, 300, height);
  bar.getBoundingClientRect = box(0, 100);
  bar.querySelector(".say")!.getBoundingClientRect = box(0, 50);
  bar.querySelector(".acts")!.getBoundingClientRect = box(56, 44);
  bar.querySelector("p")!.getBoundingClientRect = () => new DOMRect(0, 2, 300, heights[bar.dataset.fit!]);
  return bar;
}

test("what has room is written large, and what has not as much smaller as it takes", () => {
  const heights = { "": 60, long: 56, longer: 50, longest: 40, curt: 30 };
  const bar = barWith(heights);
  const stop = fitting(bar);
  expect(bar.dataset.fit).toBe("longer");
  stop();
  const silent = barWith({ ...heights, "": 90 });
  silent.getBoundingClientRect = () => new DOMRect(0, 500, 300, 100);
  silent.querySelector("p")!.getBoundingClientRect = () => new DOMRect(0, 502, 300, 90);
  silent.querySelector(".acts")!.getBoundingClientRect = () => new DOMRect(); // nothing is asked: they are not drawn
  fitting(silent)();
  expect(silent.dataset.fit).toBe("");
  const short = barWith({ ...heights, "": 40 });
  fitting(short)();
  expect(short.dataset.fit).toBe("");
});
