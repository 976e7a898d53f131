/** Addresses of the aliens' portraits; each picture is fetched when it is first shown. */
const CLASSIC = import.meta.glob<string>("../portraits/classic/*.svg", { eager: true, query: "?url", import: "default" });

const byId = new Map(Object.entries(CLASSIC).map(([path, url]) => [path.slice(path.lastIndexOf("/") + 1, -4), url]));

export const portraitOf = (alien: string) => byId.get(alien);
