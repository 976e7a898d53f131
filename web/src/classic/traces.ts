/** A laid encounter card leaves a trace before both are laid: one's own for one's own eyes, the other's from behind. */
import type { Shown as Scene } from "$lib/protocol";
import { FACE_DOWN, type View } from "$lib/view";

const LAYING = "planning.select";

type Traces = Pick<Scene, "chosen" | "ready" | "waiting">;

/** The view with what has been laid while somebody still chooses. */
export function withTraces(view: View, me: number | null, { chosen, ready, waiting }: Traces, asked: string | undefined): View {
  if (!ready.length || (chosen?.prompt ?? asked ?? waiting[0]?.prompt) !== LAYING) return view;
  const own = chosen?.option.replace("card:", "");
  const mains = [view.offense, view.defense];
  const laid = view.laid.map((card, side) => {
    const seat = mains[side] ?? null;
    if (card !== null || seat === null || !ready.includes(seat)) return card;
    return seat === me && own ? own : FACE_DOWN;
  });
  const place = own === undefined ? -1 : view.hand.indexOf(own);
  return { ...view, laid, hand: view.hand.filter((_, index) => index !== place) };
}
