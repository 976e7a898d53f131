import { describe, expect, it } from "vitest";
import type { Editions } from "$lib/protocol";
import { barredBy, fitted, FRESH, lackOf, toggled, waysOf, wishesOf } from "./setup";

const EARLY: Editions = {
  edition: 2008,
  seats: [3, 4, 5],
  ways: ["random", "choice", "none"],
  aliens: ["bee", "cat", "dog", "eel", "fox", "gnu"],
  alerts: { green: ["bee", "cat", "dog"], yellow: ["eel", "fox"], red: ["gnu"] },
  apart: [["bee", "cat"]],
  flares: 2,
  envoys: {},
  variants: [],
  guests: [],
};
const LATE: Editions = { ...EARLY, edition: 2018, ways: ["random", "choice", "combo", "none"], aliens: [...EARLY.aliens, "yak"] };

describe("setting up a table", () => {
  it("offers what the edition has, and always a list", () => {
    expect(waysOf(EARLY)).toEqual(["choice", "random", "list", "none"]);
    expect(waysOf(LATE)).toContain("combo");
  });

  it("drops what no longer fits when the edition or the number of seats changes", () => {
    expect(fitted({ ...FRESH, way: "combo" }, EARLY).way).toBe("random");
    const list = fitted({ ...FRESH, way: "list", seats: 3, picked: ["yak", "dog", "fox", "gnu"] }, EARLY);
    expect(list.picked).toEqual(["", "dog", "fox"]);
  });

  it("fills the seats in order, and takes an alien out where it sat", () => {
    let list = fitted({ ...FRESH, way: "list", seats: 3 }, LATE);
    for (const alien of ["dog", "eel", "fox", "gnu"]) list = toggled(list, alien);
    expect(list.picked).toEqual(["dog", "eel", "fox"]);
    expect(toggled(list, "eel").picked).toEqual(["dog", "", "fox"]);
    expect(wishesOf(list, LATE)).toEqual({
      game: "classic",
      edition: 2018,
      seats: 3,
      aliens: ["dog", "eel", "fox"],
      alerts: [],
      variants: [],
    });
  });

  it("keeps apart those who never meet, whichever came first", () => {
    expect([...barredBy(LATE, ["bee"])]).toEqual(["cat"]);
    expect([...barredBy(LATE, ["cat"])]).toEqual(["bee"]);
  });

  it("says what is missing", () => {
    expect(lackOf(fitted({ ...FRESH, way: "list" }, LATE), LATE)).toEqual({ key: "new.lack.picks", params: [5] });
    expect(lackOf({ ...FRESH, alerts: ["red", "yellow"] }, LATE)).toEqual({ key: "new.lack.boxes", params: [5, 3] });
    expect(lackOf({ ...FRESH, way: "choice", seats: 3 }, LATE)).toBeUndefined();
    expect(lackOf({ ...FRESH, way: "choice", seats: 4 }, LATE)).toEqual({ key: "new.lack.boxes", params: [8, 6] });
    expect(lackOf({ ...FRESH, way: "none", alerts: ["red"] }, LATE)).toBeUndefined();
  });
});
