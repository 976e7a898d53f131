import { describe, expect, it } from "vitest";
import { english, names, played, spanish } from "../fixtures/played";
import { plain, Words } from "./render";

const first = { ...names, me: 0 };
const LANGUAGES = {
  en: new Words(english, names),
  es: new Words(spanish, names),
  "en:0": new Words(english, first),
  "es:0": new Words(spanish, first),
};

describe("the renderer says what Python says", () => {
  for (const language of ["en", "es", "en:0", "es:0"] as const) {
    it(`in ${language}, for every line of the played games`, () => {
      const words = LANGUAGES[language];
      for (const line of played.lines) {
        const pieces =
          line.kind === "event"
            ? words.event(line)
            : line.kind === "prompt"
              ? words.prompt({ prompt: line.key, params: line.params })
              : words.option(line.key);
        expect(plain(pieces), `${line.kind} ${line.key} ${JSON.stringify(line.params)}`).toBe(line.texts[language]);
      }
    });
  }

  it("marks players, cards and aliens, so that they can be looked up", () => {
    const pieces = LANGUAGES.en.event({ key: "card.played", params: ["seat:1", "card:plague", "seat:2"] });
    expect(pieces.filter((piece) => piece.word).map((piece) => piece.word)).toEqual(["seat:1", "card:plague", "seat:2"]);
  });

  it("calls the reader you, and marks it as a player", () => {
    const given = { key: "cards.given", params: ["seat:1", "seat:0", 2] };
    expect(plain(LANGUAGES["es:0"].event(given))).toBe("Tariq te da 2 cartas.");
    expect(plain(LANGUAGES["es:0"].event({ ...given, params: ["seat:0", "seat:1", 2] }))).toBe("Das 2 cartas a Tariq.");
    expect(LANGUAGES["en:0"].event(given).filter((piece) => piece.word)).toEqual([
      { text: "Tariq", word: "seat:1" },
      { text: "you", word: "seat:0" },
    ]);
  });

  it("counts", () => {
    const words = new Words(
      { n: "{0} {0#ship|ships}", list: "{0*}!", "list.none": "nobody", "language.and": " and ", "language.form.1": "1" },
      names,
    );
    expect(plain(words.say("n", 1))).toBe("1 ship");
    expect(plain(words.say("n", 3))).toBe("3 ships");
    expect(plain(words.say("list"))).toBe("nobody");
    expect(plain(words.say("list", "seat:0", "seat:1", "seat:2"))).toBe("Ines, Tariq and Bo!");
  });

  it("has the grammar that a language brings", () => {
    const grammar = { "language.comma": "; ", "language.and": " y ", "language.and.1": " e ", "language.and.1.before": "h?[ií](?![eé])" };
    const words = new Words({ ...grammar, "language.form.1": "1", "language.form.2": "[234]", n: "{0#one|few|many}", list: "{0*}" }, names);
    expect([1, 3, 5].map((number) => plain(words.say("n", number)))).toEqual(["one", "few", "many"]);
    expect(plain(words.say("list", "seat:1", "seat:2", "seat:0"))).toBe("Tariq; Bo e Ines");
    expect(plain(words.say("list", "seat:0", "seat:1"))).toBe("Ines y Tariq");
  });

  it("still reads like something where a text is missing", () => {
    expect(plain(new Words({}, names).prompt({ prompt: "some_new.prompt", params: [] }))).toBe("Some new prompt");
  });
});
