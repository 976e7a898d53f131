/** A secret choice leaves a trace: one's own lies on the table for one's own eyes, the other's shows from behind. */
import type { Shown as Scene } from "$lib/protocol";
import { FACE_DOWN, type View } from "./view";

type Traces = Pick<Scene, "chosen" | "ready" | "waiting">;

const BY_PROMPT: Record<string, (view: View, seat: number, option?: string) => View> = { "dial.set": dialled, "plan.choose": laid };

/** The view with what has been chosen while somebody still chooses. */
export function withTraces(view: View, me: number | null, { chosen, ready, waiting }: Traces, asked: string | undefined): View {
  const prompt = chosen?.prompt ?? asked ?? waiting[0]?.prompt;
  const put = prompt === undefined ? undefined : BY_PROMPT[prompt];
  if (!put || !ready.length) return view;
  return ready.reduce((so, seat) => put(so, seat, seat === me ? chosen?.option : undefined), view);
}

const at = <Thing>(list: readonly Thing[], seat: number, thing: Thing): Thing[] =>
  list.map((other, index) => (index === seat ? thing : other));

function dialled(view: View, seat: number, option?: string): View {
  return { ...view, dials: at(view.dials, seat, option ? Number(option.split(":")[1]) : FACE_DOWN) };
}

const goesAlong = (view: View, seat: number) => view.scope === "duel" && (view.ready[seat]?.length ?? 0) > 0;

function laid(view: View, seat: number, option?: string): View {
  const [, plan = FACE_DOWN, half] = option?.split(":") ?? [];
  const plans = at(view.plans, seat, plan);
  const hands = at(view.hands, seat, Math.max(0, (view.hands[seat] ?? 0) - 1));
  // The other's tactic lies there too, wherever there is one to lay.
  if (!option) return { ...view, plans, hands, tactics: goesAlong(view, seat) ? at(view.tactics, seat, FACE_DOWN) : view.tactics };
  const place = view.hand.indexOf(plan);
  const hand = view.hand.filter((_, index) => index !== place);
  return { ...view, plans, hands, hand, tactics: half ? at(view.tactics, seat, half) : view.tactics };
}
