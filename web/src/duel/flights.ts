/** Which ships moved between two views of a duel, and from where to where. */
import type { View } from "./view";

export type Place = "supply" | "warp" | `tile:${string}`;

export interface Flight {
  seat: number;
  from: Place;
  to: Place;
}

function counts(view: View, seat: number): Map<Place, number> {
  const places = new Map<Place, number>([["supply", view.supply[seat] ?? 0], ["warp", view.warp[seat] ?? 0]]);
  for (const planet of view.row) places.set(`tile:${planet.planet}`, planet.ships[seat] ?? 0);
  return places;
}

/** Ships are alike: those that left are matched with those that arrived, in order. */
export function flightsBetween(before: View, after: View): Flight[] {
  return [0, 1].flatMap((seat) => {
    const was = counts(before, seat);
    const gone: Place[] = [];
    const come: Place[] = [];
    for (const [place, count] of counts(after, seat)) {
      const change = count - (was.get(place) ?? 0);
      for (let k = 0; k < Math.abs(change); k++) (change > 0 ? come : gone).push(place);
    }
    return gone.slice(0, come.length).map((from, i) => ({ seat, from, to: come[i]! }));
  });
}
