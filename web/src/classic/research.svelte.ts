/**
 * One step with one technology, put together before anything is sent: which technology, and a ship from which colony.
 * The game asks for the two one after the other, and for the first of everybody at once: the colony is answered when its turn comes.
 */
import type { AskLine } from "$lib/protocol";
import { parse, planetWord } from "$lib/words";
import type { Play } from "./play.svelte";
import type { Steps } from "./technology";

const COLONY = "technology.colony";

export class Research {
  technology = $state<string>();
  planet = $state<number>();
  private waiting: { technology: string; planet: number } | undefined;

  constructor(private readonly play: Play) {}

  private get steps(): Steps | undefined {
    return this.play.steps;
  }

  clear(): void {
    this.technology = undefined;
    this.planet = undefined;
  }

  /** Touched again, it is put down. */
  choose(technology: string): void {
    if (this.technology === technology) this.clear();
    else this.technology = technology;
  }

  /** A ship from there, onto the technology that is lifted, else onto the first that takes one. */
  shipFrom(planet: number): void {
    const takes = this.steps?.research;
    if (!takes?.size) return;
    if (!this.technology || !takes.has(this.technology)) this.technology = [...takes.keys()][0]!;
    this.planet = planet;
  }

  /** The option that the draft stands for, if it takes a ship. */
  get option(): string | undefined {
    return this.technology === undefined ? undefined : this.steps?.research.get(this.technology);
  }

  send(): void {
    const { option, technology, planet } = this;
    if (!option || technology === undefined) return;
    this.waiting = planet === undefined ? undefined : { technology, planet };
    void this.play.table.answer([option]);
  }

  /** The colony that was chosen already, as the answer to the ask that comes later; nothing where it no longer fits. */
  answerTo(ask: AskLine): string | undefined {
    const waiting = this.waiting;
    if (ask.prompt === COLONY) this.waiting = undefined;
    const of = ask.params
      .map((param) => (typeof param === "string" ? parse(param) : undefined))
      .find((word) => word?.kind === "technology");
    if (ask.prompt !== COLONY || !waiting || of?.kind !== "technology" || of.technology !== waiting.technology) return undefined;
    const word = planetWord(waiting.planet);
    return ask.options.includes(word) ? word : undefined;
  }
}
