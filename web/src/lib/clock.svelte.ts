/** One tick for every clock on the screen. */
import { createSubscriber } from "svelte/reactivity";

const TICK = 250;

class Now {
  private readonly subscribe = createSubscriber((update) => {
    const timer = setInterval(update, TICK);
    return () => clearInterval(timer);
  });

  get ms(): number {
    this.subscribe();
    return performance.now();
  }
}

const now = new Now();

/** Milliseconds since a time. */
export const elapsed = (since: number): number => now.ms - since;

/** Seconds left of a time that was `left` milliseconds at `since`. */
export function secondsLeft(left: number, since: number): number {
  return Math.max(0, (left - (now.ms - since)) / 1000);
}
