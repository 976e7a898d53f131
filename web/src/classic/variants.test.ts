import { describe, expect, it } from "vitest";
import type { Editions, VariantLine } from "$lib/protocol";
import { FRESH, wishesOf } from "./setup";
import { closesAll, playedWith, standings } from "./variants";

const line = (name: string, more: Partial<VariantLine> = {}): VariantLine => ({
  name,
  editions: [2008, 2018],
  group: "play",
  needs: [],
  excludes: [],
  hints: [],
  ...more,
});
const LATE: Editions = {
  edition: 2018,
  seats: [3, 4, 5],
  ways: ["random", "combo"],
  aliens: [],
  alerts: {},
  apart: [],
  flares: 2,
  envoys: {},
  guests: [],
  variants: [
    line("many_sparks", { needs: ["sparks"], editions: [2008], group: "cards" }),
    line("odd_spark", { needs: ["sparks"], group: "cards" }),
    line("sparks", { group: "cards" }),
    line("masks", { excludes: ["aliens:none"], hints: [{ given: "aliens:combo", text: "known" }] }),
    line("tools", {
      hints: [
        { given: "small", text: "fewer" },
        { given: "seats:5", text: "crowded" },
      ],
    }),
    line("small", { excludes: ["large"] }),
    line("large"),
  ],
};
const EARLY: Editions = { ...LATE, edition: 2008 };

const wished = (...variants: string[]) => ({ ...FRESH, variants });
const at = (edition: Editions, name: string, setUp = FRESH) => standings(edition, setUp).find((one) => one.name === name)!;

describe("variants", () => {
  it("are closed by edition, by what they need, and by what they cannot be with", () => {
    expect(at(LATE, "many_sparks").closed).toEqual({ because: "edition", of: [2008] });
    expect(at(EARLY, "many_sparks").closed).toEqual({ because: "needs", of: ["sparks"] });
    expect(at(EARLY, "many_sparks", wished("sparks")).closed).toBeUndefined();
    expect(at(LATE, "masks", { ...FRESH, way: "none" }).closed).toEqual({ because: "excludes", of: ["aliens:none"] });
    expect(at(LATE, "tools").closed).toBeUndefined();
  });

  it("exclude each other whichever says so, and the one that is on stays open", () => {
    expect(at(LATE, "large", wished("small")).closed).toEqual({ because: "excludes", of: ["small"] });
    expect(at(LATE, "small", wished("large")).closed).toEqual({ because: "excludes", of: ["large"] });
    expect(at(LATE, "large", wished("large")).closed).toBeUndefined();
    expect(playedWith(LATE, wished("large", "small"))).toEqual(["small"]);
  });

  it("are played where they are wished and can be had, and come back when they can again", () => {
    const all = wished("odd_spark", "many_sparks", "sparks", "masks");
    expect(playedWith(LATE, all)).toEqual(["odd_spark", "sparks", "masks"]);
    expect(playedWith(EARLY, all)).toEqual(["many_sparks", "odd_spark", "sparks", "masks"]);
    expect(playedWith(LATE, { ...all, variants: ["odd_spark", "masks"] })).toEqual(["masks"]);
    expect(wishesOf(all, LATE).variants).toEqual(["odd_spark", "sparks", "masks"]);
  });

  it("say what they do to other wishes only while they are on", () => {
    expect(at(LATE, "masks", { ...wished("masks"), way: "combo" }).hint).toBe("known");
    expect(at(LATE, "masks", { ...wished(), way: "combo" }).hint).toBeUndefined();
    expect(at(LATE, "masks", wished("masks")).hint).toBeUndefined();
    expect(at(LATE, "tools", { ...wished("tools", "small"), seats: 3 }).hint).toBe("fewer");
    expect(at(LATE, "tools", wished("tools")).hint).toBe("crowded");
  });

  it("are closed together only where one thing closes all", () => {
    const early = standings(EARLY, FRESH).filter((one) => one.group === "cards");
    expect(closesAll(early)).toBeUndefined();
    expect(closesAll(early.filter((one) => one.name !== "sparks"))).toEqual({ because: "needs", of: ["sparks"] });
    expect(closesAll([])).toBeUndefined();
  });
});
