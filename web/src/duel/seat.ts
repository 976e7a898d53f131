/** A player as plate or row shows one. */
import { texts } from "$lib/texts.svelte";
import type { Shown } from "./play.svelte";
import { hasRoles } from "./view";

export function seatOf(shown: Shown, seat: number) {
  const { view } = shown;
  const player = shown.players[seat]!;
  const alien = player.aliens[0] ?? "";
  const mine = seat === shown.me;
  const held = <T extends readonly [number, ...unknown[]]>(list: readonly T[]) => list.filter(([holder]) => holder === seat);
  return {
    player,
    alien,
    mine,
    name: mine ? texts.t("common.you") : player.name,
    role: !hasRoles(view) ? undefined : view.leader === seat ? ("leader" as const) : ("straggler" as const),
    choosing: !alien && !hasRoles(view),
    known: view.known[seat] ?? [],
    tokens: held(view.tokens),
    beside: held(view.beside),
    said: held(view.announced)
      .map(([, , word]) => word)
      .filter((word) => word.includes(":")),
    state: player.away ? texts.t("state.away") : player.gone ? texts.t("state.gone") : "",
    lit: shown.shape === "options" && shown.lights.seats.has(seat),
  };
}
