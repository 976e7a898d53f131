/** The log of a long game comes whole, though a table gives only so many pages at once. */
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Table } from "./table.svelte";

interface Line {
  readyState: number;
  sent: Record<string, unknown>[];
  onmessage?: (message: { data: string }) => void;
}

let line: Line;

class FakeSocket implements Line {
  static readonly OPEN = 1;
  readyState = 1;
  sent: Record<string, unknown>[] = [];

  constructor() {
    // eslint-disable-next-line @typescript-eslint/no-this-alias -- the test talks through it
    line = this;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    this.readyState = 3;
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const events = (first: number, last: number) =>
  Array.from({ length: last - first }, (_, index) => ({ n: first + index, key: "encounter.begins", params: [] }));

const pages = () => line.sent.filter((message) => message.type === "history");

function hear(message: unknown): void {
  line.onmessage?.({ data: JSON.stringify(message) });
}

it("asks for a page again that it was refused for haste", async () => {
  const table = new Table("BBBBB");
  table.connect();
  hear({ type: "snapshot", protocol: 1, table: {}, you: table.you, scene: null, events: events(600, 900), complete: false, chat: [] });
  expect(pages().map((page) => page.before)).toEqual([600]);
  const refused = { type: "error", code: "too_fast", reason: "too_fast", params: [], message: "", taken: 0 };
  hear({ ...refused, id: pages()[0]!.id });
  await vi.advanceTimersByTimeAsync(900);
  expect(pages()).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(300);
  expect(pages().map((page) => page.before)).toEqual([600, 600]);
  hear({ type: "past", id: pages()[1]!.id, events: events(300, 600) });
  expect(pages().map((page) => page.before)).toEqual([600, 600, 300]);
  table.close();
  await vi.advanceTimersByTimeAsync(5000);
  expect(pages()).toHaveLength(3);
});
