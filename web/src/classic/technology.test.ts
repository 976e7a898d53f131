import { cleanup, render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { api } from "$lib/api";
import type { AskLine } from "$lib/protocol";
import { texts } from "$lib/texts.svelte";
import type { Technology, View } from "$lib/view";
import { planetWord } from "$lib/words";
import { askFor as ask, english, played, positionAt, tableAt } from "../fixtures/played";
import { lightsOf, shapeOf } from "./asking";
import OwnTechnologies from "./OwnTechnologies.svelte";
import { Play } from "./play.svelte";
import Prompt from "./Prompt.svelte";
import Shelf from "./Shelf.svelte";
import { coloniesOf, isReady, stepsOf, technologiesOf } from "./technology";
import TechnologyChoice from "./TechnologyChoice.svelte";
import TechnologyDialog from "./TechnologyDialog.svelte";

beforeAll(async () => {
  vi.spyOn(api, "texts").mockResolvedValue({ ...english });
  vi.spyOn(api, "catalogue").mockImplementation((game) => Promise.resolve(played.catalogues[game]));
  await texts.load("en");
});
afterEach(cleanup);

const STEPS = [
  "research:technology:infinity_drive",
  "abandon:technology:infinity_drive",
  "research:technology:energy_cloak",
  "complete:technology:energy_cloak",
  "pass",
];

function researching(): View {
  const { view } = positionAt("launch.aim");
  const me = view.seat!;
  const of = (seat: number, name: string | null, ships: number, needs: number | null, open = false): Technology => ({
    seat,
    name,
    ships,
    needs,
    open,
  });
  return {
    ...view,
    technologies: [
      of(me, "xenon_lasers", 0, 3, true),
      of(me, "infinity_drive", 2, 6),
      of(me, "energy_cloak", 4, 4),
      of((me + 1) % view.seats, null, 7, null),
    ],
  };
}

function playWith(view: View, asked: AskLine) {
  const table = tableAt({ ask: asked, view });
  const answer = vi.spyOn(table, "answer").mockResolvedValue();
  return { play: new Play(table), table, answer };
}

describe("technologies", () => {
  it("lie face down first, and only their owner knows that one is ready", () => {
    const view = researching();
    const [first, ready, open] = technologiesOf(view, view.seat!);
    expect([first!.name, ready!.name, open!.name]).toEqual(["infinity_drive", "energy_cloak", "xenon_lasers"]);
    expect([first, ready, open].map((one) => isReady(one!))).toEqual([false, true, false]);
    expect(technologiesOf(view, (view.seat! + 1) % view.seats).map(isReady)).toEqual([false]);
  });

  it("of others show a back and its ships, never what they need", () => {
    const view = researching();
    const { play } = playWith(view, ask("turn.second", ["yes", "no"]));
    render(Shelf, { shown: play, seat: (view.seat! + 1) % view.seats });
    expect(screen.getByRole("button", { name: "face-down technology, 7 ships on it" })).toBeTruthy();
    expect(document.querySelector(".sockets")).toBeNull();
  });
});

describe("a second encounter or a new technology", () => {
  it("is answered by verbs", () => {
    const { play } = playWith(researching(), ask("turn.second_or_technology", ["yes", "new_technology", "no"]));
    render(Prompt, { play, openDeal: () => undefined });
    const said = screen
      .getAllByRole("button")
      .map((button) => button.textContent.replace(/Space|[12]$/, "").trim())
      .filter(Boolean);
    expect(said).toEqual(["End my turn", "Second encounter", "New technology"]);
  });
});

describe("one step with one technology", () => {
  it("is known by its options, and lights technologies and every own colony", () => {
    const view = researching();
    const asked = ask("technology.action", STEPS);
    expect(shapeOf(asked)).toBe("technology");
    expect(stepsOf(asked)?.complete.get("energy_cloak")).toBe("complete:technology:energy_cloak");
    const lights = lightsOf(asked, view);
    expect([...lights.technologies.keys()].sort()).toEqual(["energy_cloak", "infinity_drive"]);
    expect([...lights.planets.keys()]).toEqual(coloniesOf(view, view.seat!));
    expect(stepsOf(ask("turn.second", ["yes", "no"]))).toBeUndefined();
  });

  it("is put together first: a colony and a technology, read back as a sentence, sent as one step", () => {
    const view = researching();
    const { play, table, answer } = playWith(view, ask("technology.action", STEPS));
    play.follow();
    render(Prompt, { play, openDeal: () => undefined });
    expect(screen.getByTestId("sentence").textContent).toBe("You: one step with one technology?");
    const colony = coloniesOf(view, view.seat!)[0]!;
    flushSync(() => play.touchPlanet(colony));
    expect(play.research.technology).toBe("infinity_drive");
    expect(play.view.planets[colony]![view.seat!]).toBe(view.planets[colony]![view.seat!]! - 1);
    expect(screen.getByTestId("sentence").textContent).toMatch(/^You: 1 ship from .* 1 onto .*\.$/);
    expect(answer).not.toHaveBeenCalled();
    screen.getByRole("button", { name: /^Research/ }).click();
    expect(answer).toHaveBeenCalledWith(["research:technology:infinity_drive"]);
    // The game asks for the colony when everybody has decided: it is known already.
    const later = ask("technology.colony", [planetWord(colony), "planet:0.5"], ["technology:infinity_drive"]);
    flushSync(() => (table.scene = { ...table.scene!, asks: [{ ...later, id: 99 }] }));
    play.follow();
    expect(answer).toHaveBeenLastCalledWith([planetWord(colony)], true);
  });

  it("asks for the colony anew where the one chosen will not do", () => {
    const { play, table, answer } = playWith(researching(), ask("technology.action", STEPS));
    play.follow();
    const colony = coloniesOf(play.view, play.me!)[0]!;
    play.touchPlanet(colony);
    play.send();
    const later = ask("technology.colony", ["planet:3.5"], ["technology:infinity_drive"]);
    flushSync(() => (table.scene = { ...table.scene!, asks: [{ ...later, id: 99 }] }));
    play.follow();
    expect(answer).toHaveBeenCalledTimes(1);
  });

  it("offers to complete only what is ready, and shows where the ship would come", () => {
    const { play } = playWith(researching(), ask("technology.action", STEPS));
    play.follow();
    render(Prompt, { play, openDeal: () => undefined });
    render(OwnTechnologies, { shown: play, research: play.research });
    expect(screen.getAllByRole("button", { name: /^Complete/ })).toHaveLength(1);
    expect(document.querySelectorAll(".ghost")).toHaveLength(0);
    flushSync(() => play.touchTechnology("infinity_drive"));
    flushSync(() => play.touchPlanet(coloniesOf(play.raw, play.me!)[0]!));
    expect(document.querySelectorAll(".ghost")).toHaveLength(1);
    flushSync(() => play.touchTechnology("infinity_drive"));
    expect(play.research.technology).toBeUndefined();
  });

  it("gives one up only when asked once more", () => {
    const view = researching();
    const { play } = playWith(view, ask("technology.action", STEPS));
    const abandon = vi.fn();
    render(TechnologyDialog, { shown: play, technology: view.technologies[1]!, abandon, close: () => undefined });
    flushSync(() => screen.getByRole("button", { name: /^Give up/ }).click());
    expect(abandon).not.toHaveBeenCalled();
    expect(screen.getByText("It is shown and discarded. 2 ships come back to your colonies.")).toBeTruthy();
    screen.getByRole("button", { name: "Give it up" }).click();
    expect(abandon).toHaveBeenCalledOnce();
  });
});

describe("technologies just drawn", () => {
  it("are laid out apart from one's own; a touch lifts one, the bar keeps it", () => {
    const view = researching();
    const { play, answer } = playWith(view, ask("technology.keep", ["technology:energy_cloak", "technology:infinity_drive"]));
    play.follow();
    expect(play.shape).toBe("drawn");
    expect(technologiesOf(play.view, play.me!).map(({ name }) => name)).toEqual(["xenon_lasers"]);
    render(Prompt, { play, openDeal: () => undefined });
    render(TechnologyChoice, { play });
    const [first] = screen.getAllByRole("radio");
    flushSync(() => first!.click());
    screen.getByRole("button", { name: /^Keep/ }).click();
    expect(answer).toHaveBeenCalledWith(["technology:energy_cloak"]);
  });
});

describe("a cannon", () => {
  it("lights the gaps it can be put into", () => {
    const lights = lightsOf(ask("lunar_cannon.gap", ["gap:0.1", "gap:0.2"]), researching());
    expect([...lights.gaps.keys()]).toEqual(["gap:0.1", "gap:0.2"]);
  });
});
