/** Which ships moved between two views of a classic game, and from where to where. */
import { flightsOf, type Flight } from "$lib/flights";
import type { Point } from "$lib/geometry";
import type { View } from "$lib/view";

export type Place = number | "gate" | "beside" | "warp" | "research";

function counts(view: View, seat: number): Map<Place, number> {
  const planets = view.planets.map((row, planet): [Place, number] => [planet, row[seat] ?? 0]);
  return new Map<Place, number>([
    ...planets,
    ["gate", view.gate[seat] ?? 0],
    ["beside", view.beside[seat] ?? 0],
    ["warp", view.warp[seat] ?? 0],
    ["research", view.research[seat] ?? 0],
  ]);
}

export function flightsBetween(before: View, after: View): Flight<Place>[] {
  if (before.seats !== after.seats) return [];
  return Array.from({ length: after.seats }, (_, seat) => flightsOf(seat, counts(before, seat), counts(after, seat))).flat();
}

/** Where a seat's technologies lie, as a point of the drawing: beside its plate, in the dock, on its chip. They may be outside of it. */
export function shelfSpot(drawing: SVGSVGElement | undefined, seat: number): Point | undefined {
  const frame = drawing?.getScreenCTM()?.inverse();
  const shelves = [...document.querySelectorAll(`[data-shelf="${seat}"]`)].map((shelf) => shelf.getBoundingClientRect());
  const shelf = shelves.find(({ width }) => width > 0);
  if (!frame || !shelf) return undefined;
  const { x, y } = new DOMPoint(shelf.x + shelf.width / 2, shelf.y + shelf.height / 2).matrixTransform(frame);
  return [x, y];
}
