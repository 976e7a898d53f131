// Everything on a page that scrolls, or in the dialog over it, that is too small, cut, covered or outside, in words.
([touched, within]) => {
  const found = [];
  const [FLOOR, TOUCH, SLACK] = [11, 44, 1.5];
  const dialog = [...document.querySelectorAll("dialog[open]")].at(-1);
  const root = dialog ?? document.querySelector(within);
  const box = (one) => one.getBoundingClientRect();
  const style = (one) => getComputedStyle(one);
  const said = (one) => (one.getAttribute("aria-label") ?? one.textContent ?? "").trim().replace(/\s+/g, " ").slice(0, 40);
  const name = (one) => {
    const kind = String(one.getAttribute("class") ?? "").replace(/svelte-\S+/g, "").trim();
    return `${one.tagName.toLowerCase()}${kind ? "." + kind.split(/\s+/).join(".") : ""} "${said(one)}"`;
  };
  const ancestors = (one) => { const all = []; for (let at = one; at && at !== document.documentElement; at = at.parentElement) all.push(at); return all; };
  const known = new Map();
  const clipped = (one) => {
    if (!one || one === document.documentElement) return false;
    if (!known.has(one)) known.set(one, style(one).clipPath === "inset(50%)" || clipped(one.parentElement));
    return known.get(one);
  };
  const hidden = (one) => !one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || clipped(one);
  const scrolls = (one) => /auto|scroll/.test(style(one).overflowX + style(one).overflowY);
  /** What stays in its place while the page goes by under it. */
  const stays = (one) => ancestors(one).find((at) => ["fixed", "sticky"].includes(style(at).position) && at !== dialog);
  const shown = [...root.querySelectorAll("*")].filter((one) => !hidden(one));

  // Nothing is wider than the window, nor than what it stands in.
  if (document.documentElement.scrollWidth > innerWidth) found.push(`the page is ${document.documentElement.scrollWidth} px wide`);
  for (const one of [...shown, root])
    if (scrolls(one) && one.scrollWidth > one.clientWidth + SLACK && !one.hasAttribute("data-sideways")) found.push(`scrolls sideways (${one.scrollWidth} in ${one.clientWidth}): ${name(one)}`);

  // On an upright phone a sheet leaves nothing free beside it; the box to talk in is in sight wherever one talks.
  if (dialog && innerWidth < 700 && box(dialog).width < innerWidth - 1) found.push(`only ${box(dialog).width.toFixed(0)} px wide: ${name(dialog).split(" ")[0]}`);
  for (const one of root.querySelectorAll(".talk ~ form input")) if (box(one).bottom > innerHeight) found.push(`below the fold: ${name(one)}`);

  // Letters as large as they come out, in one piece, inside the window.
  const scaleOf = (one) => {
    const drawn = one instanceof SVGElement && !(one instanceof SVGSVGElement) ? one.getScreenCTM() : undefined;
    return drawn ? Math.sqrt(Math.abs(drawn.a * drawn.d - drawn.b * drawn.c)) : ancestors(one).reduce((scale, at) => {
      const turn = new DOMMatrix(style(at).transform === "none" ? "" : style(at).transform);
      return scale * Math.sqrt(Math.abs(turn.a * turn.d - turn.b * turn.c));
    }, 1);
  };
  const texts = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!node.data.trim() || ["STYLE", "SCRIPT", "TITLE", "OPTION"].includes(parent.tagName) || hidden(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()].filter((one) => one.width > 0.5);
    const clips = ancestors(parent).filter((at) => style(at).overflowX !== "visible" && at !== document.body).map(box);
    const visible = boxes.map((one) => clips.reduce((left, clip) => ({
      left: Math.max(left.left, clip.left), right: Math.min(left.right, clip.right),
      top: Math.max(left.top, clip.top), bottom: Math.min(left.bottom, clip.bottom),
    }), one)).filter((one) => one.right > one.left && one.bottom > one.top);
    if (boxes.length) texts.push({ parent, boxes, visible, place: stays(parent) });
  }
  const toldWhole = (one) => ancestors(one).some((at) => at.getAttribute("title") || at.hasAttribute("data-whole"));
  for (const { parent, boxes, visible } of texts) {
    const size = parseFloat(style(parent).fontSize) * scaleOf(parent);
    if (size < FLOOR - 0.05) found.push(`letters of ${size.toFixed(1)} px: ${name(parent)}`);
    for (const at of ancestors(parent)) {
      if (scrolls(at)) break;
      if (at === document.body || style(at).overflowX === "visible") continue;
      const out = box(at);
      const beyond = boxes.some((one) => one.left < out.left - SLACK || one.right > out.right + SLACK || one.top < out.top - 3 || one.bottom > out.bottom + 3);
      if (beyond && !toldWhole(parent)) found.push(`cut by ${name(at).split(" ")[0]}: ${name(parent)}`);
    }
    if (!parent.closest("[data-sideways]") && visible.some((one) => one.left < -SLACK || one.right > innerWidth + SLACK)) found.push(`out of the window: ${name(parent)}`);
  }

  // No line of letters lies on another.
  const lines = texts.flatMap(({ parent, visible, place }) => visible.map((b) => ({ parent, place, b }))).sort((a, b) => a.b.top - b.b.top);
  lines.forEach((one, i) => {
    for (const other of lines.slice(i + 1)) {
      if (other.b.top > one.b.bottom) break;
      const [wide, high] = [Math.min(one.b.right, other.b.right) - Math.max(one.b.left, other.b.left), Math.min(one.b.bottom, other.b.bottom) - Math.max(one.b.top, other.b.top)];
      const related = one.parent === other.parent || one.place !== other.place;
      if (!related && wide > 2 && high > Math.min(one.b.bottom - one.b.top, other.b.bottom - other.b.top) * 0.4) found.push(`letters on letters: ${name(one.parent)} and ${name(other.parent)}`);
    }
  });

  // Targets: as large as a finger where fingers are used, and to be reached by scrolling with nothing lying on them.
  const targets = shown.filter((one) => one.matches("button, a[href], select, input, textarea, summary, [role=button][tabindex='0'], [role=slider]") && !one.disabled && box(one).width > 0 && style(one).pointerEvents !== "none");
  const hits = (one, x, y) => {
    const top = document.elementFromPoint(x, y);
    return !!top && (one === top || one.contains(top) || (top.tagName === "LABEL" && top.contains(one)) || !!one.closest("label")?.contains(top));
  };
  for (const one of targets) {
    if (style(one).display === "inline" && one.matches("a")) continue; // a word in a sentence
    one.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
    const b = box(one);
    const [x, y] = [b.x + b.width / 2, b.y + b.height / 2];
    if (b.left < -SLACK || b.right > innerWidth + SLACK) found.push(`out of the window: ${name(one)}`);
    else if (y < 0 || y > innerHeight || !hits(one, x, y)) found.push(`out of reach: ${name(one)}, under ${document.elementFromPoint(x, y) ? name(document.elementFromPoint(x, y)) : "nothing"}`);
    else if (touched) {
      const reach = TOUCH / 2 - 1;
      const around = [];
      if (b.width < TOUCH - 0.6) around.push([x - reach, y], [x + reach, y]);
      if (b.height < TOUCH - 0.6) around.push([x, y - reach], [x, y + reach]);
      if (!around.every(([px, py]) => px < 0 || py < 0 || px > innerWidth || py > innerHeight || hits(one, px, py))) found.push(`a target of ${b.width.toFixed(0)}x${b.height.toFixed(0)}: ${name(one)}`);
    }
  }
  for (const one of [...shown, root, document.documentElement]) if (one.scrollTop) one.scrollTop = 0;
  return [...new Set(found)];
}
