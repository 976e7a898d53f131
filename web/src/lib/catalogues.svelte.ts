/** What there is in each game, as the server tells it. Each is asked for once, when somebody first looks something up. */
import { api, type Catalogues } from "./api";

class Looked<Game extends keyof Catalogues> {
  private asked = false;
  private found = $state.raw<Catalogues[Game]>();

  constructor(private readonly game: Game) {}

  /** All there is, once it is here; asked for again when that has failed. */
  get all(): Catalogues[Game] | undefined {
    if (!this.asked) void this.load();
    return this.found;
  }

  private async load(): Promise<void> {
    this.asked = true;
    try {
      this.found = await api.catalogue(this.game);
    } catch {
      this.asked = false;
    }
  }
}

export const catalogues = { classic: new Looked("classic"), duel: new Looked("duel") };
