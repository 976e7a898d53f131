/** The dialog for a new table, on what the engine offers: starts, reasons, hints, and the table read back. */
import { cleanup, render, screen, within } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { api } from "$lib/api";
import type { Info, Wishes } from "$lib/protocol";
import { settings } from "$lib/settings.svelte";
import { texts } from "$lib/texts.svelte";
import { FRESH } from "../classic/setup";
import { standings } from "../classic/variants";
import { english, played, spanish } from "../fixtures/played";
import NewTable from "./NewTable.svelte";
import { USUAL } from "$lib/levels";
import { whyClosed } from "./said";

const BOTS = { classic: ["random", "simple", "sage", "seer", "my_own"], duel: ["random", "simple"] };
const INFO: Info = { version: "", protocol: 1, games: played.offers, bots: BOTS, colours: played.colours, clocks: {} };
let made: Partial<Wishes> | undefined;

beforeAll(async () => {
  vi.spyOn(api, "texts").mockImplementation((language) => Promise.resolve(language === "es" ? spanish : english));
  await texts.load("es");
  await texts.speak("english");
});
beforeEach(() => {
  made = undefined;
  render(NewTable, {
    info: INFO,
    busy: false,
    problem: "",
    close: () => undefined,
    make: (wishes: Partial<Wishes>) => {
      made = wishes;
    },
    watch: () => undefined,
  });
});
afterEach(cleanup);
afterAll(() => texts.speak("en"));

const hidden = { hidden: true };
const touch = (role: "radio" | "button", name: RegExp | string) => flushSync(() => screen.getByRole(role, { name, ...hidden }).click());
const variant = (name: string) => screen.getByRole<HTMLButtonElement>("switch", { name, ...hidden });
const turn = (name: string) => flushSync(() => variant(name).click());
const isOn = (name: string) => variant(name).getAttribute("aria-checked") === "true";
/** What the line under a variant says. */
const line = (name: string) => document.getElementById(variant(name).getAttribute("aria-describedby")!)?.textContent.trim() ?? "";
const sentence = () => document.querySelector("footer p")!.textContent;
const open = () => {
  touch("button", "Open the table");
  return made!;
};

describe("opponents", () => {
  const said = () => document.getElementById("level-text")!.textContent.trim();
  const levels = () =>
    within(screen.getByRole("radiogroup", { name: "Opponents", ...hidden }))
      .getAllByRole("radio", hidden)
      .map((one) => one.textContent);

  afterEach(() => settings.change({ level: USUAL }));

  it("are the bots that the server has, by how well they play, and somebody's own by name", () => {
    expect(levels()).toEqual(["Easy", "Normal", "Hard", "Hardest", "my_own"]);
    expect(open()).toMatchObject({ level: "simple" });
  });

  it("say what they think, and are remembered", () => {
    expect(said()).toBe("Go by rules of thumb, and answer at once.");
    touch("radio", "Hardest");
    expect(said()).toBe("Play many futures through before they answer. That takes a moment.");
    expect(open()).toMatchObject({ level: "seer" });
    expect(settings.kept.level).toBe("seer");
    touch("radio", "my_own");
    expect(said()).toBe("Somebody’s own bots, which this server knows.");
  });

  it("are the usual ones where a game does not have those", () => {
    touch("radio", "Hard");
    touch("radio", "Duel");
    expect(levels()).toEqual(["Easy", "Normal"]);
    expect(open()).toMatchObject({ game: "duel", level: "simple" });
    touch("radio", "Classic 2018");
    expect(open()).toMatchObject({ level: "sage" });
  });

  it("can be told to be silent", () => {
    expect(open()).toMatchObject({ talk: true });
    turn("Bots talk");
    expect(open()).toMatchObject({ talk: false });
  });
});

describe("the starts", () => {
  it("set everything, and the sentence reads it back", () => {
    touch("button", /^First game/);
    expect(sentence()).toBe("Five seats, 2018 rules, an alien dealt to each, no extras. The fifth colony abroad wins.");
    expect(open()).toMatchObject({ aliens: "random", alerts: ["green"], variants: [], clock: "relaxed", seats: 5, edition: 2018 });
    touch("button", /^Everything/);
    expect(sentence()).toBe(
      "Five seats, 2018 rules, one alien of two for each; with ten flares, technology and aliens face down. The fifth colony abroad wins.",
    );
    expect(open()).toMatchObject({ aliens: "choice", variants: ["flares", "technology", "hidden_powers"], clock: "minute" });
  });

  it("are left by a change and come back with it", () => {
    const evening = () => screen.getByRole("button", { name: /^Classic evening/, ...hidden }).getAttribute("aria-pressed");
    expect(evening()).toBe("true");
    turn("Technology");
    expect(evening()).toBe("false");
    turn("Technology");
    expect(evening()).toBe("true");
  });
});

describe("variants", () => {
  it("that are closed keep their place and say why", () => {
    expect(variant("Any number of flares").disabled).toBe(true);
    expect(line("Any number of flares")).toBe("Only in the 2008 rules.");
    expect(line("Rotating powers")).toBe("Only in the 2008 rules.");
    touch("radio", "Classic 2008");
    expect(line("One encounter a turn")).toBe("Only in the 2018 rules.");
    expect(variant("Any number of flares").disabled).toBe(false);
    turn("Any number of flares");
    turn("Flares");
    expect(isOn("Any number of flares")).toBe(false);
    expect(line("Any number of flares")).toBe("Needs flares.");
    expect(open().variants).toEqual([]);
    turn("Flares");
    expect(open().variants).toEqual(["flares", "freewheeling_flares"]);
    touch("radio", "Classic 2018");
    expect(open().variants).toEqual(["flares"]);
  });

  it("need aliens where they are about them", () => {
    turn("Hidden powers");
    touch("radio", "None");
    expect(isOn("Hidden powers")).toBe(false);
    expect(line("Hidden powers")).toBe("Needs aliens.");
    expect(open()).toMatchObject({ aliens: "none", variants: ["flares"] });
  });

  it("say what they do to each other, and which colony wins", () => {
    expect(line("Technology")).toBe("Ships research inventions, from lasers to a sixth planet.");
    turn("Technology");
    turn("Four planets");
    expect(line("Technology")).toBe("Those that need 8 ships or more stay out.");
    expect(line("Four planets")).toBe("Meant for three or four players.");
    expect(sentence()).toContain("four planets each. The fourth colony abroad wins.");
    touch("radio", "4");
    expect(line("Four planets")).toBe("Smaller systems, four colonies win. Shorter.");
    turn("Hidden powers");
    touch("radio", "Group");
    expect(line("Hidden powers")).toBe("All know who is here, not who is who.");
  });

  it("are all closed in a duel, for a reason that is said once a group", () => {
    touch("radio", "Duel");
    for (const group of ["Cards", "Variants"]) {
      const region = within(screen.getByRole("region", { name: group, ...hidden }));
      expect(region.getAllByText("Duel has cards and powers of its own.")).toHaveLength(1);
      for (const one of region.getAllByRole<HTMLButtonElement>("switch", hidden)) expect(one.disabled).toBe(true);
    }
    expect(sentence()).toBe("Two seats, the Duel: its own rules and cards.");
    expect(open()).toMatchObject({ game: "duel", seats: 2 });
  });

  it("are named, explained and closed in words, in both languages", async () => {
    for (const language of ["english", "es"]) {
      await texts.speak(language);
      const setUps = [
        FRESH,
        { ...FRESH, way: "none" as const },
        { ...FRESH, variants: played.offers.classic![0]!.variants.map(({ name }) => name) },
      ];
      for (const edition of played.offers.classic!)
        for (const setUp of setUps)
          for (const { name, closed, hint } of standings(edition, setUp)) {
            for (const part of ["name", "name.within", "summary", "rules"]) expect(texts.has(`variant.${name}.${part}`), name).toBe(true);
            if (hint) expect(texts.has(hint), hint).toBe(true);
            if (closed) expect(whyClosed(closed), name).toMatch(/^[A-Z][^:_]+\.$/);
          }
    }
    await texts.speak("english");
  });
});
