/** The encyclopedia of the classic game: what the engine tells, and nothing else; an alien from elsewhere is in it like any other. */
import { cleanup, render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { api } from "$lib/api";
import { catalogues } from "$lib/catalogues.svelte";
import type { ClassicAlien, ClassicCatalogue } from "$lib/protocol";
import { texts } from "$lib/texts.svelte";
import { english, played, spanish } from "../fixtures/played";
import { creatureOf } from "../drawings/creature";
import AlienList from "./AlienList.svelte";
import AlienPage from "./AlienPage.svelte";
import CardList from "./CardList.svelte";
import CardPage from "./CardPage.svelte";
import { cardRules, cards, mayUse, mustUse, roleOf } from "./catalogue";
import FlareList from "./FlareList.svelte";
import FlarePage from "./FlarePage.svelte";
import { placeOf } from "./parts";
import RulesPage from "./RulesPage.svelte";
import TechnologyList from "./TechnologyList.svelte";
import TechnologyPage from "./TechnologyPage.svelte";

const BEACON: ClassicAlien = {
  name: "beacon",
  level: "red",
  uses: [
    { name: "beacon.shine", at: "reveal.after_reveal", roles: ["defense", "none"], optional: true },
    { name: "beacon.fade", at: "resolution.losses", roles: ["defense"], optional: false },
  ],
  roles: ["defense", "none"],
  phases: ["reveal", "resolution"],
  editions: [2018],
  apart: ["will"],
};
/** What the server says once the alien has been brought in. */
const WORDS = {
  ...english,
  "alien.beacon.name": "Beacon",
  "alien.beacon.power": "Shine",
  "alien.beacon.summary": "May add 3 to its side.",
  "alien.beacon.rules": "You may add 3 to your side's total after the reveal.",
};
const CATALOGUE: ClassicCatalogue = { ...played.catalogues.classic, breakers: [...played.catalogues.classic.breakers, BEACON] };
const alien = (name: string) => CATALOGUE.breakers.find((one) => one.name === name)!;

beforeAll(async () => {
  vi.spyOn(api, "texts").mockImplementation((language) => Promise.resolve(language === "es" ? spanish : WORDS));
  vi.spyOn(catalogues.classic, "all", "get").mockReturnValue(CATALOGUE);
  await texts.load("es");
  await texts.speak("beacon");
});
afterEach(cleanup);
afterAll(() => texts.speak("en"));

const shownLinks = () => screen.getAllByRole("link").map((link) => link.getAttribute("href")!.split("/").at(-1)!);
const tags = () => [...document.querySelectorAll("article .tags > span")].map((tag) => tag.textContent.trim());
const lit = () => [...document.querySelectorAll(".strip .on")].map((phase) => phase.textContent);
const press = (name: RegExp) => flushSync(() => screen.getByRole("button", { name }).click());
function search(words: string) {
  const field = screen.getByRole<HTMLInputElement>("searchbox");
  field.value = words;
  flushSync(() => field.dispatchEvent(new Event("input", { bubbles: true })));
}

describe("the list of aliens", () => {
  it("has every alien that can be played, and no other", () => {
    render(AlienList, { open: () => undefined });
    expect(shownLinks()).toEqual(CATALOGUE.breakers.map(({ name }) => name));
  });

  it("is narrowed by level, by may and must, and by what is searched for", () => {
    render(AlienList, { open: () => undefined });
    press(/Simple/);
    expect(shownLinks()).toEqual(CATALOGUE.breakers.filter(({ level }) => level === "green").map(({ name }) => name));
    press(/Optional/);
    expect(shownLinks()).toEqual(CATALOGUE.breakers.filter((one) => one.level === "green" && mayUse(one)).map(({ name }) => name));
    press(/^All$/);
    search("add 3 to its side");
    expect(shownLinks()).toEqual(["beacon"]);
    search("no such thing");
    expect(screen.getByText("Nothing found.")).toBeTruthy();
  });
});

describe("the page of an alien", () => {
  it("lights the phases in which the engine lets it act", () => {
    render(AlienPage, { alien: "will" });
    expect(lit()).toEqual(["Destiny", "Launch"]);
    expect(tags()).toEqual(["Offense", "Mandatory", "Simple", "2008, 2018"]);
  });

  it("shows somebody's own alien like any other, with a drawn likeness", () => {
    render(AlienPage, { alien: "beacon" });
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Beacon");
    expect(screen.getByText("You may add 3 to your side's total after the reveal.")).toBeTruthy();
    expect(lit()).toEqual(["Reveal", "Resolution"]);
    expect(tags()).toEqual(["Defense and Neither main player nor ally", "Optional", "Mandatory", "Wild", "2018", "Never meets Will"]);
    expect(document.querySelector("img")).toBeNull();
    expect(document.querySelector("article svg path")!.getAttribute("fill")).toBe("#ff9a86");
  });

  it("knows a name for the roles of every alien, in both languages", async () => {
    for (const language of ["beacon", "es"]) {
      await texts.speak(language);
      for (const one of played.catalogues.classic.breakers) {
        expect(roleOf(one), one.name).not.toMatch(/_|\./);
        expect(roleOf(one), one.name).not.toBe("");
        expect(mayUse(one) || mustUse(one)).toBe(true);
      }
    }
    await texts.speak("beacon");
    expect(roleOf(alien("filch"))).toBe("Main player");
    expect(roleOf(alien("parasite"))).toBe("Not a main player");
  });
});

describe("the cards", () => {
  it("are those of the decks, destiny included, each once", () => {
    render(CardList, { open: () => undefined });
    expect(screen.getAllByRole("button")).toHaveLength(CATALOGUE.pieces.filter(({ family }) => family !== "flare").length);
    search("most cards");
    expect(screen.getAllByRole("button")).toHaveLength(1);
  });

  it.each([
    ["attack_08", "Attack 08", "7 in the deck"],
    ["mobius_tubes", "Mobius Tubes", "2 in the deck"],
    ["wild", "Wild", "2 in the deck"],
    ["colour", "A player's colour", "3 for each player"],
  ])("%s is counted as it is dealt", (kind, name, copies) => {
    render(CardPage, { kind });
    expect(screen.getByRole("heading").textContent).toBe(name);
    expect(screen.getByText(copies)).toBeTruthy();
  });

  it("all say what they do, in both languages", async () => {
    for (const language of ["beacon", "es"]) {
      await texts.speak(language);
      for (const card of cards()) expect(cardRules(card).length, card.name).toBeGreaterThan(20);
    }
    await texts.speak("beacon");
  });
});

describe("flares", () => {
  const halves = () => [...document.querySelectorAll(".both section")];

  it("stand with their alien, both sides, each with its roles and phases", () => {
    render(AlienPage, { alien: "tripler" });
    expect(halves().map((half) => half.querySelector("h3")!.textContent.trim().split(/\s/)[0])).toEqual(["Wild", "Super"]);
    expect(halves()[0]!.querySelector("p")!.textContent).toBe(english["alien.tripler.flare.wild"]);
    expect([...halves()[0]!.querySelectorAll(".tags span")].map((tag) => tag.textContent)).toEqual(["Main player", "Reveal"]);
  });

  it("show nothing of a side or a flare that is not there", () => {
    render(AlienPage, { alien: "beacon" });
    expect(halves()).toEqual([]);
  });

  it("have a page that says whose which side is", () => {
    render(FlarePage, { kind: "flare_tripler" });
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Tripler");
    expect([...document.querySelectorAll("dd")].map((side) => side.textContent)).toEqual(["Super", "Wild", "Wild", "Wild"]);
  });

  it("are listed and found by what they do", () => {
    render(FlareList, { open: () => undefined });
    expect(shownLinks()).toEqual(CATALOGUE.flares.map(({ name }) => name));
    search("divided by 3");
    expect(shownLinks()).toEqual(["flare_tripler"]);
  });

  it("all say what both sides do, with roles that have a name, in both languages", async () => {
    for (const language of ["beacon", "es"]) {
      await texts.speak(language);
      for (const flare of CATALOGUE.flares) {
        expect(
          flare.sides.map(({ side }) => side),
          flare.name,
        ).toEqual(["wild", "super"]);
        for (const side of flare.sides) {
          expect(texts.flare(flare.name, side.side).length, flare.name).toBeGreaterThan(20);
          expect(roleOf(side), flare.name).toMatch(/^[^._]+$/);
        }
      }
    }
    await texts.speak("beacon");
  });

  it("are found from wherever the card is named", () => {
    expect(placeOf("cards/flare_tripler")).toEqual({ part: "flares", id: "flare_tripler" });
    expect(placeOf("cards/cosmic_zap")).toEqual({ part: "cards", id: "cosmic_zap" });
    expect(placeOf("")).toEqual({ part: "aliens", id: "" });
  });
});

describe("technologies", () => {
  it("are all listed and found by what they do", () => {
    render(TechnologyList, { open: () => undefined });
    expect(shownLinks()).toEqual(CATALOGUE.technologies.map(({ name }) => name));
    search("xenon");
    expect(shownLinks()).toEqual(["xenon_lasers"]);
  });

  it.each([
    ["xenon_lasers", "Technology. 3 ships to complete it.", ["lasts all game", "Main player or ally"], ["Reveal"]],
    ["gluon_mines", "Technology. Any number of ships.", ["works face down", "Defense"], ["Planning"]],
  ])("%s says what it takes, how long it works, and when", (name, takes, said, phases) => {
    render(TechnologyPage, { name });
    expect(screen.getByText(takes)).toBeTruthy();
    expect(tags()).toEqual(said);
    expect(lit()).toEqual(phases);
    expect(screen.getByText(english[`technology.${name}.rules`]!)).toBeTruthy();
  });
});

describe("variants", () => {
  it("stand among the rules with their editions and what they go with", () => {
    render(RulesPage, {});
    const told = (name: string) => [...document.querySelectorAll(`#variant-${name} .tags span`)].map((tag) => tag.textContent);
    expect(document.querySelectorAll("[id^=variant-]")).toHaveLength(CATALOGUE.variants.length);
    expect(told("freewheeling_flares")).toEqual(["2008", "Needs flares."]);
    expect(told("hidden_powers")).toEqual(["2008, 2018", "Needs aliens."]);
  });
});

describe("a stand-in for a portrait", () => {
  it("is the same for a name every time, and another for another", () => {
    expect(creatureOf("beacon")).toEqual(creatureOf("beacon"));
    const bodies = ["beacon", "lantern", "moth", "tide", "crumb"].map((name) => creatureOf(name).body);
    expect(new Set(bodies).size).toBe(bodies.length);
  });

  it("stays inside its frame, whatever it is called", () => {
    for (let n = 0; n < 300; n++) {
      const { knobs, eyes, spots, body, limbs } = creatureOf(`alien ${n}`);
      const numbers = [body, ...limbs]
        .join(" ")
        .match(/-?\d+\.\d/g)!
        .map(Number);
      expect(Math.max(...numbers)).toBeLessThan(220);
      for (const { x, y } of [...knobs, ...eyes, ...spots]) expect(Math.hypot(x - 120, y - 120), `alien ${n}`).toBeLessThan(99);
    }
  });
});
