import { beforeAll, describe, expect, it, vi } from "vitest";
import { api } from "$lib/api";
import { english } from "../fixtures/played";
import { firstNumber, lightsOf, numbersOf, offeredElsewhere, shapeOf } from "./asking";
import { parity } from "./consequence";
import { entriesOf, entryOf } from "./log";
import { layLine, WIDTH } from "./line";
import { Play } from "./play.svelte";
import { askSentence, linesOf, waitSentence } from "./sentences";
import { isWhole, FRESH, wishesOf } from "./setup";
import { cardFace, halvesOf, hasRoles, stepOf, tokenOf, type View } from "./view";
import { flightsBetween } from "./flights";
import { plain } from "$lib/render";
import { texts } from "$lib/texts.svelte";
import { Table } from "$lib/table.svelte";
import type { Editions } from "$lib/protocol";

const ask = (prompt: string, ...options: string[]) => ({
  id: 4,
  prompt,
  params: [],
  options,
  left: null,
  default: null,
  would: {},
  lamp: null,
});

function view(part: Partial<View> = {}): View {
  return {
    game: "duel",
    seats: 2,
    seat: 0,
    colours: ["orange", "blue"],
    scope: "duel",
    step: "choose",
    leader: 1,
    aliens: [[], []],
    dealt: [],
    supply: [10, 9],
    warp: [5, 5],
    row: [],
    planets_left: 12,
    controlled: [0, 0],
    arena: null,
    hands: [3, 3],
    hand: ["plan_04", "plan_13", "reinf_p08"],
    known: [[], []],
    limits: [6, 6],
    decks: [9, 9],
    piles: [[], []],
    reinforcements: 19,
    ready: [
      [0, 1, 2, 3, 4],
      [0, 1, 2, 3, 4],
    ],
    spent: [[], []],
    envoys: [],
    reserves: [5, 5, 5],
    destiny: [12, 20, 20],
    foreseen: [],
    past: [],
    card: null,
    next: "discovery",
    advantage: null,
    fewer: false,
    advantage_to: null,
    dials: [null, null],
    sent: [0, 0],
    plans: [null, null],
    seconds: [],
    values: null,
    tactics: [null, null],
    sleeves: [null, null],
    laid: [],
    clout: null,
    winner: null,
    announced: [],
    secrets: [],
    tokens: [],
    beside: [],
    aside: [],
    copied: [],
    outcome: null,
    ...part,
  };
}

function playing(owed: ReturnType<typeof ask>, part: Partial<View> = {}): { play: Play; sent: string[][] } {
  const table = new Table("TESTS");
  table.you = { seat: 0, host: true, auto: "ask" };
  table.scene = { view: view(part), asks: [owed], waiting: [], moment: null, sleeping: false, chosen: null, ready: [], back: null };
  const sent: string[][] = [];
  table.answer = (choices) => Promise.resolve(void sent.push(choices));
  const play = new Play(table);
  play.follow();
  return { play, sent };
}

describe("the shape of an ask", () => {
  it("follows from its options alone", () => {
    expect(shapeOf(ask("plan.choose", "lay:plan_13:blast_4", "lay:plan_13:shield_1"))).toBe("lay");
    expect(shapeOf(ask("dial.set", "dial:1", "dial:2"))).toBe("dial");
    expect(shapeOf(ask("reinforce.play", "play:reinf_p08:seat:0", "play:reinf_p08:seat:1", "pass"))).toBe("reinforce");
    expect(shapeOf(ask("ships.recover", "ships:0", "ships:1"))).toBe("number");
    expect(shapeOf(ask("alien.choose", "alien:a", "alien:b"))).toBe("aliens");
    expect(shapeOf(ask("card.clean_out", "card:plan_04", "done"))).toBe("cards");
    expect(shapeOf(ask("envoy.reveal", "envoy:brawn", "pass"))).toBe("options");
    expect(shapeOf(ask("refresh.harvest", "harvest:tile:salad:reward:gain_2", "reward:draw_2"))).toBe("options");
  });

  it("lights what can be touched", () => {
    const laid = lightsOf(ask("plan.choose", "lay:plan_13:blast_4", "lay:plan_04:blast_4"), undefined);
    expect([...laid.cards.keys()]).toEqual(["plan_13", "plan_04"]);
    expect([...laid.halves.keys()]).toEqual(["blast_4"]);
    const reinforcing = ask("reinforce.play", "play:reinf_p08:seat:0", "play:reinf_p08:seat:1", "pass");
    expect(lightsOf(reinforcing, undefined).seats.size).toBe(0);
    expect([...lightsOf(reinforcing, "reinf_p08").seats.keys()]).toEqual([0, 1]);
    expect([...lightsOf(ask("tactic.ready", "token:b", "done"), undefined).tokens.keys()]).toEqual([1]);
    expect([...lightsOf(ask("planet.choose", "tile:salad"), undefined).planets.keys()]).toEqual(["salad"]);
  });

  it("starts a stepper where most people want it", () => {
    expect(numbersOf(ask("ships.recover", "ships:0", "ships:1", "ships:2"))).toEqual([0, 1, 2]);
    expect(firstNumber(ask("ships.recover", "ships:0", "ships:1", "ships:2"))).toBe(2);
    expect(firstNumber(ask("debtor.pay", "ships:1", "ships:2"))).toBe(1);
  });

  it("shows cards from elsewhere beside the hand", () => {
    expect(offeredElsewhere(ask("card.take_back", "card:plan_04", "card:plan_42"), ["plan_04"])).toEqual(["plan_04", "plan_42"]);
    expect(offeredElsewhere(ask("card.discard", "card:plan_04", "card:plan_42"), ["plan_04", "plan_42"])).toEqual([]);
    expect(offeredElsewhere(ask("standby.plan", "card:plan_04", "card:plan_42"), ["plan_04"])).toEqual(["plan_04", "plan_42"]);
  });
});

describe("composing an answer", () => {
  it("lays a plan and half a tactic as one word", () => {
    const { play, sent } = playing(
      ask("plan.choose", "lay:plan_04:blast_4", "lay:plan_04:shield_1", "lay:plan_13:blast_4", "lay:plan_13:shield_1"),
    );
    play.touchCard("plan_13");
    expect(play.word).toBeUndefined();
    play.send();
    play.touchHalf("shield_1");
    expect(play.word).toBe("lay:plan_13:shield_1");
    play.send();
    expect(sent).toEqual([["lay:plan_13:shield_1"]]);
  });

  it("lays a plan alone where there are no tactics", () => {
    const { play } = playing(ask("plan.choose", "lay:plan_04", "lay:plan_13"));
    play.touchCard("plan_04");
    expect(play.word).toBe("lay:plan_04");
  });

  it("plays a reinforcement by touching a card and then a plan", () => {
    const { play, sent } = playing(ask("reinforce.play", "play:reinf_p08:seat:0", "play:reinf_p08:seat:1", "pass"));
    play.touchSeat(1);
    expect(sent).toEqual([]);
    play.touchCard("reinf_p08");
    play.touchSeat(1);
    expect(sent).toEqual([["play:reinf_p08:seat:1"]]);
  });

  it("takes a second touch for a dial and for a card", () => {
    const dial = playing(ask("dial.set", "dial:1", "dial:2"));
    dial.play.touchDial(3);
    dial.play.touchDial(2);
    expect(dial.sent).toEqual([]);
    dial.play.touchDial(2);
    expect(dial.sent).toEqual([["dial:2"]]);
    const card = playing(ask("card.discard_down", "card:plan_04", "card:plan_13"));
    card.play.touchCard("plan_13");
    card.play.touchCard("plan_13");
    expect(card.sent).toEqual([["card:plan_13"]]);
  });

  it("steps only through numbers that are offered", () => {
    const { play } = playing(ask("ships.recover", "ships:0", "ships:1"));
    expect(play.number).toBe(1);
    play.step(1);
    expect(play.number).toBe(1);
    play.step(-1);
    expect(play.word).toBe("ships:0");
  });
});

describe("reading a view", () => {
  it("knows cards and tactics", () => {
    expect(cardFace("plan_m02")).toEqual({ type: "plan", figure: "−02" });
    expect(cardFace("reinf_pm10").figure).toBe("±10");
    expect(cardFace("reinf_copy").figure).toBe("=");
    expect(halvesOf(3).map((half) => half.word)).toEqual(["shield_4", "recover_1"]);
    expect(tokenOf("recover_2")).toBe(4);
  });

  it("knows where a duel, a contest and the time between are", () => {
    expect(stepOf(view({ step: "" }))).toBe("dials");
    expect(stepOf(view({ step: "cleanup" }))).toBe("prize");
    expect(stepOf(view({ scope: "contest", step: "plans" }))).toBe("plans");
    expect(stepOf(view({ scope: "between", step: "checkpoint" }))).toBeUndefined();
  });

  it("calls nobody leader before roles are drawn", () => {
    expect(hasRoles(view({ leader: null, hands: [0, 0], dealt: ["swarm", "prime", "gavel"] }))).toBe(false);
    expect(hasRoles(view({ leader: 0 }))).toBe(true);
  });

  it("keeps the whole line on the table, however long it is", () => {
    for (let count = 1; count <= 12; count++) {
      const row = Array.from({ length: count }, (_, i) => ({
        planet: `p${i}`,
        symbol: "blue",
        ships: [0, 0],
        controlled: [false, false],
        warp: false,
      }));
      const laid = layLine({ row, arena: "p0", planets_left: 12 - count });
      for (const spot of laid.spots) expect(spot.x - spot.r).toBeGreaterThanOrEqual(0);
      expect(Math.max(...laid.spots.map((spot) => spot.x + spot.r), ...laid.slots)).toBeLessThan(WIDTH);
    }
  });

  it("sees which ships flew", () => {
    const planet = { planet: "salad", symbol: "green", ships: [0, 0], controlled: [false, false], warp: false };
    const after = view({ supply: [8, 9], row: [{ ...planet, ships: [2, 0] }] });
    expect(flightsBetween(view({ row: [planet] }), after)).toEqual([
      { seat: 0, from: "supply", to: "tile:salad" },
      { seat: 0, from: "supply", to: "tile:salad" },
    ]);
  });

  it("puts every destiny card over its own lines", () => {
    const events = [
      ["destiny.turned_up", "deck:discovery", "destiny_card:cheap_moon"],
      ["planet.discovered", "tile:salad"],
      ["duel.began", "tile:salad", 5],
      ["dial.shown", "seat:1", 2],
    ].map(([key, ...params], n) => ({ n, key: String(key), params }));
    const entries = entriesOf(events);
    expect(entries[0]).toEqual({ kind: "head", key: "h0", card: "cheap_moon", tile: "salad" });
    expect(entries.filter((entry) => entry.kind === "line").map((entry) => entry.event.key)).toEqual([
      "destiny.turned_up",
      "planet.discovered",
      "dial.shown",
    ]);
    expect([entryOf("use:envoy.x.y"), entryOf("use:a.b"), entryOf("card:plan_04")]).toEqual(["duel/x", "duel/a", undefined]);
  });
});

describe("a step of friendship", () => {
  const said = (...events: (string | number)[][]) =>
    entriesOf(events.map(([key, ...params], n) => ({ n, key: String(key), params }))).flatMap((entry) =>
      entry.kind === "line" ? [entry.said] : [],
    );
  it("is one line with what came of it", () => {
    expect(said(["friendship.increased", "seat:1", "envoy:brawn"], ["envoy.allied", "envoy:brawn", "seat:1"])).toEqual([
      { key: "log.increased.allied", params: ["seat:1", "envoy:brawn", "seat:1"] },
    ]);
    expect(said(["friendship.decreased", "seat:0", "envoy:brawn"], ["envoy.unmoved", "envoy:brawn"])).toEqual([
      { key: "log.decreased.unmoved", params: ["seat:0", "envoy:brawn"] },
    ]);
    expect(said(["envoy.neutral", "envoy:brawn", "seat:1"])).toHaveLength(1);
  });
});

describe("a new duel", () => {
  const edition = {
    edition: 2020,
    seats: [2],
    aliens: ["a", "b"],
    ways: [],
    alerts: {},
    apart: [],
    flares: 3,
    envoys: { brawn: ["c"], vision: ["d"], guile: ["e"] },
    variants: [],
    guests: [],
  } satisfies Editions;

  it("asks for two aliens and three envoys where they are picked", () => {
    expect(isWhole(FRESH, edition)).toBe(true);
    expect(isWhole({ ...FRESH, way: "list", picked: ["a", "a"] }, edition)).toBe(false);
    const picked = {
      ...FRESH,
      way: "list" as const,
      picked: ["a", "b"],
      envoys: "list" as const,
      invited: { brawn: "c", vision: "d", guile: "e" },
    };
    expect(isWhole(picked, edition)).toBe(true);
    expect(wishesOf(picked, edition)).toEqual({ game: "duel", seats: 2, aliens: ["a", "b"], envoys: ["c", "d", "e"] });
  });
});

describe("what is asked and waited for", () => {
  beforeAll(async () => {
    vi.spyOn(api, "texts").mockResolvedValue({ ...english });
    await texts.load("en");
  });

  const said = (scope: View["scope"]) => {
    const { play } = playing(ask("plan.choose", scope === "duel" ? "lay:plan_13:blast_4" : "lay:plan_13"), { scope });
    play.table.scene!.waiting = [{ seat: 1, prompt: "plan.choose" }] as never;
    return [plain(askSentence(play)), plain(waitSentence(play))].join(" ");
  };

  it("names a tactic in a duel, and none in a contest", () => {
    expect(said("duel")).toMatch(/half a tactic.*a plan and a tactic/);
    expect(said("contest")).not.toContain("tactic");
    expect(said("contest")).toContain("choose a plan in secret");
  });
});

describe("a reinforcement in the log", () => {
  it("names who plays it on the own plan once", () => {
    const on = (seat: string) => entriesOf([{ n: 0, key: "reinforce.played_on", params: ["seat:1", "card:reinf_p03", seat, 20, 22] }])[0];
    expect(on("seat:1")).toMatchObject({ said: { key: "log.reinforced_own" } });
    expect(on("seat:0")).toMatchObject({ said: { key: "event.reinforce.played_on" } });
  });
});

describe("what the bar says of a beat", () => {
  const told = (...keys: string[]) => keys.map((key) => ({ event: { key } }));
  const read = (kind: string, ...keys: string[]) => {
    const { said, more } = linesOf(told(...keys), kind);
    return [said, more].map((lines) => lines.map(({ event }) => event.key));
  };

  it("is both sides of it, and what came of it", () => {
    const tactics = ["dial.shown", "tactic.shown", "tactic.shown", "blast.stopped", "ships.destroyed"];
    expect(read("tactics", ...tactics)).toEqual([
      ["tactic.shown", "tactic.shown"],
      ["blast.stopped", "ships.destroyed"],
    ]);
    expect(read("plans", "tactic.shown", "plan.revealed", "plan.revealed")).toEqual([["plan.revealed", "plan.revealed"], []]);
  });

  it("is the winner first, whatever was told after it", () => {
    const result = ["reinforce.passed", "clout.counted", "duel.won", "prize.won", "cards.drawn", "ships.retreated", "planet.held"];
    expect(read("result", "planet.held", ...result)).toEqual([["duel.won"], ["clout.counted", "prize.won", "planet.held"]]);
    expect(read("prize", ...result)).toEqual([["planet.held"], ["ships.retreated"]]);
  });

  it("is what happened last where nothing else is known of it", () => {
    expect(read("power", "dial.shown", "power.used")).toEqual([["power.used"], []]);
    expect(read("result", "power.used")).toEqual([["power.used"], []]);
  });
});

describe("a reinforcement whose sign hangs on the clout", () => {
  it("says which sign holds where it would be put", () => {
    const would = {
      "play:reinf_pm10:seat:0": { totals: [16, 21], lacks: [false, false], bonus: [0, 0], parts: [] },
      "play:reinf_pm10:seat:1": { totals: [6, 11], lacks: [false, false], bonus: [0, 0], parts: [] },
      "play:reinf_p08:seat:0": { totals: [14, 21], lacks: [false, false], bonus: [0, 0], parts: [] },
    };
    const clout: View["clout"] = [[["plan", 6]], [["plan", 21]]];
    const shown = { ask: { ...ask("reinforce.play", ...Object.keys(would), "pass"), would }, view: view({ clout }) };
    expect(parity(shown, "reinf_pm10", 0)).toBe("even here: +10");
    expect(parity(shown, "reinf_pm10", 1)).toBe("odd here: −10");
    expect(parity(shown, "reinf_p08", 0)).toBe("");
  });
});
