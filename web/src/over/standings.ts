/** Who came in where: those who won first, then by what they had at the end; equals share a place. */
export interface Standing {
  seat: number;
  place: number;
  won: boolean;
  score: number;
}

export function standingsOf(scores: readonly number[], winners: readonly number[]): Standing[] {
  const sorted = scores
    .map((score, seat) => ({ seat, won: winners.includes(seat), score }))
    .sort((a, b) => Number(b.won) - Number(a.won) || b.score - a.score || a.seat - b.seat);
  const equal = (a: (typeof sorted)[number], b: (typeof sorted)[number]) => a.won === b.won && (a.won || a.score === b.score);
  return sorted.map((one) => ({ ...one, place: sorted.findIndex((other) => equal(one, other)) + 1 }));
}
