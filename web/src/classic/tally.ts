/** Both sides of the encounter as addends while a card is lifted: what is not known yet is a question mark. */
import type { Would } from "$lib/protocol";
import { plain } from "$lib/render";
import { texts } from "$lib/texts.svelte";
import { alliesOf, committed } from "$lib/view";
import { cardFace, parse } from "$lib/words";
import { wouldOf } from "$lib/would";
import { sideOf } from "./consequence";
import type { Play } from "./play.svelte";
import { useTitle } from "./sentences";

const UNKNOWN = "?";
const ROLES = ["offense", "defense"] as const;

export interface SideTally {
  seat: number;
  /** "20 + 4 + 2 (Bo) + 3 (Mastery)" */
  sum: string;
  /** "26", or "7 + ?" */
  total: string;
}

/** Of offense and defense, what the lifted card would make; nothing where that hangs on something hidden. */
export function tallyOf(play: Play): SideTally[] {
  const { ask, card, raw: view } = play;
  const own = sideOf(view, play.me);
  const would = card === undefined ? undefined : wouldOf(ask, play.lights.cards.get(card));
  if (ask?.prompt !== "planning.select" || !would || own === undefined || view.defense === null || would.totals[own] === null) return [];
  return [view.offense, view.defense].map((seat, side) => {
    const laid = side === own ? card : would.lacks[side] ? undefined : view.laid[side];
    const made = would.totals[side] ?? undefined;
    const addends = [...cardIn(laid, would, side), ...others(play, would, side, seat)];
    const sum = addends.map(([text, minus], i) => (i ? ` ${minus ? "−" : "+"} ` : minus ? "−" : "") + text).join("");
    return { seat, sum, total: made === undefined ? UNKNOWN : laid ? String(made) : `${made} + ${UNKNOWN}` };
  });
}

type Addend = [text: string, minus?: boolean];

const signed = (amount: number, name: string): Addend => [texts.t("would.named", Math.abs(amount), name), amount < 0];

/** The card as it is printed, and what something makes of it. */
function cardIn(laid: string | null | undefined, would: Would, side: number): Addend[] {
  if (!laid) return [[UNKNOWN]];
  const printed = Number(cardFace(laid).figure) || 0;
  const counts = would.parts[side]?.find(([cause]) => cause === `card:${laid}`)?.[1] ?? printed;
  const more = counts - printed;
  return more ? [[String(printed)], [texts.t("would.effects", Math.abs(more)), more < 0]] : [[String(printed)]];
}

/** Ships with what they are worth, those of allies by their owner; everything else by its name. */
function others(play: Play, would: Would, side: number, main: number): Addend[] {
  const { raw: view, players, names } = play;
  const parts = would.parts[side] ?? [];
  // Not certain what it comes to: the ships that everybody sees.
  if (!parts.length)
    return [main, ...alliesOf(view, ROLES[side]!)].map((seat) =>
      seat === main ? [String(committed(view, seat))] : signed(committed(view, seat), players[seat]!.name),
    );
  return parts.flatMap(([cause, amount], i): Addend[] => {
    const word = parse(cause);
    if (word.kind === "card" && !i && !would.lacks[side]) return [];
    if (word.kind === "seat") return [word.seat === main ? [String(amount)] : signed(amount, players[word.seat]!.name)];
    return [signed(amount, (word.kind === "use" && useTitle(word)) || plain(texts.words(names).word(cause)))];
  });
}
