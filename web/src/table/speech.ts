/** What is said at a table: people's own words, and lines that bots have ready, in the reader's language. */
import type { ChatLine } from "$lib/protocol";
import { plain, sentence, type Names } from "$lib/render";
import { texts } from "$lib/texts.svelte";

export const speech = ({ key, text, params }: ChatLine, names: Names): string =>
  key ? plain(sentence(texts.words(names).say(key, ...params))) : text;
