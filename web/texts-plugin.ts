/** The games' own texts as one module a language: the words of the games, and those of every alien and envoy from its own file. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

type Texts = Record<string, string>;

const ONLY_ITS_OWN = new Set(["name", "power", "summary", "rules", "ability"]);
/** Folders of texts, and what has a file of its own in them. */
const ROOMS: readonly [string, readonly string[]][] = [
  ["", ["alien"]],
  ["duel", ["alien", "envoy"]],
];

/** The same keys as the Python side gives them: an alien's own file leaves its name out of those that are only its. */
export function powerTexts(family: string, name: string, texts: Texts): Texts {
  const hooks = family === "alien" ? `hook.${name}.` : `hook.${family}.${name}.`;
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => {
      const head = key.split(".")[0]!;
      if (head === "hook") return [hooks + key.slice("hook.".length), text];
      return [ONLY_ITS_OWN.has(head) ? `${family}.${name}.${key}` : key, text];
    }),
  );
}

export function textsOf(folder: string, language: string): Texts {
  const texts: Texts = {};
  for (const [name, families] of ROOMS) {
    const room = join(folder, name);
    Object.assign(texts, JSON.parse(readFileSync(join(room, `${language}.json`), "utf8")));
    for (const family of families) {
      for (const file of readdirSync(join(room, `${family}s`)).sort()) {
        if (!file.endsWith(".json")) continue;
        const own = JSON.parse(readFileSync(join(room, `${family}s`, file), "utf8")) as Record<string, Texts>;
        Object.assign(texts, powerTexts(family, file.slice(0, -".json".length), own[language] ?? {}));
      }
    }
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
      for (const [name] of ROOMS) this.addWatchFile(join(folder, name, `${language}.json`));
      return `export default ${JSON.stringify(textsOf(folder, language))};`;
    },
  };
}
