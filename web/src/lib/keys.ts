/** Keys of the table, wherever the focus is, but never while somebody types or a control has its own use for them. */

type Handlers = Partial<Record<string, () => void>>;

const OWN = "input, textarea, select, [contenteditable]";
const PRESSED = "button, a[href], [role=button], [role=radio], [role=switch], [role=slider]";

let calmUntil = 0;

/** For half a second Enter and Space are no answer: who meant to go on must not answer what has just come up instead. */
export function calm() {
  calmUntil = performance.now() + 500;
}

export function keys(handlers: Handlers, digit?: (number: number) => void): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.altKey) return;
    const target = event.target as Element;
    if (target.closest?.(OWN)) return;
    // In a dialog only Escape reaches through, and the dialog has it.
    if (document.querySelector("dialog[open]")) return;
    if ((event.key === "Enter" || event.key === " ") && target.closest?.(PRESSED)) return;
    const number = Number(event.key);
    const handler =
      event.key.length === 1 && number >= 1 && number <= 9 && digit
        ? () => digit(number)
        : handlers[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (!handler) return;
    event.preventDefault();
    if ((event.key === "Enter" || event.key === " ") && (event.repeat || performance.now() < calmUntil)) return;
    handler();
  };
}
