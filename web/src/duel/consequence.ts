/** One line of consequence: what a lifted plan, or a reinforcement on either plan, would make of both clouts. */
import { wouldOf } from "$lib/would";
import type { Play } from "./play.svelte";
import { cloutOf, plainly, signed } from "./view";
import { t } from "./words.svelte";

/** Cards whose sign hangs on whether the clout they are put on is odd. */
const SWINGING = /^reinf_(pm|mp)\d+$/;

export function consequence(play: Play): string {
  if (play.card === undefined || play.me === null) return "";
  return play.shape === "lay" ? layingDown(play, play.card) : play.shape === "reinforce" ? reinforcing(play, play.card) : "";
}

function layingDown({ ask, me }: Play, card: string): string {
  const would = wouldOf(ask, `lay:${card}`);
  const made = would?.totals[me!] ?? null;
  if (!would || made === null) return "";
  const bonus = would.bonus[me!] ?? 0;
  return bonus ? t("would.plan", plainly(made), plainly(made + bonus)) : t("would.plan_alone", plainly(made));
}

function reinforcing(play: Play, card: string): string {
  const onto = (seat: number) => {
    const would = wouldOf(play.ask, `play:${card}:seat:${seat}`);
    const [mine, theirs] = [would?.totals[play.me!] ?? null, would?.totals[1 - play.me!] ?? null];
    if (mine === null || theirs === null) return "";
    const target = seat === play.me ? t("would.on_yours") : t("would.on_theirs", play.players[seat]!.name);
    return t("would.onto", target, plainly(mine), plainly(theirs));
  };
  return `${onto(play.me!)} ${onto(1 - play.me!)}`.trim();
}

/** "odd here: −10": the sign that holds now for a reinforcement whose sign hangs on the clout it is put on. */
export function parity(play: Pick<Play, "ask" | "view">, card: string, seat: number): string {
  const [now, made] = [cloutOf(play.view, seat), wouldOf(play.ask, `play:${card}:seat:${seat}`)?.totals[seat] ?? null];
  return now === undefined || made === null || !SWINGING.test(card) ? "" : t(now % 2 ? "would.odd" : "would.even", signed(made - now));
}
