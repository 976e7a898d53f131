/** What a duel waits for, and from whom, as one sentence; and the small line that says how to do it. */
import type { MomentLine } from "$lib/protocol";
import type { Piece } from "$lib/render";
import { addressed, overSentence, toYou, waitingFor } from "$lib/sentences";
import { texts } from "$lib/texts.svelte";
import type { Play } from "./play.svelte";
import { cloutOf } from "./view";
import { envoyName, envoyPart, has, t, ui } from "./words.svelte";

export function askSentence(play: Play): Piece[] {
  const own = `ask.${play.ask!.prompt}`;
  return toYou(play.me, has(own) ? [{ text: t(own) }] : texts.words(addressed(play.names, play.me)).prompt(play.ask!));
}

/** The table takes a breath: everybody looks at what has just happened. Else somebody is asked in secret. */
export const isBreath = (moment: MomentLine) => moment.left !== null || !moment.waved || moment.held;

const name = (play: Play, seat: number) => play.players[seat]!.name;

function standing(play: Play): string[] {
  const [mine, theirs] = [cloutOf(play.view, play.bottom), cloutOf(play.view, play.top)];
  if (mine === undefined || theirs === undefined) return [];
  const gap = mine - theirs;
  const tie = play.view.leader === play.bottom ? t("hint.tie_theirs", name(play, play.top)) : t("hint.tie_yours");
  return [gap ? t(gap < 0 ? "hint.behind" : "hint.ahead", Math.abs(gap)) : t("hint.even"), t("hint.reinforce"), tie];
}

/** What an ability on offer does. */
function offered(word: string): string {
  const [owner = "", first = "", second = ""] = word.slice("use:".length).split(".");
  if (owner === "envoy") return `${envoyName(first)}: ${envoyPart(first, "summary")}`;
  return second || !first ? "" : `${texts.alien(owner)}: ${texts.alien(owner, "summary")}`;
}

export function askHint(play: Play): string {
  const { ask, shape, lights } = play;
  if (shape === "lay") return t(play.needsHalf ? "hint.lay" : "hint.lay_plan");
  if (shape === "dial") return t("hint.dial");
  if (shape === "reinforce") return standing(play).join(" ");
  if (shape === "cards") return t("hint.cards");
  const use = ask!.options.find((word) => word.startsWith("use:"));
  if (use) return offered(use);
  if (lights.planets.size) return t("hint.planets");
  if (lights.envoys.size) return t("hint.envoys");
  if (lights.tokens.size || lights.halves.size) return t("hint.tactics");
  return "";
}

function waitedFor(prompt: string): string {
  const key = `wait.${prompt}`;
  return has(key) ? t(key) : t(prompt.startsWith("window.") ? "wait.window" : "wait.other");
}

export function waitSentence(play: Play): Piece[] {
  const scene = play.table.scene!;
  const names = addressed(play.names, play.me);
  if (play.view.outcome) return overSentence(play.names, play.view.outcome, t("over.nobody"));
  if (scene.moment && isBreath(scene.moment)) {
    const last = play.table.events.at(-1);
    if (last) return texts.words(play.names).event(last);
  }
  if (scene.moment) return play.me === null ? [{ text: t("wait.secret_watch") }] : ui(names).say("wait.secret", `seat:${play.top}`);
  const seats = [...new Set(scene.waiting.map((line) => line.seat))].filter((seat) => seat !== play.me);
  const first = scene.waiting.find((line) => line.seat === seats[0]);
  if (!first) return [{ text: scene.sleeping ? texts.t("wait.sleeping") : t("wait.going_on") }];
  return waitingFor(names, play.table.table, seats, waitedFor(first.prompt));
}
