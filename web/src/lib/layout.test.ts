import { expect, it } from "vitest";
import { shapeFor } from "./layout.svelte";

it.each([
  [360, 640, "upright"],
  [390, 844, "upright"],
  [844, 390, "flat"],
  [720, 450, "flat"],
  [768, 1024, "middle"],
  [1024, 768, "middle"],
  [1280, 650, "middle"],
  [1280, 720, "wide"],
  [2560, 1440, "wide"],
  [360, 225, "tiny"],
])("gives a window of %i by %i its shape", (width, height, shape) => expect(shapeFor(width, height)).toBe(shape));
