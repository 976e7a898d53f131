/** Who sits at a table: the same for every picture of it, whichever game is on it. */
import type { SeatLine, TableLine } from "./protocol";
import type { Names } from "./render";
import type { Colour } from "./view";

export interface Player {
  seat: number;
  name: string;
  colour: Colour;
  aliens: string[];
  bot: boolean;
  away: boolean;
  gone: boolean;
}

/** A player, and whether somebody is there to play. */
export function playerOf(line: SeatLine | undefined, player: Pick<Player, "seat" | "name" | "colour" | "aliens">): Player {
  return { ...player, bot: line?.kind === "bot", away: line?.kind === "away", gone: line?.kind === "person" && !line.connected };
}

/** A player in a game that is seen again: nobody waits for anybody, so nobody is missing. */
export const atRest = (player: Player): Player => ({ ...player, away: false, gone: false });

/** What the seats are called, and which of them reads; their colours are those of the table, unless the game gives its own. */
export function namesOf(table: TableLine | undefined, me: number | null, colours?: string[]): Names {
  const seats = table?.seats ?? [];
  return { seats: seats.map((seat) => seat.name), colours: colours ?? seats.map((seat) => seat.colour), me };
}
