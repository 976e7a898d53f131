/** Who teaches at a table: one lesson at a time, the first time it fits, until it is answered or put away. */
import { untrack } from "svelte";
import { settings } from "$lib/settings.svelte";
import type { Table } from "$lib/table.svelte";
import { isGuided, type Taught } from "../learn/guided";
import { guide } from "../learn/words.svelte";
import { nextOf, remember, seenAt, type Beat } from "./lessons";

/** Events that one beat may have told. */
const TOLD = 8;

export class Coach {
  /** A guided table waits for its person, and is taught anew. */
  readonly guided: boolean;
  private readonly where: string;
  private seen = $state.raw<readonly string[]>([]);
  /** The ask or beat a lesson was last shown with. */
  private shown?: { at: string; lesson: string };

  constructor(
    private readonly table: Table,
    readonly game: Taught,
    /** The lessons of its guided game, in order. */
    readonly taught: readonly string[],
    /** Those that fit now, the most general first. */
    private readonly fitting: (beat: Beat | undefined) => readonly string[],
    /** What lessons count with: how many colonies win. */
    readonly figures: () => readonly number[] = () => [],
  ) {
    this.guided = isGuided(table.table);
    this.where = this.guided ? table.code : game;
    this.seen = seenAt(this.where);
  }

  /** What is being looked at, and what was told of it; a guided table waits there, so that there is time to read. */
  get beat(): Beat | undefined {
    const kind = this.guided ? this.table.scene?.moment?.beat : undefined;
    return kind ? { kind, told: this.table.events.slice(-TOLD).map(({ key }) => key) } : undefined;
  }

  private get at(): string | undefined {
    const { asks = [], moment } = this.table.scene ?? {};
    return asks[0] ? `ask ${asks[0].id}` : this.beat && moment ? `beat ${moment.id}` : undefined;
  }

  readonly lesson = $derived.by(() =>
    settings.kept.hints && this.table.you.seat !== null ? nextOf(this.fitting(this.beat), this.seen) : undefined,
  );
  /** Which of how many this is; lessons beside the guided game's have no number. */
  readonly number = $derived.by(() => (this.lesson === undefined ? 0 : this.taught.indexOf(this.lesson) + 1));

  /** The lesson's words: its title, the hint, or the two sentences of its card. */
  say(part: "title" | "hint" | "card", lesson = this.lesson ?? ""): string {
    return guide.lesson(this.game, lesson, part, this.figures());
  }

  knows(lesson: string): boolean {
    return this.seen.includes(lesson);
  }

  /** What was answered or looked at while a lesson stood there is learned. */
  follow(): void {
    const [at, lesson] = [this.at, this.lesson];
    untrack(() => {
      const before = this.shown;
      this.shown = at !== undefined && lesson !== undefined ? { at, lesson } : undefined;
      if (before && before.at !== at) this.learn(before.lesson);
    });
  }

  /** Got it: it does not come again. */
  dismiss(): void {
    if (this.lesson !== undefined) this.learn(this.lesson);
  }

  private learn(lesson: string): void {
    if (this.seen.includes(lesson)) return;
    this.seen = [...this.seen, lesson];
    remember(this.where, this.seen);
  }
}
