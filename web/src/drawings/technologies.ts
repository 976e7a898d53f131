/** Pictures of technologies and of the tokens they bring, a file each; they stand inside the page, so that they take its inks. */
const TECHNOLOGIES = import.meta.glob<string>("./technologies/*.svg", { eager: true, query: "?raw", import: "default" });
const TOKENS = import.meta.glob<string>("./tokens/*.svg", { eager: true, query: "?raw", import: "default" });

/** What is inside the outermost element: the component draws that one itself. */
const inside = (svg: string) => svg.slice(svg.indexOf(">") + 1, svg.lastIndexOf("</svg>")).trim();

const byName = (files: Record<string, string>) =>
  new Map(Object.entries(files).map(([path, svg]) => [path.slice(path.lastIndexOf("/") + 1, -4), inside(svg)]));

const technologies = byName(TECHNOLOGIES);
const tokens = byName(TOKENS);

/** A beaker, for a technology that nobody has drawn yet. */
const STAND_IN =
  '<path d="M9 3h6M10 3v6l-5 9a2 2 0 0 0 1.8 3h10.4A2 2 0 0 0 19 18l-5-9V3"/><path class="second" d="M8.6 14.5h6.8l2 4H6.6z"/>';

export const technologyPicture = (name: string) => technologies.get(name) ?? STAND_IN;
export const tokenPicture = (kind: string) => tokens.get(kind) ?? STAND_IN;
