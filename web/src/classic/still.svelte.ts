/** A position that nobody plays: what the pictures of a replay need. */
import { namesOf, type Player } from "$lib/players";
import type { TableLine } from "$lib/protocol";
import type { Names } from "$lib/render";
import type { Colour, View } from "$lib/view";
import { DARK } from "./asking";
import type { Shown } from "./play.svelte";

/** Nothing here answers a touch. */
const asleep = () => undefined;

export class Still implements Shown {
  readonly lights = DARK;
  readonly dim = false;

  constructor(
    readonly view: View,
    readonly table: TableLine,
    readonly bottom: number,
    readonly me: number | null,
    readonly encounters: number,
  ) {}

  get names(): Names {
    return namesOf(this.table, null, this.view.colours);
  }

  get players(): Player[] {
    return this.table.seats.map((line, seat) => ({
      seat,
      name: line.name,
      colour: this.view.colours[seat] as Colour,
      aliens: this.view.aliens[seat] ?? [],
      bot: line.kind === "bot",
      away: false,
      gone: false,
    }));
  }

  touchPlanet = asleep;
  holdPlanet = () => false;
  touchSeat = asleep;
  touchPlace = asleep;
  touchGap = asleep;
  touchTechnology = asleep;
}
