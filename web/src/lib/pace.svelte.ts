/** How long what happened stands before the game goes on: each beat for its own time, by the pace a person likes; then this window waves. */
import type { MomentLine } from "./protocol";
import { settings } from "./settings.svelte";
import type { Table } from "./table.svelte";

export const PACES = ["calm", "normal", "brisk", "instant", "step"] as const;
/** In "step" every beat waits for a press. */
export type Pace = (typeof PACES)[number];

const FACTOR: Record<Pace, number> = { calm: 1.6, normal: 1, brisk: 0.5, instant: 0, step: Infinity };
/** Milliseconds at the normal pace, by the kind of beat. */
const LASTS: Record<string, number> = {
  winner: 1800,
  losses: 1400,
  landings: 1800,
  cards: 1600,
  power: 1600,
  destiny: 2000,
  dials: 1500,
  tactics: 1800,
  plans: 2200,
  reinforce: 1400,
  result: 2400,
  prize: 1400,
};
/** A reveal, or something that could be answered: time to read; more where more adds up. */
const TO_READ = 2400;
const LINES = 4;
const A_LINE = 300;

export function lengthOf(beat: string | null, lines: number, pace: Pace): number {
  if (pace === "step") return Infinity;
  const normal = (beat !== null && LASTS[beat]) || TO_READ + Math.max(0, lines - LINES) * A_LINE;
  return normal * FACTOR[pace];
}

export class Pacer {
  /** On to the next decision: nothing more is looked at until then. */
  hurried = $state(false);
  /** Waits for a press at every beat, unless somebody has chosen otherwise: in a guided game. */
  stepping = $state(false);

  constructor(private readonly table: Table) {}

  /** The moment that this window can end. */
  readonly moment = $derived.by<MomentLine | undefined>(() => {
    const { scene, you } = this.table;
    const moment = scene?.moment;
    return moment && !scene.asks.length && you.seat !== null && !moment.waved ? moment : undefined;
  });
  /** What is being looked at, if there is nothing to answer. */
  readonly beat = $derived.by(() => this.table.scene?.moment?.beat ?? undefined);
  readonly pace = $derived.by<Pace>(() => settings.kept.pace ?? (this.stepping ? "step" : "normal"));

  /** How long the moment stands before this window waves; never by itself where others share it and it could be answered. */
  readonly length = $derived.by(() => {
    const moment = this.moment;
    if (!moment || moment.held || (moment.beat === null && moment.left !== null)) return Infinity;
    const totals = (this.table.scene!.view as { totals?: readonly (readonly unknown[])[] | null }).totals;
    return this.hurried ? 0 : lengthOf(moment.beat, totals?.flat().length ?? 0, this.pace);
  });

  skip(): void {
    this.wave(false);
  }

  /** Whether somebody pressed, or only time has passed: a window that nobody looks at must not look like a person. */
  private wave(unattended: boolean): void {
    const moment = this.moment;
    if (moment) void this.table.send({ type: "wave", moment: moment.id, unattended }).catch(() => undefined);
  }

  hurry(): void {
    this.hurried = true;
  }

  /** Wave when it is time. In an effect, which runs again when another moment comes. */
  follow(): (() => void) | undefined {
    if (this.table.ask) this.hurried = false;
    const { length } = this;
    if (this.moment?.id === undefined || length === Infinity) return undefined;
    const timer = setTimeout(() => this.wave(!this.hurried), length);
    return () => clearTimeout(timer);
  }
}
