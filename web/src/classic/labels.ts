/** What the buttons in the bar say: the game's own words, but where the client knows better what an answer does. */
import { plain } from "$lib/render";
import { texts } from "$lib/texts.svelte";
import { isFlare, numberOf, parse, planetIndex } from "$lib/words";
import { asksForFlares, asksToPlay, asksToTurnUp, flareAsked, TURN_UP } from "./asking";
import { sideOf } from "./flares";
import type { Play } from "./play.svelte";

export function labelOf(play: Play, word: string): string {
  const { ask, view } = play;
  const flare = flareOf(play, word);
  if (flare) return texts.t(`flare.play_${sideOf(view, flare)}`, texts.flareTitle(flare));
  const parsed = parse(word);
  if (parsed.kind === "gap") return gapName(play, parsed);
  if (parsed.kind === "seat" && parsed.seat === play.me) return texts.t("common.you");
  if (word === TURN_UP) return texts.t("hidden.turn_up");
  if (word === play.quiet && asksToTurnUp(ask)) return texts.t("hidden.stay");
  if (parsed.kind === "alien" && play.shape === "rotation") {
    const mine = view.aliens[play.bottom]?.includes(parsed.alien);
    return texts.t(mine ? "rotate.keep" : "rotate.take", texts.alien(parsed.alien));
  }
  for (const [name, option] of play.steps?.complete ?? [])
    if (option === word) return texts.t("technology.complete", texts.technology(name));
  if (word === "pass" && ask?.prompt.startsWith("respond.")) return texts.t("window.let");
  if ((word === "pass" || word === "no") && asksForFlares(ask)) return texts.t("flare.go_on");
  return plain(texts.words(play.names).option(word, ask?.prompt));
}

/** "Azure 1 and 2": the gap after a planet, by its two neighbours. */
function gapName({ view, names }: Play, { seat, number }: { seat: number; number: number }): string {
  const next = (view.worlds[seat] ?? []).find((planet) => planet > planetIndex(seat, number));
  return texts.t("technology.gap", plain(texts.words(names).word(`planet:${seat}.${number}`)), next === undefined ? "" : numberOf(next));
}

/** The flare that an answer plays. */
function flareOf({ ask }: Play, word: string): string | undefined {
  const parsed = parse(word);
  if (parsed.kind === "card" && isFlare(parsed.card) && asksToPlay(ask)) return parsed.card;
  return ask && word === "yes" ? flareAsked(ask) : undefined;
}
