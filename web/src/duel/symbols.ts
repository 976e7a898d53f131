/** The five symbols of planets: the ink they lend a planet at half strength, and their outline; and which face a planet has. */
export const SYMBOLS: Record<string, { ink: string; path: string }> = {
  blue: { ink: "--azure", path: "M0-5A5 5 0 1 1-.01-5Z" },
  pink: { ink: "--orchid", path: "M2.5-5.5A6 6 0 1 0 2.5 5.5 5 5 0 0 1 2.5-5.5Z" },
  green: { ink: "--jade", path: "M-5 5C-6-3 0-6 6-6 6 0 3 6-5 5ZM-5 5 2-2" },
  gold: { ink: "--saffron", path: "M0-7 5-2 0 7-5-2ZM-5-2H5" },
  red: { ink: "--ember", path: "M0-7C5-2 6 1 4 4S-3 8-4.5 4-2-1 0-7Z" },
};

const FACE: Record<string, number> = {
  blushworld: 0,
  lagoon_nine: 0,
  payday: 1,
  hot_plate: 1,
  bubblegum_prime: 1,
  flamingo_flats: 2,
  bathtub_ring: 2,
  drizzle: 3,
  overgrowth: 3,
  salad: 4,
  glitter_gulch: 4,
  rustbucket: 4,
};
export const faceOf = (planet: string) => FACE[planet] ?? 0;
export const isRinged = (planet: string) => planet === "flamingo_flats";
