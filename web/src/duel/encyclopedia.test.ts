/** The encyclopedia of the duel: nothing is missing, everything has words in both languages, and our own cards say so. */
import { cleanup, render, screen, within } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { api } from "$lib/api";
import { catalogues } from "$lib/catalogues.svelte";
import { texts } from "$lib/texts.svelte";
import { english, played, spanish } from "../fixtures/played";
import { entriesOf, nameOf, rulesOf, textOf } from "./catalogue";
import OwnMark from "./OwnMark.svelte";
import PowerList from "./PowerList.svelte";
import PowerPage from "./PowerPage.svelte";
import { secretsOf } from "./secrets";
import type { View } from "./view";

const CATALOGUE = played.catalogues.duel;
const named = (...families: string[]) => CATALOGUE.pieces.filter(({ family }) => families.includes(family)).map(({ name }) => name);
const isOwn = (name: string) => [...CATALOGUE.breakers, ...CATALOGUE.pieces].find((one) => one.name === name)!.provenance === "original";
const ORIGINS = {
  en: ["Our own card", "From the rulebook", "From a public page"],
  es: ["Nuestra propia carta", "Del reglamento", "De una página pública"],
};
const UNSAID = /[a-z]_[a-z]|\b(card|tile|token|tactic|symbol|reward|destiny_card|enc)[.:]\w/;

beforeAll(async () => {
  vi.spyOn(api, "texts").mockImplementation((language) => Promise.resolve({ ...(language === "es" ? spanish : english) }));
  vi.spyOn(catalogues.duel, "all", "get").mockReturnValue(CATALOGUE);
  await texts.load("en");
});
afterEach(cleanup);

const shownLinks = () => screen.getAllByRole("link").map((link) => link.getAttribute("href")!.split("/").at(-1));
const press = (name: string) => flushSync(() => screen.getByRole("button", { name }).click());

async function listed() {
  render(PowerList, { open: () => undefined });
  await screen.findByRole("link", { name: /Suspiciously Cheap Moon/ });
}

describe("the list", () => {
  it("has every kind of card, each of ours with its mark and no other", async () => {
    await listed();
    expect(shownLinks().sort()).toEqual([...CATALOGUE.breakers, ...CATALOGUE.pieces].map(({ name }) => name).sort());
    for (const link of screen.getAllByRole("link")) {
      const ours = isOwn(link.getAttribute("href")!.split("/").at(-1)!);
      expect(within(link).queryAllByText("our own card"), link.textContent).toHaveLength(ours ? 1 : 0);
    }
  });

  it("shows one group, only known cards, and what is searched for", async () => {
    await listed();
    press("Destiny");
    expect(shownLinks()).toEqual(named("discovery", "event", "refresh"));
    press("Known cards");
    expect(shownLinks()).toEqual(named("discovery", "event", "refresh").filter((name) => !isOwn(name)));
    press("Plans & reinforcements");
    expect(shownLinks()).toEqual(named("plan", "reinforcement").filter((name) => !isOwn(name)));
    press("Planets & tactics");
    expect(screen.getByText("Nothing found.")).toBeTruthy();
    press("All");
    expect(shownLinks()).toEqual(named("planet", "tactic"));
    press("Everything");
    const field = screen.getByRole<HTMLInputElement>("searchbox");
    field.value = "unsupervised";
    flushSync(() => field.dispatchEvent(new Event("input", { bubbles: true })));
    expect(shownLinks()).toEqual(["vacant_shipyard"]);
  });
});

describe("a page", () => {
  it("says what is printed on a destiny card, and whose it is", async () => {
    render(PowerPage, { id: "cheap_moon" });
    await screen.findByRole("heading", { name: "Suspiciously Cheap Moon" });
    const facts = [...document.querySelectorAll("dl > div")].map((line) => [...line.children].map((part) => part.textContent.trim()));
    expect(facts).toEqual([
      ["Ship advantage", "+5"],
      ["Winner's prize", "Small Print Prize"],
      ["Next card", "Refresh"],
    ]);
    expect(screen.getByText("Our own card")).toBeTruthy();
  });

  it("has no mark of ours on a card from the rulebook, and lists its bar or its resources", async () => {
    render(PowerPage, { id: "regular_revenge" });
    await screen.findByRole("heading", { name: "Regular Revenge" });
    expect(screen.queryByText("Our own card")).toBeNull();
    expect(screen.getByText("Planet bar").nextElementSibling!.textContent).toBe("bluepinkgreengoldred");
    cleanup();
    render(PowerPage, { id: "cards_or_resources" });
    await screen.findByRole("heading", { name: "Cards or Resources" });
    expect(screen.getByText("gold").nextElementSibling!.textContent).toBe("increase friendship with an envoy");
  });

  it("leaves nothing unsaid, in both languages", async () => {
    for (const language of ["en", "es"] as const) {
      await texts.speak(language);
      for (const entry of entriesOf(CATALOGUE)) {
        expect(nameOf(entry), entry.id).not.toBe("");
        expect(
          rulesOf(entry).every((rule) => rule.length > 10),
          entry.id,
        ).toBe(true);
        expect(textOf(entry)).not.toMatch(UNSAID);
      }
      // One page of each kind, of ours and of others'.
      const kinds = new Map(entriesOf(CATALOGUE).map((entry) => [`${entry.family} ${entry.provenance}`, entry]));
      for (const entry of kinds.values()) {
        render(PowerPage, { id: entry.id });
        await screen.findByRole("heading", { level: 1 });
        expect(document.body.textContent, entry.id).not.toMatch(UNSAID);
        const said = ORIGINS[language].filter((origin) => document.body.textContent.includes(origin));
        expect(said, entry.id).toEqual([ORIGINS[language][["original", "seed", "public"].indexOf(entry.provenance)]]);
        cleanup();
      }
    }
    await texts.speak("en");
  });
});

describe("at the table", () => {
  it("a destiny card of ours says so", async () => {
    render(OwnMark, { id: "cheap_moon" });
    await screen.findByText("our own card");
    cleanup();
    render(OwnMark, { id: "vacant_shipyard" });
    expect(document.body.textContent).not.toContain("our own card");
  });

  it("an owner sees bets, cards beside the alien and cards set aside, and nobody else's", () => {
    const names = { seats: ["Ines", "Bo"], colours: ["ember", "azure"] };
    const view = {
      ...played.duels[0]!.view,
      secrets: [["bet", 1]],
      beside: [
        [0, "jar", "plan_13"],
        [0, "jar", "reinf_p08"],
        [1, "snare", "face_down"],
      ],
      aside: ["plan_04"],
    } as View;
    expect(secretsOf(view, 0, names)).toEqual(["your bet: Bo", "jar: The Sinister (13), Big Boost (+08)", "set aside: The Crummy (04)"]);
    expect(secretsOf({ ...view, secrets: [["bet", 0]], beside: [], aside: [] }, 0, names)).toEqual(["your bet: You"]);
    expect(secretsOf(view, null, names)).toEqual([]);
  });
});
