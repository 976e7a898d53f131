/** Keys of the table: what reaches the game, and when. */
import { afterEach, describe, expect, it, vi } from "vitest";
import { calm, keys } from "./keys";

const press = (handle: (event: KeyboardEvent) => void, key: string, more: KeyboardEventInit = {}) => {
  const event = new KeyboardEvent("keydown", { key, cancelable: true, ...more });
  Object.defineProperty(event, "target", { value: document.body });
  handle(event);
};

afterEach(() => vi.useRealTimers());

describe("Enter and Space", () => {
  it("answer, but not while a key is held down", () => {
    const space = vi.fn();
    const handle = keys({ " ": space });
    press(handle, " ");
    press(handle, " ", { repeat: true });
    expect(space).toHaveBeenCalledTimes(1);
  });

  it("answer nothing that has just come up in place of a pause; other keys do", () => {
    vi.useFakeTimers({ toFake: ["performance"] });
    const [enter, escape] = [vi.fn(), vi.fn()];
    const handle = keys({ Enter: enter, Escape: escape });
    calm();
    press(handle, "Enter");
    press(handle, "Escape");
    expect([enter, escape].map((heard) => heard.mock.calls.length)).toEqual([0, 1]);
    vi.advanceTimersByTime(501);
    press(handle, "Enter");
    expect(enter).toHaveBeenCalledTimes(1);
  });
});
