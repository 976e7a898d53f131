import { describe, expect, it } from "vitest";
import { between, orbit } from "$lib/geometry";
import { lineOf } from "$lib/log";
import { plain } from "$lib/render";
import { texts } from "$lib/texts.svelte";
import { around, orbitsOf, plainStacks, stacks, type View } from "$lib/view";
import { cardFace, parse, planetsIn } from "$lib/words";
import { names, positionAt } from "../fixtures/played";
import { draftOf, grantable, isOffer, kindOf, partsOf } from "./deal";
import { flightsBetween } from "./flights";
import { entriesOf } from "./log";

describe("words", () => {
  it("come apart", () => {
    expect(parse("planet:2.3")).toEqual({ kind: "planet", seat: 2, number: 3, index: 14 });
    expect(parse("use:zombie.immortality")).toEqual({ kind: "use", alien: "zombie", hook: "immortality" });
    expect(parse("seat:1:card:attack_08")).toEqual({ kind: "item", giver: 1, item: "card:attack_08" });
    expect(planetsIn("drive:planet:0.3:seat:2")).toEqual([2]);
  });
  it("cards have a type and a figure", () => {
    expect(cardFace("attack_08")).toEqual({ type: "attack", figure: "08" });
    expect(cardFace("reinforcement_5")).toEqual({ type: "reinforcement", figure: "+5" });
    expect(cardFace("cosmic_zap")).toEqual({ type: "artifact", figure: "" });
  });
});

describe("ships in flight", () => {
  it("are those that left here and arrived there", () => {
    const { view } = positionAt("launch.ships");
    const after = structuredClone(view);
    const seat = view.offense;
    const from = view.planets.findIndex((row) => (row[seat] ?? 0) > 1);
    after.planets[from]![seat]! -= 2;
    after.gate[seat]! += 2;
    expect(flightsBetween(view, after)).toEqual([
      { seat, from, to: "gate" },
      { seat, from, to: "gate" },
    ]);
    expect(flightsBetween(view, view)).toEqual([]);
  });

  it("go to technologies and come back from them", () => {
    const { view } = positionAt("launch.ships");
    const after = structuredClone(view);
    const seat = view.offense;
    const planet = view.planets.findIndex((row) => (row[seat] ?? 0) > 0);
    after.planets[planet]![seat]! -= 1;
    after.research[seat]! += 1;
    expect(flightsBetween(view, after)).toEqual([{ seat, from: planet, to: "research" }]);
    expect(flightsBetween(after, view)).toEqual([{ seat, from: "research", to: planet }]);
  });
});

describe("the log", () => {
  const line = (n: number, key: string, ...params: (string | number)[]) => ({ n, key, params });
  const entries = entriesOf(
    [
      line(0, "encounter.begins", "seat:0", 1),
      line(1, "destiny.defense", "seat:3"),
      line(2, "power.used", "seat:2", "use:macron.mass"),
      line(3, "ships.lost", "seat:1", 2),
      line(4, "encounter.begins", "seat:0", 2),
    ],
    [{ line: { n: 0, seat: 1, name: "Tariq", text: "mercy", at: 0, key: null, params: [] }, after: 1 }],
  );
  it("has a heading for each encounter of the game, with both sides once they are known", () => {
    expect(entries.filter((entry) => entry.kind === "head")).toMatchObject([
      { number: 1, offense: 0, defense: 3 },
      { number: 2, offense: 0, defense: undefined },
    ]);
  });
  it("says whose line it is and what caused it", () => {
    expect(entries.find((entry) => entry.key === "e2")).toMatchObject({ actor: 2, cause: { alien: "macron", hook: "mass" } });
    expect(entries.find((entry) => entry.key === "e1")).toMatchObject({ cause: undefined });
  });
  it("has a heading for each phase, and no tag on its lines", () => {
    expect(entries.filter((entry) => entry.kind === "part")).toEqual([{ kind: "part", key: "p1", part: "destiny" }]);
  });
  it("tells of a landing and the colony it founds in one line, and says which it is", () => {
    const told = [
      line(0, "colony.founded", "seat:0", "planet:1.1"),
      line(1, "ships.landed", "seat:0", 3, "planet:1.1"),
      line(2, "colony.lost", "seat:0", "planet:1.1"),
      line(3, "colony.founded", "seat:0", "planet:2.1"),
      line(4, "colony.founded", "seat:0", "planet:3.1"),
      line(5, "ships.landed", "seat:2", 1, "planet:3.1"),
    ];
    const said = entriesOf(told).flatMap((entry) => (entry.kind === "line" ? [entry.said] : []));
    expect(said).toEqual([
      { key: "log.landed", params: ["seat:0", 3, "planet:1.1", "nth:1"] },
      { key: "event.colony.lost", params: ["seat:0", "planet:1.1"] },
      { key: "log.colony", params: ["seat:0", "planet:2.1", "nth:1"] },
      { key: "log.colony", params: ["seat:0", "planet:3.1", "nth:2"] },
      { key: "event.ships.landed", params: ["seat:2", 1, "planet:3.1"] },
    ]);
    const words = texts.ui({ ...names, me: 0 });
    expect(plain(lineOf(words, said[0]!))).toMatch(/^You land on .+ 1 with 3 ships: your 1st colony\.$/);
  });
  it("blames a power for its own doings only", () => {
    const told = [
      line(0, "reveal.totals", 9, 4),
      line(1, "power.used", "seat:2", "use:mind.knowledge"),
      line(2, "mind.looked", "seat:2"),
      line(3, "reveal.winner", "side:offense", "seat:0"),
      line(4, "ships.landed", "seat:0", 2, "planet:1.1"),
    ];
    const causes = entriesOf(told).map((entry) => (entry.kind === "line" ? entry.cause : undefined));
    const power = { alien: "mind", hook: "knowledge" };
    expect(causes).toEqual([undefined, undefined, power, power, undefined, undefined, undefined]);
  });
  it("has talk where it fell", () => {
    expect(entries.map((entry) => entry.key)).toEqual(["h0", "p1", "e1", "t0", "e2", "e3", "h4"]);
  });
});

describe("deals", () => {
  it("are heard part by part", () => {
    expect(
      partsOf({ give: ["card:attack_06", "planet:0.2"], want: ["random:card", "type:artifact", "free:seat:1"] }).map(({ verb }) => verb),
    ).toEqual(["deal:give:card", "deal:give:colony", "deal:want:random", "deal:want:type", "deal:want:free"]);
    expect(kindOf("highest:attack")).toBe("type");
  });
  it("need something that changes hands", () => {
    expect(isOffer({ give: [], want: [] })).toBe(false);
    expect(isOffer({ give: [], want: ["free:seat:1"] })).toBe(false);
    expect(isOffer({ give: ["planet:0.2"], want: [] })).toBe(true);
  });
  it("read from either side", () => {
    expect(
      draftOf(
        [
          [0, "card:attack_06"],
          [3, "planet:3.2"],
        ],
        3,
      ),
    ).toEqual({ give: ["planet:3.2"], want: ["card:attack_06"] });
  });
  it("grant colonies beside the giver's own, where the taker has none", () => {
    const { view } = positionAt("deal.talk");
    const [me, other] = [view.offense, view.defense!];
    for (const planet of grantable(view, me, other)) {
      expect(view.planets[planet]![me]).toBeGreaterThan(0);
      expect(view.planets[planet]![other]).toBe(0);
    }
  });
});

describe("the great orbit", () => {
  it("puts the first system at the bottom and keeps planets apart", () => {
    for (const numbers of [
      [5, 5, 5],
      [4, 4, 4, 4],
      [5, 6, 5, 4, 5],
    ]) {
      const planets = orbit(numbers, 434, 240, 556, 290, 77);
      expect(planets.map((system) => system.length)).toEqual(numbers);
      expect(planets[0]![2]![1]).toBeGreaterThan(500);
      const all = planets.flat();
      all.forEach(([x, y], i) => all.slice(i + 1).forEach(([u, v]) => expect(Math.hypot(x - u, y - v)).toBeGreaterThan(60)));
    }
  });
  it("leaves everybody else where they are when a sixth planet appears", () => {
    const [before, after] = [
      [5, 5, 5, 5, 5],
      [6, 5, 5, 5, 5],
    ].map((numbers) => orbit(numbers, 434, 240, 556, 290, 77));
    expect(after!.slice(1)).toEqual(before!.slice(1));
    expect(after![0]).toHaveLength(6);
  });
  it("keeps the gap of a planet that is no more, and has room for one that came later", () => {
    const { view } = positionAt("launch.aim");
    view.worlds[1] = view.worlds[1]!.filter((planet) => planet !== 8);
    expect(orbitsOf(view, 1)).toEqual([6, 7, 8, 9, 10]);
    view.worlds[1].push(11);
    expect(orbitsOf(view, 1)).toEqual([6, 7, 8, 9, 10, 11]);
    expect(
      orbitsOf(
        {
          ...view,
          variants: ["four_planets"],
          worlds: [
            [0, 1, 2, 3],
            [6, 8, 9, 11],
          ],
        },
        1,
      ),
    ).toEqual([6, 7, 8, 9, 11]);
  });
  it("has a place for a cannon inside, as far from one planet as from the other", () => {
    const { x, y } = between([100, 100], [160, 100], 300, 300, 47);
    expect([x, y]).toEqual([130, 147]);
  });
  it("draws a great ship beside its stack, not in it", () => {
    const { view } = positionAt("launch.aim");
    const boxed: View = { ...view, pieces: [["great_ship", 3, "planet:0.1"]] };
    expect(plainStacks(boxed, "planet:0.1", [0, 2, 0, 3, 0]).map(([, count]) => count)).toEqual([2, 2]);
    expect(plainStacks(boxed, "planet:0.1", [0, 0, 0, 1, 0])).toEqual([]);
    expect(plainStacks(boxed, "planet:0.2", [0, 0, 0, 1, 0])).toHaveLength(1);
  });
  it("goes clockwise from whoever looks", () => {
    const { view } = positionAt("launch.aim");
    expect(around(view, 3)).toEqual([3, 4, 0, 1, 2]);
    expect(stacks(view, [0, 2, 0, 1, 0], 3).map(([, count]) => count)).toEqual([1, 2]);
  });
});
