/** Which variants a table is played with, which are closed and why, what surprises: read off the server's list, which alone knows the rules. */
import type { Editions, VariantLine } from "$lib/protocol";
import type { SetUp } from "./setup";

/** Why a variant cannot be had: it belongs to other editions, lacks another variant, or cannot be together with something. */
export type Closed = { because: "edition"; of: number[] } | { because: "needs" | "excludes"; of: string[] };

export interface Standing extends VariantLine {
  on: boolean;
  closed: Closed | undefined;
  /** The key of what it does to the other wishes. */
  hint: string | undefined;
}

type Wished = Pick<SetUp, "seats" | "way" | "variants">;

/** What others can refer to besides variants. */
const given = ({ seats, way }: Wished) => [`seats:${seats}`, `aliens:${way}`];

/** With what it cannot be, of these; it does not matter which of the two says so. */
const clashes = (line: VariantLine, others: readonly VariantLine[], facts: readonly string[]) => [
  ...others.filter((other) => line.excludes.includes(other.name) || other.excludes.includes(line.name)).map(({ name }) => name),
  ...line.excludes.filter((word) => facts.includes(word)),
];

function closed(line: VariantLine, on: readonly VariantLine[], facts: readonly string[], edition: number): Closed | undefined {
  if (!line.editions.includes(edition)) return { because: "edition", of: line.editions };
  const lacking = line.needs.filter((need) => !on.some(({ name }) => name === need));
  if (lacking.length) return { because: "needs", of: lacking };
  const others = on.filter(({ name }) => name !== line.name);
  const clash = clashes(line, others, facts);
  return clash.length ? { because: "excludes", of: clash } : undefined;
}

/** The wished ones that can be had together; of two that exclude each other the first listed. */
function granted({ edition, variants }: Editions, wished: Wished): VariantLine[] {
  const on: VariantLine[] = [];
  const open = (line: VariantLine) =>
    wished.variants.includes(line.name) && !on.includes(line) && !closed(line, on, given(wished), edition);
  for (let next; (next = variants.find(open));) on.push(next);
  return variants.filter((line) => on.includes(line));
}

export function standings(edition: Editions, wished: Wished): Standing[] {
  const on = granted(edition, wished);
  const facts = [...given(wished), ...on.map(({ name }) => name)];
  return edition.variants.map((line) => ({
    ...line,
    on: on.includes(line),
    closed: closed(line, on, given(wished), edition.edition),
    hint: on.includes(line) ? line.hints.find((hint) => facts.includes(hint.given))?.text : undefined,
  }));
}

export const playedWith = (edition: Editions, wished: Wished): string[] => granted(edition, wished).map(({ name }) => name);

/** What closes every one of them, if one thing does. */
export function closesAll(lines: readonly Standing[]): Closed | undefined {
  const [first, ...rest] = lines.map((line) => line.closed);
  return first && rest.every((other) => JSON.stringify(other) === JSON.stringify(first)) ? first : undefined;
}
