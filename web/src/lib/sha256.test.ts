import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { sha256 } from "./sha256";

describe("sha256", () => {
  it("is what everybody else works out", () => {
    for (const text of ["", "abc", "12345:00ff", "ñ".repeat(40), "a".repeat(55), "a".repeat(56), "a".repeat(64), "x".repeat(300)]) {
      expect(sha256(text)).toBe(createHash("sha256").update(text).digest("hex"));
    }
  });
});
