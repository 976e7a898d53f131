/** A position that nobody plays: what the pictures of a replay need. */
import { DARK } from "./prompt";
import type { Player, Shown } from "./play.svelte";
import type { TableLine } from "./protocol";
import type { Names } from "./render";
import type { Colour, View } from "./view";

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
    return { seats: this.table.seats.map((seat) => seat.name), colours: this.view.colours };
  }

  get players(): Player[] {
    return this.table.seats.map((line, seat) => ({ seat, name: line.name, colour: this.view.colours[seat] as Colour, aliens: this.view.aliens[seat] ?? [], bot: line.kind === "bot", away: false, gone: false }));
  }

  touchPlanet(): void {}
  touchSeat(): void {}
  touchPlace(): void {}
}
