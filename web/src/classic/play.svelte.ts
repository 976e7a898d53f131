/** Playing at a table: what the ask lights, what is being composed, what a touch means. */
import { SvelteMap } from "svelte/reactivity";
import { namesOf, playerOf, type Player } from "$lib/players";
import type { AskLine } from "$lib/protocol";
import type { Names } from "$lib/render";
import type { Table } from "$lib/table.svelte";
import { texts } from "$lib/texts.svelte";
import { classic, type Colour, type View } from "$lib/view";
import { entriesOf } from "./log";
import { cardFace } from "$lib/words";
import { cardFigure, wouldOf } from "$lib/would";
import { gainsOf, landedOf, type Gain, type Landed } from "./gains";
import { sideOf } from "./consequence";
import { Research } from "./research.svelte";
import { asBefore, origins, runOf } from "./placing";
import { stepsOf, type Steps } from "./technology";
import { withTraces } from "./traces";
import {
  goalOf,
  isLoss,
  isQuiet,
  lightsOf,
  ownerOf,
  shapeOf,
  shipsAt,
  withShipFrom,
  withShips,
  withShipsHome,
  DARK,
  type Lights,
  type Shape,
} from "./asking";

/** What the pictures of a table need, whether it is played, watched or replayed. */
export interface Shown {
  readonly view: View;
  readonly players: Player[];
  readonly names: Names;
  /** The seat at the bottom. */
  readonly bottom: number;
  /** The seat whose eyes these are; none for a watcher. */
  readonly me: number | null;
  readonly lights: Lights;
  readonly dim: boolean;
  /** Which encounter of the game this is. */
  readonly encounters: number;
  touchPlanet(planet: number): void;
  holdPlanet(planet: number): boolean;
  touchSeat(seat: number): void;
  touchPlace(place: string): void;
  touchGap(gap: string): void;
  touchTechnology(technology: string): void;
  /** Who has chosen in secret while others still choose. */
  readonly ready?: readonly number[];
  /** While it is looked at: where ships have landed, and who has another colony by it. */
  readonly landed?: Landed | undefined;
  /** While it is looked at: who has more cards or ships than before. */
  readonly gains?: readonly Gain[];
  /** The encounter card that is lifted and not yet laid. */
  readonly laying?: string | undefined;
  /** What a card of the hand would make, as it stands on the card. */
  makes?(kind: string): string;
}

export class Play implements Shown {
  /** Ships taken so far in a gesture of several parts, by place. */
  readonly taken = new SvelteMap<string, number>();
  order: string[] = [];
  card = $state<string>();
  chosen = $state.raw<readonly string[]>([]);
  private askId = $state(-1);
  /** The encounter whose ships go back without a further question. */
  private homeward: number | undefined;
  /** A step with a technology, as far as it is put together. */
  readonly research = new Research(this);

  constructor(readonly table: Table) {}

  readonly me = $derived.by(() => this.table.you.seat);
  readonly encounters = $derived.by(() => this.table.encounters);
  readonly ask = $derived.by<AskLine | undefined>(() => this.table.scene?.asks[0]);
  readonly shape = $derived<Shape | undefined>(this.ask && shapeOf(this.ask));
  readonly steps = $derived<Steps | undefined>(stepsOf(this.ask));
  readonly raw = $derived.by<View>(() => {
    const scene = this.table.scene!;
    return withTraces(classic(scene.view), this.me, scene, this.ask?.prompt);
  });
  readonly ready = $derived.by<readonly number[]>(() => this.table.scene?.ready ?? []);
  private readonly beat = $derived.by(() => this.table.scene?.moment?.beat ?? undefined);
  readonly landed = $derived.by(() => (this.beat === "landings" ? landedOf(this.table.events) : undefined));
  readonly gains = $derived.by(() => (this.beat === "cards" ? gainsOf(this.table.events) : []));
  readonly view = $derived.by<View>(() => {
    if (!this.ask || this.me === null) return this.raw;
    if (this.shape === "ships") return withShips(this.raw, this.owner, this.taken, goalOf(this.ask, this.me));
    if (this.shape === "spread") return withShipsHome(this.raw, this.me, this.taken, this.ask.prompt);
    if (this.shape === "drawn")
      return { ...this.raw, technologies: this.raw.technologies.filter(({ name }) => !this.lights.technologies.has(name ?? "")) };
    const { planet } = this.research;
    return planet === undefined ? this.raw : withShipFrom(this.raw, this.me, planet);
  });
  readonly bottom = $derived(this.me ?? 0);
  /** Whose ships are being gathered. */
  readonly owner = $derived.by(() => (this.ask && this.me !== null ? ownerOf(this.ask, this.me) : this.bottom));
  /** All of them have to be named. */
  readonly exact = $derived.by(() => this.shape === "ships" && this.me !== null && isLoss(this.ask!, this.me));
  // As text first: names that read the same are the same, so that a new position does not write the whole log anew.
  private readonly called = $derived.by(() => JSON.stringify(namesOf(this.table.table, this.me, this.raw.colours)));
  readonly names = $derived(JSON.parse(this.called) as Names);
  /** What has happened, effect by effect. */
  readonly lines = $derived.by(() => entriesOf(this.table.events).filter((entry) => entry.kind === "line"));
  readonly players = $derived.by<Player[]>(() => playersOf(this.table, this.raw));
  readonly lights = $derived.by<Lights>(() => {
    if (!this.ask || this.table.doubt || this.shape === "deal" || this.shape === "reply") return DARK;
    return lightsOf(this.ask, this.raw);
  });
  readonly dim = $derived(this.lights.planets.size > 0);
  /** Ships in the warp that rewards could bring back. */
  private readonly rewardShips = $derived.by(() => (this.me === null ? 0 : (this.raw.warp[this.me] ?? 0)));
  readonly count = $derived([...this.taken.values()].reduce((sum, number) => sum + number, 0));
  /** Ships that may be taken in all, those already acknowledged not counted. */
  readonly most = $derived.by(() => {
    if (!this.ask || this.me === null) return 0;
    if (this.shape === "spread" || this.shape === "rewards") return runOf(this.ask);
    if (this.shape !== "ships") return 0;
    const limit = Number(this.ask.params[1]) - Number(this.ask.params[0]);
    const there = this.ask.options.reduce((sum, place) => sum + shipsAt(this.raw, this.owner, place), 0);
    return Math.min(limit, there);
  });

  /** A new ask starts with empty hands. */
  follow(): void {
    const id = this.ask?.id ?? -1;
    if (id !== this.askId) {
      this.askId = id;
      this.clear();
      const answer = this.ask && this.research.answerTo(this.ask);
      if (answer) void this.table.answer([answer], true);
      const home = this.ask?.prompt === HOME && this.homeward === this.encounters ? this.wayBack(this.ask) : undefined;
      if (home) void this.table.answer(home, true);
    }
  }

  /** Where the ships of this encounter came from, as an answer to an ask where they are to go. */
  wayBack(ask: AskLine): string[] | undefined {
    return asBefore(origins.of(this.table.code, this.encounters), ask.options, runOf(ask));
  }

  /** My ships that stand beside the planet, and whose way back is known: they go home after the rewards. */
  readonly returning = $derived.by(() => {
    const ships = this.me === null ? 0 : (this.raw.beside[this.me] ?? 0);
    return this.shape === "rewards" && ships <= origins.of(this.table.code, this.encounters).length ? ships : 0;
  });

  /** Take all rewards at once; if wished, the ships that earned them then go back by themselves. */
  takeRewards(mix: string[], goHome: boolean): void {
    this.homeward = goHome ? this.encounters : undefined;
    void this.table.answer(mix);
  }

  clear(): void {
    this.taken.clear();
    this.order = [];
    this.card = undefined;
    this.chosen = [];
    this.research.clear();
  }

  readonly composing = $derived(this.count > 0 || this.card !== undefined || this.chosen.length > 0);

  /** What a card would make of the own side's total, where that is certain. */
  makes(kind: string): string {
    const side = sideOf(this.raw, this.me);
    return side === undefined || !cardFace(kind).figure ? "" : cardFigure(wouldOf(this.ask, this.lights.cards.get(kind)), side);
  }

  readonly laying = $derived.by(() => (this.ask?.prompt === "planning.select" ? this.card : undefined));

  /** The option that Space stands for. */
  readonly quiet = $derived.by(() => this.ask?.options.find(isQuiet));

  take(place: string): void {
    if (this.me === null || this.count >= this.most) return;
    if (!this.room(place)) return;
    this.taken.set(place, (this.taken.get(place) ?? 0) + 1);
    this.order.push(place);
  }

  /** How many more a place has to give, or can take. */
  room(place: string): number {
    if (this.shape === "spread") return this.most - this.count;
    if (this.shape === "rewards") return place === "reward:ship" ? this.rewardShips - (this.taken.get(place) ?? 0) : this.most - this.count;
    return shipsAt(this.raw, this.owner, place) - (this.taken.get(place) ?? 0);
  }

  /** Once more what was done last. */
  again(): void {
    const last = this.order.at(-1);
    if (last !== undefined) this.take(last);
  }

  /** All that are left, from or to a planet that is held; false where holding means nothing. */
  holdPlanet(planet: number): boolean {
    const word = this.lights.planets.get(planet);
    if (!word || (this.shape !== "ships" && this.shape !== "spread")) return false;
    for (let left = Math.min(this.room(word), this.most - this.count); left > 0; left--) this.take(word);
    return true;
  }

  putBack(place = this.order.at(-1)): void {
    const already = place === undefined ? 0 : (this.taken.get(place) ?? 0);
    if (!place || !already) return;
    if (already > 1) this.taken.set(place, already - 1);
    else this.taken.delete(place);
    this.order.splice(this.order.lastIndexOf(place), 1);
  }

  touchPlanet(planet: number): void {
    const word = this.lights.planets.get(planet);
    if (!word) return;
    if (this.shape === "ships" || this.shape === "spread") this.take(word);
    else if (this.shape === "technology") this.research.shipFrom(planet);
    else void this.table.answer([word]);
  }

  touchTechnology(technology: string): void {
    const word = this.lights.technologies.get(technology);
    if (!word) return;
    if (this.shape === "technology" || this.shape === "drawn") this.research.choose(technology);
    else void this.table.answer([word]);
  }

  /** One of two aliens: lifted, and chosen when it is touched again. */
  touchAlien(word: string): void {
    if (this.chosen.includes(word)) this.choose(word);
    else this.chosen = [word];
  }

  touchSeat(seat: number): void {
    const word = this.lights.seats.get(seat);
    if (!word) return;
    if (this.shape === "players") this.toggle(word);
    else void this.table.answer([word]);
  }

  touchPlace(place: string): void {
    const word = this.lights.places.get(place);
    if (this.shape === "ships" && word) this.take(word);
    else if (this.shape === "ships" || this.shape === "spread") this.putBack();
    else if (word) void this.table.answer([word]);
  }

  touchGap(gap: string): void {
    const word = this.lights.gaps.get(gap);
    if (word) void this.table.answer([word]);
  }

  touchCard(kind: string): void {
    const word = this.lights.cards.get(kind);
    if (!word) return;
    if (this.card === kind) this.send();
    else this.card = kind;
  }

  toggle(word: string): void {
    this.chosen = this.chosen.includes(word) ? this.chosen.filter((other) => other !== word) : [...this.chosen, word];
  }

  choose(word: string): void {
    void this.table.answer([word]);
  }

  /** Send what has been composed. */
  send(): void {
    const ask = this.ask;
    if (!ask) return;
    if (this.shape === "ships" && this.count) {
      // "Done" is sent only where more could be taken: else the engine is done by itself.
      const choices = [...this.order];
      if (this.owner === this.me && !this.exact) origins.keep(this.table.code, this.encounters, choices.slice());
      if (this.count < this.most) choices.push("done");
      void this.table.answer(choices);
    } else if (this.shape === "spread" || this.shape === "rewards") {
      // Ships last: a reward of one kind only is not asked for.
      if (this.count === this.most) void this.table.answer(this.order.toSorted((a, b) => rank(a) - rank(b)));
    } else if (this.shape === "players") {
      const left = ask.options.filter((word) => word !== "done" && !this.chosen.includes(word));
      void this.table.answer(left.length ? [...this.chosen, "done"] : [...this.chosen]);
    } else if (this.shape === "rotation") {
      if (this.chosen[0]) this.choose(this.chosen[0]);
    } else if (this.shape === "technology") {
      this.research.send();
    } else if (this.shape === "drawn") {
      const word = this.lights.technologies.get(this.research.technology ?? "");
      if (word) void this.table.answer([word]);
    } else if (this.card !== undefined) {
      const word = this.lights.cards.get(this.card);
      if (word) void this.table.answer([word]);
    }
  }
}

const HOME = "ships.return";
const rank = (word: string) => Number(word === "reward:ship");

function playersOf(table: Table, view: View): Player[] {
  return Array.from({ length: view.seats }, (_, seat) => {
    const line = table.table?.seats[seat];
    const name = line?.name || texts.words({ seats: [], colours: view.colours }).colour(seat);
    return playerOf(line, { seat, name, colour: view.colours[seat] as Colour, aliens: view.aliens[seat] ?? [] });
  });
}
