import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { gameTexts } from "./texts-plugin.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), gameTexts(here("../src/fifthcolony/text"))],
  resolve: {
    alias: { $lib: here("src/lib") },
    // Unit tests mount components: they need Svelte's browser half.
    conditions: mode === "test" ? ["browser"] : undefined,
  },
  build: {
    outDir: here("../src/fifthcolony/server/static"),
    emptyOutDir: true,
    target: "es2022",
    // Portraits stay files of their own, so that a table loads only the five it shows.
    assetsInlineLimit: 0,
    rolldownOptions: { input: { index: here("index.html") } },
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8765", ws: true } }, fs: { allow: [here("..")] } },
  // A module of the texts is for tests only: in the browser they come from the server.
  test: { environment: "happy-dom", include: ["src/**/*.test.ts"], isolate: false },
}));
