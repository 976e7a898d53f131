/** What this browser remembers: language, name, hints, seats. */

import type { Pace } from "./pace.svelte";

/** A seat's key, kept in this browser; it is the only way back. */
export interface Place {
  code: string;
  token: string;
  seat: number | null;
  at: number;
}

interface Kept {
  /** A language's code; whether it is spoken here the server knows. */
  language: string;
  name: string;
  hints: boolean;
  /** Milliseconds for which what has just come up takes no answer. */
  deaf: number;
  /** How long what happened stands before the game goes on; none: nobody has chosen. */
  pace: Pace | null;
  /** How one is called when it is one's turn and one looks elsewhere. */
  sound: boolean;
  buzz: boolean;
  notify: boolean;
  /** Whether one hears what bots say. */
  botsTalk: boolean;
  /** How well the bots play against whom one starts a game. */
  level: string;
  places: Place[];
}

const KEY = "fifthcolony";
const PLACES = 20;

function load(): Kept {
  const language = navigator.language.split("-")[0]!;
  const fresh: Kept = {
    language,
    name: "",
    hints: true,
    deaf: 400,
    pace: null,
    sound: true,
    buzz: true,
    notify: false,
    botsTalk: true,
    level: "simple",
    places: [],
  };
  try {
    return { ...fresh, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
  } catch {
    return fresh;
  }
}

class Settings {
  kept = $state(load());

  change(part: Partial<Kept>): void {
    Object.assign(this.kept, part);
    localStorage.setItem(KEY, JSON.stringify(this.kept));
  }

  placeAt(code: string): Place | undefined {
    return this.kept.places.find((place) => place.code === code);
  }

  keepPlace(place: Place): void {
    this.change({ places: [place, ...this.kept.places.filter((other) => other.code !== place.code)].slice(0, PLACES) });
  }

  forgetPlace(code: string): void {
    this.change({ places: this.kept.places.filter((place) => place.code !== code) });
  }
}

export const settings = new Settings();
