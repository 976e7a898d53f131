/** Where a card may float without covering what is lit. */

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const covered = (card: Box, lit: Box) =>
  Math.max(0, Math.min(card.right, lit.right) - Math.max(card.left, lit.left)) *
  Math.max(0, Math.min(card.bottom, lit.bottom) - Math.max(card.top, lit.top));

/** The middle first, then the edges: the first place of the stage at which nothing lit is covered, or the one that covers least. */
export function placeFor(width: number, height: number, stage: Box, lit: readonly Box[], edge = 8): { left: number; top: number } {
  const across = [(stage.left + stage.right - width) / 2, stage.left + edge, stage.right - width - edge];
  const along = [(stage.top + stage.bottom - height) / 2, stage.bottom - height - edge, stage.top + edge];
  const places = across.flatMap((left) => along.map((top) => ({ left, top })));
  const costs = places.map(({ left, top }) =>
    lit.reduce((sum, box) => sum + covered({ left, top, right: left + width, bottom: top + height }, box), 0),
  );
  return places[costs.indexOf(Math.min(...costs))]!;
}
