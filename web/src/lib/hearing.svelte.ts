/**
 * Skipping never answers. What has just come up is deaf for a moment, and a finger or key that was down before it could be read means
 * something else: only a press that began after that answers it. One guard for the whole table, so that no button has to think of it.
 */
import { tick } from "svelte";
import { settings } from "./settings.svelte";

/** Where a touch means something to the game. */
export const PLAYED = ".prompt .acts, .stage, .dock";
const PRIMARY = ".prompt .acts .btn.primary:not(:disabled)";

class Hearing {
  /** True while nothing is heard: answers are drawn as ever, and say so to who cannot see. */
  deaf = $state(false);

  /** Since when that which can be answered has been on the screen. */
  private since = -Infinity;
  /** When the press that is under way, or was the last, began. */
  private pressed = Infinity;
  /** Whether the focus is where somebody has gone with the keyboard. */
  byKeys = false;
  private readonly down = new Set<string>();
  private timer?: ReturnType<typeof setTimeout>;

  /** Something else can be answered now. */
  hush(): void {
    this.since = performance.now();
    clearTimeout(this.timer);
    this.deaf = settings.kept.deaf > 0;
    if (this.deaf) this.timer = setTimeout(() => (this.deaf = false), settings.kept.deaf);
  }

  /** Whether the press that is under way began when its answer could be read. */
  hears(): boolean {
    return this.pressed >= this.since + settings.kept.deaf;
  }

  /** Which press this is. */
  get press(): number {
    return this.pressed;
  }

  /** Listen to fingers and keys before anything else does. */
  listen(): () => void {
    const guards: [string, (event: Event) => void][] = [
      ["pointerdown", () => ([this.pressed, this.byKeys] = [performance.now(), false])],
      ["keydown", (event) => this.key(event as KeyboardEvent)],
      ["keyup", (event) => this.down.delete((event as KeyboardEvent).code)],
      ["blur", () => this.down.clear()],
      ["click", (event) => this.click(event as MouseEvent)],
    ];
    for (const [kind, guard] of guards) window.addEventListener(kind, guard, true);
    window.addEventListener("click", toTheBar);
    return () => {
      for (const [kind, guard] of guards) window.removeEventListener(kind, guard, true);
      window.removeEventListener("click", toTheBar);
    };
  }

  private key(event: KeyboardEvent): void {
    if (event.repeat) {
      // A key held down counts once, also on a button that has the focus.
      if (event.key === "Enter" && isPlayed(event.target)) event.preventDefault();
      return;
    }
    this.byKeys ||= event.key === "Tab";
    this.down.add(event.code);
    this.pressed = performance.now();
  }

  private click(event: MouseEvent): void {
    // Neither finger nor key: whoever clicks by other means, such as a screen reader, has just done so.
    if (event.detail === 0 && event.isTrusted && !this.down.size) this.pressed = performance.now();
    if (!isPlayed(event.target) || this.hears()) return;
    event.preventDefault();
    event.stopPropagation();
  }
}

const isPlayed = (target: EventTarget | null) => target instanceof Element && target.closest(PLAYED) !== null;

/** After a touch on planet, card or player the bar has the focus, so that Enter does what it says. */
async function toTheBar(event: MouseEvent): Promise<void> {
  if (!(event.target instanceof Element) || !event.target.closest(".stage, .dock")) return;
  await tick();
  if (!document.querySelector("dialog[open]")) document.querySelector<HTMLElement>(PRIMARY)?.focus({ preventScroll: true });
}

export const hearing = new Hearing();
