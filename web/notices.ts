import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

/** Where a package begins in the path of one of its files. */
const PACKAGE = /^(.*\/node_modules\/((?:@[^/]+\/)?[^/]+))\//;
const TEXT = /^licen[cs]e(\.md|\.txt)?$/i;
export const NAME = "NOTICES.txt";

/** What others have made of what is built, with the terms they ask to be kept beside it. */
export function notices(fonts: string): Plugin {
  return {
    name: "notices",
    generateBundle() {
      const folders = new Map<string, string>();
      for (const id of this.getModuleIds()) {
        const found = PACKAGE.exec(id.replace(/^\0/, ""));
        if (found) folders.set(found[2]!, found[1]!);
      }
      const parts = [...folders].sort().map(([name, folder]) => ofPackage(name, folder));
      this.emitFile({ type: "asset", fileName: NAME, source: [...parts, ...ofFonts(fonts)].join("\n\n") });
    },
  };
}

function ofPackage(name: string, folder: string): string {
  const { version, license } = JSON.parse(readFileSync(join(folder, "package.json"), "utf-8")) as { version: string; license?: string };
  const file = readdirSync(folder).find((each) => TEXT.test(each));
  if (!file && !license) throw new Error(`${name} ${version} is part of the client and says nothing of its licence`);
  return headed(`${name} ${version} (${license ?? "see below"})`, file ? readFileSync(join(folder, file), "utf-8") : "");
}

function ofFonts(folder: string): string[] {
  if (!existsSync(folder)) throw new Error(`the fonts' licences are expected in ${folder}`);
  const files = readdirSync(folder).filter((each) => each.endsWith("-OFL.txt"));
  return files.sort().map((each) => headed(`The font ${each.replace("-OFL.txt", "")}`, readFileSync(join(folder, each), "utf-8")));
}

function headed(title: string, text: string): string {
  return `${title}\n${"-".repeat(title.length)}\n\n${text.trim()}\n`;
}
