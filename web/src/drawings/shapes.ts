/** Outlines drawn by hand: a shape for every player, a glyph for every kind of card, icons in one stroke weight. */
import type { Colour } from "$lib/view";

export const SHIPS: Record<Colour, { shape: string; word: string; porthole: number }> = {
  ember: { shape: "M0-11 10 9 0 4.5-10 9Z", word: "dart", porthole: 1.5 },
  saffron: { shape: "M0-9.6A9.6 9.6 0 1 1-.01-9.6Z", word: "disc", porthole: 0 },
  jade: { shape: "M0-12 8 0 0 12-8 0Z", word: "kite", porthole: 0 },
  azure: { shape: "M-7-9H7A2 2 0 0 1 9-7V7A2 2 0 0 1 7 9H-7A2 2 0 0 1-9 7V-7A2 2 0 0 1-7-9Z", word: "barge", porthole: 0 },
  orchid: { shape: "M-3.7-10.5H3.7V-3.7H10.5V3.7H3.7V10.5H-3.7V3.7H-10.5V-3.7H-3.7Z", word: "cross", porthole: 0 },
};

/** Five faces a planet can have: [class, path] and [class, cx, cy, r]. */
export const FACES: { paths?: [string, string][]; discs?: [string, number, number, number][] }[] = [
  {
    paths: [
      ["p3", "M-60-9Q-10-16 60-7V3Q0-7-60 4Z"],
      ["p2", "M-60 12Q0 5 60 15V21Q0 12-60 20Z"],
      ["p2", "M-60-24Q0-30 60-21V-18Q0-26-60-20Z"],
    ],
  },
  {
    discs: [
      ["p2", -9, -9, 8],
      ["p3", -10.4, -10.4, 6],
      ["p2", 11, 3, 5.5],
      ["p3", 10, 2, 4],
      ["p2", -6, 13, 5],
      ["p2", 8, -17, 3.6],
      ["p2", 16, 16, 4],
    ],
  },
  {
    paths: [
      ["p3", "M-40-14C-20-26-4-4 14-14S40-22 44-18V-6C30-12 18 2 2-4S-24-12-40-2Z"],
      ["p2", "M-40 10C-20 2-2 18 16 8S40 6 44 8V16C28 12 14 24-4 18S-28 16-40 20Z"],
    ],
  },
  {
    paths: [
      ["p3", "M-22-8C-16-22 0-22 4-14S-2-4-6 2-18 12-22 6Z"],
      ["p3", "M8 4C14-2 24 0 24 8S14 22 8 18 2 10 8 4Z"],
      ["p2", "M10-22C18-22 22-14 18-12S6-18 10-22Z"],
    ],
  },
  {
    paths: [["p3", "M-40-40H40V-13C26-18 20-8 8-13S-12-20-20-14-34-14-40-12Z"]],
    discs: [
      ["p2", 7, 8, 8],
      ["p3", 7, 8, 4.6],
      ["p1", 7, 8, 2],
    ],
  },
];

/** Markup inside a 24 x 24 box; class "fill" is solid, everything else a line. */
export const GLYPHS = {
  attack: '<path d="M3 21 14 10M3 14l5-5M10 21l5-5"/><path class="fill" d="M20.5 3.5 18 11l-5-5z"/>',
  negotiate: '<circle cx="9" cy="12" r="6"/><circle cx="15" cy="12" r="6"/>',
  morph: '<path d="M12 4a8 8 0 0 0 0 16z" class="fill"/><path d="M12 4h8v16h-8"/>',
  reinforcement: '<path d="M5 13l7-7 7 7M5 20l7-7 7 7"/>',
  artifact: '<path d="M12 3l7 5v8l-7 5-7-5V8z"/><path class="fill" d="M12 8l3 4-3 4-3-4z"/>',
  flare: '<path class="fill" d="M12 2l2.2 7.8L22 12l-7.8 2.2L12 22l-2.2-7.8L2 12l7.8-2.2z"/>',
} as const;

export const ICONS = {
  offense: '<path d="M4 12h14M13 6l6 6-6 6"/>',
  defense: '<path d="M12 3l7 3v6c0 4.5-3 7.5-7 9-4-1.5-7-4.5-7-9V6z"/>',
  ally: '<circle cx="9" cy="12" r="5.5"/><circle cx="15" cy="12" r="5.5"/>',
  cards: '<rect x="4" y="6" width="10" height="14" rx="1.5"/><path d="M9 3.5h9.5a1.5 1.5 0 0 1 1.5 1.5v12"/>',
  warp: '<path d="M12 12a2 2 0 1 1 2 2 5 5 0 1 1-5-5 8 8 0 1 1-5 8"/>',
  menu: '<path d="M4 7h16M4 12h16M4 17h16"/>',
  log: '<path d="M5 6h14M5 11h14M5 16h9"/>',
  chat: '<path d="M4 5h16v11H10l-5 4v-4H4z"/>',
  map: '<circle cx="12" cy="12" r="8.5"/><circle cx="12" cy="12" r="2.5"/><circle cx="12" cy="3.5" r="1.4" class="fill"/><circle cx="19" cy="16.5" r="1.4" class="fill"/><circle cx="5" cy="16.5" r="1.4" class="fill"/>',
  bot: '<rect x="5" y="8" width="14" height="11" rx="3"/><path d="M12 8V4M9.5 13v1M14.5 13v1"/>',
  undo: '<path d="M8 5L4 9l4 4M4 9h10a5 5 0 0 1 0 10H9"/>',
  x: '<path d="M6 6l12 12M18 6L6 18"/>',
  check: '<path d="M5 12.5l4.5 4.5L19 7.5"/>',
  search: '<circle cx="11" cy="11" r="6.5"/><path d="M16 16l5 5"/>',
  play: '<path class="fill" d="M7 4.5l13 7.5-13 7.5z"/>',
  pause: '<path d="M8 5v14M16 5v14"/>',
  prev: '<path d="M17 5l-9 7 9 7zM6 5v14"/>',
  next: '<path d="M7 5l9 7-9 7zM18 5v14"/>',
  chap: '<path d="M4 5l8 7-8 7zM12 5l8 7-8 7z"/>',
  chapb: '<path d="M20 5l-8 7 8 7zM12 5l-8 7 8 7z"/>',
  eye: '<path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12z"/><circle cx="12" cy="12" r="2.8"/>',
  eyeoff:
    '<path d="M4 4l16 16M9.5 5.9A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a17 17 0 0 1-3 3.7M14 17.8a9 9 0 0 1-2 .2c-6 0-9.5-6-9.5-6a17 17 0 0 1 4-4.5"/>',
  share: '<path d="M12 14V3M8 7l4-4 4 4M5 12v8h14v-8"/>',
  download: '<path d="M12 3v11M8 10l4 4 4-4M5 16v4h14v-4"/>',
  branch: '<circle cx="6" cy="5" r="2"/><circle cx="6" cy="19" r="2"/><circle cx="18" cy="8" r="2"/><path d="M6 7v10M18 10c0 4-8 3-12 7"/>',
  zap: '<path class="fill" d="M13.5 2L5 13.5h6L9.5 22 19 9.5h-6.5z"/>',
  clock: '<circle cx="12" cy="12" r="8.5"/><path d="M12 7v5l3.5 2"/>',
  gear: '<circle cx="12" cy="12" r="3.2"/><path d="M12 3v3M12 18v3M3 12h3M18 12h3M5.6 5.6l2.2 2.2M16.2 16.2l2.2 2.2M18.4 5.6l-2.2 2.2M7.8 16.2l-2.2 2.2"/>',
  book: '<path d="M4 5c3-1.5 6-1 8 .8 2-1.8 5-2.3 8-.8v14c-3-1.5-6-1-8 .8-2-1.8-5-2.3-8-.8zM12 5.8v14"/>',
  planet: '<circle cx="12" cy="12" r="6.5"/><path d="M4 16c4 1 13-3 16-8"/>',
  swap: '<path d="M4 8h14l-4-4M20 16H6l4 4"/>',
  plus: '<path d="M12 5v14M5 12h14"/>',
  minus: '<path d="M5 12h14"/>',
  blast: '<path class="fill" d="M12 2l2 6 5-3-2 5.5 5 1.5-5 2 2 5-5-2.5L12 22l-2-5.5L5 19l2-5-5-2 5-1.5L5 5l5 3z"/>',
  shield: '<path class="fill" d="M12 3l7 3v6c0 4.5-3 7.5-7 9-4-1.5-7-4.5-7-9V6z"/>',
  recover: '<path d="M19 12a7 7 0 1 1-2.5-5.4M19 3v4.5h-4.5"/>',
  brawn: '<path d="M5 9h5V5h4v4h5v6h-5v4h-4v-4H5z"/>',
  vision: '<path d="M2.5 12S6 6 12 6s9.5 6 9.5 6-3.5 6-9.5 6-9.5-6-9.5-6z"/><circle cx="12" cy="12" r="2.5" class="fill"/>',
  guile: '<path d="M4 7c5 2 11 2 16 0 0 6-3 11-8 11S4 13 4 7z"/><path d="M8 11l3 1M16 11l-3 1"/>',
  flag: '<path d="M6 21V4h12l-3 4 3 4H6"/>',
  users: '<circle cx="9" cy="9" r="3.5"/><path d="M3 20c0-4 3-6 6-6s6 2 6 6M15.5 5.5a3.5 3.5 0 0 1 0 7M17 14.5c2.5.7 4 2.7 4 5.5"/>',
  left: '<path d="M15 6l-6 6 6 6"/>',
  down: '<path d="M6 9l6 6 6-6"/>',
  up: '<path d="M6 15l6-6 6 6"/>',
  lock: '<rect x="5" y="11" width="14" height="9" rx="2"/><path d="M8 11V8a4 4 0 0 1 8 0v3"/>',
  globe: '<circle cx="12" cy="12" r="8.5"/><path d="M3.5 12h17M12 3.5c5 5 5 12 0 17M12 3.5c-5 5-5 12 0 17"/>',
  help: '<circle cx="12" cy="12" r="8.5"/><path d="M9.5 9.5a2.5 2.5 0 1 1 3.5 2.3c-.8.4-1 .9-1 1.7M12 16.5v.2"/>',
  info: '<circle cx="12" cy="12" r="8.5"/><path d="M12 11v5.5M12 7.5v.1"/>',
  flip: '<path d="M12 3v18M8 7H4v10h4M16 5l4 2v10l-4 2"/>',
  beaker: '<path d="M9 3h6M10 3v6l-5 9a2 2 0 0 0 1.8 3h10.4A2 2 0 0 0 19 18l-5-9V3"/><path class="fill" d="M8 15h8l2 4H6z"/>',
  copy: '<rect x="8" y="8" width="11" height="12" rx="1.5"/><path d="M5 16V5.5A1.5 1.5 0 0 1 6.5 4H15"/>',
} as const;
export type IconName = keyof typeof ICONS;
