/** The server's pages over HTTP. */
import type {
  ClassicCatalogue,
  DuelCatalogue,
  Frames,
  Info,
  JoinTable,
  Language,
  Lobby,
  MyTables,
  NewTable,
  PlayOn,
  Places,
  Problem,
  QuickGame,
  Reason,
  Replay,
  ReplayList,
  Seated,
  TableLine,
} from "./protocol";

/** What a refusal says: what did not happen, by a reason that has words in every language, and what fills them. */
export interface Told {
  code: Problem["code"] | "offline";
  reason: Reason | "offline";
  params: (string | number)[];
}

export class Refused extends Error implements Told {
  readonly code: Told["code"];
  readonly reason: Told["reason"];
  readonly params: Told["params"];

  constructor({ code, reason, params }: Told, message: string) {
    super(message);
    this.code = code;
    this.reason = reason;
    this.params = params;
  }
}

export const OFFLINE: Told = { code: "offline", reason: "offline", params: [] };
const BROKEN: Told = { code: "broken", reason: "broken", params: [] };

async function request<T>(path: string, body?: unknown): Promise<T> {
  const options = body === undefined ? {} : { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  let response: Response;
  try {
    response = await fetch(`/api/${path}`, options);
  } catch {
    throw new Refused(OFFLINE, "the server does not answer");
  }
  if (!response.ok) {
    const problem = (await response.json().catch(() => ({ ...BROKEN, message: response.statusText }))) as Problem;
    throw new Refused(problem, problem.message);
  }
  return (await response.json()) as T;
}

const at = (code: string) => encodeURIComponent(code);

export interface Catalogues {
  classic: ClassicCatalogue;
  duel: DuelCatalogue;
}

export const api = {
  info: () => request<Info>("info"),
  languages: () => request<Record<string, Language>>("texts"),
  /** A part of a language; the mark is its content's, so that what was fetched once is kept. */
  texts: (language: string, part: string, mark: string) => request<Record<string, string>>(`texts/${at(language)}/${at(part)}/${at(mark)}`),
  catalogue: <Game extends keyof Catalogues>(game: Game) => request<Catalogues[Game]>(`catalogue/${game}`),
  lobby: () => request<Lobby>("tables"),
  mine: (places: Places) => request<MyTables>("mine", places),
  replays: () => request<ReplayList>("replays"),
  table: (code: string) => request<TableLine>(`tables/${at(code)}`),
  open: (table: NewTable) => request<Seated>("tables", table),
  quick: (game: QuickGame) => request<Seated>("quick", game),
  join: (code: string, join: JoinTable) => request<Seated>(`tables/${at(code)}/join`, join),
  playOn: (code: string, wanted: PlayOn) => request<Seated>(`replays/${at(code)}/play`, wanted),
  replay: (code: string) => request<Replay>(`replays/${at(code)}`),
  frames: (code: string, eyes: string, start: number, count: number) =>
    request<Frames>(`replays/${at(code)}/frames?eyes=${eyes}&start=${start}&count=${count}`),
};
