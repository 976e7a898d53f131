import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { english } from "../fixtures/played";
import { api } from "./api";
import { settings } from "./settings.svelte";
import { texts } from "./texts.svelte";

describe("the languages", () => {
  const before = { language: settings.kept.language, languages: texts.languages };

  beforeEach(() => {
    vi.spyOn(api, "languages").mockResolvedValue({ en: "English", es: "español", loud: "lOUD" });
    vi.spyOn(api, "texts").mockImplementation((language) => Promise.resolve({ ...english, "browser.common.you": `You in ${language}` }));
  });

  afterEach(() => {
    settings.change({ language: before.language });
    texts.languages = before.languages;
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
});
