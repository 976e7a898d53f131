/** The server's pages over HTTP. */
import type {
  ClassicCatalogue,
  DuelCatalogue,
  Frames,
  Info,
  JoinTable,
  Lobby,
  NewTable,
  Problem,
  QuickGame,
  Replay,
  Seated,
  TableLine,
} from "./protocol";

export class Refused extends Error {
  constructor(
    readonly code: Problem["code"] | "offline",
    message: string,
  ) {
    super(message);
  }
}

async function request<T>(path: string, body?: unknown): Promise<T> {
  const options = body === undefined ? {} : { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  let response: Response;
  try {
    response = await fetch(`/api/${path}`, options);
  } catch {
    throw new Refused("offline", "the server does not answer");
  }
  if (!response.ok) {
    const problem = (await response.json().catch(() => ({ code: "broken", message: response.statusText }))) as Problem;
    throw new Refused(problem.code, problem.message);
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
  languages: () => request<Record<string, string>>("texts"),
  texts: (language: string) => request<Record<string, string>>(`texts/${at(language)}`),
  catalogue: <Game extends keyof Catalogues>(game: Game) => request<Catalogues[Game]>(`catalogue/${game}`),
  lobby: () => request<Lobby>("tables"),
  table: (code: string) => request<TableLine>(`tables/${at(code)}`),
  open: (table: NewTable) => request<Seated>("tables", table),
  quick: (game: QuickGame) => request<Seated>("quick", game),
  join: (code: string, join: JoinTable) => request<Seated>(`tables/${at(code)}/join`, join),
  replay: (code: string) => request<Replay>(`replays/${at(code)}`),
  frames: (code: string, eyes: string, start: number, count: number) =>
    request<Frames>(`replays/${at(code)}/frames?eyes=${eyes}&start=${start}&count=${count}`),
};
