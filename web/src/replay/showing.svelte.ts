/** Where in a replay we are, with whose eyes, and how fast it goes on by itself. */
import { untrack } from "svelte";
import { texts } from "$lib/texts.svelte";
import type { Frame, Replay } from "$lib/protocol";
import type { Colour } from "$lib/view";
import { FrameStore } from "./frames.svelte";
import { stepNamed } from "./steps";

const BEAT = 1100;
export const OPEN = "open";

export class Showing {
  step = $state(0);
  eyes = $state(OPEN);
  speed = $state(1);
  playing = $state(false);
  /** While the next run is on its way, the picture before it stays. */
  kept = $state.raw<Frame>();

  readonly code: string;
  readonly replay: Replay;

  readonly store = $derived.by(() => new FrameStore(this.code, this.eyes, this.replay.frames));
  readonly frame = $derived(this.store.at(this.step));
  readonly last = $derived.by(() => this.replay.frames - 1);
  readonly seat = $derived(/^\d$/.test(this.eyes) ? Number(this.eyes) : null);
  /** As the game numbers them; none before the first. */
  readonly chapter = $derived.by(() => this.replay.chapters.filter((at) => at <= this.step).length);
  readonly events = $derived(this.store.upTo(this.step).flatMap((one) => one.events));
  readonly marks = $derived.by(() =>
    this.replay.colonies.map(([at, who]) => ({
      at,
      who: this.replay.table.seats[who]!.colour as Colour,
      name: this.replay.table.seats[who]!.name,
    })),
  );
  readonly duel = $derived(this.kept?.view.game === "duel");
  /** What happened in this step, as one would tell it. */
  readonly words = $derived.by(() =>
    texts.words({ seats: this.replay.table.seats.map((line) => line.name), colours: this.kept?.view.colours ?? [] }),
  );

  constructor(code: string, replay: Replay) {
    this.code = code;
    this.replay = replay;
    this.step = stepNamed(location.search, replay);
  }

  /** Fetch what is looked at, and go on by itself: to be called while a component is set up. */
  follow(): void {
    $effect(() => {
      const [step, store] = [this.step, this.store];
      untrack(() => void store.want(step));
    });
    // The address names the moment that is looked at, so that it can be kept, shared and loaded again.
    $effect(() => {
      const at = `?at=${this.step}`;
      if (!this.playing && location.search !== at) history.replaceState(history.state, "", at);
    });
    $effect.pre(() => {
      if (this.frame) this.kept = this.frame;
    });
    $effect(() => {
      if (!this.playing) return;
      const timer = setInterval(() => {
        if (this.step >= this.last) this.playing = false;
        else if (this.store.at(this.step + 1)) this.step += 1;
      }, BEAT / this.speed);
      return () => clearInterval(timer);
    });
  }

  go = (to: number): void => {
    this.step = Math.max(0, Math.min(this.last, to));
  };
  toggle = (): void => {
    this.playing = !this.playing;
  };
  previous = (): void => this.go(this.replay.chapters.filter((at) => at < this.step).at(-1) ?? 0);
  next = (): void => this.go(this.replay.chapters.find((at) => at > this.step) ?? this.last);
}
