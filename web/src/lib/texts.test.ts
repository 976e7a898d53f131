import { describe, expect, it } from "vitest";
import english from "../text/en.json";
import spanish from "../text/es.json";

const holes = (template: string) => [...template.matchAll(/\{(\d)(\*|#)?/g)].map((hole) => hole[1] + (hole[2] ?? "")).sort();

describe("the client's own texts", () => {
  it("have the same keys in both languages", () => {
    expect(Object.keys(spanish).sort()).toEqual(Object.keys(english).sort());
  });

  it("fill the same holes", () => {
    const once = (template: string) => [...new Set(holes(template))];
    for (const [key, text] of Object.entries(english)) expect(once(spanish[key as keyof typeof spanish]), key).toEqual(once(text));
  });

  it("are said, not shouted", () => {
    for (const [key, text] of Object.entries({ ...english, ...spanish }))
      expect(/[A-ZÁÉÍÓÚÑ]{4,}/.test(text), `${key}: ${text}`).toBe(false);
  });
});
