/** What an ask wants, read from its options alone: no ask needs code of its own. */
import type { AskLine } from "$lib/protocol";
import type { View } from "$lib/view";
import { isFlare, parse, planetsIn, planetWord } from "$lib/words";
import { coloniesOf, stepsOf } from "./technology";

/**
 * cards: one card, lifted and then played. ships: any number from several places, composed and sent as one gesture.
 * spread: a planet for each of several ships coming home. rewards: a card or a ship for each of several. players: several at once. aliens: one of a few, each as large as a sheet. rotation: the present one or another. technology: one step with one of them. drawn: technologies of
 * which one is kept. deal, reply: the dialog. options: one button each.
 */
export type Shape =
  "cards" | "ships" | "spread" | "rewards" | "players" | "aliens" | "rotation" | "technology" | "drawn" | "deal" | "reply" | "options";

/** Turn the own alien up. */
export const TURN_UP = "turn_up";

const QUIET = new Set(["pass", "done", "decline", "no", "reward:none", "deal:refuse", "deal:none"]);

export const isQuiet = (word: string) => QUIET.has(word);

export function shapeOf(ask: Pick<AskLine, "prompt" | "params" | "options">): Shape {
  if (ask.prompt === "deal.talk" || ask.prompt === "deal.item") return "deal";
  if (ask.prompt === "deal.reply") return "reply";
  if (stepsOf(ask)) return "technology";
  if (ask.prompt === "technology.keep") return "drawn";
  const kinds = new Set(ask.options.filter((word) => word !== "done").map((word) => parse(word).kind));
  const only = (...wanted: string[]) => kinds.size > 0 && [...kinds].every((kind) => wanted.includes(kind));
  const [run] = ask.params;
  if (ask.params.length === 1 && typeof run === "number" && run > 1) {
    if (only("planet")) return "spread";
    if (ask.options.every((word) => word.startsWith("reward:"))) return "rewards";
  }
  if (only("planet", "place") && typeof ask.params[0] === "number" && typeof ask.params[1] === "number") return "ships";
  // With a count, one player can be named several times: that is done one by one.
  if (only("seat") && ask.options.includes("done") && typeof ask.params[0] !== "number") return "players";
  if (only("alien")) return ask.prompt === "rotate.keep" ? "rotation" : "aliens";
  if (only("card") && !ask.options.includes("done")) return "cards";
  return "options";
}

/** What is lit by an ask, and the option each lit thing stands for. Things that two options speak of are left to the buttons. */
export interface Lights {
  planets: Map<number, string>;
  cards: Map<string, string>;
  seats: Map<number, string>;
  places: Map<string, string>;
  /** Gaps between planets, by their words. */
  gaps: Map<string, string>;
  technologies: Map<string, string>;
  /** A seat's own power is offered: its portrait is lit. */
  power: string | undefined;
}

const dark = (): Lights => ({
  planets: new Map(),
  cards: new Map(),
  seats: new Map(),
  places: new Map(),
  gaps: new Map(),
  technologies: new Map(),
  power: undefined,
});

export const DARK: Lights = dark();

/** Whether an ask is about turning the own alien up, and nothing else but to stay hidden. */
export const asksToTurnUp = (ask: Pick<AskLine, "options"> | undefined): boolean =>
  !!ask && ask.options.filter((word) => !isQuiet(word)).every((word) => word === TURN_UP) && ask.options.includes(TURN_UP);

/** The flare that a power on its way could be strengthened with: yes plays it. */
export function flareAsked(ask: Pick<AskLine, "prompt"> & Partial<AskLine>): string | undefined {
  if (ask.prompt !== "flare.boost") return undefined;
  const words = (ask.params ?? []).map((param) => (typeof param === "string" ? parse(param) : undefined));
  return words.flatMap((word) => (word?.kind === "card" ? [word.card] : []))[0];
}

/** Whether cards are asked for to be played: at other times one is chosen to be given away, taken or shown. */
export const asksToPlay = (ask: Pick<AskLine, "prompt"> | undefined): boolean =>
  !!ask && /^(window|respond)\.|^flare\.boost$/.test(ask.prompt);

/** Whether an ask offers flares to be played, and nothing else but to go on. */
export function asksForFlares(ask: Pick<AskLine, "prompt" | "params" | "options"> | undefined): boolean {
  if (!ask || !asksToPlay(ask)) return false;
  if (flareAsked(ask)) return true;
  const open = ask.options.filter((word) => !isQuiet(word)).map(parse);
  return open.length > 0 && open.every((word) => word.kind === "card" && isFlare(word.card));
}

export function lightsOf(ask: (Pick<AskLine, "prompt" | "options"> & Partial<AskLine>) | undefined, view: View): Lights {
  if (!ask) return DARK;
  const lights = dark();
  const twice = { planets: new Set<number>(), seats: new Set<number>() };
  const light = <K>(map: Map<K, string>, key: K, word: string, again?: Set<K>) => {
    if (map.has(key)) again?.add(key);
    map.set(key, word);
  };
  for (const option of ask.options) {
    const word = parse(option);
    if (word.kind === "card") light(lights.cards, word.card, option);
    else if (word.kind === "seat") light(lights.seats, word.seat, option, twice.seats);
    else if (word.kind === "side") {
      const main = word.side === "offense" ? view.offense : view.defense;
      if (main !== null) light(lights.seats, main, option, twice.seats);
    } else if (word.kind === "place") light(lights.places, word.place, option);
    else if (word.kind === "gap") light(lights.gaps, option, option);
    else if (word.kind === "technology") light(lights.technologies, word.technology, option);
    else if (word.kind === "use" && word.technology) light(lights.technologies, word.technology, option);
    else if (word.kind === "use" || option === TURN_UP) lights.power = option;
    else if (word.kind === "destiny" && word.rest.startsWith("seat:")) light(lights.seats, Number(word.rest.slice(5)), option, twice.seats);
    else for (const planet of planetsIn(option)) light(lights.planets, planet, option, twice.planets);
  }
  lightSteps(lights, ask, view);
  const strengthening = flareAsked(ask);
  if (strengthening) light(lights.cards, strengthening, "yes");
  for (const planet of twice.planets) lights.planets.delete(planet);
  for (const seat of twice.seats) lights.seats.delete(seat);
  return lights;
}

/** Technologies that something can be done with, and every colony that could spare a ship. */
function lightSteps(lights: Lights, ask: Pick<AskLine, "options">, view: View): void {
  const steps = stepsOf(ask);
  if (!steps || view.seat === null) return;
  for (const step of [steps.abandon, steps.research, steps.complete])
    for (const [name, option] of step) lights.technologies.set(name, option);
  const [first] = steps.research.values();
  if (first) for (const planet of coloniesOf(view, view.seat)) lights.planets.set(planet, first);
}

/** Whose ships are gathered: somebody else's where the ask names a player. */
export function ownerOf(ask: Pick<AskLine, "params">, me: number): number {
  for (const param of ask.params) {
    const word = typeof param === "string" ? parse(param) : undefined;
    if (word?.kind === "seat") return word.seat;
  }
  return me;
}

const LOSSES = new Set(["deal.pay", "plague.ships", "ships.lose"]);

/** Ships that must be given up are given up in full. */
export const isLoss = (ask: Pick<AskLine, "prompt" | "params">, me: number) => LOSSES.has(ask.prompt) || ownerOf(ask, me) !== me;

/**
 * The kinds of card that an ask offers and that lie neither in the hand nor on the own sheet: they are shown beside the hand. Where one is
 * to be taken from elsewhere, all are: the hand may have another of the same kind.
 */
export function offeredElsewhere(ask: Pick<AskLine, "prompt" | "options"> | undefined, view: View): string[] {
  const here = new Set([...view.hand, ...view.sheet.filter(([holder]) => holder === view.seat).map(([, , kind]) => kind)]);
  const offered = (ask?.options ?? []).map(parse).flatMap((word) => (word.kind === "card" ? [word.card] : []));
  const elsewhere = offered.filter((kind) => !here.has(kind));
  return elsewhere.length && !asksToPlay(ask) ? offered : elsewhere;
}

/** Where ships that are being gathered would go, as far as the prompt tells. */
export function goalOf(
  ask: Pick<AskLine, "prompt" | "params">,
  me = -1,
): { place: "gate" | "beside" | "warp" } | { planet: number } | undefined {
  if (ask.prompt === "launch.ships") return { place: "gate" };
  if (ask.params.includes("side:offense")) return { place: "gate" };
  if (ask.params.includes("side:defense")) return { place: "beside" };
  if (isLoss(ask, me)) return { place: "warp" };
  const planet = ask.params.map((param) => (typeof param === "string" ? parse(param) : undefined)).find((word) => word?.kind === "planet");
  return planet?.kind === "planet" ? { planet: planet.index } : undefined;
}

/** The view as it would be with these ships on their way. */
export function withShips(view: View, seat: number, taken: ReadonlyMap<string, number>, goal: ReturnType<typeof goalOf>): View {
  if (!taken.size) return view;
  const next: View = {
    ...view,
    planets: view.planets.map((row) => [...row]),
    gate: [...view.gate],
    beside: [...view.beside],
    warp: [...view.warp],
  };
  const move = (row: number[] | undefined, by: number) => {
    if (row) row[seat] = (row[seat] ?? 0) + by;
  };
  for (const [place, count] of taken) {
    const word = parse(place);
    if (word.kind === "planet") move(next.planets[word.index], -count);
    else if (word.kind === "place" && word.place === "gate") move(next.gate, -count);
    if (goal && "place" in goal) move(next[goal.place], count);
    else if (goal) move(next.planets[goal.planet], count);
  }
  return next;
}

/** The view as it would be with these ships back on their planets. */
export function withShipsHome(view: View, seat: number, placed: ReadonlyMap<string, number>, prompt: string): View {
  const count = [...placed.values()].reduce((sum, number) => sum + number, 0);
  const away = (["gate", "beside", "warp"] as const).filter((place) => (place === "warp") === (prompt === "ships.retrieve"));
  const source = away.find((place) => (view[place][seat] ?? 0) >= count);
  // Taken in the negative, they are put there.
  const there = new Map([...placed].map(([place, number]) => [place, -number]));
  return withShips(view, seat, there, source && { place: source });
}

/** The view as it would be with a ship taken from a planet. */
export const withShipFrom = (view: View, seat: number, planet: number): View =>
  withShips(view, seat, new Map([[planetWord(planet), 1]]), undefined);

export function shipsAt(view: View, seat: number, place: string): number {
  const word = parse(place);
  if (word.kind === "planet") return view.planets[word.index]?.[seat] ?? 0;
  if (word.kind !== "place") return 0;
  const rows: Record<string, number[]> = { gate: view.gate, beside: view.beside, warp: view.warp };
  return rows[word.place]?.[seat] ?? 0;
}
