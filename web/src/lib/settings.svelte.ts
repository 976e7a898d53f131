/** What this browser remembers: language, name, hints, seats. */

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
  places: Place[];
}

const KEY = "fifthcolony";
const PLACES = 20;

function load(): Kept {
  const language = navigator.language.split("-")[0]!;
  const fresh: Kept = { language, name: "", hints: true, places: [] };
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
