import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { api } from "$lib/api";
import { texts } from "$lib/texts.svelte";
import { english, positionAt, tableAt } from "../fixtures/played";
import Plate from "./Plate.svelte";
import { Play } from "./play.svelte";

beforeAll(async () => {
  vi.spyOn(api, "texts").mockResolvedValue({ ...english });
  await texts.load("en");
});
afterEach(cleanup);

it("a player's colonies are counted up to those that win", () => {
  const position = positionAt("launch.aim");
  position.view.goal = 4;
  const play = new Play(tableAt(position));
  const seat = position.view.offense;
  render(Plate, { shown: play, player: play.players[seat]! });
  expect(screen.getByRole("img", { name: `${position.view.colonies[seat]} of 4 foreign colonies` }).children).toHaveLength(4);
});
