/** What a classic game waits for, and from whom, as one sentence; and the small line that says how to do it. */
import { lineOf } from "$lib/log";
import { plain, type Piece } from "$lib/render";
import { overSentence, toYou, waitingFor } from "$lib/sentences";
import { texts, type UiKey } from "$lib/texts.svelte";
import { isFlare, parse, planetWord, type Param, type Word } from "$lib/words";
import { asksForFlares, asksToTurnUp, flareAsked } from "./asking";
import { wordOf } from "./happening";
import type { Play } from "./play.svelte";
import { technologyNamed } from "./technology";

/** What a use is called: by its power, or by its technology. */
export const useTitle = (use: Word & { kind: "use" }): string =>
  use.technology ? texts.technology(use.technology) : texts.alien(use.alien, "power");

/** A use of a power by the power's name alone, a flare by its alien's: what it is and does stands beside it. */
export function short(param: Param): Param {
  const word = typeof param === "string" ? parse(param) : undefined;
  if (word?.kind === "card" && isFlare(word.card)) return `text:${texts.flareTitle(word.card)}`;
  const name = word?.kind === "use" ? useTitle(word) : "";
  return name ? `text:${name}` : param;
}

/** The ask as the bar says it: the client's own wording where a gesture of several parts is one here, else the game's. */
export function askSentence(play: Play): Piece[] {
  const ask = play.ask!;
  const { names } = play;
  const own = `ask.${ask.prompt}`;
  const ui = texts.ui(names);
  if (asksForFlares(ask) && !flareAsked(ask) && !ask.prompt.startsWith("respond.")) return toYou(play.me, ui.say("flare.ask"));
  if (asksToTurnUp(ask)) return toYou(play.me, turnUpSentence(play));
  if (play.shape === "rotation") {
    const [kept = "", drawn = ""] = ask.options;
    return toYou(play.me, ui.say("rotate.ask", kept, drawn));
  }
  if (play.shape === "technology") return toYou(play.me, stepSentence(play));
  if (play.shape === "drawn") return toYou(play.me, ui.say("technology.ask_keep", ask.options.length));
  const params: Param[] = play.shape === "ships" ? [Number(ask.params[0]), play.most, ...ask.params.slice(2)] : ask.params;
  const placing = `place.ask.${ask.prompt}`;
  if ((play.shape === "rewards" || play.shape === "spread") && ui.has(placing)) return toYou(play.me, ui.say(placing, ...ask.params));
  if (play.shape === "ships" && ui.has(own))
    return toYou(play.me, ui.say(play.most === 1 && ui.has(`${own}.one`) ? `${own}.one` : own, ...params));
  if (play.shape !== "ships" && ui.has(own)) return toYou(play.me, ui.say(own, ...ask.params.map(short)));
  // Where the game counts ships one by one, those that are lifted here count.
  const counted = play.shape === "ships" ? { ...ask, params: [Number(ask.params[0]) + play.count, ...ask.params.slice(1)] } : ask;
  return toYou(play.me, texts.words(names).prompt(counted));
}

/** For which power the own alien could be turned up, where the ask says so. */
function turnUpSentence({ ask, names, view, bottom }: Play): Piece[] {
  const ui = texts.ui(names);
  const uses = (ask?.params ?? []).map((param) => parse(String(param))).flatMap((word) => (word.kind === "use" ? [word] : []));
  const use = uses[0];
  if (use && !use.technology) return ui.say("hidden.ask_use", `alien:${use.alien}`, `text:${useTitle(use)}`);
  return ui.say("hidden.ask", `alien:${view.aliens[bottom]?.[0] ?? ""}`);
}

/** The draft of a step with a technology, read back. */
function stepSentence({ research, names }: Play): Piece[] {
  const ui = texts.ui(names);
  if (research.technology === undefined) return ui.say("technology.ask");
  const technology = `text:${texts.technology(research.technology)}`;
  if (!research.option) return ui.say("technology.draft_none", technology);
  return research.planet === undefined
    ? ui.say("technology.draft", technology)
    : ui.say("technology.draft_ship", planetWord(research.planet), technology);
}

function stepHint({ research, view }: Play): string {
  const held = research.technology === undefined ? undefined : technologyNamed(view, research.technology);
  if (!held) return texts.t("technology.hint");
  if (research.planet === undefined) return texts.technology(held.name!, "summary");
  return held.needs === null ? texts.t("technology.hint_x", held.ships + 1) : texts.t("technology.hint_ship", held.ships + 1, held.needs);
}

/** What a lifted technology of those drawn needs. */
function keepHint({ research, raw }: Play): string {
  const held = research.technology === undefined ? undefined : technologyNamed(raw, research.technology);
  if (!held) return texts.t("technology.hint_keep");
  return held.needs === null
    ? texts.t("technology.hint_keep_x", texts.technology(held.name!))
    : texts.t("technology.hint_keep_this", texts.technology(held.name!), held.needs);
}

/** The small line: how to do it, or what the power on offer does. */
export function askHint(play: Play): string {
  const ask = play.ask!;
  const ui = texts.ui(play.names);
  const key = [`hint.${ask.prompt}.${ask.params[0]}`, `hint.${ask.prompt}`].find((each) => ui.has(each));
  if (asksToTurnUp(ask)) return `${texts.alien(play.view.aliens[play.bottom]?.[0] ?? "", "summary")} ${texts.t("hidden.hint")}`.trim();
  if (play.shape === "spread") return play.count ? texts.t("place.count", play.count, play.most) : texts.t("place.hint");
  if (play.shape === "rewards") return "";
  if (play.shape === "rotation") return texts.t("rotate.hint");
  if (play.shape === "technology") return stepHint(play);
  if (play.shape === "drawn") return keepHint(play);
  if (ask.prompt === "turn.second_or_technology") return texts.t("technology.hint_new", (play.view.colonies[play.bottom] ?? 0) + 1);
  if (key) return plain(ui.say(key));
  if (asksForFlares(ask)) return texts.t("flare.hint");
  const use = ask.options.map(parse).find((word) => word.kind === "use");
  if (use?.kind === "use" && use.technology) return `${texts.technology(use.technology)}. ${texts.technology(use.technology, "summary")}`;
  if (use?.kind === "use") return `${texts.alien(use.alien)}: ${texts.alien(use.alien, "power")}. ${texts.alien(use.alien, "summary")}`;
  if (play.shape === "cards") return texts.t("hint.cards");
  if (play.lights.gaps.size) return texts.t("technology.hint_gap");
  if (play.lights.planets.size) return texts.t("hint.planets");
  if (play.lights.seats.size) return texts.t("hint.players");
  return "";
}

/** What others are asked, without what only they may know. */
function waitedFor(prompt: string): string {
  const key = `wait.${prompt}`;
  const ui = texts.ui({ seats: [], colours: [] });
  if (ui.has(key)) return texts.t(key as UiKey);
  if (prompt.startsWith("window.") || prompt.startsWith("respond.")) return texts.t("wait.window");
  return texts.t("wait.other");
}

export function waitSentence(play: Play): Piece[] {
  const scene = play.table.scene!;
  const { names } = play;
  const ui = texts.ui(names);
  const view = play.raw;
  if (view.outcome) return overSentence(play.names, view.outcome);
  if (scene.moment) {
    const top = view.plays.at(-1);
    const what = top && wordOf(top);
    return what ? ui.say("wait.moment_to", short(what)) : ui.say("wait.moment");
  }
  const seats = [...new Set(scene.waiting.map((line) => line.seat))];
  if (!seats.length && scene.sleeping) return ui.say("wait.sleeping");
  if (!seats.length) {
    // What happened last says more than that the game goes on.
    const last = play.lines.at(-1);
    return last ? lineOf(ui, last.said) : ui.say("wait.going_on", texts.phase(view.phase));
  }
  return waitingFor(names, play.table.table, seats, waitedFor(scene.waiting[0]!.prompt), play.table.since);
}
