/** The words of the chosen language: the game's own texts and the client's, switchable at any time. */
import { untrack } from "svelte";
import { SvelteMap } from "svelte/reactivity";
import type classic from "$text/en/classic/browser.json";
import type english from "$text/en/browser.json";
import { api, Refused, type Told } from "./api";
import type { Language } from "./protocol";
import { plain, Words, type Catalogue, type Names } from "./render";
import { settings } from "./settings.svelte";
import type { FlareSide } from "./view";
import { flareAlien, isAlternate, type CardType, type Param } from "./words";

export type UiKey = keyof typeof english | keyof typeof classic;

const NOBODY: Names = { seats: [], colours: [] };
/** The language that has everything. */
const FALLBACK = "en";
/** The part that every page needs. */
const CLIENT = "client";

/** The client's own lines in what the server gives, and the language's grammar with them. */
export function linesOf(game: Catalogue, prefix: string): Catalogue {
  const lines = Object.entries(game).filter(([key]) => key.startsWith(prefix) || key.startsWith("language."));
  return Object.fromEntries(lines.map(([key, text]) => [key.startsWith(prefix) ? key.slice(prefix.length) : key, text]));
}

/** Parameters of the client's own lines are ready to be read: a player called "seat:1" stays one. */
export class Literal extends Words {
  override word(word: Param) {
    return [{ text: String(word) }];
  }
}

export class Texts {
  /** The languages by their codes, each with the name it gives itself and the marks of its parts. */
  languages = $state.raw<Readonly<Record<string, Language>>>({});
  private readonly loaded = new SvelteMap<string, { game: Catalogue; ui: Catalogue }>();
  /** What the pages seen so far say; a language chosen later comes with as much. */
  private needed: readonly string[] = [CLIENT];
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- who waits for it is told by the promise
  private readonly asked = new Map<string, Promise<void>>();
  /** The language on the screen: the wished one once it is here. */
  readonly language = $derived(this.loaded.has(settings.kept.language) ? settings.kept.language : FALLBACK);
  private readonly shown = $derived(this.loaded.get(this.language) ?? { game: {}, ui: {} });
  readonly game = $derived(this.shown.game);
  /** Those that can be chosen, each named as it begins a line. */
  readonly spoken = $derived(
    Object.entries(this.languages).map(([code, { name }]) => ({ code, name: name.charAt(0).toUpperCase() + name.slice(1) })),
  );
  /** The one after this, for a button that goes round. */
  readonly next = $derived.by(() => {
    const codes = Object.keys(this.languages);
    return codes[(codes.indexOf(this.language) + 1) % codes.length]!;
  });

  /** Which languages there are, and the words of the wished one if it is among them. */
  async begin(): Promise<void> {
    this.languages = await api.languages();
    await this.load(settings.kept.language in this.languages ? settings.kept.language : FALLBACK);
    document.documentElement.lang = this.language;
  }

  /** A page is about to say what is in these parts: a game's by its name. */
  async need(...parts: string[]): Promise<void> {
    this.needed = [...this.needed, ...parts.filter((part) => !this.needed.includes(part))];
    await this.load(untrack(() => this.language));
  }

  /** A page, once what it says is here too. */
  async for<Page>(page: Promise<Page>, ...parts: string[]): Promise<Page> {
    await this.need(...parts);
    return page;
  }

  async load(language: string): Promise<void> {
    await Promise.all(this.needed.map((part) => this.fetch(language, part)));
  }

  /** All texts come from the server: it knows every alien it can seat, somebody's own included, and every language. */
  private fetch(language: string, part: string): Promise<void> {
    const key = `${language}/${part}`;
    const asked = this.asked.get(key) ?? this.take(language, part);
    this.asked.set(key, asked);
    // One that failed is asked for again by whoever needs it next.
    asked.catch(() => this.asked.delete(key));
    return asked;
  }

  private async take(language: string, part: string): Promise<void> {
    const found = await api.texts(language, part, this.languages[language]?.parts[part] ?? "");
    const game = { ...this.loaded.get(language)?.game, ...found };
    this.loaded.set(language, { game, ui: { ...linesOf(game, "browser."), ...linesOf(game, "browser.classic.") } });
  }

  async speak(language: string): Promise<void> {
    await this.load(language);
    settings.change({ language });
    document.documentElement.lang = language;
  }

  /** A line of the client's own. */
  t(key: UiKey, ...params: Param[]): string {
    return plain(new Literal(this.shown.ui, NOBODY).say(key, ...params));
  }

  /** What went wrong, as a person is told. */
  problem(problem: Told): string {
    return this.t(`error.${problem.reason}`, ...problem.params);
  }

  /** What was thrown: a refusal in words, and anything else as it is. */
  thrown(error: unknown): string {
    return error instanceof Refused ? this.problem(error) : String(error);
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

  technology(technology: string, part: "name" | "summary" | "rules" = "name"): string {
    const key = `technology.${technology}.${part}`;
    return this.has(key) || part === "name" ? this.capital(key) : "";
  }

  /** A flare as it is called where its kind is plain to see: by its alien. */
  flareTitle(kind: string): string {
    const name = this.alien(flareAlien(kind));
    return isAlternate(kind) ? this.t("flare.alternate", name) : name;
  }

  /** What a side of a flare does. */
  flare(kind: string, side: FlareSide): string {
    const key = `alien.${flareAlien(kind)}.flare.${isAlternate(kind) ? "classic." : ""}${side}`;
    return this.has(key) ? this.say(key) : "";
  }

  phase(phase: string): string {
    return this.capital(`phase.${phase}`);
  }
}

export const texts = new Texts();
