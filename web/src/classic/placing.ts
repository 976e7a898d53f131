/** Ships of one decision are placed together: how many, where they came from, and how they are spread. */
import type { AskLine } from "$lib/protocol";
import { type View } from "$lib/view";
import { shipsAt } from "./asking";

/** How many equal asks follow in one go, this one included: the engine asks ship by ship. */
export const runOf = (ask: Pick<AskLine, "params">) => Number(ask.params[0]);

/** A colony for each ship, the emptiest first, so that in the end they are as even as can be. */
export function evenly(view: View, seat: number, colonies: readonly string[], ships: number): string[] {
  const there = new Map(colonies.map((place) => [place, shipsAt(view, seat, place)]));
  return Array.from({ length: ships }, () => {
    const least = Math.min(...there.values());
    const place = colonies.find((one) => there.get(one) === least)!;
    there.set(place, least + 1);
    return place;
  });
}

/** Back to where they came from, if that is known of all of them and still possible. */
export function asBefore(origins: readonly string[], colonies: readonly string[], ships: number): string[] | undefined {
  const back = origins.filter((place) => colonies.includes(place)).slice(0, ships);
  return back.length === ships ? back : undefined;
}

/** Rewards for some ships, every mix as one answer: cards first, since the engine asks on as long as a ship could be had. */
export function mixes(options: readonly string[], rewards: number, inWarp: number): string[][] {
  const most = options.includes("reward:ship") ? Math.min(rewards, inWarp) : 0;
  const all = Array.from({ length: most + 1 }, (_, ships) => [
    ...Array<string>(rewards - ships).fill("reward:card"),
    ...Array<string>(ships).fill("reward:ship"),
  ]);
  return options.includes("reward:none") ? [...all, Array<string>(rewards).fill("reward:none")] : all;
}

const KEY = "fifthcolony.origins";
interface Origins {
  table: string;
  encounter: number;
  places: string[];
}

/** Where the ships sent in this encounter came from: kept for this window, so that a reload does not forget it. */
export const origins = {
  keep(table: string, encounter: number, places: string[]): void {
    sessionStorage.setItem(KEY, JSON.stringify({ table, encounter, places } satisfies Origins));
  },
  of(table: string, encounter: number): string[] {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? "null") as Origins | null;
    return kept?.table === table && kept.encounter === encounter ? kept.places : [];
  },
};
