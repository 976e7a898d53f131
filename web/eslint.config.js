import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

// Layout is prettier's, and types are the compiler's and svelte-check's. Rules that need types look at plain modules only: in components
// the linter knows no types of props and snippets, and would take half a minute to say so.
export default ts.config(
  js.configs.recommended,
  ...ts.configs.recommended,
  ...ts.configs.stylistic,
  ...svelte.configs.recommended,
  ...svelte.configs.prettier,
  { languageOptions: { globals: globals.browser } },
  // What `{#each { length: 5 } as _, i (i)}` goes through has no name.
  { rules: { "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_$" }] } },
  { files: ["**/*.svelte", "**/*.svelte.ts"], languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } } },
  {
    files: ["**/*.ts"],
    ignores: ["**/*.svelte.ts"],
    extends: [ts.configs.recommendedTypeCheckedOnly, ts.configs.stylisticTypeCheckedOnly],
    languageOptions: { parserOptions: { projectService: true, extraFileExtensions: [".svelte"] } },
  },
);
