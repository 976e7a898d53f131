/** Finding a part of how to play by its words. */
const folded = (text: string) =>
  text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase();

/** Every word of what is looked for stands somewhere in the title or the text, accents or not. */
export function speaksOf(wanted: string, title: string, text: string): boolean {
  const all = folded(`${title} ${text.replaceAll("**", "")}`);
  return folded(wanted)
    .split(/\s+/)
    .every((word) => all.includes(word));
}
