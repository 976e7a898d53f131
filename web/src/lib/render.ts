/**
 * Keys and words to sentences, in the syntax of the game's own texts: {0} (a parameter as a word), {1*} (all from there on, joined),
 * {1#ship|ships} (by the number in a parameter, in as many forms as the language has), {0@draws|draw} (by whether the player named is
 * somebody else or the reader, who is "you"; a $ in it is what {0} would be). Sentences come in pieces, so that names can be marked and looked up.
 */
import type { Param } from "./words";

export type Catalogue = Readonly<Record<string, string>>;

/** A piece of a sentence; `word` is set where it names something. */
export interface Piece {
  text: string;
  word?: string;
}

export interface Names {
  /** What the seats are called. */
  seats: readonly string[];
  /** Their colours' ids. */
  colours: readonly string[];
  /** The seat of whoever reads: "you". */
  me?: number | null;
}

const FIELD = /\{(\d)(?:(\*)|#([^{}]+)|@([^{}]+))?\}/g;
const KEY_OF: Record<string, string> = {
  card: "card.$",
  type: "type.$",
  alien: "alien.$.name",
  use: "hook.$.noun",
  side: "side.$",
  place: "place.$",
  destiny: "destiny.$",
  token: "token.$",
  combo: "combo.$",
  flare: "flare.$",
  technology: "technology.$.name",
  piece: "piece.$",
  tile: "tile.$",
  envoy: "slot.$",
  deck: "deck.$",
  envoy_named: "envoy.$.name",
  destiny_card: "destiny_card.$.name",
  prize: "destiny_card.$.prize",
  tactic: "tactic.$",
  icon: "icon.$",
  reward: "reward.$",
  reason: "reason.$",
};
/** Words whose first parts leave out what they are: "lay:plan_13:blast_4". Several in one part have a plus between them. */
const PARTS: Record<string, readonly string[]> = { lay: ["card", "tactic"], play: ["card"], pile: ["reward"] };

export const plain = (pieces: readonly Piece[]) => pieces.map((piece) => piece.text).join("");

/** With a capital letter at the beginning. */
export function sentence(pieces: Piece[]): Piece[] {
  const [first, ...rest] = pieces;
  return first ? [{ ...first, text: first.text.charAt(0).toUpperCase() + first.text.slice(1) }, ...rest] : pieces;
}

/** A key nobody has written yet must still read like something: "prompt.deal.talk" becomes "deal talk". */
const readable = (key: string) => key.replace(/^(prompt|event|option|card|hook|word|reason|phase|alien)\./, "").replace(/[._:]+/g, " ");

export class Words {
  constructor(
    readonly texts: Catalogue,
    readonly names: Names,
  ) {}

  has(key: string): boolean {
    return key in this.texts;
  }

  say(key: string, ...params: Param[]): Piece[] {
    let template = this.texts[key];
    if (template === undefined) return [{ text: readable(key) }];
    const rest = /\{(\d)\*\}/.exec(template);
    if (rest && params.length <= Number(rest[1])) template = this.texts[`${key}.none`] ?? template;
    const pieces: Piece[] = [];
    let at = 0;
    for (const field of template.matchAll(FIELD)) {
      if (field.index > at) pieces.push({ text: template.slice(at, field.index) });
      at = field.index + field[0].length;
      pieces.push(...this.fill(field, params));
    }
    if (at < template.length) pieces.push({ text: template.slice(at) });
    return pieces;
  }

  private fill(field: RegExpMatchArray, params: Param[]): Piece[] {
    const position = Number(field[1]);
    if (field[2]) return this.join(params.slice(position).map((param) => this.listed(param)));
    if (field[3] !== undefined) {
      const forms = field[3].split("|");
      return [{ text: forms[Math.min(this.form(params[position]), forms.length - 1)]! }];
    }
    const param = params[position];
    if (param === undefined) return [];
    return field[4] === undefined ? this.word(param) : this.forReader(field[4], param);
  }

  private isMe(word: Param): boolean {
    return typeof this.names.me === "number" && word === `seat:${this.names.me}`;
  }

  /** The form for others, or the one for the reader. */
  private forReader(written: string, param: Param): Piece[] {
    const [others = "", mine = ""] = written.split("|");
    const [before = "", after] = (this.isMe(param) ? mine : others).split("$");
    const pieces = after === undefined ? [{ text: before }] : [{ text: before }, ...this.word(param), { text: after }];
    return pieces.filter(({ text }) => text);
  }

  /** A word as it stands in a list. */
  private listed(word: Param): Piece[] {
    return this.isMe(word) ? [{ text: this.texts["language.you.listed"] ?? "", word: String(word) }] : this.word(word);
  }

  /** Which form of a word goes with a number: the language's own rule. */
  private form(number: Param | undefined): number {
    let form = 0;
    for (let numbers; (numbers = this.texts[`language.form.${form + 1}`]) !== undefined; form++) {
      if (new RegExp(`^(?:${numbers})$`).test(String(number))) break;
    }
    return form;
  }

  /** What stands before the last of several. */
  private and(last: string): string {
    for (let at = 1, before; (before = this.texts[`language.and.${at}.before`]) !== undefined; at++) {
      if (new RegExp(`^(?:${before})`, "i").test(last)) return this.texts[`language.and.${at}`] ?? ", ";
    }
    return this.texts["language.and"] ?? ", ";
  }

  /** Several as one: "a, b and c". */
  join(parts: Piece[][]): Piece[] {
    const [comma, and] = [this.texts["language.comma"] ?? ", ", this.and(plain(parts.at(-1) ?? []))];
    return parts.flatMap((part, at) => (at === 0 ? part : [{ text: at === parts.length - 1 ? and : comma }, ...part]));
  }

  colour(seat: number): string {
    const id = this.names.colours[seat] ?? "";
    return this.texts[`colour.${id}`] ?? id.charAt(0).toUpperCase() + id.slice(1);
  }

  seat(seat: number): string {
    return this.names.seats[seat] ?? this.colour(seat);
  }

  /** A word as it stands inside a sentence. */
  word(word: Param): Piece[] {
    if (typeof word === "number") return [{ text: String(word) }];
    if (this.isMe(word)) return [{ text: this.texts["language.you"] ?? "", word }];
    const [head, tail] = cut(word);
    if (head === "text") return [{ text: tail }];
    if (word.startsWith("destiny:seat:")) return [{ text: this.colour(Number(word.slice(13))), word: word.slice(8) }]; // the card shows a colour, not a name
    if (head === "seat") {
      const [number, item] = cut(tail);
      return item ? this.item(`seat:${number}`, item) : [{ text: this.seat(Number(number)), word }];
    }
    if (head === "planet") {
      const [seat, number] = tail.split(".");
      return [{ text: `${this.colour(Number(seat))} ${number}`, word }];
    }
    if (head === "gap") {
      const [seat, number] = tail.split("."); // called after the planet before it
      return [{ text: plain(this.say("gap", `planet:${tail}`, `planet:${seat}.${Number(number) + 1}`)), word }];
    }
    const named = KEY_OF[head];
    if (named) return [{ text: plain(this.say(named.replace("$", tail))), word }];
    return this.structured("word", word);
  }

  /** A word as it stands on a button; a prompt may have words of its own for one of its answers. */
  option(word: string, prompt = ""): Piece[] {
    const own = `option.${prompt}.${word}`;
    if (this.has(own)) return sentence(this.say(own));
    const [head, tail] = cut(word);
    if (head === "use") return this.say(`hook.${tail}`);
    return sentence(this.key("option", word) ? this.structured("option", word) : this.listed(word));
  }

  /** The key of a fixed word is its own, that of one made of words its head, or its head and first part; and the parts left over. */
  private key(family: string, word: string): [string, string[]] | undefined {
    const [head = "", ...parts] = word.split(":");
    for (const taken of [parts.length, 1, 0]) {
      const key = [`${family}.${head}`, ...parts.slice(0, taken)].join(":");
      if (this.has(key)) return [key, parts.slice(taken)];
    }
    return undefined;
  }

  /** A fixed word by its own key; one made of words, such as "drive:planet:0.3:seat:2", by its head's. */
  private structured(family: string, word: string): Piece[] {
    if (this.has(`${family}.${word}`)) return this.say(`${family}.${word}`).map((piece) => ({ word, ...piece }));
    const found = this.key(family, word);
    if (!found) return [{ text: word.includes(":") ? readable(word) : (this.texts[`option.${word}`] ?? word), word }];
    const [key, parts] = found;
    const kinds = PARTS[cut(word)[0]] ?? [];
    const named = kinds.flatMap((kind, at) => parts[at]?.split("+").map((name) => `${kind}:${name}`) ?? []);
    const rest = parts.slice(kinds.length);
    const pairs = rest.flatMap((_, at) => (at % 2 ? [] : [rest.slice(at, at + 2).join(":")]));
    return this.say(key, ...named, ...pairs.map((pair) => (/^-?\d+$/.test(pair) ? Number(pair) : pair)));
  }

  /** What somebody gives in a deal. */
  private item(giver: string, item: string): Piece[] {
    const special = `item.${cut(item)[0]}`;
    return this.say(this.has(special) ? special : "item", giver, item);
  }

  prompt(ask: { prompt: string; params: readonly Param[] }): Piece[] {
    return sentence(this.say(`prompt.${ask.prompt}`, ...ask.params));
  }

  event(event: { key: string; params: readonly Param[] }): Piece[] {
    return sentence(this.say(`event.${event.key}`, ...event.params));
  }
}

function cut(word: string): [string, string] {
  const at = word.indexOf(":");
  return at < 0 ? [word, ""] : [word.slice(0, at), word.slice(at + 1)];
}
