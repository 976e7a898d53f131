/** What a duel waits for, and from whom, as one sentence; and the small line that says how to do it. */
import { plain, type Piece } from "$lib/render";
import { overSentence, toYou, waitingFor } from "$lib/sentences";
import { lineOf } from "$lib/log";
import { texts } from "$lib/texts.svelte";
import type { Play } from "./play.svelte";
import { cloutOf } from "./view";
import { envoyName, envoyPart, has, t, ui } from "./words.svelte";

export function askSentence(play: Play): Piece[] {
  const { prompt } = play.ask!;
  const own = `ask.${prompt === "plan.choose" && !play.needsHalf ? "plan.choose_alone" : prompt}`;
  return toYou(play.me, has(own) ? [{ text: t(own) }] : texts.words(play.names).prompt(play.ask!));
}

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
  const { doubt } = play.table;
  if (doubt !== undefined) {
    const envoy = play.view.envoys.find(({ icon }) => doubt === `envoy:${icon}`)?.name;
    return envoy ? `${envoyName(envoy)}: ${envoyPart(envoy, "summary")}` : "";
  }
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

/** By kind of beat: what its sentence says, and what of the rest stands in the small line below. */
const SAYS: Readonly<Record<string, { lead: readonly string[]; more?: readonly string[] }>> = {
  tactics: { lead: ["tactic.shown"], more: ["blast.stopped", "ships.destroyed"] },
  plans: { lead: ["plan.revealed"] },
  result: { lead: ["duel.won", "contest.won"], more: ["clout.counted", "duel.won_by_ships", "prize.won", "planet.held"] },
  prize: { lead: ["planet.held", "ships.settled", "reward.taken"], more: ["ships.retreated"] },
};

/** A beat in lines: the one or two that say it, and what else is seen in it. */
export function linesOf<One extends { event: { key: string } }>(lines: readonly One[], kind: string): Record<"said" | "more", One[]> {
  const { lead, more = [] } = SAYS[kind] ?? { lead: [] };
  const is = (keys: readonly string[], at: number) => keys.includes(lines[at]?.event.key ?? "");
  const last = lines.findLastIndex((_, at) => is(lead, at));
  if (last < 0) return { said: lines.slice(-1), more: [] };
  const first = is(lead, last - 1) ? last - 1 : last;
  let from = first;
  while (is(more, from - 1)) from -= 1;
  const beside = (_: One, at: number) => at >= from && is(more, at) && !(at >= first && at <= last);
  return { said: lines.slice(first, last + 1), more: lines.filter(beside) };
}

function beatLines(play: Play, part: "said" | "more"): Piece[] {
  const words = ui(play.names);
  return linesOf(play.lines, play.table.scene?.moment?.beat ?? "")[part].flatMap(({ said }, at) => [
    ...(at ? [{ text: " " }] : []),
    ...lineOf(words, said),
  ]);
}

/** The small line while something is looked at. */
export const beatHint = (play: Play): string => plain(beatLines(play, "more"));

function waitedFor(play: Play, prompt: string): string {
  const key = `wait.${prompt === "plan.choose" && play.view.scope === "contest" ? "plan.choose_alone" : prompt}`; // no tactics there
  return has(key) ? t(key) : t(prompt.startsWith("window.") ? "wait.window" : "wait.other");
}

export function waitSentence(play: Play): Piece[] {
  const scene = play.table.scene!;
  const { names } = play;
  if (play.view.outcome) return overSentence(play.names, play.view.outcome, texts.t("over.nobody"));
  const last = play.lines.at(-1);
  if (scene.moment?.beat && last) return beatLines(play, "said");
  if (scene.moment) return play.me === null ? [{ text: t("wait.secret_watch") }] : ui(names).say("wait.secret", `seat:${play.top}`);
  const seats = [...new Set(scene.waiting.map((line) => line.seat))].filter((seat) => seat !== play.me);
  const first = scene.waiting.find((line) => line.seat === seats[0]);
  if (!first && scene.sleeping) return [{ text: texts.t("wait.sleeping") }];
  // What happened last says more than that the game goes on.
  if (!first) return last ? lineOf(ui(names), last.said) : [{ text: t("wait.going_on") }];
  return waitingFor(names, play.table.table, seats, waitedFor(play, first.prompt), play.table.since);
}
