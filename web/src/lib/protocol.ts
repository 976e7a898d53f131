// Made by tools/typescript.py from src/fifthcolony/server/messages/socket.py. Do not edit.

export type ClientMessage = Hello | Answer | TakeBack | SetAuto | Wave | Hold | Say | Start | Change | SetBot | SendAway | Leave | Rematch | Sync | History | Ping;

export type ServerMessage = Snapshot | Update | TableChanged | Said | Past | Ack | Refusal;

export type ErrorCode =
  | "bad_config"
  | "bad_host"
  | "bad_method"
  | "bad_name"
  | "bad_origin"
  | "bad_text"
  | "bad_token"
  | "broken"
  | "elsewhere"
  | "full"
  | "illegal_choice"
  | "malformed"
  | "no_ask"
  | "no_seat"
  | "not_found"
  | "not_host"
  | "not_open"
  | "not_over"
  | "not_running"
  | "say_hello"
  | "seat_taken"
  | "sent_away"
  | "stale_ask"
  | "stale_moment"
  | "too_fast"
  | "too_large"
  | "too_late"
  | "too_many"
  | "too_slow"
  | "unavailable";

export type Reason =
  | "bad_config"
  | "bad_host"
  | "bad_method"
  | "bad_name"
  | "bad_origin"
  | "bad_text"
  | "bad_token"
  | "broken"
  | "broken.choice"
  | "broken.replay"
  | "broken.rules"
  | "elsewhere"
  | "full"
  | "illegal_choice"
  | "malformed"
  | "no_ask"
  | "no_seat"
  | "not_found"
  | "not_found.replay"
  | "not_found.seat"
  | "not_found.table"
  | "not_host"
  | "not_open"
  | "not_open.watch"
  | "not_over"
  | "not_over.rematch"
  | "not_running"
  | "not_running.over"
  | "say_hello"
  | "seat_taken"
  | "seat_taken.colour"
  | "sent_away"
  | "stale_ask"
  | "stale_moment"
  | "too_fast"
  | "too_fast.guesses"
  | "too_fast.tables"
  | "too_fast.talk"
  | "too_large"
  | "too_late"
  | "too_many"
  | "too_many.replays"
  | "too_many.tables"
  | "too_many.watchers"
  | "too_slow"
  | "unavailable"
  | "unavailable.moving";

/** The first message. Without a token: a watcher. */
export interface Hello {
  type: "hello";
  token?: string | null;
  seen?: number | null;
  name?: string | null;
  paces?: boolean;
}

/** Answers to the ask named and, part by part, to those of this seat that follow. */
export interface Answer {
  type: "answer";
  id: number;
  ask: number;
  choices: (number | string)[];
}

/** What I answered at that ask I answer otherwise, while nothing has come of it: the ask that `scene.back` names. */
export interface TakeBack {
  type: "take_back";
  id: number;
  ask: number;
}

/** How reaction windows treat me from now on. */
export interface SetAuto {
  type: "auto";
  id: number;
  mode: "ask" | "mine" | "pass";
}

/** Let it happen, as far as I am concerned. A client that says so by itself tells nothing of whether anybody is there. */
export interface Wave {
  type: "wave";
  id: number;
  moment: number;
  unattended?: boolean;
}

/** Give me time. Anybody may say so, with or without an answer in hand. */
export interface Hold {
  type: "hold";
  id: number;
  moment: number;
}

/** Talk to the table. */
export interface Say {
  type: "say";
  id: number;
  text: string;
}

/** The host starts the game; bots take the empty seats. */
export interface Start {
  type: "start";
  id: number;
}

/** Another name, colour or seat for me, before the game starts; a name at any time. */
export interface Change {
  type: "change";
  id: number;
  name?: string | null;
  colour?: string | null;
  seat?: number | null;
}

/** The host puts a bot into an empty seat, or takes it away, before the game starts. */
export interface SetBot {
  type: "bot";
  id: number;
  seat: number;
  level: string | null;
}

/** The host frees somebody's seat before the start; after it a substitute plays there until that person does anything. */
export interface SendAway {
  type: "send_away";
  id: number;
  seat: number;
}

/** Stand up: an open table frees the seat; in a running game a substitute plays at once, until the token comes back. */
export interface Leave {
  type: "leave";
  id: number;
}

/** I want another game with the same people, once this one is over, or no longer want it.

    It begins when everybody who is there wants it, or at once with `now`: a substitute plays for those who do not sit down. */
export interface Rematch {
  type: "rematch";
  id: number;
  wanted?: boolean;
  now?: boolean;
}

/** Send me a snapshot. */
export interface Sync {
  type: "sync";
  id: number;
  seen?: number | null;
}

/** Send me events before this one. */
export interface History {
  type: "history";
  id: number;
  before: number;
}

/** Are you there? */
export interface Ping {
  type: "ping";
  id: number;
}

/** Everything, after hello or sync. */
export interface Snapshot {
  type: "snapshot";
  protocol: number;
  table: TableLine;
  you: You;
  scene: Shown | null;
  events: EventLine[];
  complete: boolean;
  chat: ChatLine[];
}

/** A table as everybody sees it. */
export interface TableLine {
  code: string;
  stage: "open" | "over" | "running";
  wishes: Wishes;
  seats: SeatLine[];
  watchers: number;
  created: number;
  hash: string;
  seed: string | null;
  salt: string | null;
  winners: number[] | null;
  encounter: number | null;
  continues: Continued | null;
  rematch: RematchLine | null;
}

/** How a table is to be set up. */
export interface Wishes {
  edition: number;
  seats: number;
  aliens: "choice" | "combo" | "first" | "none" | "random" | string[];
  alerts: ("green" | "red" | "yellow")[];
  envoys: "first" | "random" | string[];
  variants: string[];
  guests: string[];
  own: Record<string, number | string>;
  clock: "blitz" | "minute" | "relaxed";
  visibility: "private" | "public";
  level: string;
  talk: boolean;
  bots: "now" | "start";
  seed: number | null;
  game: string;
}

/** A seat as everybody sees it. */
export interface SeatLine {
  seat: number;
  name: string;
  colour: string;
  kind: "away" | "bot" | "empty" | "person";
  connected: boolean;
  host: boolean;
  level: string | null;
}

/** The game that this one goes on from, whose cards anybody can look up: it is over. */
export interface Continued {
  code: string;
  choices: number;
  chapter: number;
}

/** Another game of the same people, with the same settings. */
export interface RematchLine {
  seats: number[];
  code: string | null;
}

/** Who this connection is. */
export interface You {
  seat: number | null;
  host: boolean;
  auto: "ask" | "mine" | "pass";
}

/** The position as this viewer may know it. */
export interface Shown {
  view: ClassicView | DuelView;
  asks: AskLine[];
  waiting: WaitLine[];
  moment: MomentLine | null;
  sleeping: boolean;
  chosen: ChosenLine | null;
  ready: number[];
  back: BackLine | null;
}

/** A decision this seat owes. `id` counts the seat's own decisions, so it says nothing about the others. */
export interface AskLine {
  id: number;
  prompt: string;
  params: (number | string)[];
  options: string[];
  left: number | null;
  default: number | null;
  would: Record<string, Would>;
  lamp: number | null;
}

/** What an option would make of both totals: by side of an encounter, by seat of a duel. It follows from what this seat knows. */
export interface Would {
  totals: (number | null)[];
  lacks: boolean[];
  bonus: number[];
  parts: [string, number][][];
}

/** A seat the table waits for, openly. */
export interface WaitLine {
  seat: number;
  prompt: string;
  left: number | null;
}

/** A moment for answers, the same for everybody whether or not anybody holds one. */
export interface MomentLine {
  id: number;
  left: number | null;
  waved: boolean;
  held: boolean;
  beat: string | null;
}

/** A secret choice that is in while others still choose: only who made it is shown it. */
export interface ChosenLine {
  prompt: string;
  option: string;
}

/** An answer of this seat that it may still take back. */
export interface BackLine {
  ask: number;
  prompt: string;
}

/** Something that happened. `n` counts the events this viewer may know, from 0, without gaps. */
export interface EventLine {
  n: number;
  key: string;
  params: (number | string)[];
}

/** Something said. A watcher has no seat. */
export interface ChatLine {
  n: number;
  seat: number | null;
  name: string;
  text: string;
  at: number;
  key: string | null;
  params: (number | string)[];
}

/** Something happened: new events, and the position after them. */
export interface Update {
  type: "update";
  events: EventLine[];
  scene: ShownOn;
  back: number | null;
}

/** The same in an update: every field replaces the one before, but for a view that is none, which has not changed. */
export interface ShownOn {
  view: ClassicView | DuelView | null;
  asks: AskLine[];
  waiting: WaitLine[];
  moment: MomentLine | null;
  sleeping: boolean;
  chosen: ChosenLine | null;
  ready: number[];
  back: BackLine | null;
}

/** Seats, presence, stage. */
export interface TableChanged {
  type: "table";
  table: TableLine;
  you: You;
}

/** A new line of talk. */
export interface Said {
  type: "said";
  line: ChatLine;
}

/** Older events, on request. */
export interface Past {
  type: "past";
  id: number;
  events: EventLine[];
}

/** The message with this id took effect, and will not be lost. */
export interface Ack {
  type: "ack";
  id: number;
  taken: number;
}

/** The message with this id did not take effect; of several answers, the first `taken` did. */
export interface Refusal {
  type: "error";
  id: number | null;
  code: ErrorCode;
  reason: Reason;
  params: (string | number)[];
  message: string;
  taken: number;
}

/** POST /api/tables */
export interface NewTable {
  name: string;
  wishes?: Partial<Wishes>;
  colour?: string | null;
  sit?: boolean;
}

/** POST /api/quick: a table against bots, started. */
export interface QuickGame {
  name: string;
  wishes?: Partial<Wishes>;
  colour?: string | null;
}

/** POST /api/tables/CODE/join */
export interface JoinTable {
  name: string;
  seat?: number | null;
  colour?: string | null;
}

/** POST /api/replays/CODE/play: a table of its own that goes on from a moment of this game, me in one seat, bots in the others. */
export interface PlayOn {
  name: string;
  seat: number;
  choices: number;
}

/** Where you sit. Keep the token: it is the only key to the seat. */
export interface Seated {
  code: string;
  link: string;
  seat: number | null;
  token: string | null;
}

/** GET /api/tables: public tables that can be joined or watched, newest first. */
export interface Lobby {
  tables: TableLine[];
}

/** POST /api/mine: where I sit. */
export interface Places {
  places: Place[];
}

/** A seat that somebody has the key to. */
export interface Place {
  code: string;
  token: string;
}

/** The answer to it: those that wait for me first. */
export interface MyTables {
  tables: MyTable[];
  gone: string[];
}

/** A table of mine that is not over, and what it waits for from me, if it does. */
export interface MyTable {
  table: TableLine;
  prompt: string | null;
}

/** GET /api/replays: public games that are over, newest first. */
export interface ReplayList {
  replays: ReplayLine[];
}

/** A game that can be seen again, as the list has it. */
export interface ReplayLine {
  code: string;
  game: string;
  edition: number;
  players: PlayerLine[];
  winners: number[];
  over: number;
  encounters: number | null;
}

/** Who played in a game that is over. */
export interface PlayerLine {
  name: string;
  colour: string;
  bot: boolean;
  aliens: string[];
}

/** GET /api/texts: what a language calls itself, and its parts by name, each with the mark under which it is kept. */
export interface Language {
  name: string;
  parts: Record<string, string>;
}

/** GET /api/info */
export interface Info {
  version: string;
  protocol: number;
  games: Record<string, Editions[]>;
  bots: Record<string, string[]>;
  colours: string[];
  clocks: Record<string, number | null>;
}

/** What one edition offers. */
export interface Editions {
  edition: number;
  seats: number[];
  aliens: string[];
  ways: string[];
  alerts: Record<string, string[]>;
  apart: string[][];
  flares: number;
  envoys: Record<string, string[]>;
  variants: VariantLine[];
  guests: string[];
}

/** A variant that can be played, now or with other wishes: `Wishes.variants` names it. */
export interface VariantLine {
  name: string;
  editions: number[];
  group: "cards" | "play";
  needs: string[];
  excludes: string[];
  hints: Hint[];
}

/** What two wishes do to each other, where both are allowed and it may surprise. */
export interface Hint {
  given: string;
  text: string;
}

/** Any refusal over HTTP. */
export interface Problem {
  code: ErrorCode;
  reason: Reason;
  params: (string | number)[];
  message: string;
}

/** GET /api/replays/CODE */
export interface Replay {
  table: TableLine;
  frames: number;
  made: number[];
  chapters: number[];
  colonies: [number, number][];
  tale: Tale | null;
  record: string;
}

/** A game that is over; lists are by seat. */
export interface Tale {
  goal: number;
  scores: number[][];
  won: number[];
  lost: number[];
  worlds: World[][];
  moments: Highlight[];
  ending: Ending | null;
}

/** A planet that counts for somebody at the end: which, since which chapter, and the ships there. */
export interface World {
  place: string;
  chapter: number;
  ships: number;
}

/** Worth seeing again: what it was, where in the replay, in which chapter, what is said of it, and the cards that were on the table. */
export interface Highlight {
  kind: string;
  step: number;
  chapter: number;
  params: (number | string)[];
  cards: string[];
}

/** How the last chapter came out: a text key and what fills it. */
export interface Ending {
  key: string;
  params: (number | string)[];
}

/** GET /api/replays/CODE/frames?eyes=open|none|0..4&start=0&count=64 */
export interface Frames {
  eyes: string;
  frames: Frame[];
}

/** One step of a replay: what happens, and the position after it. */
export interface Frame {
  n: number;
  seat: number | null;
  word: string | null;
  prompt: string | null;
  events: EventLine[];
  view: ClassicView | DuelView;
  hands: string[][] | null;
}

/** All there is in the classic game. */
export interface ClassicCatalogue {
  breakers: ClassicAlien[];
  pieces: ClassicCard[];
  flares: ClassicFlare[];
  technologies: ClassicTechnology[];
  variants: ClassicVariant[];
}

/** An alien: when it acts, who it has to be, which boxes it is in. */
export interface ClassicAlien {
  name: string;
  level: string;
  uses: Use[];
  roles: string[];
  phases: string[];
  editions: number[];
  apart: string[];
}

/** One thing that a rule-breaker does. */
export interface Use {
  name: string;
  at: string;
  roles: string[];
  optional: boolean;
}

/** A kind of card. The family is its type, or "destiny"; of a colour's destiny card there are so many for each player. */
export interface ClassicCard {
  name: string;
  family: "artifact" | "attack" | "destiny" | "flare" | "morph" | "negotiate" | "reinforcement";
  copies: number;
  value: number;
}

/** A flare. It is among the pieces too, as a card of the deck. */
export interface ClassicFlare {
  name: string;
  alien: string;
  alternate: boolean;
  sides: FlareSide[];
}

/** One side of a flare: in which roles and phases it can be played. */
export interface FlareSide {
  side: "super" | "wild";
  roles: string[];
  phases: string[];
}

/** A technology. */
export interface ClassicTechnology {
  name: string;
  needs: number | null;
  kind: "face_down" | "lasting" | "passed_on" | "single";
  roles: string[];
  phases: string[];
}

/** A variant, and with what it goes. */
export interface ClassicVariant {
  name: string;
  editions: number[];
  needs: string[];
  excludes: string[];
}

/** All there is in a duel. */
export interface DuelCatalogue {
  breakers: DuelPower[];
  pieces: DuelCard[];
}

/** An alien or an envoy. A use's roles are what may be going on. */
export interface DuelPower {
  name: string;
  level: string;
  uses: Use[];
  family: "alien" | "envoy";
  icon: string;
  provenance: string;
  first_game: boolean;
}

/** What is printed on a card, a planet or a tactics token, as far as it is no text. The family of a destiny card is its deck. */
export interface DuelCard {
  name: string;
  family: "discovery" | "event" | "plan" | "planet" | "refresh" | "reinforcement" | "tactic";
  copies: number;
  provenance: string;
  next: string;
  advantage: number | null;
  prize_to: string;
  bar: string[];
  resources: Record<string, string>;
  symbol: string;
}

/** A classic game as one seat may know it, but for what is owed; lists are by seat or by side. */
export interface ClassicView {
  aims: (number | string)[][];
  aliens: string[][];
  beside: number[];
  claimed: (string | null)[];
  colonies: number[];
  colours: string[];
  dealt: string[];
  deck: number;
  defense: number | null;
  destiny: number;
  destiny_card: string | null;
  destiny_discard: string[];
  discard: string[];
  edition: number;
  encounter: number;
  flared: [number, string, string][];
  flares: Record<string, string>;
  game: "classic";
  gate: number[];
  goal: number;
  hand: string[];
  hands: number[];
  hidden: boolean[];
  invited: number[][];
  known: string[][];
  laid: (string | null)[];
  leading: number | null;
  limits: number[];
  lost_powers: [number, string][];
  lower_wins: boolean;
  offense: number;
  offer: [number, string][];
  outcome: ViewOutcome | null;
  phase: string;
  pieces: [string, number, string][];
  planets: number[][];
  plays: [string, number, string, boolean][];
  power_needs: number;
  removed: number[];
  research: number[];
  resettling: boolean;
  result: string;
  roles: number[];
  seat: number | null;
  seats: number;
  sheet: [number, string, string][];
  target: number | null;
  technologies: HeldTechnology[];
  technology_deck: number;
  technology_discard: string[];
  tokens: [number, string, number][];
  totals: [string, number][][] | null;
  upset: boolean;
  values: number[];
  variants: string[];
  warp: number[];
  winner: number | null;
  worlds: number[][];
  zapped: [number, string][];
}

/** Who won together, and the text key of the reason. */
export interface ViewOutcome {
  reason: string;
  winners: number[];
}

/** A technology that a seat has: what it is and takes only where the viewer may know, its number of ships always. */
export interface HeldTechnology {
  name: string | null;
  needs: number | null;
  open: boolean;
  seat: number;
  ships: number;
}

/** A duel as one seat may know it, but for what is owed; lists of two are by seat. */
export interface DuelView {
  advantage: number | null;
  advantage_to: number | null;
  aliens: string[][];
  announced: [number, string, string][];
  arena: string | null;
  aside: string[];
  beside: [number, string, string][];
  card: string | null;
  clout: [string, number][][] | null;
  colours: string[];
  controlled: number[];
  copied: [number, string][];
  dealt: string[];
  decks: number[];
  destiny: number[];
  dials: (number | string | null)[];
  envoys: DuelEnvoy[];
  fewer: boolean;
  foreseen: string[];
  game: "duel";
  hand: string[];
  hands: number[];
  known: string[][];
  laid: [number, string, number][];
  leader: number | null;
  limits: number[];
  next: string;
  outcome: ViewOutcome | null;
  past: string[];
  piles: string[][];
  planets_left: number;
  plans: (string | null)[];
  ready: number[][];
  reinforcements: number;
  reserves: number[];
  row: DuelPlanet[];
  scope: string;
  seat: number | null;
  seats: number;
  seconds: [number, string][];
  secrets: [string, number][];
  sent: number[];
  sleeves: (string | null)[];
  spent: number[][];
  step: string;
  supply: number[];
  tactics: (string | null)[];
  tokens: [number, string, number][];
  values: number[] | null;
  warp: number[];
  winner: number | null;
}

/** The envoy of one icon; its name only for those who may know it. */
export interface DuelEnvoy {
  ally: number | null;
  face_up: boolean;
  icon: string;
  in_play: boolean;
  name: string | null;
}

/** A revealed planet; lists are by seat. */
export interface DuelPlanet {
  controlled: boolean[];
  planet: string;
  ships: number[];
  symbol: string;
  warp: boolean;
}
