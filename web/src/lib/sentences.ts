/** What every table says about its game: who is asked, who is waited for, who has won. */
import type { Shown, TableLine, ViewOutcome } from "./protocol";
import { plain, sentence, type Names, type Piece } from "./render";
import { elapsed } from "./clock.svelte";
import { texts } from "./texts.svelte";

/** "You: " and what is asked of you. */
export function toYou(me: number | null, pieces: Piece[]): Piece[] {
  const [first, ...rest] = pieces;
  const asked = first && !first.word ? [{ ...first, text: first.text.charAt(0).toLowerCase() + first.text.slice(1) }, ...rest] : pieces;
  return [{ text: texts.t("common.you"), word: `seat:${me}` }, { text: ": " }, ...asked];
}

/** Milliseconds after which a bot has taken longer than most do. */
const USUAL_PACE = 1600;

/** Who is waited for, since when, and for what; of one who is not there it says that instead. */
export function waitingFor(names: Names, table: TableLine | undefined, seats: number[], what: string, since = Infinity): Piece[] {
  const ui = texts.ui(names);
  const line = table?.seats[seats[0]!];
  if (seats.length === 1 && line?.kind === "bot" && elapsed(since) > USUAL_PACE)
    return [...ui.say("wait.thinking", `seat:${line.seat}`), { text: `: ${what}` }];
  if (seats.length === 1 && line && (line.kind === "away" || (line.kind === "person" && !line.connected)))
    return ui.say("wait.away", `seat:${line.seat}`);
  return [...ui.say("wait.for"), { text: " " }, ...ui.join(seats.map((seat) => ui.word(`seat:${seat}`))), { text: `: ${what}` }];
}

interface Choosing {
  me: number | null;
  names: Names;
  ready: readonly number[];
  players: { name: string }[];
  table: { scene: Pick<Shown, "chosen"> | undefined };
}

/** That secret choices are in: the own one and what it was, or the first of those that one waits with. */
export function readyLine({ me, names, ready, players, table }: Choosing): string {
  const chosen = table.scene?.chosen;
  if (chosen) return texts.t("ready.yours_what", plain(texts.words(names).option(chosen.option, chosen.prompt)));
  if (me !== null && ready.includes(me)) return texts.t("ready.yours");
  return ready.length ? texts.t("ready.theirs", players[ready[0]!]?.name ?? "") : "";
}

export function overSentence(names: Names, { winners, reason }: ViewOutcome, nobody = texts.t("over.title")): Piece[] {
  const ui = texts.ui(names);
  const why = texts.has(`reason.${reason}`) ? `: ${texts.say(`reason.${reason}`)}` : "";
  if (!winners.length) return [{ text: `${nobody}${why}.` }];
  const key = winners.length === 1 ? "over.one" : winners.includes(names.me ?? -1) ? "over.many_yours" : "over.many";
  return sentence([...ui.say(key, ...winners.map((seat) => `seat:${seat}`)), { text: `${why}.` }]);
}
