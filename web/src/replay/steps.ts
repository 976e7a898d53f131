import type { Replay } from "$lib/protocol";

/** The step that an address names: ?at=24, or ?step=57 of old links, which counted choices. */
export function stepNamed(search: string, replay: Pick<Replay, "made" | "frames">): number {
  const query = new URLSearchParams(search);
  const [at, choices] = [Number(query.get("at")), Number(query.get("step"))];
  const found = query.has("step") ? replay.made.findIndex((made) => made >= choices) : at;
  return Math.max(0, Math.min(replay.frames - 1, Math.trunc(found) || 0));
}
