import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { api } from "$lib/api";
import { texts } from "$lib/texts.svelte";
import { english } from "../fixtures/played";
import Timeline from "./Timeline.svelte";

beforeAll(async () => {
  vi.spyOn(api, "texts").mockResolvedValue({ ...english });
  await texts.load("en");
});
afterEach(cleanup);

describe("the slider of a replay", () => {
  const marks = [
    { at: 20, who: "jade" as const, name: "Bo" },
    { at: 50, who: "azure" as const, name: "Ines" },
    { at: 50, who: "jade" as const, name: "Bo" },
  ];

  it("has a mark where a colony was founded, side by side in the same step", () => {
    render(Timeline, { step: 0, last: 100, chapters: [0, 40], marks, go: () => undefined, text: "" });
    const places = [...document.querySelectorAll<HTMLElement>(".ev")].map((mark) => mark.style.left);
    expect(places).toEqual(["calc(20% + 0px)", "calc(50% + -5.5px)", "calc(50% + 5.5px)"]);
    expect(document.querySelector(".ev")!.getAttribute("title")).toBe("New colony: Bo");
  });

  it("goes there when it is touched", () => {
    const go = vi.fn();
    render(Timeline, { step: 0, last: 100, chapters: [0, 40], marks, go, text: "" });
    HTMLElement.prototype.setPointerCapture = () => undefined;
    void fireEvent.pointerDown(document.querySelector(".ev")!);
    expect(go).toHaveBeenCalledWith(20);
    expect(screen.getByRole("slider").getAttribute("aria-valuemax")).toBe("100");
  });
});
