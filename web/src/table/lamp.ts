/** The page's icon while the game waits for you: a lamp. */
const drawn =
  "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 42 42'><rect width='42' height='42' rx='10' fill='#14111f'/>" +
  "<circle cx='21' cy='21' r='17' fill='#ffe7a8' fill-opacity='.28'/><circle cx='21' cy='21' r='11' fill='#ffe7a8'/></svg>";
export const LAMP = `data:image/svg+xml,${encodeURIComponent(drawn)}`;
