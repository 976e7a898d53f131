/** What the lobby says of tables and replays: which game, who, since when. */
import type { PlayerLine, ReplayLine, SeatLine, TableLine } from "$lib/protocol";
import { plain, Words } from "$lib/render";
import { texts } from "$lib/texts.svelte";

export const gameName = (game: string, edition: number) =>
  game === "duel" ? texts.t("lobby.game_duel") : texts.t("lobby.edition", edition);

/** Which game it is, and how fast. */
export const kindOf = ({ wishes, stage }: TableLine) =>
  [gameName(wishes.game, wishes.edition), stage === "running" ? texts.t("lobby.running") : texts.t(`clock.${wishes.clock}`)].join(", ");

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** For how long, in the largest unit that fits. */
export function lasted(seconds: number): string {
  const [unit, size] =
    seconds < MINUTE ? ["second", 1] : seconds < HOUR ? ["minute", MINUTE] : seconds < DAY ? ["hour", HOUR] : ["day", DAY];
  const number = Math.max(1, Math.floor(seconds / Number(size)));
  return new Intl.NumberFormat(texts.language, { style: "unit", unit: String(unit), unitDisplay: "long" }).format(number);
}

/** When a game was over: today and yesterday by name. */
export function when(at: number, now: number = Date.now() / 1000): string {
  const [then, today] = [new Date(at * 1000), new Date(now * 1000)];
  const days = Math.round((new Date(today.toDateString()).getTime() - new Date(then.toDateString()).getTime()) / (DAY * 1000));
  const time = then.toLocaleTimeString(texts.language, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
  if (days < 2) return `${new Intl.RelativeTimeFormat(texts.language, { numeric: "auto" }).format(-days, "day")} ${time}`;
  return then.toLocaleDateString(texts.language, { day: "numeric", month: "long", ...(days > 300 ? { year: "numeric" } : {}) });
}

/** Several as one: "a, b and c". */
export const listed = (names: string[]) => {
  const words = new Words({ ...texts.game }, { seats: [], colours: [] });
  return plain(words.join(names.map((text) => [{ text }])));
};

export const isFree = (seat: SeatLine) => seat.kind === "empty" || seat.kind === "bot";

/** People by name, bots by number. */
export function company(seats: readonly { name: string; bot: boolean }[]): string {
  const bots = seats.filter((seat) => seat.bot).length;
  const people = seats.filter((seat) => !seat.bot).map((seat) => seat.name);
  return listed([...people, ...(bots ? [texts.t("lobby.bots", bots)] : [])]);
}

/** Who won against whom, from the result. */
export function headline({ players, winners }: ReplayLine): string {
  const name = (seat: number) => players[seat]?.name ?? "";
  const others = players.filter((_, seat) => !winners.includes(seat));
  if (!winners.length) return texts.t("lobby.nobody_won", listed(players.map((player) => player.name)));
  if (winners.length > 1) return texts.t("lobby.won_together", listed(winners.map(name)));
  // Where only bots played, they have names.
  const bots = players.every((player) => player.bot);
  return texts.t("lobby.beat", name(winners[0]!), bots ? listed(others.map((player) => player.name)) : company(others));
}

const alienOf = (player: PlayerLine) => player.aliens.map((alien) => texts.alien(alien)).join(", ");

/** The aliens: those that won, then the others. */
export function aliensOf({ players, winners }: ReplayLine): string {
  const won = players.filter((_, seat) => winners.includes(seat)).map(alienOf);
  const lost = players.filter((_, seat) => !winners.includes(seat)).map(alienOf);
  const [first, second] = [listed(won.filter(Boolean)), listed(lost.filter(Boolean))];
  return first && second ? texts.t("lobby.against", first, second) : first || second;
}

/** Everything by which a replay can be found. */
export const findable = (replay: ReplayLine): string =>
  [
    replay.code,
    gameName(replay.game, replay.edition),
    when(replay.over),
    new Date(replay.over * 1000).toLocaleDateString(texts.language),
    ...replay.players.flatMap((player) => [player.name, alienOf(player)]),
  ]
    .join(" ")
    .toLocaleLowerCase(texts.language);
