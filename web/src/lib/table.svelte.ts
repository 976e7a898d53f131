/** A table as this browser knows it: one socket, what came through it, and what is still on its way. */
import { OFFLINE, Refused, type Told } from "./api";
import { hearing } from "./hearing.svelte";
import type { Heard } from "./log";
import { Pacer } from "./pace.svelte";
import { Pulse } from "./pulse";
import type { AskLine, ClientMessage, EventLine, ServerMessage, Shown, TableLine, You } from "./protocol";
import { settings } from "./settings.svelte";
import { sureLine } from "./sure";

type Line = "connecting" | "live" | "stalled" | "lost" | "closed";
interface Waiter {
  resolve: (taken: number) => void;
  reject: (problem: Refused) => void;
}
type Numbered = Exclude<ClientMessage, { type: "hello" }>;
type Unnumbered = Numbered extends infer M ? (M extends { id: number } ? Omit<M, "id"> : never) : never;

const PATIENCE = [300, 700, 1500, 3000, 6000];
const SOON = 3000;
/** Until a table that was asked for too much may be asked for another page of what was. */
const A_PAGE = 1100;
/** Refusals after which trying again is no use. */
const FINAL = new Set(["not_found", "bad_token", "sent_away", "elsewhere", "too_many"]);

/** What a person is asked, as far as a hand could take one for the other. */
const askedIn = (scene: Shown | undefined) => JSON.stringify(scene?.asks.map(({ id, prompt, options }) => [id, prompt, options]) ?? []);

export class Table {
  line = $state<Line>("connecting");
  table = $state.raw<TableLine>();
  you = $state.raw<You>({ seat: null, host: false, auto: "mine" });
  scene = $state.raw<Shown>();
  events = $state.raw<EventLine[]>([]);
  private said = $state.raw<Heard[]>([]);
  /** What was said, but for what one does not want to hear. */
  readonly talk = $derived(settings.kept.botsTalk ? this.said : this.said.filter(({ line }) => !line.key));
  problem = $state.raw<Told>();
  /** When the scene came: clocks count from here. */
  since = $state(0);
  /** True while the last answer is on its way. */
  sending = $state(false);

  /** The press that answered last. */
  private press = NaN;
  private socket?: WebSocket;
  private number = 0;
  private tries = 0;
  private timer?: ReturnType<typeof setTimeout>;
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- told, not shown
  private readonly onlookers = new Set<() => void>();
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- told, not shown
  private readonly waiters = new Map<number, Waiter>();

  private readonly pulse = new Pulse(
    () => this.send({ type: "ping" }),
    () => this.stall(),
  );
  /** Says when what happened has been seen. */
  readonly pacer: Pacer = new Pacer(this);

  constructor(readonly code: string) {}

  /** What was said since the talk was last looked at, by others. */
  private read = $state(-1);
  readonly unread = $derived(this.talk.filter(({ line }) => line.n > this.read && line.seat !== this.you.seat).length);
  readTalk(): void {
    this.read = this.talk.at(-1)?.line.n ?? -1;
  }

  readonly ask = $derived<AskLine | undefined>(this.scene?.asks[0]);
  /** A choice for good that was pressed once, and is shown in words. */
  private doubted = $state.raw<{ ask: number; word: string }>();
  readonly doubt = $derived(this.doubted && this.doubted.ask === this.ask?.id ? this.doubted.word : undefined);
  /** Encounters so far: the view counts only those of a turn. */
  readonly encounters = $derived(
    Math.max(
      1,
      this.events.reduce((count, event) => count + Number(event.key === "encounter.begins"), 0),
    ),
  );

  connect(): void {
    clearTimeout(this.timer);
    const socket = new WebSocket(`${location.origin.replace(/^http/, "ws")}/api/tables/${encodeURIComponent(this.code)}/socket`);
    this.socket = socket;
    socket.onopen = () => {
      const hello: ClientMessage = {
        type: "hello",
        token: settings.placeAt(this.code)?.token ?? null,
        seen: this.events.at(-1)?.n ?? null,
        paces: true,
      };
      if (!hello.token && settings.kept.name) hello.name = settings.kept.name;
      socket.send(JSON.stringify(hello));
    };
    socket.onmessage = (message) => this.hear(JSON.parse(String(message.data)) as ServerMessage);
    socket.onclose = () => this.socket === socket && this.lost();
  }

  close(): void {
    clearTimeout(this.timer);
    this.pulse.stop();
    this.line = "closed";
    const socket = this.socket;
    this.socket = undefined;
    socket?.close();
    this.dropWaiters();
  }

  /** Nothing comes back any more, though the line seems open: say so, and take another. */
  private stall(): void {
    const socket = this.socket;
    this.dropWaiters();
    this.line = "stalled";
    this.connect();
    socket?.close();
  }

  private lost(): void {
    this.pulse.stop();
    this.dropWaiters();
    if (this.line === "closed") return;
    this.line = "lost";
    this.timer = setTimeout(() => this.connect(), PATIENCE[Math.min(this.tries++, PATIENCE.length - 1)]);
  }

  private dropWaiters(): void {
    for (const waiter of this.waiters.values()) waiter.reject(new Refused(OFFLINE, "the line broke"));
    this.waiters.clear();
    this.sending = false;
  }

  private hear(message: ServerMessage): void {
    switch (message.type) {
      case "snapshot":
        if (this.line === "connecting") this.read = message.chat.at(-1)?.n ?? -1;
        this.line = "live";
        this.tries = 0;
        this.pulse.start();
        this.problem = undefined;
        this.table = message.table;
        this.you = message.you;
        this.events = message.complete ? this.joined(message.events) : message.events;
        this.said = message.chat.map((line) => this.said.find((heard) => heard.line.n === line.n) ?? { line, after: undefined });
        this.place(message.scene ?? undefined);
        this.fetchPast();
        return;
      case "update":
        this.events = this.joined(message.events, message.back);
        this.place({ ...message.scene, view: message.scene.view ?? this.scene!.view });
        return;
      case "table":
        this.table = message.table;
        this.you = message.you;
        return;
      case "said":
        this.said = [...this.said, { line: message.line, after: this.events.at(-1)?.n ?? -1 }];
        return;
      case "past":
        this.settle(message.id)?.resolve(message.events.length);
        this.events = [...message.events.filter((event) => event.n < (this.events[0]?.n ?? Infinity)), ...this.events];
        this.fetchPast();
        return;
      case "ack":
        this.settle(message.id)?.resolve(message.taken);
        return;
      case "error":
        if (FINAL.has(message.code) && message.id === null) {
          this.line = "closed";
          this.problem = message;
        }
        this.settle(message.id)?.reject(new Refused(message, message.message));
    }
  }

  /** The log is whole: what a snapshot leaves out is asked for, page by page; of a long game more slowly, as the table wants it. */
  private fetchPast(): void {
    const first = this.events[0]?.n ?? 0;
    if (first > 0) void this.send({ type: "history", before: first }).catch((problem: Refused) => this.fetchPastLater(problem));
  }

  private fetchPastLater(problem: Refused): void {
    if (problem.code === "too_fast") setTimeout(() => this.line === "live" && this.fetchPast(), A_PAGE);
  }

  private place(scene: Shown | undefined): void {
    if (askedIn(scene) !== askedIn(this.scene)) hearing.hush();
    this.scene = scene;
    this.since = performance.now();
    for (const look of this.onlookers) look();
  }

  /** The next ask of ours that is not this one; none if it does not come soon. */
  private nextAsk(than: number): Promise<AskLine | undefined> {
    return new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer);
        this.onlookers.delete(look);
        const ask = this.scene?.asks[0];
        resolve(ask?.id === than ? undefined : ask);
      };
      const look = () => this.scene?.asks[0]?.id !== than && done();
      const timer = setTimeout(done, SOON);
      this.onlookers.add(look);
      look();
    });
  }

  /** What is known and what is new, each event once: what was taken back, or comes again, makes way. */
  private joined(events: EventLine[], back: number | null = null): EventLine[] {
    const first = Math.min(back ?? Infinity, events[0]?.n ?? Infinity);
    return first < Infinity ? [...this.events.filter((event) => event.n < first), ...events] : this.events;
  }

  private settle(id: number | null): Waiter | undefined {
    const waiter = id === null ? undefined : this.waiters.get(id);
    if (id !== null) this.waiters.delete(id);
    return waiter;
  }

  send(message: Unnumbered): Promise<number> {
    const socket = this.socket;
    if (!socket || socket.readyState !== WebSocket.OPEN) return Promise.reject(new Refused(OFFLINE, "no connection"));
    const id = ++this.number;
    return new Promise((resolve, reject) => {
      this.waiters.set(id, { resolve, reject });
      socket.send(JSON.stringify({ ...message, id }));
    });
  }

  /**
   * Answer what is owed: the first choice now, the others as their turn comes. A stale answer is no error for a person.
   * Every answer goes this way, and none whose press began before its ask could be read; `follows`: it was chosen with an earlier one.
   * What is done for good is shown first, and sent when it is confirmed.
   */
  async answer(choices: string[], follows = false, sure = false): Promise<void> {
    const ask = this.ask;
    if (!ask || this.sending || !choices.length || !(follows || hearing.hears())) return;
    if (!follows && !sure && sureLine(this.scene!.view.game, ask, choices[0]!)) {
      this.wonder({ ask: ask.id, word: choices[0]! });
      return;
    }
    this.sending = true;
    this.press = hearing.press;
    try {
      await this.send({ type: "answer", ask: ask.id, choices });
    } catch (problem) {
      if (!(problem instanceof Refused)) throw problem;
      if (!["stale_ask", "no_ask", "illegal_choice", "offline"].includes(problem.code)) this.problem = problem;
    } finally {
      this.sending = false;
    }
  }

  /** Answer the last thing otherwise; too late is no error for a person. */
  async takeBack(): Promise<void> {
    const back = this.scene?.back;
    if (!back || this.sending || !hearing.hears()) return;
    this.sending = true;
    try {
      await this.send({ type: "take_back", ask: back.ask });
    } catch (problem) {
      if (!(problem instanceof Refused)) throw problem;
      if (problem.code !== "offline") this.problem = problem;
    } finally {
      this.sending = false;
    }
  }

  private wonder(doubted: { ask: number; word: string } | undefined): void {
    this.doubted = doubted;
    hearing.hush();
  }

  /** Do what was shown. */
  async confirm(): Promise<void> {
    if (this.doubt !== undefined) await this.answer([this.doubt], false, true);
  }

  /** Back to where everything can be chosen. */
  reconsider(): void {
    this.wonder(undefined);
  }

  /** Answer one part, and see what is asked next: for gestures whose later parts depend on the earlier ones. */
  async answerPart(choice: string): Promise<AskLine | undefined> {
    const ask = this.scene?.asks[0];
    if (!ask) return undefined;
    await this.answer([choice], hearing.press === this.press);
    return this.nextAsk(ask.id);
  }
}
