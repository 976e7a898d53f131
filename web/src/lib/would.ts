/** What an option would make of both totals, as the engine says it, and the option that is lit. */
import type { AskLine, Would } from "./protocol";

type Asked = Pick<AskLine, "options" | "would" | "lamp">;

/** By the option itself, or by what it begins with: a plan is worth as much with every tactic. */
export function wouldOf(ask: Asked | undefined, option: string | undefined): Would | undefined {
  if (!ask || option === undefined) return undefined;
  return ask.would[option] ?? ask.would[option.split(":").slice(0, 2).join(":")];
}

/** The option to light, if one is clearly the thing to do. */
export const lampOf = (ask: Asked | undefined): string | undefined =>
  ask === undefined || ask.lamp === null ? undefined : ask.options[ask.lamp];

const plainly = (amount: number) => (amount < 0 ? `−${-amount}` : String(amount));

/** On the card: what it makes for one side, without and with what more ships would bring. */
export function cardFigure(would: Would | undefined, side: number): string {
  const made = would?.totals[side];
  if (would === undefined || made === undefined || made === null) return "";
  const bonus = would.bonus[side] ?? 0;
  return bonus ? `${plainly(made)} / ${plainly(made + bonus)}` : `= ${plainly(made)}`;
}

/** What the other side must still lay, against a total that is known; ties are the defense's. */
export const needed = (made: number, others: number, mine: "offense" | "defense") => made - others + (mine === "defense" ? 1 : 0);
