/// <reference types="vitest/config" />
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { notices } from "./notices";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
/** What comes in one piece: a file of a few lines costs more in headers than in lines. Pages stay apart. */
const PIECES = [
  {
    name: "base",
    test: /node_modules|preload-helper|\/src\/learn\/guided\b|\/src\/(lib|controls|styles)\/|\/src\/drawings\/(Defs|Globe|Hit|Icon|Logo|Mark|Paper|Planet|Portrait|Ship|Sky|Stack|StandIn|TechnologyIcon|creature|portraits|shapes|technologies|turn)\b/,
  },
  { name: "table", test: /\/src\/(table|drawings)\/(?!TablePage)/ },
];

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), notices(here("src/fonts"))],
  resolve: {
    alias: { $lib: here("src/lib"), $text: here("../src/fifthcolony/text") },
    // Unit tests mount components: they need Svelte's browser half.
    conditions: mode === "test" ? ["browser"] : undefined,
  },
  build: {
    outDir: here("../src/fifthcolony/server/static"),
    emptyOutDir: true,
    target: "es2022",
    // Portraits stay files of their own, so that a table loads only the five it shows.
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: { index: here("index.html") },
      output: { codeSplitting: { groups: PIECES } },
    },
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8765", ws: true } }, fs: { allow: [here("..")] } },
  test: { environment: "happy-dom", include: ["src/**/*.test.ts"], isolate: false },
}));
