/** What is taught, in the language on the screen: fetched when somebody first learns something. */
import { untrack } from "svelte";
import { plain, type Names } from "$lib/render";
import { Literal, texts } from "$lib/texts.svelte";
import type { Param } from "$lib/words";
import type classic from "$text/en/classic/guide.json";
import type duel from "$text/en/duel/guide.json";
import type shared from "$text/en/guide.json";
import type { Taught } from "./guided";

interface Keys {
  classic: keyof typeof classic;
  duel: keyof typeof duel;
}

const NOBODY: Names = { seats: [], colours: [] };
const PART = "guide";

class Guide {
  private readonly words = $derived(new Literal(texts.game, NOBODY));

  /** Whether the words are here; if not, they are on their way from now on. */
  get ready(): boolean {
    if (texts.has(`${PART}.title`)) return true;
    // Whoever looks again asks again.
    untrack(() => void texts.need(PART).catch(() => undefined));
    return false;
  }

  private say(key: string, params: readonly Param[]): string {
    return this.ready ? plain(this.words.say(`${PART}.${key}`, ...params)) : "";
  }

  t(key: keyof typeof shared, ...params: Param[]): string {
    return this.say(key, params);
  }

  of<Game extends Taught>(game: Game, key: Keys[Game], ...params: Param[]): string {
    return this.say(`${game}.${key}`, params);
  }

  /** A lesson's title, its hint, or the two sentences of its card. */
  lesson(game: Taught, lesson: string, part: "title" | "hint" | "card", figures: readonly number[] = []): string {
    return this.say(`${game}.lesson.${lesson}${part === "card" ? "" : `.${part}`}`, figures);
  }

  /** What a part of how to play is called, or says. */
  section(game: Taught, section: string, part: "title" | "text"): string {
    return this.say(`${game}.section.${section}${part === "title" ? ".title" : ""}`, []);
  }

  has(game: Taught, key: string): boolean {
    return texts.has(`${PART}.${game}.${key}`);
  }
}

export const guide = new Guide();
