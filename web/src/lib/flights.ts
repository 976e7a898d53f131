/** Which ships moved between two positions, and from where to where: what is drawn as flight. */

export interface Flight<Place> {
  seat: number;
  from: Place;
  to: Place;
}

/** Ships are alike: those that left are matched with those that arrived, in order. */
export function flightsOf<Place>(seat: number, before: ReadonlyMap<Place, number>, after: ReadonlyMap<Place, number>): Flight<Place>[] {
  const gone: Place[] = [];
  const come: Place[] = [];
  for (const [place, count] of after) {
    const change = count - (before.get(place) ?? 0);
    for (let k = 0; k < Math.abs(change); k++) (change > 0 ? come : gone).push(place);
  }
  return gone.slice(0, come.length).map((from, i) => ({ seat, from, to: come[i]! }));
}
