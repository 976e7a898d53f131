import { cleanup, render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { api } from "$lib/api";
import { texts } from "$lib/texts.svelte";
import { FACE_DOWN } from "$lib/view";
import { english, played, spanish, tableAt } from "../fixtures/played";
import { besidePlanet, goodsText, pilesOf, placeName, planetText, tokensOf } from "./goods";
import Goods from "./Goods.svelte";
import { Play } from "./play.svelte";

const NAMES = { seats: played.names, colours: played.colours };
const QUESTION = { id: 0, prompt: "turn.second", params: [], options: ["yes", "no"], left: null, default: null, would: {}, lamp: null };

beforeAll(async () => {
  vi.spyOn(api, "texts").mockImplementation((language) => Promise.resolve({ ...(language === "es" ? spanish : english) }));
  await texts.load("en");
});
afterEach(cleanup);

describe("what lies on sheets and beside planets", () => {
  it("has a name in both languages, whatever an alien puts there", () => {
    for (const what of Object.keys(played.goods)) {
      const key = what.startsWith("token:") ? `token.${what.slice("token:".length)}` : `web.pile.${what}`;
      expect(Object.keys(english), key).toContain(key);
      expect(Object.keys(spanish), key).toContain(key);
    }
  });

  it("is shown with the seat that has it, each thing once", () => {
    for (const [what, view] of Object.entries(played.goods)) {
      const seats = [...Array(view.seats).keys()];
      const shown = seats.reduce(
        (sum, seat) => sum + tokensOf(view, seat).length + pilesOf(view, seat).reduce((cards, pile) => cards + pile.cards.length, 0),
        0,
      );
      const beside = [...view.planets.keys()].reduce((sum, planet) => sum + besidePlanet(view, planet).length, 0);
      expect(shown + beside, what).toBe(view.tokens.length + view.sheet.length);
    }
  });

  it("is named after whose cards they are", () => {
    expect(placeName("borrowed:seat:2", NAMES)).toContain(played.names[2]!);
    expect(placeName("somewhere", NAMES)).toBe("Cards on the sheet");
  });

  it("is heard with the planet it lies beside", () => {
    const view = played.goods.planet!;
    const planet = [...view.planets.keys()].find((at) => besidePlanet(view, at).length)!;
    const { card, seat } = besidePlanet(view, planet)[0]!;
    expect(planetText(view, planet, NAMES)).toContain(`beside it ${texts.card(card)} of ${played.names[seat]}`);
  });

  it("opens as a sheet, backs for whoever may not look", () => {
    const view = structuredClone(played.goods.hoard!);
    const [holder] = view.sheet[0]!;
    view.seat = (holder + 1) % view.seats;
    view.sheet = view.sheet.map(([seat, where]) => [seat, where, FACE_DOWN]);
    const play = new Play(tableAt({ ask: QUESTION, view }));
    render(Goods, { shown: play, seat: holder });
    const text = goodsText(view, holder, NAMES).join(", ");
    const button = screen.getByRole("button", { name: new RegExp(`Sheet of ${played.names[holder]}`) });
    expect(button.textContent).toContain(text);
    flushSync(() => button.click());
    expect(document.querySelectorAll("dialog .card.back").length).toBe(view.sheet.length);
    expect(screen.getByText("Only the player who holds them may look.")).toBeTruthy();
  });
});
