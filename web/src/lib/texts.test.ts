import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { english } from "../fixtures/played";
import { api } from "./api";
import { settings } from "./settings.svelte";
import { Texts } from "./texts.svelte";

describe("the languages", () => {
  const fetched: string[] = [];
  const before = settings.kept.language;
  let texts: Texts;

  beforeEach(() => {
    settings.change({ language: "en" });
    texts = new Texts();
    fetched.length = 0;
    vi.spyOn(api, "languages").mockResolvedValue({
      en: { name: "English", parts: { client: "a1", classic: "a2" } },
      es: { name: "español", parts: { client: "b1", classic: "b2" } },
      loud: { name: "lOUD", parts: { client: "c1", classic: "c2" } },
    });
    vi.spyOn(api, "texts").mockImplementation((language, part, mark) => {
      fetched.push([language, part, mark].join("/"));
      return Promise.resolve({ ...english, "browser.common.you": `You in ${language}` });
    });
  });

  afterEach(() => {
    settings.change({ language: before });
    vi.restoreAllMocks();
  });

  it("are those that the server has, each by its own name", async () => {
    await texts.begin();
    expect(texts.spoken).toEqual([
      { code: "en", name: "English" },
      { code: "es", name: "Español" },
      { code: "loud", name: "LOUD" },
    ]);
    expect(texts.next).toBe("es");
  });

  it("are English until another one is here", async () => {
    settings.change({ language: "tlh" });
    await texts.begin();
    expect([texts.language, texts.t("lobby.title")]).toEqual(["en", english["browser.lobby.title"]]);
    expect(document.documentElement.lang).toBe("en");
  });

  it("can be a third one, the client's own lines and all", async () => {
    await texts.begin();
    await texts.speak("loud");
    expect([texts.language, texts.next, texts.t("common.you")]).toEqual(["loud", "en", "You in loud"]);
    expect(document.documentElement.lang).toBe("loud");
  });

  it("come in parts, each when a page needs it, by its mark and once", async () => {
    await texts.begin();
    await texts.need("classic");
    await texts.need("classic");
    expect(fetched).toEqual(["en/client/a1", "en/classic/a2"]);
    await texts.speak("es");
    expect(fetched.slice(2)).toEqual(["es/client/b1", "es/classic/b2"]);
  });
});
