/** Secret choices leave a trace: one's own for one's own eyes, the others' from behind. */
import { describe, expect, it } from "vitest";
import { withTraces as inEncounter } from "../classic/traces";
import { withTraces as inDuel } from "../duel/traces";
import { played } from "../fixtures/played";

const FACE_DOWN = "face_down";

describe("in a duel", () => {
  const { view } = played.duels.find(({ ask }) => ask.prompt === "plan.choose")!;
  const me = view.seat!;
  const kind = view.hand[0]!;

  it("the own plan and tactic lie there and have left the hand; the other's shows its back", () => {
    const chosen = { prompt: "plan.choose", option: `lay:${kind}:blast_3` };
    const after = inDuel(view, me, { chosen, ready: [me], waiting: [] }, undefined);
    expect([after.plans[me], after.tactics[me], after.hand.length]).toEqual([kind, "blast_3", view.hand.length - 1]);
    const other = inDuel(view, me, { chosen: null, ready: [1 - me], waiting: [] }, "plan.choose");
    expect([other.plans[1 - me], other.tactics[1 - me], other.hand]).toEqual([FACE_DOWN, FACE_DOWN, view.hand]);
    const contest = inDuel({ ...view, scope: "contest" }, me, { chosen: null, ready: [1 - me], waiting: [] }, "plan.choose");
    expect(contest.tactics[1 - me]).toBeNull();
  });
  it("a dial is set", () => {
    const chosen = { prompt: "dial.set", option: "dial:3" };
    const unset = { ...view, dials: [null, null] };
    expect(inDuel(unset, me, { chosen, ready: [me], waiting: [] }, undefined).dials[me]).toBe(3);
    expect(inDuel(unset, me, { chosen: null, ready: [1 - me], waiting: [] }, "dial.set").dials[1 - me]).toBe(FACE_DOWN);
  });
  it("nobody is ready: nothing changes", () => {
    expect(inDuel(view, me, { chosen: null, ready: [], waiting: [] }, "plan.choose")).toBe(view);
  });
});

describe("in an encounter", () => {
  const { view } = played.positions["planning.select"]!;
  const me = view.seat!;
  const side = me === view.offense ? 0 : 1;
  const bare = { ...view, laid: [null, null] };

  it("the own card lies there and has left the hand; the other's shows its back", () => {
    const chosen = { prompt: "planning.select", option: `card:${view.hand[0]}` };
    const after = inEncounter(bare, me, { chosen, ready: [me], waiting: [] }, undefined);
    expect([after.laid[side], after.laid[1 - side], after.hand.length]).toEqual([view.hand[0], null, view.hand.length - 1]);
    const other = side ? view.offense : view.defense!;
    const theirs = inEncounter(bare, me, { chosen: null, ready: [other], waiting: [] }, "planning.select");
    expect([theirs.laid[1 - side], theirs.hand]).toEqual([FACE_DOWN, view.hand]);
  });
});
