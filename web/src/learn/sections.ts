/** The parts of how to play, which of them explains a prompt, and which a lesson belongs to. */
import { texts } from "$lib/texts.svelte";
import type classic from "$text/en/classic/guide.json";
import type duel from "$text/en/duel/guide.json";
import type { Lesson as ClassicLesson } from "../classic/lessons";
import type { Lesson as DuelLesson } from "../duel/lessons";
import type { Taught } from "./guided";

type SectionOf<Key> = Key extends `section.${infer Name}.title` ? Name : never;
export type ClassicSection = SectionOf<keyof typeof classic>;
export type DuelSection = SectionOf<keyof typeof duel>;
export type Section = ClassicSection | DuelSection;

/** The six that tell the game from beginning to end, each with a picture. */
export const STEPS: { classic: readonly ClassicSection[]; duel: readonly DuelSection[] } = {
  classic: ["goal", "destiny", "launch", "alliance", "planning", "resolution"],
  duel: ["goal", "destiny", "dial", "plan", "reinforce", "envoys"],
};

/** What one meets sooner or later. */
export const MORE: { classic: readonly ClassicSection[]; duel: readonly DuelSection[] } = {
  classic: [
    "turn",
    "ships",
    "reinforcements",
    "deal",
    "compensation",
    "rewards",
    "powers",
    "answers",
    "artifacts",
    "flares",
    "technology",
    "hidden",
    "variants",
  ],
  duel: ["tactics", "contests", "prizes", "warp", "resources", "rewards", "events", "bar", "roles", "hand", "abilities"],
};

export const sectionsOf = (game: Taught): readonly Section[] => [...STEPS[game], ...MORE[game]];

/** By the whole prompt or its beginning; the longest that fits counts. */
const CLASSIC: Readonly<Record<string, ClassicSection>> = {
  alliance: "alliance",
  deal: "deal",
  destiny: "destiny",
  flare: "flares",
  force_field: "artifacts",
  launch: "launch",
  plague: "artifacts",
  planning: "planning",
  regroup: "turn",
  reinforce: "reinforcements",
  respond: "answers",
  "respond.technology": "technology",
  rewards: "rewards",
  rotate: "hidden",
  setup: "powers",
  ships: "ships",
  technology: "technology",
  turn: "turn",
  "turn.second_or_technology": "technology",
  window: "answers",
  "window.any.answers_technology": "technology",
  "window.planning.select": "planning",
  "window.reveal.reinforcements": "reinforcements",
  "window.reveal.on_reinforcement": "reinforcements",
  "window.resolution.deal": "deal",
  "window.resolution.deal_failed": "deal",
  "window.resolution.before_deal": "deal",
  "window.resolution.before_compensation": "compensation",
  "window.resolution.compensation_due": "compensation",
  "window.event.compensation": "compensation",
  "window.resolution.before_rewards": "rewards",
};
const DUEL: Readonly<Record<string, DuelSection>> = {
  alien: "abilities",
  card: "hand",
  "card.clean_out": "rewards",
  "card.give": "contests",
  "card.pass_on": "events",
  "card.take_back": "prizes",
  "destiny.rerun": "events",
  dial: "dial",
  dodge: "contests",
  double: "contests",
  envoy: "envoys",
  friendship: "envoys",
  plan: "plan",
  "planet.choose": "bar",
  "planet.settle": "contests",
  prize: "prizes",
  refresh: "rewards",
  "refresh.harvest": "resources",
  reinforce: "reinforce",
  ships: "warp",
  "ships.shoot": "prizes",
  "ships.stay": "prizes",
  tactic: "tactics",
  teamwork: "events",
  window: "abilities",
};
const BY_PROMPT: Readonly<Record<Taught, Readonly<Record<string, Section>>>> = { classic: CLASSIC, duel: DUEL };

/** Whose prompt it may be, if it is none of the game's own: what its texts call it. */
const OWNERS: Readonly<Record<Taught, readonly [family: string, section: Section][]>> = {
  classic: [
    ["technology", "technology"],
    ["alien", "powers"],
  ],
  duel: [
    ["envoy", "envoys"],
    ["alien", "abilities"],
  ],
};

/** The section that explains a prompt. `has` knows whether there is a text, by which a power's own prompts are told from others. */
export function sectionFor(game: Taught, prompt: string, has: (key: string) => boolean): Section | undefined {
  const parts = prompt.split(".");
  for (let length = parts.length; length > 0; length--) {
    const found = BY_PROMPT[game][parts.slice(0, length).join(".")];
    if (found) return found;
  }
  return OWNERS[game].find(([family]) => has(`${family}.${parts[0]}.name`))?.[1];
}

/** Where a person at a table is told what is going on: at what is asked, else from the beginning. */
export function explaining(game: Taught, prompt: string | undefined): string {
  const section = prompt === undefined ? undefined : sectionFor(game, prompt, (key) => texts.has(key));
  return `learn/${game}/${section ?? "goal"}`;
}

const CLASSIC_LESSONS: Readonly<Record<ClassicLesson, ClassicSection>> = {
  goal: "goal",
  choose: "powers",
  destiny: "destiny",
  aim: "launch",
  ships: "launch",
  allies: "alliance",
  join: "alliance",
  card: "planning",
  reinforce: "reinforcements",
  result: "planning",
  losses: "resolution",
  landing: "resolution",
  paid: "compensation",
  deal: "deal",
  failed: "deal",
  regroup: "turn",
  home: "ships",
  reward: "rewards",
  second: "turn",
  lose: "ships",
  power: "powers",
  answer: "answers",
  respond: "answers",
  alien: "powers",
  technology: "technology",
};
const DUEL_LESSONS: Readonly<Record<DuelLesson, DuelSection>> = {
  goal: "goal",
  alien: "abilities",
  dial: "dial",
  fewer: "dial",
  carddial: "dial",
  envoy: "envoys",
  plan: "plan",
  planonly: "plan",
  contest: "contests",
  reinforce: "reinforce",
  sign: "reinforce",
  bar: "bar",
  settle: "contests",
  tactics: "tactics",
  winner: "reinforce",
  prize: "prizes",
  friend: "envoys",
  unfriend: "envoys",
  change: "envoys",
  part: "envoys",
  replace: "envoys",
  resources: "resources",
  refresh: "rewards",
  strike: "rewards",
  cut: "rewards",
  pile: "rewards",
  warp: "warp",
  ready: "tactics",
  discard: "hand",
  secret: "events",
  power: "abilities",
  ability: "abilities",
};

export const SECTION_OF: Readonly<Record<Taught, Readonly<Record<string, Section>>>> = { classic: CLASSIC_LESSONS, duel: DUEL_LESSONS };

/** What a section has a picture of; others borrow that of the step they belong to. */
const PICTURED: Readonly<Record<Taught, Readonly<Partial<Record<Section, Section>>>>> = {
  classic: {
    turn: "resolution",
    ships: "resolution",
    reinforcements: "planning",
    deal: "planning",
    compensation: "planning",
    rewards: "alliance",
  },
  duel: {
    tactics: "plan",
    contests: "reinforce",
    prizes: "destiny",
    warp: "dial",
    resources: "goal",
    rewards: "destiny",
    events: "destiny",
    bar: "goal",
    hand: "plan",
  },
};

export const pictureOf = (game: Taught, section: Section): Section | undefined =>
  (STEPS[game] as readonly Section[]).includes(section) ? section : PICTURED[game][section];
