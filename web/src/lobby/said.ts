/** A table's set-up in words: names of variants, why one is closed, and the whole of it in a sentence. */
import type { Editions } from "$lib/protocol";
import { plain } from "$lib/render";
import { texts, type UiKey } from "$lib/texts.svelte";
import type { SetUp } from "../classic/setup";
import { playedWith, type Closed } from "../classic/variants";

/** What a variant's own texts say of it, if they do. */
export const variantText = (variant: string, part: string) => {
  const key = `variant.${variant}.${part}`;
  return texts.has(key) ? texts.say(key) : "";
};
export const variantName = (variant: string) => variantText(variant, "name") || texts.capital(`variant.${variant}`);

const small = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);
const joined = (parts: string[]) => plain(texts.words().join(parts.map((text) => [{ text }])));

export function whyClosed({ because, of }: Closed): string {
  if (because === "edition") return texts.t("new.closed.edition", joined(of.map(String)));
  /** "seats:5", "aliens:none": no variant, but another wish. */
  const setting = of.find((word) => word.includes(":"));
  return setting
    ? texts.t(`new.closed.${setting}` as UiKey)
    : texts.t(`new.closed.${because}`, joined(of.map((name) => small(variantName(name)))));
}

/** Variants as they stand inside a sentence: "ten flares, technology and four planets each". */
export const variantsWithin = (variants: readonly string[]) =>
  joined(variants.map((variant) => variantText(variant, "name.within") || small(variantName(variant))));

/** The table read back. */
export function sentenceOf(setUp: SetUp, edition: Editions): string {
  const variants = playedWith(edition, setUp);
  const extras = variantsWithin(variants);
  const goal = variants.map((variant) => variantText(variant, "summary.goal")).find(Boolean) ?? texts.t("new.said.goal");
  const seats = texts.t(`new.said.seats.${setUp.seats}` as UiKey);
  const table = texts.t("new.said", seats, edition.edition, texts.t(`new.said.way.${setUp.way}`));
  return `${extras ? texts.t("new.said.with", table, extras) : texts.t("new.said.plain", table)} ${goal}`;
}
