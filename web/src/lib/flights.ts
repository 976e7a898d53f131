/** Which ships moved between two views, and from where to where: what is drawn as flight. */
import type { View } from "./view";

export type Place = number | "gate" | "beside" | "warp";

export interface Flight {
  seat: number;
  from: Place;
  to: Place;
}

function counts(view: View, seat: number): [Place, number][] {
  const planets = view.planets.map((row, planet): [Place, number] => [planet, row[seat] ?? 0]);
  return [...planets, ["gate", view.gate[seat] ?? 0], ["beside", view.beside[seat] ?? 0], ["warp", view.warp[seat] ?? 0]];
}

/** Ships are alike: those that left are matched with those that arrived, in order. */
export function flightsBetween(before: View, after: View): Flight[] {
  if (before.seats !== after.seats) return [];
  const flights: Flight[] = [];
  for (let seat = 0; seat < after.seats; seat++) {
    const now = counts(after, seat);
    const gone: Place[] = [];
    const come: Place[] = [];
    counts(before, seat).forEach(([place, count], i) => {
      const change = now[i]![1] - count;
      for (let k = 0; k < Math.abs(change); k++) (change > 0 ? come : gone).push(place);
    });
    for (let k = 0; k < Math.min(gone.length, come.length); k++) flights.push({ seat, from: gone[k]!, to: come[k]! });
  }
  return flights;
}
