/** Lessons fit the prompts they stand at, come once, and all of those that a guided game teaches come up in its deal. */
import { beforeEach, describe, expect, it } from "vitest";
import { askFor, played, type Duel, type Position } from "../fixtures/played";
import { lessonsFor as ofClassic, TAUGHT as CLASSIC, type Lesson as ClassicLesson } from "../classic/lessons";
import { lessonsFor as ofDuel, TAUGHT as DUEL, type Lesson as DuelLesson } from "../duel/lessons";
import { GUIDED, isGuided } from "../learn/guided";
import { nextOf, remember, seenAt } from "./lessons";
import { placeFor } from "./place";

/** What a lesson speaks of, in the prompts it may stand at. Written down a second time on purpose, by the lesson. */
const CLASSIC_FITS: Partial<Record<ClassicLesson, RegExp>> = {
  choose: /^setup\.alien$/,
  destiny: /^destiny\.(wild|anyone|own_colour)$/,
  aim: /^(launch\.aim|destiny\.anywhere)$/,
  ships: /^(launch|alliance)\.ships$/,
  allies: /^alliance\.invite$/,
  join: /^alliance\.answer$/,
  card: /^planning\.select$/,
  reinforce: /^(window\.reveal\.reinforcements|reinforce\.side)$/,
  deal: /^deal\.(talk|item|reply)$/,
  failed: /^deal\.pay$/,
  regroup: /retrieve$/,
  home: /^ships\.return$/,
  lose: /^ships\.lose$/,
  reward: /^rewards\.take$/,
  second: /^turn\.second$/,
  respond: /^respond\./,
  power: /^window\./,
  answer: /^window\./,
  alien: /^(?!window|launch|alliance|planning|deal|ships|respond|rewards|turn|destiny|regroup)/,
  technology: /^technology\.action$/,
};
const DUEL_FITS: Partial<Record<DuelLesson, RegExp>> = {
  dial: /^dial\.set$/,
  fewer: /^dial\.set$/,
  carddial: /^dial\.set_for_card$/,
  envoy: /^envoy\.reveal$/,
  replace: /^envoy\.replace$/,
  plan: /^plan\.choose$/,
  planonly: /^plan\.choose$/,
  contest: /^plan\.choose$/,
  reinforce: /^reinforce\.play$/,
  sign: /^reinforce\.sign$/,
  bar: /^planet\.choose$/,
  settle: /^planet\.settle$/,
  prize: /^(prize\.star_child|ships\.|card\.take_back|friendship\.|tactic\.ready)/,
  warp: /^ships\.recover$/,
  friend: /^friendship\.increase$/,
  unfriend: /^friendship\.decrease$/,
  change: /^friendship\.change$/,
  part: /^friendship\.part_with$/,
  resources: /^refresh\.harvest$/,
  refresh: /^refresh\.pick$/,
  strike: /^refresh\.strike$/,
  cut: /^refresh\.cut$/,
  pile: /^refresh\.take_pile$/,
  ready: /^tactic\.ready$/,
  discard: /^card\.discard_down$/,
  secret: /^teamwork\.choose$/,
  power: /^window\./,
  ability: /^(?!window|dial|plan|refresh|card|ships|tactic|friendship|envoy|reinforce|prize)/,
};

const classics: Position[] = [...Object.values(played.positions), ...played.samples, ...played.guided.classic];
const duels: Duel[] = [...played.duels, ...played.guided.duel];

/** Walk through a guided game as somebody who reads and answers: which lessons came, in order. */
function taught<At, Lesson extends string>(positions: readonly At[], fitting: (at: At) => readonly Lesson[]): Lesson[] {
  const seen: Lesson[] = [];
  for (const position of positions)
    for (let next = nextOf(fitting(position), seen); next; next = nextOf(fitting(position), seen)) seen.push(next);
  return seen;
}

describe("lessons", () => {
  it("name the prompt they are for, in every position of whole games", () => {
    const wrong = [
      ...classics.flatMap(({ ask, view }) =>
        ofClassic(ask, view)
          .filter((lesson) => lesson !== "goal" && !CLASSIC_FITS[lesson]?.test(ask.prompt))
          .map((lesson) => `${lesson} at ${ask.prompt}`),
      ),
      ...duels.flatMap(({ ask, view }) =>
        ofDuel(ask, view)
          .filter((lesson) => lesson !== "goal" && !DUEL_FITS[lesson]?.test(ask.prompt))
          .map((lesson) => `${lesson} at ${ask.prompt}`),
      ),
    ];
    expect(wrong).toEqual([]);
    expect(classics.length + duels.length).toBeGreaterThan(300);
  });
  it("tell contests, dials of a card, smaller fleets and lost friendship from what they look like", () => {
    for (const { ask, view } of duels) {
      const [lesson] = ofDuel(ask, view).slice(-1);
      if (ask.prompt === "plan.choose") expect(lesson === "contest").toBe(view.scope === "contest");
      if (ask.prompt.startsWith("dial.")) expect(lesson).toBe(ask.prompt === "dial.set" ? (view.fewer ? "fewer" : "dial") : "carddial");
      if (ask.prompt === "friendship.decrease") expect(lesson).toBe("unfriend");
    }
  });
  it("come with tactics only where tactics are laid", () => {
    const laying = duels.filter(({ ask, view }) => ofDuel(ask, view).includes("plan"));
    expect(laying.every(({ ask }) => ask.options.every((option) => option.split(":").length === 3))).toBe(true);
  });
  it("begin with the goal, before anything is asked", () => {
    const [{ view }] = played.guided.classic as [Position];
    const [duel] = played.guided.duel as [Duel];
    expect([ofClassic(undefined, view)[0], ofDuel(undefined, duel.view)[0]]).toEqual(["goal", "goal"]);
    expect(taught(played.guided.classic, ({ ask, view }) => ofClassic(ask, view))[0]).toBe("goal");
  });
  it("all come up in the guided games, in the order in which they are counted", () => {
    const classic = taught(played.guided.classic, ({ ask, view }) => ofClassic(ask, view));
    const duel = taught(played.guided.duel, ({ ask, view }) => ofDuel(ask, view));
    const shown = new Set<string>(["result", "losses", "landing", "tactics", "winner"]); // while something is looked at
    expect(CLASSIC.filter((lesson) => !shown.has(lesson) && !classic.includes(lesson))).toEqual([]);
    expect(DUEL.filter((lesson) => !shown.has(lesson) && !duel.includes(lesson))).toEqual([]);
    expect(classic.filter((lesson) => CLASSIC.includes(lesson))).toEqual(CLASSIC.filter((lesson) => classic.includes(lesson)));
    expect(duel.filter((lesson) => DUEL.includes(lesson))).toEqual(DUEL.filter((lesson) => duel.includes(lesson)));
  });
  it("fit what is looked at", () => {
    const [{ view }] = played.guided.classic as [Position];
    const [duel] = played.guided.duel as [Duel];
    const shown = { ...view, totals: [[["card", 8]], [["card", 4]]] as never };
    const at = (kind: string, ...told: string[]) => ofClassic(undefined, shown, { kind, told })[1];
    expect([at("reveal"), at("losses"), at("landings"), at("winner")]).toEqual(["result", "losses", "landing", undefined]);
    expect([at("cards", "compensation.taken", "cards.given"), at("cards", "rewards.cards")]).toEqual(["paid", undefined]);
    expect(ofClassic(undefined, view, { kind: "reveal", told: [] })).toEqual(["goal"]);
    const looked = (kind: string, ...told: string[]) => ofDuel(undefined, duel.view, { kind, told })[1];
    expect([looked("tactics"), looked("result", "duel.won"), looked("result", "contest.won")]).toEqual(["tactics", "winner", undefined]);
  });
  it("end with the game", () => {
    const [{ ask, view }] = played.guided.classic as [Position];
    expect(ofClassic(ask, { ...view, outcome: { winners: [0], reason: "colonies" } })).toEqual([]);
  });
  it("say nothing where nothing fits", () => {
    const [{ view }] = played.guided.classic as [Position];
    expect(ofClassic(askFor("plague.victim", ["seat:1"]), view)).toEqual(["goal"]);
    expect(ofClassic(askFor("nobody.knows", ["yes"]), view)).toEqual(["goal"]);
  });
});

describe("what was seen", () => {
  beforeEach(() => localStorage.clear());
  it("is remembered by table or game, the newest ones", () => {
    remember("classic", ["goal"]);
    for (let i = 0; i < 40; i++) remember(`T${i}`, ["aim"]);
    remember("classic", ["goal", "aim"]);
    expect(seenAt("classic")).toEqual(["goal", "aim"]);
    expect(seenAt("T0")).toEqual([]);
    expect(seenAt("T39")).toEqual(["aim"]);
  });
  it("does not come again", () => {
    expect(nextOf(["goal", "aim"], ["goal"])).toBe("aim");
    expect(nextOf(["goal", "aim"], ["goal", "aim"])).toBeUndefined();
  });
  it("knows a guided table by its deal", () => {
    const table = (game: string, seed: number | null) => ({ wishes: { game, seed } }) as never;
    expect(isGuided(table("duel", GUIDED.duel.seed))).toBe(true);
    expect(isGuided(table("classic", GUIDED.duel.seed))).toBe(false);
    expect(isGuided(table("duel", null))).toBe(false);
    expect(isGuided(undefined)).toBe(false);
  });
});

describe("a card on the stage", () => {
  const stage = { left: 0, top: 50, right: 400, bottom: 450 };
  it("floats in the middle, and moves where something lit lies there", () => {
    expect(placeFor(300, 100, stage, [])).toEqual({ left: 50, top: 200 });
    expect(placeFor(300, 100, stage, [{ left: 180, top: 230, right: 220, bottom: 270 }])).toEqual({ left: 50, top: 342 });
    const middle = { left: 0, top: 210, right: 400, bottom: 450 };
    expect(placeFor(300, 100, stage, [middle])).toEqual({ left: 50, top: 58 });
  });
});
