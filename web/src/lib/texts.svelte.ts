/** The words of the chosen language: the game's own texts and the client's, switchable at any time. */
import { SvelteMap } from "svelte/reactivity";
import english from "../text/en.json";
import { api } from "./api";
import { plain, Words, type Catalogue, type Names } from "./render";
import { settings, type Language } from "./settings.svelte";
import type { CardType, Param } from "./words";

export type UiKey = keyof typeof english;

const NOBODY: Names = { seats: [], colours: [] };
const UI: Record<Language, () => Promise<Catalogue>> = {
  en: async () => english,
  es: async () => (await import("../text/es.json")).default,
};

/** Parameters of the client's own lines are ready to be read: a player called "seat:1" stays one. */
export class Literal extends Words {
  override word(word: Param) {
    return [{ text: String(word) }];
  }
}

class Texts {
  private readonly loaded = new SvelteMap<Language, { game: Catalogue; ui: Catalogue }>();
  /** The language on the screen: the wished one once it is here. */
  private readonly shown = $derived(
    this.loaded.get(settings.kept.language) ?? [...this.loaded.values()][0] ?? { game: {}, ui: english as Catalogue },
  );
  readonly language = $derived(settings.kept.language);
  readonly game = $derived(this.shown.game);

  async load(language: Language = settings.kept.language): Promise<void> {
    if (this.loaded.has(language)) return;
    // The game's texts come from the server: it knows every alien it can seat, somebody's own included.
    const [game, ui] = await Promise.all([api.texts(language), UI[language]()]);
    this.loaded.set(language, { game, ui });
  }

  async speak(language: Language): Promise<void> {
    await this.load(language);
    settings.change({ language });
    document.documentElement.lang = language;
  }

  /** A line of the client's own. */
  t(key: UiKey, ...params: Param[]): string {
    return plain(new Literal(this.shown.ui, NOBODY).say(key, ...params));
  }

  ui(names: Names): Words {
    return new Words({ ...this.shown.game, ...this.shown.ui }, names);
  }

  words(names: Names = NOBODY): Words {
    return new Words(this.shown.game, names);
  }

  say(key: string, ...params: Param[]): string {
    return plain(this.words().say(key, ...params));
  }

  has(key: string): boolean {
    return key in this.shown.game;
  }

  capital(key: string): string {
    const text = this.say(key);
    return text.charAt(0).toUpperCase() + text.slice(1);
  }

  card(kind: string): string {
    return this.capital(`card.${kind}`);
  }

  cardShort(kind: string): string {
    return this.shown.ui[`short.${kind}`] ?? "";
  }

  /** A type as it is printed on a card: short. */
  type(type: CardType): string {
    return this.t(`type.${type}`);
  }

  alien(alien: string, part: "name" | "power" | "summary" | "rules" = "name"): string {
    return this.has(`alien.${alien}.${part}`) ? this.say(`alien.${alien}.${part}`) : part === "name" ? this.capital(`alien.${alien}`) : "";
  }

  phase(phase: string): string {
    return this.capital(`phase.${phase}`);
  }
}

export const texts = new Texts();
