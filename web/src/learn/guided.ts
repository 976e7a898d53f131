/** The guided first games: chosen aliens and a fixed deal, so that one thing comes after the other. */
import { api } from "$lib/api";
import type { Seated, TableLine, Wishes } from "$lib/protocol";
import { settings } from "$lib/settings.svelte";
import guided from "./guided.json";

export type Taught = keyof typeof guided;

export const GUIDED = guided as Record<Taught, Partial<Wishes> & { seed: number }>;

/** A guided table is known by its deal, so that it stays one for whoever comes back to it. */
export function isGuided(table: TableLine | undefined): boolean {
  if (!table) return false;
  const { game, seed } = table.wishes;
  return game in GUIDED && GUIDED[game as Taught].seed === seed;
}

/** Sit down at a guided table against bots. */
export function startGuided(game: Taught, name: string): Promise<Seated> {
  settings.change({ hints: true });
  return api.quick({ name, wishes: GUIDED[game] });
}
