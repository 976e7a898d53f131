/** Both sides of the encounter as addends while a card is lifted: what is not known yet is a question mark. */
import { texts } from "$lib/texts.svelte";
import { alliesOf, committed } from "$lib/view";
import { cardFace } from "$lib/words";
import { wouldOf } from "$lib/would";
import { sideOf } from "./consequence";
import type { Play } from "./play.svelte";

const UNKNOWN = "?";
const ROLES = ["offense", "defense"] as const;

export interface SideTally {
  seat: number;
  /** "20 + 4 + 2 allied" */
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
    const allies = alliesOf(view, ROLES[side]!);
    const allied = allies.reduce((ships, ally) => ships + committed(view, ally), 0);
    const laid = side === own ? card : would.lacks[side] ? undefined : view.laid[side];
    const printed = laid ? Number(cardFace(laid).figure) || 0 : 0;
    const made = would.totals[side] ?? undefined;
    // What powers, technologies and other things make of cards and ships.
    const effects = made === undefined ? 0 : made - printed - committed(view, seat) - allied;
    const parts = [laid ? String(printed) : UNKNOWN, String(committed(view, seat))];
    if (allied)
      parts.push(allies.length > 1 ? texts.t("would.allied", allied) : texts.t("would.ally", allied, play.players[allies[0]!]!.name));
    const sum = parts.join(" + ") + (effects ? ` ${effects < 0 ? "−" : "+"} ${texts.t("would.effects", Math.abs(effects))}` : "");
    return { seat, sum, total: made === undefined ? UNKNOWN : laid ? String(made) : `${made} + ${UNKNOWN}` };
  });
}
