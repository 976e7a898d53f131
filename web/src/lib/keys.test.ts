/** Keys of the table: what reaches the game, and when. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { hearing } from "./hearing.svelte";
import { barKeys, keys } from "./keys";

let stop: () => void;
const handle = { now: (_: KeyboardEvent): void => undefined };
const onkey = (event: Event) => handle.now(event as KeyboardEvent);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["performance", "setTimeout", "clearTimeout"] });
  stop = hearing.listen();
  window.addEventListener("keydown", onkey);
  vi.advanceTimersByTime(10_000);
});
afterEach(() => {
  window.removeEventListener("keydown", onkey);
  stop();
  document.body.innerHTML = "";
  vi.useRealTimers();
});

function press(key: string, more: KeyboardEventInit = {}): void {
  const on = document.activeElement ?? document.body;
  on.dispatchEvent(new KeyboardEvent("keydown", { key, code: key, cancelable: true, bubbles: true, ...more }));
  on.dispatchEvent(new KeyboardEvent("keyup", { key, code: key, cancelable: true, bubbles: true }));
}

/** A bar with a button for each key, and a card in the hand; what is pressed is written down. */
function bar(...shown: string[]): string[] {
  const pressed: string[] = [];
  const buttons = shown.map((key) => `<button data-name="${key}">do<kbd data-key="${key}">${key}</kbd></button>`).join("");
  document.body.innerHTML = `<div class="app"><section class="prompt"><div class="acts">${buttons}</div></section>
    <div class="dock"><button data-name="card">card</button></div></div>`;
  for (const button of document.querySelectorAll("button")) button.onclick = () => pressed.push(button.dataset.name!);
  return pressed;
}
const touch = (name: string) => {
  const button = document.querySelector<HTMLElement>(`[data-name="${name}"]`)!;
  button.dispatchEvent(new MouseEvent("pointerdown", { bubbles: true }));
  button.focus();
  button.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail: 1 }));
};

describe("a key presses the button that shows it", () => {
  it("also while a card that was touched has the focus: the key of Pass never plays it", () => {
    const pressed = bar("Enter", " ", "2");
    handle.now = barKeys({});
    touch("card");
    for (const key of [" ", "2", "Enter"]) press(key);
    expect(pressed).toEqual(["card", " ", "2", "Enter"]);
  });

  it("and nothing where none shows it", () => {
    const [pressed, digit] = [bar("Enter"), vi.fn()];
    handle.now = barKeys({}, digit);
    press(" ");
    press("3");
    expect(pressed).toEqual([]);
    expect(digit).toHaveBeenCalledWith(3);
  });

  it("once, however long it is held down", () => {
    const pressed = bar("Enter");
    handle.now = barKeys({});
    press("Enter");
    press("Enter", { repeat: true });
    expect(pressed).toEqual(["Enter"]);
  });
});

describe("what has just come up", () => {
  it("hears neither keys nor touches for a moment, and then both", () => {
    const pressed = bar("Enter", " ");
    handle.now = barKeys({});
    hearing.hush();
    vi.advanceTimersByTime(399);
    press("Enter");
    touch(" ");
    touch("card");
    expect(pressed).toEqual([]);
    expect(hearing.deaf).toBe(true);
    vi.advanceTimersByTime(1);
    press("Enter");
    touch(" ");
    expect(pressed).toEqual(["Enter", " "]);
    expect(hearing.deaf).toBe(false);
  });

  it("does not hear a finger that was down before, however late it leaves", () => {
    const pressed = bar("Enter");
    const button = document.querySelector("button")!;
    button.dispatchEvent(new MouseEvent("pointerdown", { bubbles: true }));
    hearing.hush();
    vi.advanceTimersByTime(5000);
    button.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail: 1 }));
    expect(pressed).toEqual([]);
  });
});

it("other keys of the table are heard at any time, but not while somebody types", () => {
  const heard = vi.fn();
  handle.now = keys({ h: heard });
  hearing.hush();
  press("H");
  document.body.innerHTML = "<input>";
  document.querySelector("input")!.focus();
  press("h");
  expect(heard).toHaveBeenCalledTimes(1);
});
