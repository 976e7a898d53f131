/** What is said at a table: people's own words as they are, bots' lines in the reader's language, and whom they are said to. */
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { api } from "$lib/api";
import type { ChatLine, TableLine } from "$lib/protocol";
import { plain } from "$lib/render";
import { waitingFor } from "$lib/sentences";
import { settings } from "$lib/settings.svelte";
import { Table } from "$lib/table.svelte";
import { texts } from "$lib/texts.svelte";
import { english, spanish } from "../fixtures/played";
import { speech } from "./speech";

const line = (part: Partial<ChatLine>): ChatLine => ({ n: 0, seat: 1, name: "Saffron", text: "", at: 0, key: null, params: [], ...part });
const names = (me: number | null) => ({ seats: ["Ada", "Saffron"], colours: ["ember", "saffron"], me });
const PLEA = line({ key: "talk.plea.ally.1", params: ["seat:0"] });

beforeAll(async () => {
  vi.spyOn(api, "texts").mockImplementation((language) => Promise.resolve(language === "es" ? spanish : english));
  await texts.load("es");
  await texts.speak("english");
});
afterAll(() => texts.speak("en"));

describe("a line of talk", () => {
  it("is what somebody wrote, to the letter", () => {
    expect(speech(line({ text: "talk.plea.ally.1 {0}" }), names(0))).toBe("talk.plea.ally.1 {0}");
  });

  it("of a bot speaks to whom it is for, and by name to the others", () => {
    expect(speech(PLEA, names(0))).toBe("Lend me a ship or two. I have a long memory for friends.");
    expect(speech(PLEA, names(null))).toBe("Ada, lend me a ship or two. I have a long memory for friends.");
  });

  it("of a bot is in the reader's language", async () => {
    await texts.speak("es");
    expect(speech(PLEA, names(0))).toBe("Préstame una nave o dos. A los amigos no los olvido.");
    await texts.speak("english");
  });
});

describe("who does not want to hear bots", () => {
  afterEach(() => settings.change({ botsTalk: true }));

  it("hears people still", () => {
    const table = new Table("BCDFG");
    const told = (message: object) => (table as unknown as { hear: (message: object) => void }).hear(message);
    told({ type: "said", line: PLEA });
    told({ type: "said", line: line({ n: 1, seat: 0, name: "Ada", text: "No." }) });
    expect([table.talk.length, table.unread]).toEqual([2, 2]);
    settings.change({ botsTalk: false });
    expect(table.talk.map((heard) => heard.line.text)).toEqual(["No."]);
    expect(table.unread).toBe(1);
  });
});

describe("a bot that is waited for", () => {
  const table = { seats: [{ seat: 1, kind: "bot", connected: false }] } as unknown as TableLine;
  const at = { seats: [undefined, table.seats[0]] } as unknown as TableLine;
  const sentence = (since: number) => plain(waitingFor(names(0), at, [1], "aim the gate.", since));

  it("is said to think once it takes longer than most do", () => {
    expect(sentence(performance.now())).toBe("Waiting for Saffron: aim the gate.");
    expect(sentence(performance.now() - 5000)).toBe("Saffron is thinking: aim the gate.");
  });
});
