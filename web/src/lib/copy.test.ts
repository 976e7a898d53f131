/** Copying says yes only if it was done, with a clipboard and without one. */
import { afterEach, expect, test, vi } from "vitest";
import { copy } from "./copy";

const clipboard = (writeText: ((text: string) => Promise<void>) | undefined) =>
  vi.stubGlobal("navigator", { ...navigator, clipboard: writeText && { writeText } });

/** What a browser's old command would have copied, or would not. */
function command(works: boolean): string[] {
  const copied: string[] = [];
  document.execCommand = () => {
    if (works) copied.push(document.querySelector("textarea")!.value);
    return works;
  };
  return copied;
}

afterEach(() => vi.unstubAllGlobals());

test("the clipboard is used where there is one", async () => {
  const written: string[] = [];
  clipboard((text) => Promise.resolve(void written.push(text)));
  expect(await copy("a link")).toBe(true);
  expect(written).toEqual(["a link"]);
});

test("plain http has none: a selected field is copied, and is gone afterwards", async () => {
  clipboard(undefined);
  const copied = command(true);
  expect(await copy("a link")).toBe(true);
  expect(copied).toEqual(["a link"]);
  expect(document.querySelector("textarea")).toBeNull();
});

test("a clipboard that refuses is no copy, and the other way is tried", async () => {
  clipboard(() => Promise.reject(new Error("not allowed")));
  const copied = command(true);
  expect(await copy("a link")).toBe(true);
  expect(copied).toEqual(["a link"]);
});

test("where neither works it says so", async () => {
  clipboard(() => Promise.reject(new Error("not allowed")));
  command(false);
  expect(await copy("a link")).toBe(false);
});
