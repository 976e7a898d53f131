import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { calling } from "./calling.svelte";

beforeEach(() => vi.useFakeTimers({ toFake: ["setTimeout", "setInterval", "clearTimeout", "clearInterval", "performance"] }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const touch = () => window.dispatchEvent(new Event("pointerdown"));

it("who is at the table is not called; who has left it is, once", () => {
  const call = vi.spyOn(calling, "call").mockReturnValue();
  const stop = calling.listen();
  touch();
  const done = calling.follow({ left: null }, "ABCDE");
  vi.advanceTimersByTime(15_000);
  expect(call).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect(call).toHaveBeenCalledOnce();
  done();
  stop();
});

it("calls at once in a hidden window, and again at ten seconds left", () => {
  const call = vi.spyOn(calling, "call").mockReturnValue();
  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  const done = calling.follow({ left: 30_000 }, "ABCDE");
  expect(call).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(19_000);
  expect(call).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(2000);
  expect(call).toHaveBeenCalledTimes(2);
  done();
});

it("is silent once the ask is answered", () => {
  const call = vi.spyOn(calling, "call").mockReturnValue();
  const stop = calling.listen();
  touch();
  calling.follow({ left: 40_000 }, "ABCDE")();
  vi.advanceTimersByTime(60_000);
  expect(call).not.toHaveBeenCalled();
  stop();
});
