import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Pulse } from "./pulse";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it("asks every five seconds and is content with every answer", async () => {
  const [ask, stalled] = [vi.fn().mockResolvedValueOnce(0).mockRejectedValueOnce(new Error("too fast")).mockResolvedValue(0), vi.fn()];
  new Pulse(ask, stalled).start();
  await vi.advanceTimersByTimeAsync(16_000);
  expect([ask.mock.calls.length, stalled.mock.calls.length]).toEqual([3, 0]);
});

it("says within eight seconds that no answer comes", async () => {
  const stalled = vi.fn();
  new Pulse(() => new Promise(() => undefined), stalled).start();
  await vi.advanceTimersByTimeAsync(7900);
  expect(stalled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(stalled).toHaveBeenCalledOnce();
});

it("says nothing any more once it is stopped", async () => {
  const stalled = vi.fn();
  const pulse = new Pulse(() => new Promise(() => undefined), stalled);
  pulse.start();
  await vi.advanceTimersByTimeAsync(6000);
  pulse.stop();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(stalled).not.toHaveBeenCalled();
});
