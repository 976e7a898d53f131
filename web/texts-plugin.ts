/** The game's own texts as one module a language: the words of the game, and those of every alien from its own file. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

type Texts = Record<string, string>;

const ONLY_ITS_OWN = new Set(["name", "power", "summary", "rules"]);

/** The same keys as the Python side gives them: an alien's own file leaves its name out of those that are only its. */
export function alienTexts(alien: string, texts: Texts): Texts {
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => {
      if (key.startsWith("hook.")) return [`hook.${alien}.${key.slice("hook.".length)}`, text];
      return [ONLY_ITS_OWN.has(key) ? `alien.${alien}.${key}` : key, text];
    }),
  );
}

export function textsOf(folder: string, language: string): Texts {
  const texts = JSON.parse(readFileSync(join(folder, `${language}.json`), "utf8")) as Texts;
  for (const file of readdirSync(join(folder, "aliens")).sort()) {
    if (!file.endsWith(".json")) continue;
    const alien = JSON.parse(readFileSync(join(folder, "aliens", file), "utf8")) as Record<string, Texts>;
    Object.assign(texts, alienTexts(file.slice(0, -".json".length), alien[language] ?? {}));
  }
  // What only the terminal says is no use to a browser.
  return Object.fromEntries(Object.entries(texts).filter(([key]) => !key.startsWith("terminal.")));
}

export function gameTexts(folder: string): Plugin {
  const prefix = "virtual:texts/";
  return {
    name: "game-texts",
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      const language = id.slice(prefix.length + 1);
      this.addWatchFile(join(folder, `${language}.json`));
      return `export default ${JSON.stringify(textsOf(folder, language))};`;
    },
  };
}
