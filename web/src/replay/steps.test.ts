import { describe, expect, it } from "vitest";
import { stepNamed } from "./steps";

describe("the step that an address names", () => {
  const replay = { frames: 5, made: [0, 3, 3, 7, 9] };

  it("is the one it says, as far as there is one", () => {
    expect(stepNamed("?at=2", replay)).toBe(2);
    expect(stepNamed("?at=99", replay)).toBe(4);
    expect(stepNamed("?at=-1", replay)).toBe(0);
    expect(stepNamed("?at=x", replay)).toBe(0);
    expect(stepNamed("", replay)).toBe(0);
  });

  it("is found in links of before, which counted choices", () => {
    expect(stepNamed("?step=3", replay)).toBe(1);
    expect(stepNamed("?step=4", replay)).toBe(3);
    expect(stepNamed("?step=9", replay)).toBe(4);
  });
});
