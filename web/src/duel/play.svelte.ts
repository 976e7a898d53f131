/** Playing a duel: what the ask lights, what is being composed, what a touch means. */
import { atRest, namesOf, playerOf, type Player } from "$lib/players";
import type { AskLine, TableLine } from "$lib/protocol";
import type { Names } from "$lib/render";
import type { Table } from "$lib/table.svelte";
import type { Colour } from "$lib/view";
import { cardFigure, wouldOf } from "$lib/would";
import { DARK, firstNumber, isQuiet, lightsOf, numbersOf, shapeOf, type Lights, type Shape } from "./asking";
import { entriesOf } from "./log";
import { withTraces } from "./traces";
import type { View } from "./view";

/** What the pictures of a duel need, whether it is played, watched or replayed. */
export interface Shown {
  readonly view: View;
  readonly players: Player[];
  readonly names: Names;
  /** Whose eyes these are; none for a watcher. */
  readonly me: number | null;
  /** The seat below the line of planets, and the one above. */
  readonly bottom: number;
  readonly top: number;
  readonly lights: Lights;
  readonly shape: Shape | undefined;
  /** What is lifted, chosen, set, while it is not sent. */
  readonly card: string | undefined;
  readonly half: string | undefined;
  readonly number: number | undefined;
  touchCard(kind: string): void;
  touchHalf(word: string): void;
  touchToken(token: number): void;
  touchPlanet(name: string): void;
  touchEnvoy(icon: string): void;
  touchSeat(seat: number): void;
  touchDial(number: number): void;
  /** Who has chosen in secret while others still choose. */
  readonly ready?: readonly number[];
  /** What a card of the hand would make, as it stands on the card. */
  makes?(kind: string): string;
}

/** Players wear the colours of their seats: ship, shape and name go together wherever they appear. */
export function playersOf(table: TableLine | undefined, view: View): Player[] {
  return [0, 1].map((seat) => {
    const line = table?.seats[seat];
    const colour = (line?.colour ?? ["ember", "azure"][seat]) as Colour;
    return playerOf(line, { seat, name: line?.name ?? "", colour, aliens: view.aliens[seat] ?? [] });
  });
}

export class Play implements Shown {
  card = $state<string>();
  half = $state<string>();
  number = $state<number>();
  private askId = $state(-1);

  constructor(readonly table: Table) {}

  readonly me = $derived.by(() => this.table.you.seat);
  readonly bottom = $derived(this.me ?? 0);
  readonly top = $derived(1 - this.bottom);
  readonly view = $derived.by<View>(() => {
    const scene = this.table.scene!;
    return withTraces(scene.view as View, this.me, scene, this.ask?.prompt);
  });
  readonly ready = $derived.by<readonly number[]>(() => this.table.scene?.ready ?? []);
  readonly ask = $derived.by<AskLine | undefined>(() => this.table.scene?.asks[0]);
  readonly shape = $derived<Shape | undefined>(this.ask && shapeOf(this.ask));
  readonly lights = $derived.by<Lights>(() => (this.ask && !this.table.doubt ? lightsOf(this.ask, this.card) : DARK));
  // As text first: names that read the same are the same, so that a new position does not write the whole log anew.
  private readonly called = $derived.by(() => JSON.stringify(namesOf(this.table.table, this.me)));
  readonly names = $derived(JSON.parse(this.called) as Names);
  /** What has happened, effect by effect. */
  readonly lines = $derived.by(() => entriesOf(this.table.events).filter((entry) => entry.kind === "line"));
  readonly players = $derived.by<Player[]>(() => playersOf(this.table.table, this.view));
  readonly quiet = $derived.by(() => this.ask?.options.find(isQuiet));
  readonly needsHalf = $derived(this.shape === "lay" && this.lights.halves.size > 0);

  /** The answer that has been composed so far, once it is whole. */
  readonly word = $derived.by<string | undefined>(() => {
    if (!this.ask) return undefined;
    const whole = (word: string) => (this.ask!.options.includes(word) ? word : undefined);
    if (this.shape === "lay")
      return this.card === undefined ? undefined : whole(this.needsHalf ? `lay:${this.card}:${this.half}` : `lay:${this.card}`);
    if (this.shape === "dial") return whole(`dial:${this.number}`);
    if (this.shape === "number") return whole(`ships:${this.number}`);
    if (this.shape === "cards") return this.card === undefined ? undefined : this.lights.cards.get(this.card);
    return undefined;
  });
  readonly composing = $derived(this.card !== undefined || this.half !== undefined || (this.shape === "dial" && this.number !== undefined));

  /** A new ask starts with empty hands. */
  follow(): void {
    const id = this.ask?.id ?? -1;
    if (id === this.askId) return;
    this.askId = id;
    this.clear();
  }

  clear(): void {
    this.card = undefined;
    this.half = undefined;
    this.number = this.ask && this.shape === "number" ? firstNumber(this.ask) : undefined;
  }

  /** What a card would make of the own clout, where that is certain. */
  makes(kind: string): string {
    if (this.me === null || !this.lights.cards.has(kind)) return "";
    return cardFigure(wouldOf(this.ask, this.shape === "reinforce" ? `play:${kind}:seat:${this.me}` : `lay:${kind}`), this.me);
  }

  /** An envoy by its name, where that is known. */
  known(word: string): string {
    const name = this.view.envoys.find(({ icon }) => word === `envoy:${icon}`)?.name;
    return name ? `envoy_named:${name}` : word;
  }

  choose(word: string): void {
    void this.table.answer([word]);
  }

  send(): void {
    if (this.word !== undefined) this.choose(this.word);
  }

  step(by: number): void {
    if (!this.ask || this.number === undefined) return;
    const next = this.number + by;
    if (numbersOf(this.ask).includes(next)) this.number = next;
  }

  touchCard(kind: string): void {
    if (!this.lights.cards.has(kind)) return;
    if (this.card !== kind) this.card = kind;
    else if (this.shape === "cards") this.send();
    else this.card = undefined;
  }

  touchHalf(word: string): void {
    const option = this.lights.halves.get(word);
    if (!option) return;
    if (this.shape === "lay") this.half = this.half === word ? undefined : word;
    else this.choose(option);
  }

  private chooseFrom<Thing>(lit: ReadonlyMap<Thing, string>, thing: Thing): void {
    const option = lit.get(thing);
    if (option) this.choose(option);
  }

  touchToken(token: number): void {
    this.chooseFrom(this.lights.tokens, token);
  }

  touchPlanet(name: string): void {
    this.chooseFrom(this.lights.planets, name);
  }

  touchEnvoy(icon: string): void {
    this.chooseFrom(this.lights.envoys, icon);
  }

  touchSeat(seat: number): void {
    this.chooseFrom(this.lights.seats, seat);
  }

  touchDial(number: number): void {
    if (!this.lights.dial.has(number)) return;
    if (this.number === number) this.send();
    else this.number = number;
  }
}

/** Nothing in a replay answers a touch. */
const asleep = () => undefined;

/** A position that nobody plays: for replays. */
export class Still implements Shown {
  readonly lights = DARK;
  readonly shape = undefined;
  readonly card = undefined;
  readonly half = undefined;
  readonly number = undefined;
  readonly top: number;

  constructor(
    readonly view: View,
    readonly table: TableLine,
    readonly bottom: number,
  ) {
    this.top = 1 - bottom;
  }

  readonly me = null;

  get names(): Names {
    return namesOf(this.table, null);
  }

  get players(): Player[] {
    return playersOf(this.table, this.view).map(atRest);
  }

  touchCard = asleep;
  touchHalf = asleep;
  touchToken = asleep;
  touchPlanet = asleep;
  touchEnvoy = asleep;
  touchSeat = asleep;
  touchDial = asleep;
}
