/** Keys of the table, wherever the focus is, but never while somebody types or a control has its own use for them. */
import { hearing, PLAYED } from "./hearing.svelte";

type Handlers = Partial<Record<string, () => void>>;

const OWN = "input, textarea, select, [contenteditable]";
const PRESSED = "button, a[href], [role=button], [role=radio], [role=switch], [role=slider]";
const STEPPED = "[role=radio], [role=slider], [role=tab]";

/** Somebody types, or a dialog is open: in one only Escape reaches through, and the dialog has it. */
const isTaken = (event: KeyboardEvent) =>
  event.defaultPrevented ||
  event.metaKey ||
  event.ctrlKey ||
  event.altKey ||
  !!(event.target as Element).closest?.(OWN) ||
  !!document.querySelector("dialog[open]");

const isPress = (event: KeyboardEvent) => event.key === "Enter" || event.key === " ";
const named = (handlers: Handlers, key: string) => handlers[key.length === 1 ? key.toLowerCase() : key];

export function keys(handlers: Handlers): (event: KeyboardEvent) => void {
  return (event) => {
    const target = event.target as Element;
    if (isTaken(event) || (isPress(event) && target.closest?.(PRESSED)) || (isArrow(event) && target.closest?.(STEPPED))) return;
    const handler = named(handlers, event.key);
    if (!handler) return;
    event.preventDefault();
    if (!(isPress(event) && event.repeat)) handler();
  };
}

const isArrow = (event: KeyboardEvent) => event.key.startsWith("Arrow");

/** The button that shows a key; Enter also stands for the one that is lit, where nothing says otherwise. */
function shown(key: string): HTMLElement | null {
  const button = document.querySelector(`.app kbd[data-key="${key}"]`)?.closest("button");
  const lit = key === "Enter" ? document.querySelector<HTMLButtonElement>(".prompt .acts .btn.primary") : null;
  return [button, lit].find((one) => one && !one.disabled) ?? null;
}

/**
 * Keys while something is asked. A key presses the button that shows it, whatever has the focus; Enter belongs to a control only where
 * somebody has gone to it by keys, and then no other shows it. `handlers` and `digit` are for what is no button: they answer nothing.
 */
export function barKeys(handlers: Handlers, digit?: (number: number) => void): (event: KeyboardEvent) => void {
  return (event) => {
    if (isTaken(event) || isOwnPress(event) || (isArrow(event) && (event.target as Element).closest?.(STEPPED))) return;
    const button = shown(event.key);
    const other = /^[1-9]$/.test(event.key) && digit ? () => digit(Number(event.key)) : named(handlers, event.key);
    // Where no button says so, Enter and Space do nothing at all: not even to what was clicked last.
    if (!button && !other && !isPress(event)) return;
    event.preventDefault();
    // Some browsers press a button that has the focus when the key comes up.
    if (event.key === " ") window.addEventListener("keyup", (up) => up.preventDefault(), { once: true, capture: true });
    if (!hearing.hears() || (event.repeat && !isArrow(event))) return;
    if (button) button.click();
    else other?.();
  };
}

/** Whether Enter or Space belongs to the control that has the focus: it got it by keys; and nothing in the game shows Space. */
function isOwnPress(event: KeyboardEvent): boolean {
  const control = (event.target as Element).closest?.(PRESSED);
  if (!isPress(event) || !control || !hearing.byKeys) return false;
  return event.key === "Enter" || !control.closest(PLAYED) || shown(" ") === null;
}
