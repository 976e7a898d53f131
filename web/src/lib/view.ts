/** Reading a view: roles, stacks, who sits where. */
import type { ClassicView, HeldTechnology, Shown } from "./protocol";
import { planetIndex } from "./words";

export type FlareSide = "wild" | "super";

export type Technology = HeldTechnology;

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

/** Whether a player's sheet lies face down. */
export const isHidden = (view: View, seat: number): boolean => !!view.hidden[seat];

/** Whether a table is played by a variant. */
export const plays = (view: View, variant: string): boolean => view.variants.includes(variant);

/** The orbits of a system in order, those of planets that are no more too: their gap stays. */
export function orbitsOf(view: View, seat: number): number[] {
  const first = Array.from({ length: plays(view, "four_planets") ? 4 : 5 }, (_, i) => planetIndex(seat, i + 1));
  return [...first, ...(view.worlds[seat] ?? []).filter((planet) => !first.includes(planet))];
}

/** Whose great ships stand in a place. */
export const greatShipsAt = (view: View, place: string): number[] =>
  view.pieces.flatMap(([kind, seat, where]) => (kind === "great_ship" && where === place ? [seat] : []));

/** Stacks of a place without great ships, which are drawn beside them. */
export function plainStacks(view: View, place: string, counts: readonly number[] | undefined, first = -1): ShipStack[] {
  const great = greatShipsAt(view, place);
  return stacks(view, great.length ? counts?.map((count, seat) => count - great.filter((who) => who === seat).length) : counts, first);
}

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
/** What a card counts as that counts as a negotiate. */
export const NEGOTIATES = -1;
/** Both encounter cards count for something: turned up, or passing for what they are said to be. One's own face-down card is not turned yet. */
export const areTurned = (view: View) => view.laid.every((card) => card !== null) && view.values.every((value) => value !== DOWN);

export const alliesOf = (view: View, side: "offense" | "defense") =>
  [...Array(view.seats).keys()].filter((seat) => roleOf(view, seat) === (side === "offense" ? "ally-o" : "ally-d"));

export const total = (addends: readonly (readonly [string, number])[]) => addends.reduce((sum, [, amount]) => sum + amount, 0);
