/** Every prompt of both games leads to a section, every section and lesson is written in both languages, and search finds them. */
import { describe, expect, it } from "vitest";
import classicGame from "$text/en/classic/game.json";
import duelGame from "$text/en/duel/game.json";
import { played } from "../fixtures/played";
import { TAUGHT as CLASSIC } from "../classic/lessons";
import { TAUGHT as DUEL } from "../duel/lessons";
import type { Taught } from "./guided";
import { speaksOf } from "./search";
import { MORE, pictureOf, SECTION_OF, sectionFor, sectionsOf, STEPS } from "./sections";

const GAMES: Taught[] = ["classic", "duel"];
const OWN: Record<Taught, object> = { classic: classicGame, duel: duelGame };
const powers = import.meta.glob<Record<string, string>>("../../../src/fifthcolony/text/en/*/{aliens,envoys,technologies}/*.json", {
  eager: true,
  import: "default",
});
const has = (key: string) => key in played.texts.en;

/** Every prompt there is in a game: its own, and those of its powers. */
function promptsOf(game: Taught): string[] {
  const files = Object.entries(powers).flatMap(([path, texts]) => (path.includes(`/en/${game}/`) ? [texts] : []));
  const keys = [OWN[game], ...files].flatMap((texts) => Object.keys(texts)).filter((key) => key.startsWith("prompt."));
  return keys.map((key) => key.replace(/^prompt\./, "").replace(/\.none$/, ""));
}

describe.each(GAMES)("how to play: %s", (game) => {
  it("explains every prompt", () => {
    const prompts = promptsOf(game);
    expect(prompts.length).toBeGreaterThan(60);
    expect(prompts.filter((prompt) => !sectionsOf(game).includes(sectionFor(game, prompt, has)!))).toEqual([]);
  });
  it("has a section for nothing that there is not", () => {
    expect(sectionFor(game, "nobody.knows", has)).toBeUndefined();
  });
  it("is written in every language, lessons and all", () => {
    const wanted = [
      ...sectionsOf(game).flatMap((section) => [`section.${section}.title`, `section.${section}`]),
      ...Object.keys(SECTION_OF[game]).map((lesson) => `lesson.${lesson}.hint`),
    ];
    for (const language of Object.values(played.texts)) expect(wanted.filter((key) => !(`guide.${game}.${key}` in language))).toEqual([]);
    const written = Object.keys(played.texts.en).filter((key) => key.startsWith(`guide.${game}.section.`) && key.endsWith(".title"));
    expect(written.length).toBe(sectionsOf(game).length);
  });
  it("shows a picture of every step, and each section once", () => {
    expect(STEPS[game].map((section) => pictureOf(game, section))).toEqual([...STEPS[game]]);
    expect(new Set([...STEPS[game], ...MORE[game]]).size).toBe(sectionsOf(game).length);
  });
  it("sends each lesson to a section that there is", () => {
    expect((game === "classic" ? CLASSIC : DUEL).filter((lesson) => !sectionsOf(game).includes(SECTION_OF[game][lesson]!))).toEqual([]);
  });
});

describe("search", () => {
  it("finds every word, whatever accents are written", () => {
    expect(speaksOf("vortice nave", "Quien pierde, al vórtice", "Las **naves** vencidas")).toBe(true);
    expect(speaksOf("warp deal", "Losers go to the warp", "")).toBe(false);
  });
});
