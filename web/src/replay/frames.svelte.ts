/** The frames of a replay, fetched in runs as they are wanted. */
import { SvelteMap } from "svelte/reactivity";
import { api } from "$lib/api";
import type { Frame } from "$lib/protocol";

const RUN = 64;

export class FrameStore {
  private readonly frames = new SvelteMap<number, Frame>();
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- what is on its way is shown nowhere
  private readonly asked = new Set<number>();

  constructor(
    readonly code: string,
    readonly eyes: string,
    readonly count: number,
  ) {}

  at(n: number): Frame | undefined {
    return this.frames.get(n);
  }

  /** The frames from the first on, as far as they are here: the log's events. */
  upTo(n: number): Frame[] {
    const frames: Frame[] = [];
    for (let i = 0; i <= n; i++) {
      const frame = this.frames.get(i);
      if (frame) frames.push(frame);
    }
    return frames;
  }

  async want(n: number): Promise<void> {
    const run = Math.floor(n / RUN);
    await this.fetch(run);
    // The next run keeps the play smooth; those before give the log its past.
    await this.fetch(run + 1);
    for (let past = run - 1; past >= 0; past--) await this.fetch(past);
  }

  private async fetch(run: number): Promise<void> {
    const start = run * RUN;
    if (run < 0 || start >= this.count || this.asked.has(run)) return;
    this.asked.add(run);
    try {
      const { frames } = await api.frames(this.code, this.eyes, start, Math.min(RUN, this.count - start));
      for (const frame of frames) this.frames.set(frame.n, frame);
    } catch {
      this.asked.delete(run);
    }
  }
}
