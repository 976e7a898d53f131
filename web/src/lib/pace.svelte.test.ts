/** How long beats stand, and who ends them. */
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { positionAt, tableAt } from "../fixtures/played";
import { lengthOf, PACES } from "./pace.svelte";
import type { MomentLine } from "./protocol";
import { settings } from "./settings.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  settings.kept.pace = null;
  vi.useRealTimers();
});

const moment = (more: Partial<MomentLine> = {}): MomentLine => ({ id: 1, left: null, waved: false, held: false, beat: "winner", ...more });

/** A table with nothing to answer, at a moment; the waves it sends. */
function tableWith(shown: MomentLine, pace: (typeof PACES)[number]) {
  settings.kept.pace = pace;
  const table = tableAt(positionAt("launch.ships"));
  const waved = vi.spyOn(table, "send").mockResolvedValue(0);
  table.scene = { ...table.scene!, asks: [], moment: shown };
  const stop = $effect.root(() => {
    $effect(() => table.pacer.follow());
  });
  flushSync();
  return { table, waved, stop };
}

describe("a beat", () => {
  it("stands for its own time, by the pace", () => {
    expect(PACES.map((pace) => lengthOf("winner", 0, pace))).toEqual([2880, 1800, 900, 0, Infinity]);
    expect(lengthOf("reveal", 4, "normal")).toBe(2400);
    expect(lengthOf("reveal", 7, "normal")).toBe(3300);
  });

  it("is waved when it has stood, not before", () => {
    const { waved, stop } = tableWith(moment(), "normal");
    vi.advanceTimersByTime(1799);
    expect(waved).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(waved).toHaveBeenCalledExactlyOnceWith({ type: "wave", moment: 1, unattended: true });
    stop();
  });

  it("waits for a press step by step, and so does what could be answered among several people", () => {
    for (const [shown, pace] of [
      [moment(), "step"],
      [moment({ beat: null, left: 6000 }), "brisk"],
      [moment({ waved: true }), "normal"],
      [moment({ held: true, beat: null }), "normal"],
    ] as const) {
      const { waved, stop } = tableWith(shown, pace);
      vi.advanceTimersByTime(60_000);
      expect(waved).not.toHaveBeenCalled();
      stop();
    }
  });

  it("that could have been answered is passed over too, where nobody else looks and there is nothing to answer", () => {
    const { table, waved, stop } = tableWith(moment({ beat: null }), "step");
    vi.advanceTimersByTime(60_000);
    expect(waved).not.toHaveBeenCalled();
    table.pacer.hurry();
    flushSync();
    vi.advanceTimersByTime(0);
    expect(waved).toHaveBeenCalledTimes(1);
    stop();
  });

  it("is passed over on the way to the next decision, and looked at again after it", () => {
    const { table, waved, stop } = tableWith(moment(), "calm");
    table.pacer.hurry();
    flushSync();
    vi.advanceTimersByTime(0);
    expect(waved).toHaveBeenCalledTimes(1);
    table.scene = { ...table.scene!, asks: [positionAt("launch.ships").ask], moment: null };
    flushSync();
    expect(table.pacer.hurried).toBe(false);
    stop();
  });
});
