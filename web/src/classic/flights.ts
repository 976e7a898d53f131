/** Which ships moved between two views of a classic game, and from where to where. */
import { flightsOf, type Flight } from "$lib/flights";
import type { View } from "$lib/view";

export type Place = number | "gate" | "beside" | "warp";

function counts(view: View, seat: number): Map<Place, number> {
  const planets = view.planets.map((row, planet): [Place, number] => [planet, row[seat] ?? 0]);
  return new Map<Place, number>([
    ...planets,
    ["gate", view.gate[seat] ?? 0],
    ["beside", view.beside[seat] ?? 0],
    ["warp", view.warp[seat] ?? 0],
  ]);
}

export function flightsBetween(before: View, after: View): Flight<Place>[] {
  if (before.seats !== after.seats) return [];
  return Array.from({ length: after.seats }, (_, seat) => flightsOf(seat, counts(before, seat), counts(after, seat))).flat();
}
