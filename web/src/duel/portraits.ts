/** Addresses of the portraits of the duel's aliens and envoys; each picture is fetched when it is first shown. */
const FILES = import.meta.glob<string>("../portraits/duel/*.svg", { eager: true, query: "?url", import: "default" });

const at = (family: "alien" | "envoy", id: string) => FILES[`../portraits/duel/${family}-${id.replaceAll("_", "-")}.svg`];
export const alienPortrait = (id: string) => at("alien", id);
export const envoyPortrait = (id: string) => at("envoy", id);
