/** Reading a view: roles, stacks, who sits where. */
import type { ClassicView, Shown } from "./protocol";

export type View = ClassicView;

/** The classic table is shown only where a classic game is played. */
export function classic(view: Shown["view"]): View {
  if (view.game !== "classic") throw new Error(`a ${view.game} game has another table`);
  return view;
}

export type Colour = "ember" | "saffron" | "jade" | "azure" | "orchid";
export type Role = "offense" | "defense" | "ally-o" | "ally-d" | "";
export type ShipStack = [who: Colour, count: number, seat: number];

export const PHASES = ["start_turn", "regroup", "destiny", "launch", "alliance", "planning", "reveal", "resolution"] as const;
export const FACE_DOWN = "face_down";

const ROLES: Record<number, Role> = { 1: "offense", 2: "defense", 4: "ally-o", 8: "ally-d" };

export const colourOf = (view: View, seat: number) => (view.colours[seat] ?? "azure") as Colour;

/** Before anybody is aimed at, roles of the last encounter mean nothing. */
export const roleOf = (view: View, seat: number): Role => ROLES[view.roles[seat] ?? 0] ?? "";

/** Whether a player's power is lost for lack of home colonies. */
export const isLost = (view: View, seat: number, alien: string | undefined): boolean =>
  view.lost_powers.some(([who, what]) => who === seat && what === alien);

/** Stacks of a place, those of one seat first. */
export function stacks(view: View, counts: readonly number[] | undefined, first = -1): ShipStack[] {
  const order = [...Array(view.seats).keys()].sort((a, b) => Number(b === first) - Number(a === first));
  return order.filter((seat) => (counts?.[seat] ?? 0) > 0).map((seat) => [colourOf(view, seat), counts![seat]!, seat]);
}

/** Seats in clockwise order from the one that sits at the bottom. */
export const around = (view: View, bottom: number) => Array.from({ length: view.seats }, (_, step) => (bottom + step) % view.seats);

/** Ships of a seat that stand in the encounter. */
export function committed(view: View, seat: number): number {
  const role = roleOf(view, seat);
  if (role === "offense" || role === "ally-o") return view.gate[seat] ?? 0;
  if (role === "ally-d") return view.beside[seat] ?? 0;
  if (role === "defense" && view.target !== null) return view.planets[view.target]?.[seat] ?? 0;
  return 0;
}

const DOWN = -2;
/** Both encounter cards count for something: turned up, or passing for what they are said to be. One's own face-down card is not turned yet. */
export const areTurned = (view: View) => view.laid.every((card) => card !== null) && view.values.every((value) => value !== DOWN);

export const alliesOf = (view: View, side: "offense" | "defense") =>
  [...Array(view.seats).keys()].filter((seat) => roleOf(view, seat) === (side === "offense" ? "ally-o" : "ally-d"));

export const total = (addends: readonly (readonly [string, number])[]) => addends.reduce((sum, [, amount]) => sum + amount, 0);
