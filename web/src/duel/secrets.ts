/** What only its owner sees of a duel: bets and other secret decisions, cards beside the alien, cards set aside. */
import type { Names } from "$lib/render";
import { texts } from "$lib/texts.svelte";
import { cardFace, FACE_DOWN, type View } from "./view";
import { cardFoot, has, t } from "./words.svelte";

const cards = (kinds: readonly string[]) => kinds.map((kind) => `${cardFoot(kind)} (${cardFace(kind).figure})`).join(", ");

/** A line for each; none for a watcher, who has no secrets. */
export function secretsOf(view: View, me: number | null, names: Names): string[] {
  if (me === null) return [];
  const seat = (number: number) => (number === me ? texts.t("common.you") : (names.seats[number] ?? ""));
  const decisions = view.secrets.flatMap(([what, number]) =>
    has(`secret.${what}`) ? [t(`secret.${what}` as "secret.bet", seat(number))] : [],
  );
  const piles = new Map<string, string[]>();
  for (const [holder, where, kind] of view.beside)
    if (holder === me && kind !== FACE_DOWN) piles.set(where, [...(piles.get(where) ?? []), kind]);
  const beside = [...piles].map(([where, kinds]) =>
    t("secret.pile", texts.has(`beside.${where}`) ? texts.say(`beside.${where}`) : t("secret.beside"), cards(kinds)),
  );
  const aside = view.aside.length ? [t("secret.pile", t("secret.aside"), cards(view.aside))] : [];
  return [...decisions, ...beside, ...aside];
}
