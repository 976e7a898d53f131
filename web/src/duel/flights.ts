/** Which ships moved between two views of a duel, and from where to where. */
import { flightsOf, type Flight } from "$lib/flights";
import type { View } from "./view";

export type Place = "supply" | "warp" | `tile:${string}`;

function counts(view: View, seat: number): Map<Place, number> {
  const places = new Map<Place, number>([
    ["supply", view.supply[seat] ?? 0],
    ["warp", view.warp[seat] ?? 0],
  ]);
  for (const planet of view.row) places.set(`tile:${planet.planet}`, planet.ships[seat] ?? 0);
  return places;
}

export const flightsBetween = (before: View, after: View): Flight<Place>[] =>
  [0, 1].flatMap((seat) => flightsOf(seat, counts(before, seat), counts(after, seat)));
