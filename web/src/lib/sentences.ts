/** What every table says about its game: who is asked, who is waited for, who has won. */
import type { TableLine, ViewOutcome } from "./protocol";
import { sentence, type Names, type Piece } from "./render";
import { texts } from "./texts.svelte";

/** Myself by "you", the others by name. */
export const addressed = (names: Names, me: number | null): Names => ({
  ...names,
  seats: names.seats.map((name, seat) => (seat === me ? texts.t("common.you_inside") : name)),
});

/** "You: " and what is asked of you. */
export function toYou(me: number | null, pieces: Piece[]): Piece[] {
  const [first, ...rest] = pieces;
  const asked = first && !first.word ? [{ ...first, text: first.text.charAt(0).toLowerCase() + first.text.slice(1) }, ...rest] : pieces;
  return [{ text: texts.t("common.you"), word: `seat:${me}` }, { text: ": " }, ...asked];
}

/** Who is waited for, and for what; of one who is not there it says that instead. */
export function waitingFor(names: Names, table: TableLine | undefined, seats: number[], what: string): Piece[] {
  const ui = texts.ui(names);
  const line = table?.seats[seats[0]!];
  if (seats.length === 1 && line && (line.kind === "away" || (line.kind === "person" && !line.connected)))
    return ui.say("wait.away", `seat:${line.seat}`);
  return [...ui.say("wait.for"), { text: " " }, ...ui.join(seats.map((seat) => ui.word(`seat:${seat}`))), { text: `: ${what}` }];
}

export function overSentence(names: Names, { winners, reason }: ViewOutcome, nobody = texts.t("over.title")): Piece[] {
  const ui = texts.ui(names);
  const why = texts.has(`reason.${reason}`) ? `: ${texts.say(`reason.${reason}`)}` : "";
  if (!winners.length) return [{ text: `${nobody}${why}.` }];
  return sentence([
    ...ui.join(winners.map((seat) => ui.word(`seat:${seat}`))),
    { text: ` ${texts.t(winners.length === 1 ? "over.wins" : "over.win")}${why}.` },
  ]);
}
