/** The engine's words ("planet:2.3", "card:attack_08", "use:zombie.immortality") taken apart. */

export type Param = string | number;
export type Side = "offense" | "defense";

export type Word =
  | { kind: "seat"; seat: number }
  | { kind: "planet"; seat: number; number: number; index: number }
  | { kind: "card"; card: string }
  | { kind: "side"; side: Side }
  | { kind: "place"; place: string }
  | { kind: "use"; alien: string; hook: string; technology?: string }
  | { kind: "alien"; alien: string }
  | { kind: "destiny"; rest: string }
  | { kind: "type"; type: string }
  | { kind: "technology"; technology: string }
  | { kind: "gap"; seat: number; number: number }
  | { kind: "item"; giver: number; item: string }
  | { kind: "compound"; head: string; parts: string[] }
  | { kind: "plain"; word: string };

/** Numbers kept for the planets of a system, whether they are there or not. */
const ORBITS = 6;

/** The seat whose system a planet belongs to. */
export const systemOf = (planet: number) => Math.floor(planet / ORBITS);

/** A planet's number in its system, from 1. */
export const numberOf = (planet: number) => (planet % ORBITS) + 1;

/** The planet with this number, from 1, of a seat's system. */
export const planetIndex = (seat: number, number: number) => seat * ORBITS + number - 1;

/** The number that is kept for a planet more than a system begins with. */
export const SIXTH = ORBITS;

export function parse(word: string): Word {
  const [head = "", ...rest] = word.split(":");
  const tail = rest.join(":");
  switch (head) {
    case "seat":
      return rest.length > 1
        ? { kind: "item", giver: Number(rest[0]), item: rest.slice(1).join(":") }
        : { kind: "seat", seat: Number(tail) };
    case "planet": {
      const [seat = 0, number = 1] = tail.split(".").map(Number);
      return { kind: "planet", seat, number, index: planetIndex(seat, number) };
    }
    case "card":
      return { kind: "card", card: tail };
    case "side":
      return { kind: "side", side: tail as Side };
    case "place":
      return { kind: "place", place: tail };
    case "use": {
      const [alien = "", hook = "", more = ""] = tail.split(".");
      return alien === "technology" ? { kind: "use", alien: "", hook: more, technology: hook } : { kind: "use", alien, hook };
    }
    case "alien":
      return { kind: "alien", alien: tail };
    case "destiny":
      return { kind: "destiny", rest: tail };
    case "type":
      return { kind: "type", type: tail };
    case "technology":
      return { kind: "technology", technology: tail };
    case "gap": {
      const [seat = 0, number = 1] = tail.split(".").map(Number);
      return { kind: "gap", seat, number };
    }
    default:
      return rest.length ? { kind: "compound", head, parts: wordsOf(rest) } : { kind: "plain", word };
  }
}

const HEADS = new Set(["seat", "planet", "card", "side", "place", "type", "technology", "gap", "alien"]);

/** The words inside a compound: "drive:planet:0.3:seat:2" holds a planet and a seat; "deal:give:card" two plain ones. */
function wordsOf(parts: string[]): string[] {
  const words: string[] = [];
  for (let at = 0; at < parts.length; at++) {
    const part = parts[at]!;
    const value = parts[at + 1];
    if (HEADS.has(part) && value !== undefined) {
      words.push(`${part}:${value}`);
      at++;
    } else words.push(part);
  }
  return words;
}

export const planetWord = (index: number) => `planet:${systemOf(index)}.${numberOf(index)}`;

/** The planets a word speaks of: what to light for it. */
export function planetsIn(word: string): number[] {
  const parsed = parse(word);
  if (parsed.kind === "planet") return [parsed.index];
  if (parsed.kind === "compound") return parsed.parts.flatMap(planetsIn);
  return [];
}

export type CardType = "attack" | "negotiate" | "morph" | "reinforcement" | "artifact" | "flare";

/** A card's type and its printed figure, from its kind. */
export function cardFace(kind: string): { type: CardType; figure: string } {
  const [head = "", tail] = kind.split("_");
  if (head === "attack" && tail) return { type: "attack", figure: tail };
  if (head === "reinforcement" && tail) return { type: "reinforcement", figure: `+${tail}` };
  if (head === "negotiate" || head === "morph" || head === "flare") return { type: head, figure: "" };
  return { type: "artifact", figure: "" };
}

const FLARE = "flare_";
/** What the kind of an alternate flare ends in. */
const ALTERNATE = "_classic";

export const isFlare = (kind: string) => kind.startsWith(FLARE);
export const isAlternate = (kind: string) => kind.endsWith(ALTERNATE);

/** The alien whose flare it is. */
export const flareAlien = (kind: string) => kind.slice(FLARE.length, isAlternate(kind) ? -ALTERNATE.length : undefined);
