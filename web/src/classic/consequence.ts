/** One line of consequence: what a lifted card, or an option, would make of both totals. */
import { plain, sentence } from "$lib/render";
import { texts } from "$lib/texts.svelte";
import { NEGOTIATES, roleOf, type View } from "$lib/view";
import { cardFace } from "$lib/words";
import { needed, wouldOf } from "$lib/would";
import type { Play } from "./play.svelte";

/** Offense 0, defense 1; none for who takes no part. */
export function sideOf(view: View, seat: number | null): 0 | 1 | undefined {
  const role = seat === null ? undefined : roleOf(view, seat);
  if (role === "offense" || role === "ally-o") return 0;
  return role === "defense" || role === "ally-d" ? 1 : undefined;
}

/** What the lifted card would make; nothing where that hangs on something hidden. */
export function consequence(play: Play): string {
  const { ask, card, raw: view } = play;
  const side = sideOf(view, play.me);
  const option = card === undefined ? undefined : play.lights.cards.get(card);
  const would = wouldOf(ask, option);
  if (!would || side === undefined || !option) return "";
  const [mine, theirs] = [would.totals[side] ?? null, would.totals[1 - side] ?? null];
  const what = plain(sentence(texts.words(play.names).word(option)));
  if (mine === null) return "";
  if (theirs === null) return texts.t("would.makes", what, mine);
  if (!would.lacks[1 - side]) return texts.t("would.makes_to", what, mine, theirs);
  return `${texts.t("would.makes", what, mine)} ${against(play, view, side, mine, theirs)}`;
}

/** What the totals of both sides would be with a reinforcement that is lifted or being put somewhere. */
export function withReinforcement(play: Play, card: string | undefined): { figure: string; made: (number | undefined)[] } | undefined {
  const { ask } = play;
  const named = ask?.prompt === "reinforce.side" ? String(ask.params[0]).replace("card:", "") : card;
  const side = sideOf(play.raw, play.me);
  if (!named || side === undefined) return undefined;
  const onto = (which: number) => {
    const option = named === card ? (which === side ? `card:${named}` : undefined) : which ? "side:defense" : "side:offense";
    return wouldOf(ask, option)?.totals[which] ?? undefined;
  };
  return { figure: cardFace(named).figure, made: [onto(0), onto(1)] };
}

/** What follows where no totals are counted: from what the cards count as, which a morph, an artifact or a power may have changed. */
export function withoutTotals(view: Pick<View, "laid" | "values" | "leading">): string {
  const peaceful = view.values.map((value) => value === NEGOTIATES);
  if (peaceful.every(Boolean)) return texts.t(view.laid.every((card) => card === "morph") ? "reveal.both_lose" : "reveal.deal");
  return texts.t(view.leading !== null && peaceful[view.leading] ? "reveal.peace" : "reveal.compensation");
}

/** What the other main player has without a card, and needs. */
function against(play: Play, view: View, side: 0 | 1, mine: number, theirs: number): string {
  const name = play.players[side ? view.offense : (view.defense ?? view.offense)]!.name;
  if (view.lower_wins || view.upset) return texts.t("would.has", name, theirs);
  const least = needed(mine, theirs, side ? "defense" : "offense");
  if (least <= 0) return texts.t("would.any_attack", name, theirs);
  return texts.t(side ? "would.needs_to_win" : "would.needs_to_hold", name, theirs, least);
}
