/** Lessons: which were seen, and which comes next. Which of them fit a prompt each game says itself. */

/** The lessons of a game, by the keys of its texts. */
export type LessonOf<Key> = Key extends `lesson.${infer Name}.title` ? Name : never;

/** What is looked at: the kind of beat, and the keys of what was told last. */
export interface Beat {
  kind: string;
  told: readonly string[];
}

const KEY = "fifthcolony.lessons";
/** Tables and games whose lessons are remembered. */
const MOST = 24;

type Seen = Record<string, string[]>;

function all(): Seen {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Seen;
  } catch {
    return {};
  }
}

/** What this browser has seen at a guided table, or, at all others, in a game. */
export const seenAt = (where: string): readonly string[] => all()[where] ?? [];

/** Remember a lesson, and forget what lies longest ago where there is too much. */
export function remember(where: string, lessons: readonly string[]): void {
  const kept = Object.entries(all())
    .filter(([other]) => other !== where)
    .slice(-(MOST - 1));
  localStorage.setItem(KEY, JSON.stringify({ ...Object.fromEntries(kept), [where]: lessons }));
}

/** The first that fits and is new. */
export const nextOf = <Lesson extends string>(fitting: readonly Lesson[], seen: readonly string[]): Lesson | undefined =>
  fitting.find((lesson) => !seen.includes(lesson));
