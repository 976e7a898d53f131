import { cleanup, render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { api } from "$lib/api";
import { catalogues } from "$lib/catalogues.svelte";
import { texts } from "$lib/texts.svelte";
import type { View } from "$lib/view";
import { askFor, english, played, positionAt, tableAt } from "../fixtures/played";
import { asksForFlares, lightsOf, offeredElsewhere } from "./asking";
import Flares from "./Flares.svelte";
import { flareNote, flareOf, flaresOf, isSpent } from "./flares";
import { labelOf } from "./labels";
import { Play } from "./play.svelte";
import Prompt from "./Prompt.svelte";

beforeAll(async () => {
  vi.spyOn(api, "texts").mockResolvedValue({ ...english });
  vi.spyOn(api, "catalogue").mockImplementation((game) => Promise.resolve(played.catalogues[game]));
  await texts.load("en");
  await vi.waitFor(() => expect(catalogues.classic.all).toBeDefined());
});
afterEach(cleanup);

const ask = (options: string[], prompt = "window.after_reveal", params: string[] = []) => askFor(prompt, options, params);

/** A seat with three flares; Tripler is its own alien, Loser that of the seat to the left, Trader nobody's. */
function flareView(more: Partial<View> = {}): View {
  const { view } = positionAt("launch.aim");
  const me = view.seat!;
  const aliens = view.aliens.map((_, seat) => (seat === me ? ["tripler"] : seat === (me + 1) % view.seats ? ["loser"] : ["human"]));
  const hand = ["attack_08", "flare_tripler", "flare_loser", "flare_trader"];
  return { ...view, aliens, hand, flares: { flare_tripler: "super", flare_loser: "wild", flare_trader: "wild" }, flared: [], ...more };
}

const playWith = (view: View, asked = ask(["pass", "card:flare_tripler", "card:flare_trader"])) => {
  const table = tableAt({ ask: asked, view });
  const answer = vi.spyOn(table, "answer").mockResolvedValue();
  return { play: new Play(table), answer };
};

describe("cheating", () => {
  it("is refused by being honest, and let be by who watches", () => {
    const said = (prompt: string) => {
      const { play } = playWith(flareView(), ask(["seat:1", "pass"], prompt));
      return labelOf(play, "pass");
    };
    expect([said("filch.cheat"), said("filch.watch")]).toEqual(["Be honest", "Let it be"]);
  });
});

describe("a flare in the hand", () => {
  it("says which side counts, and that it waits while others can be played", () => {
    const view = flareView();
    expect(flareNote(view, "flare_tripler", false, false)).toBe("Super for you");
    expect(flareNote(view, "flare_trader", true, true)).toBe("Wild for you");
    expect(flareNote(view, "flare_loser", true, false)).toBe("Wild, not now");
  });

  it("waits once its holder has played one, or anybody this one", () => {
    const view = flareView();
    expect(isSpent(view, "flare_tripler")).toBe(false);
    expect(isSpent({ ...view, flared: [[view.seat!, "flare_loser", "wild"]] }, "flare_tripler")).toBe(true);
    const other = (view.seat! + 1) % view.seats;
    expect(isSpent({ ...view, flared: [[other, "flare_loser", "wild"]] }, "flare_tripler")).toBe(false);
    expect(isSpent({ ...view, flared: [[other, "flare_tripler", "wild"]] }, "flare_tripler")).toBe(true);
    const freely = { ...view, variants: ["freewheeling_flares"], flared: [[view.seat!, "flare_loser", "wild"]] as View["flared"] };
    expect(isSpent(freely, "flare_tripler")).toBe(false);
  });
});

describe("a flare unfolded", () => {
  it("has the half that counts first, and says why the other does not", () => {
    const { play } = playWith(flareView());
    const [own, nobodys, others] = flaresOf(play, new Set(["flare_tripler", "flare_trader"]));
    expect(own!.halves.map(({ side, state }) => [side, state])).toEqual([
      ["super", "counts"],
      ["wild", "not"],
    ]);
    expect(own!.halves[0].text).toBe(english["alien.tripler.flare.super"]);
    expect(own!.halves[1].why).toMatch(/^You are Tripler and your power works/);
    expect([own!.of, nobodys!.of]).toEqual(["your own alien", "nobody here is Trader"]);
    expect(nobodys!.halves[1].why).toBe("Only for Trader.");
    expect(others!.halves[0]).toMatchObject({ side: "wild", state: "waits" });
    expect(others!.halves[0].why).toMatch(/^[A-Z].+\. [A-Z].+\.$/);
    expect(others!.halves[1].why).toMatch(/^Only for Loser: ./);
  });

  it("says wild of one's own alien while it is face down, lost or silenced, and why", () => {
    const view = flareView({ flares: { flare_tripler: "wild" } });
    const why = (more: Partial<View>) => flareOf(playWith({ ...view, ...more }).play, "flare_tripler", true).halves[1].why;
    const me = view.seat!;
    const hidden = view.colours.map((_, seat) => seat === me);
    expect(why({ hidden })).toMatch(/face down/);
    expect(why({ lost_powers: [[me, "tripler"]] })).toMatch(/lost/);
    expect(why({ zapped: [[me, "tripler"]] })).toMatch(/silenced/);
  });

  it("does not tell whose alien it is while aliens lie face down", () => {
    const view = flareView();
    view.aliens = view.aliens.map((own, seat) => (seat === view.seat ? own : []));
    view.hidden = view.colours.map((_, seat) => seat !== view.seat);
    const { play } = playWith(view);
    expect(flaresOf(play, new Set()).map((flare) => flare.of)).toContain("nobody has shown Loser");
  });
});

describe("a window with flares", () => {
  it("is known by its options", () => {
    expect(asksForFlares(ask(["pass", "card:flare_tripler"]))).toBe(true);
    expect(asksForFlares(ask(["pass", "card:flare_tripler", "card:cosmic_zap"]))).toBe(false);
    expect(asksForFlares(ask(["no", "yes"], "flare.boost", ["use:tripler.thrice", "card:flare_tripler"]))).toBe(true);
  });

  it("says name and side together, and plays a lifted flare", () => {
    const { play, answer } = playWith(flareView());
    render(Prompt, { play, openDeal: () => undefined });
    render(Flares, { play, looked: undefined, close: () => undefined });
    expect(screen.getByTestId("sentence").textContent).toBe("You: play a flare, or go on.");
    expect(screen.getByRole("button", { name: /^Play Trader, wild/ })).toBeTruthy();
    const sheet = document.querySelector<HTMLElement>("[data-flare=flare_tripler]")!;
    flushSync(() => sheet.click());
    expect(screen.getByRole("button", { name: /^Play Tripler, super/ }).className).toContain("primary");
    flushSync(() => sheet.click());
    expect(answer).toHaveBeenCalledWith(["card:flare_tripler"]);
  });

  it("asks whether to strengthen a power: the flare is lit and stands for yes", () => {
    const asked = ask(["no", "yes"], "flare.boost", ["use:tripler.thrice", "card:flare_tripler"]);
    const view = flareView();
    expect([...lightsOf(asked, view).cards]).toEqual([["flare_tripler", "yes"]]);
    const { play } = playWith(view, asked);
    render(Prompt, { play, openDeal: () => undefined });
    expect(screen.getByRole("button", { name: /^Play Tripler, super/ })).toBeTruthy();
    expect(screen.getByRole("button", { name: /^Go on/ })).toBeTruthy();
  });
});

describe("a flare that is chosen for something else", () => {
  it("is not played: its button only names it", () => {
    const asked = ask(["card:flare_trader", "done"], "enigma_device.card", []);
    expect(asksForFlares(asked)).toBe(false);
    const { play } = playWith(flareView(), asked);
    render(Prompt, { play, openDeal: () => undefined });
    expect(screen.getByRole("button", { name: /^Trader flare/ })).toBeTruthy();
    expect(screen.queryByRole("button", { name: /^Play/ })).toBeNull();
  });

  it("is lit where it lies: in the hand, or elsewhere with all that can be taken there", () => {
    const view = flareView();
    expect(offeredElsewhere(ask(["card:flare_trader", "card:attack_08"], "vulch.hold_out"), view)).toEqual([]);
    const taken = ["card:flare_trader", "card:attack_20"];
    expect(offeredElsewhere(ask(taken, "delta_scanners.card"), view)).toEqual(["flare_trader", "attack_20"]);
    expect(offeredElsewhere(ask([...taken, "pass"]), view)).toEqual(["attack_20"]);
  });
});
