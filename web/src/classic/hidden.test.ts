import { cleanup, render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { api } from "$lib/api";
import type { AskLine } from "$lib/protocol";
import { texts } from "$lib/texts.svelte";
import type { View } from "$lib/view";
import { askFor as ask, english, played, positionAt, tableAt } from "../fixtures/played";
import { answersOf } from "./answers";
import { asksToTurnUp, lightsOf, shapeOf } from "./asking";
import Chips from "./Chips.svelte";
import Me from "./Me.svelte";
import { happeningOf } from "./happening";
import Plate from "./Plate.svelte";
import { Play } from "./play.svelte";
import Prompt from "./Prompt.svelte";
import Rotation from "./Rotation.svelte";

beforeAll(async () => {
  vi.spyOn(api, "texts").mockResolvedValue({ ...english });
  vi.spyOn(api, "catalogue").mockImplementation((game) => Promise.resolve(played.catalogues[game]));
  await texts.load("en");
});
afterEach(cleanup);

/** You are Tripler, face down; whoever sits next is face down too. */
function faceDown(): View {
  const { view } = positionAt("launch.aim");
  const me = view.seat!;
  const aliens = view.aliens.map((_, seat) => (seat === me ? ["tripler"] : seat === (me + 1) % view.seats ? [] : ["human"]));
  return { ...view, aliens, hidden: view.colours.map((_, seat) => seat === me || seat === (me + 1) % view.seats) };
}

function playWith(view: View, asked: AskLine) {
  const table = tableAt({ ask: asked, view });
  const answer = vi.spyOn(table, "answer").mockResolvedValue();
  return { play: new Play(table), answer };
}

describe("an alien face down", () => {
  it("is a back and three words to others, and known to its owner", () => {
    const view = faceDown();
    const { play } = playWith(view, ask("turn.second", ["yes", "no"]));
    render(Plate, { shown: play, player: play.players[(view.seat! + 1) % view.seats]!, corner: "tl" });
    expect(screen.getByText("Alien face down")).toBeTruthy();
    expect(document.querySelector("img")).toBeNull();
    cleanup();
    render(Plate, { shown: play, player: play.players[view.seat!]! });
    expect(screen.getByTitle("Only you know it is Tripler.")).toBeTruthy();
    expect(screen.getByText("Tripler")).toBeTruthy();
  });

  it("is no name on a phone either", () => {
    const view = faceDown();
    const { play } = playWith(view, ask("turn.second", ["yes", "no"]));
    render(Chips, { shown: play, seen: 0, look: () => undefined });
    expect(document.querySelector(".chip .body")!.textContent).toContain("Alien face down");
    expect(document.body.textContent).not.toContain("Tripler");
    cleanup();
    render(Me, { shown: play, opened: undefined });
    expect(screen.getByText("Tripler")).toBeTruthy();
  });

  it("can be turned up for its power, or stay hidden", () => {
    const asked = ask("window.reveal.after_reveal", ["turn_up", "pass"], ["use:tripler.thrice"]);
    expect(asksToTurnUp(asked)).toBe(true);
    expect(asksToTurnUp(ask("window.reveal.after_reveal", ["turn_up", "card:cosmic_zap", "pass"]))).toBe(false);
    const { play, answer } = playWith(faceDown(), asked);
    expect(lightsOf(asked, play.view).power).toBe("turn_up");
    render(Prompt, { play, openDeal: () => undefined });
    expect(screen.getByTestId("sentence").textContent).toBe("You: turn up Tripler and use Thrice?");
    expect(screen.getByText(/Once up, it stays up\.$/)).toBeTruthy();
    screen.getByRole("button", { name: /^Stay hidden/ }).click();
    expect(answer).toHaveBeenLastCalledWith(["pass"]);
    screen.getByRole("button", { name: /^Turn up/ }).click();
    expect(answer).toHaveBeenLastCalledWith(["turn_up"]);
  });
});

describe("rotating powers", () => {
  it("show two sheets: keep yours, or take the other", () => {
    const asked = ask("rotate.keep", ["alien:tripler", "alien:healer"]);
    expect(shapeOf(asked)).toBe("rotation");
    const { play, answer } = playWith({ ...faceDown(), hidden: [] }, asked);
    render(Prompt, { play, openDeal: () => undefined });
    render(Rotation, { play });
    expect(screen.getByTestId("sentence").textContent).toBe("You: keep Tripler, or take Healer?");
    expect(screen.getByRole("button", { name: /^Keep Tripler/ })).toBeTruthy();
    const [, drawn] = screen.getAllByRole("radio");
    expect(drawn!.textContent).toContain("Just drawn.");
    flushSync(() => drawn!.click());
    expect(answer).not.toHaveBeenCalled();
    expect(screen.getByRole("button", { name: /^Take Healer/ }).className).toContain("primary");
    flushSync(() => drawn!.click());
    expect(answer).toHaveBeenCalledWith(["alien:healer"]);
  });
});

describe("what is happening", () => {
  it("is a card, a flare with its side, a power or a technology", () => {
    const view: View = { ...faceDown(), flared: [[1, "flare_tripler", "wild"]] };
    expect(happeningOf(view, ["card", 1, "flare_tripler", false])).toMatchObject({ kind: "flare", side: "wild", title: "Tripler" });
    expect(happeningOf(view, ["card", 1, "plague", false])).toMatchObject({ kind: "card", title: "Plague" });
    expect(happeningOf(view, ["use", 1, "tripler.thrice", false])).toMatchObject({ kind: "use", alien: "tripler" });
    expect(happeningOf(view, ["technology", 1, "technology.gluon_mines.explode", false])).toMatchObject({
      kind: "technology",
      technology: "gluon_mines",
    });
  });

  it("is answered by what can, and the rest says why it cannot", () => {
    const view: View = { ...faceDown(), hand: ["attack_08", "card_zap", "cosmic_zap"], flared: [[1, "flare_tripler", "wild"]] };
    const happening = happeningOf(view, ["card", 1, "flare_tripler", false]);
    expect(answersOf(view, happening, ["card:card_zap", "pass"])).toMatchObject([
      { kind: "card_zap", can: true, text: "The flare does nothing and is discarded." },
      { kind: "cosmic_zap", can: false, text: "Stops powers. A wild side is no power." },
    ]);
  });
});
