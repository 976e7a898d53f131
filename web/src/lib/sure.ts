/** What is done for good takes two presses: the first shows in words what it will do. Which choices those are, the texts tell. */
import type { AskLine } from "./protocol";
import { texts } from "./texts.svelte";

/**
 * The line that says what a choice will do, of a prompt whose choices are all for good, or of one such option: `sure.<prompt>` or
 * `sure.<option>` in the game's lines, and with `.do` behind it what the button says. To pass is never for good: it names nothing.
 */
export function sureLine(game: string, { prompt }: Pick<AskLine, "prompt">, word: string): string | undefined {
  const names = word.includes(":") ? [prompt, word] : [word];
  return names.map((name) => `browser.${game}.sure.${name}`).find((line) => texts.has(line));
}
