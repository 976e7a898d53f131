import { describe, expect, it } from "vitest";
import { played, positionAt } from "../fixtures/played";
import { goalOf, lightsOf, shapeOf, shipsAt, withShips } from "./asking";

describe("an ask is understood from its options alone", () => {
  it("ships are gathered, cards lifted, players toggled", () => {
    expect(shapeOf(positionAt("launch.ships").ask)).toBe("ships");
    expect(shapeOf(positionAt("planning.select").ask)).toBe("cards");
    expect(shapeOf(positionAt("alliance.invite").ask)).toBe("players");
    expect(shapeOf(positionAt("deal.talk").ask)).toBe("deal");
    expect(shapeOf(positionAt("turn.second").ask)).toBe("options");
    expect(shapeOf(positionAt("ships.return").ask)).toBe("spread");
    expect(shapeOf({ ...positionAt("ships.return").ask, params: [1] })).toBe("options");
    expect(shapeOf({ ...positionAt("rewards.take").ask, params: [2] })).toBe("rewards");
  });

  it("a prompt nobody has heard of is a row of buttons", () => {
    expect(shapeOf({ prompt: "new.thing", params: [], options: ["yes", "no"] })).toBe("options");
    expect(shapeOf({ prompt: "new.ships", params: [0, 3], options: ["planet:0.1", "planet:0.2"] })).toBe("ships");
  });

  it("whatever an option names is lit, and stands for that option", () => {
    for (const { ask, view } of Object.values(played.positions)) {
      const lights = lightsOf(ask, view);
      const words = [
        ...lights.planets.values(),
        ...lights.cards.values(),
        ...lights.seats.values(),
        ...lights.places.values(),
        ...(lights.power ? [lights.power] : []),
      ];
      for (const word of words) expect(ask.options).toContain(word);
    }
    const { ask, view } = positionAt("launch.aim");
    expect([...lightsOf(ask, view).planets.values()]).toEqual(ask.options);
  });

  it("a planet that two options speak of is left to the buttons", () => {
    const { view } = positionAt("launch.aim");
    const lights = lightsOf(
      { prompt: "destiny.own_colour", options: ["drive:planet:0.3:seat:1", "drive:planet:0.3:seat:2", "drive:planet:0.4:seat:1"] },
      view,
    );
    expect([...lights.planets]).toEqual([[3, "drive:planet:0.4:seat:1"]]);
  });
});

describe("ships being sent", () => {
  it("leave their planets and stand in the gate, before anything is sent", () => {
    const { ask, view } = positionAt("launch.ships");
    const seat = view.offense;
    const place = ask.options.find((word) => word.startsWith("planet:"))!;
    const next = withShips(view, seat, new Map([[place, 1]]), goalOf(ask));
    expect(shipsAt(next, seat, place)).toBe(shipsAt(view, seat, place) - 1);
    expect(next.gate[seat]).toBe(view.gate[seat]! + 1);
    expect(next).not.toBe(view);
  });

  it("go where the prompt says", () => {
    expect(goalOf({ prompt: "alliance.ships", params: [0, 4, "side:defense"] })).toEqual({ place: "beside" });
    expect(goalOf({ prompt: "deal.pay", params: [0, 3] })).toEqual({ place: "warp" });
    expect(goalOf({ prompt: "deal.ships", params: [0, 99, "planet:1.2"] })).toEqual({ planet: 7 });
  });
});
