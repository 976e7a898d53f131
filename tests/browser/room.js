// Everything on a page that is too small, cut, covered, outside or out of reach, in words; and the stage's box.
({ options, controls }) => {
  const found = [];
  const [FLOOR, TOUCH, SLACK] = [11, 44, 1.5];
  const shape = document.documentElement.dataset.shape;
  /** Phones and tablets; at 400 % a page is scrolled with a mouse. */
  const touched = ["upright", "flat", "middle"].includes(shape);
  const dialog = [...document.querySelectorAll("dialog[open]")].at(-1);
  const root = dialog ?? document.body;
  const box = (one) => one.getBoundingClientRect();
  const style = (one) => getComputedStyle(one);
  const name = (one) => {
    const said = (one.getAttribute("aria-label") ?? one.textContent ?? "").trim().replace(/\s+/g, " ").slice(0, 30);
    const kind = String(one.getAttribute("class") ?? "").replace(/svelte-\S+/g, "").trim();
    return `${one.tagName.toLowerCase()}${kind ? "." + kind.split(/\s+/).join(".") : ""} "${said}"`;
  };
  const hidden = new Map();
  const isHidden = (one) => {
    if (!one || one === document.documentElement) return false;
    if (!hidden.has(one)) {
      const how = style(one);
      hidden.set(one, how.display === "none" || how.visibility === "hidden" || Number(how.opacity) < 0.05
        || how.clipPath === "inset(50%)" || one.tagName === "OPTION" || isHidden(one.parentElement));
    }
    return hidden.get(one);
  };
  const ancestors = (one) => { const all = []; for (let at = one; at && at !== document.documentElement; at = at.parentElement) all.push(at); return all; };
  const scrolls = (one) => /auto|scroll/.test(style(one).overflowX + style(one).overflowY);
  /** What may be scrolled to be read: not the bar, the hand or the seats. */
  const READ = ".log, .rail, .talk, dialog, dialog *, .spread, .choice, .over, .lesson, .spread *, .choice *, .over *";
  const inReading = (one) => ancestors(one).some((at) => at.matches(READ) && scrolls(at));

  // Letters, as large as they come out.
  const scaleOf = (one) => {
    if (one instanceof SVGElement && !(one instanceof SVGSVGElement)) {
      const m = one.getScreenCTM();
      return m ? Math.sqrt(Math.abs(m.a * m.d - m.b * m.c)) : 1;
    }
    return ancestors(one).reduce((scale, at) => {
      const how = style(at);
      const turn = how.transform === "none" ? 1 : Math.sqrt(Math.abs(new DOMMatrix(how.transform).a * new DOMMatrix(how.transform).d)) || 1;
      return scale * turn * (how.scale === "none" ? 1 : Number(how.scale.split(" ")[0]));
    }, 1);
  };
  const texts = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!node.data.trim() || ["STYLE", "SCRIPT", "TITLE", "OPTION"].includes(parent.tagName) || isHidden(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()].filter((one) => one.width > 0.5);
    const clips = ancestors(parent).filter((at) => style(at).overflowX !== "visible" && at !== document.body).map(box);
    const visible = boxes.map((one) => clips.reduce((left, clip) => ({
      left: Math.max(left.left, clip.left), right: Math.min(left.right, clip.right),
      top: Math.max(left.top, clip.top), bottom: Math.min(left.bottom, clip.bottom),
    }), one)).filter((one) => one.right > one.left && one.bottom > one.top);
    if (boxes.length) texts.push({ parent, boxes, visible });
  }
  for (const { parent } of texts) {
    const size = parseFloat(style(parent).fontSize) * scaleOf(parent);
    if (size < FLOOR - 0.05) found.push(`letters of ${size.toFixed(1)} px: ${name(parent)}`);
  }

  // Cut: text that reaches out of something that hides the rest, and says it nowhere else.
  // What is marked data-whole is said whole elsewhere, or a touch away; a title is no help to a finger.
  const saidWhole = (one) => ancestors(one).some((at) => at.hasAttribute("data-whole") || (!touched && at.getAttribute("title")));
  for (const { parent, boxes, visible } of texts) {
    for (const at of ancestors(parent)) {
      const how = style(at);
      if (how.overflowX === "visible" && how.overflowY === "visible") continue;
      if (at === document.body || (scrolls(at) && at.matches(READ))) break;
      const out = box(at);
      const beyond = boxes.some((one) => one.left < out.left - SLACK || one.right > out.right + SLACK || one.top < out.top - 3 || one.bottom > out.bottom + 3);
      if (beyond && !saidWhole(parent) && !inReading(parent)) {
        found.push(`cut by ${name(at).split(" ")[0]}: ${name(parent)}`);
        break;
      }
    }
    if (shape !== "tiny" && !inReading(parent) && visible.some((one) => one.left < -SLACK || one.top < -SLACK || one.right > innerWidth + SLACK || one.bottom > innerHeight + SLACK))
      found.push(`out of the window: ${name(parent)}`);
  }
  const crowded = [...root.querySelectorAll(".prompt, .prompt .acts, .dock, .hand, .line, .chips, .me, .topbar")];
  for (const one of crowded)
    if (!isHidden(one) && shape !== "tiny" && style(one).display !== "inline" && (one.scrollWidth > one.clientWidth + 2 || (style(one).overflowY !== "visible" && one.scrollHeight > one.clientHeight + 2)))
      found.push(`more in it than fits (${one.scrollWidth}x${one.scrollHeight} in ${one.clientWidth}x${one.clientHeight}): ${name(one).split(" ")[0]}`);

  for (const one of [root, ...root.querySelectorAll(".deal, .deal .two, .rows, .spread, .choice, .over, .lesson")])
    if (shape !== "tiny" && !isHidden(one) && one.scrollWidth > one.clientWidth + 2) found.push(`reaches out sideways: ${name(one).split(" ")[0]}`);

  for (const bar of root.querySelectorAll(".prompt:has(.acts)")) {
    const acts = box(bar.querySelector(".acts"));
    for (const said of bar.querySelectorAll(".say p, .say small")) {
      const words = box(said);
      if (acts.height && Math.min(acts.right, words.right) - Math.max(acts.left, words.left) > 1 && Math.min(acts.bottom, words.bottom) - Math.max(acts.top, words.top) > SLACK)
        found.push(`words under the buttons: ${name(said)}`);
    }
  }

  // Targets: what is smaller than a finger must answer as far as a finger reaches.
  const targets = [...root.querySelectorAll("button, a[href], select, input, [role=button][tabindex='0']")].filter(
    (one) => !isHidden(one) && !one.disabled && box(one).width > 0 && style(one).display !== "inline",
  );
  const hits = (one, x, y) => { const top = document.elementFromPoint(x, y); return !!top && (one === top || one.contains(top)); };
  const middle = (one) => { const b = box(one); return [b.x + b.width / 2, b.y + b.height / 2]; };
  const seen = (one) => {
    const [x, y] = middle(one);
    return x >= 0 && y >= 0 && x <= innerWidth && y <= innerHeight;
  };
  for (const one of targets) {
    const b = box(one);
    if (shape !== "tiny" && !inReading(one) && (b.left < -SLACK || b.top < -SLACK || b.right > innerWidth + SLACK || b.bottom > innerHeight + SLACK))
      found.push(`out of the window: ${name(one)}`);
    if (!touched || (b.width >= TOUCH - 0.6 && b.height >= TOUCH - 0.6)) continue;
    if (inReading(one)) one.scrollIntoView({ block: "center" });
    if (!seen(one)) continue;
    const [x, y] = middle(one);
    const reach = TOUCH / 2 - 1;
    const around = [];
    if (b.width < TOUCH - 0.6) around.push([x - reach, y], [x + reach, y]);
    if (b.height < TOUCH - 0.6) around.push([x, y - reach], [x, y + reach]);
    if (!around.every(([px, py]) => px < 0 || py < 0 || px > innerWidth || py > innerHeight || hits(one, px, py)))
      found.push(`a target of ${b.width.toFixed(0)}x${b.height.toFixed(0)}: ${name(one)}`);
  }

  // Nothing lies on anything else.
  const boxesOf = (selector) => [...root.querySelectorAll(selector)].filter((one) => !isHidden(one) && box(one).width > 0).map((one) => ({ one, b: box(one) }));
  const overlap = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > SLACK && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > SLACK;
  const apart = (all, what) => all.forEach(({ one, b }, i) => all.slice(i + 1).forEach((other) => {
    if (!one.contains(other.one) && !other.one.contains(one) && overlap(b, other.b)) found.push(`${what}: ${name(one)} and ${name(other.one)}`);
  }));
  apart(boxesOf(".reveal output, .reveal .bar"), "a sum stands on the bar");
  if (!dialog && shape !== "tiny") {
    apart(boxesOf(".frame > *:not(.lesson):not(.rail):not(.vh)").filter(({ one }) => !(one.matches(".line") && shape === "wide")), "parts overlap");
    const covered = document.querySelector(".stage > .reveal, .stage > .veil, .stage > .spread, .stage > .choice, .stage > .over, .stage > .stakes");
    if (!covered) {
      const round = boxesOf(".stage .planet").map(({ one }) => {
        const disc = one.querySelector("[data-globe]") ?? one.querySelector("circle");
        const b = box(disc);
        return { one, x: b.x + b.width / 2, y: b.y + b.height / 2, r: b.width / 2 - 1 };
      });
      const flat = boxesOf(".stage .plate, .stage .pile, .stage .shelf-at > *, .stage .pname, .stage .ink-name, .stage .ink-count, .stage .sys");
      const into = ({ x, y, r }, b) => Math.hypot(x - Math.max(b.left, Math.min(x, b.right)), y - Math.max(b.top, Math.min(y, b.bottom))) < r - SLACK;
      for (const planet of round)
        for (const { one, b } of flat)
          if (!planet.one.contains(one) && into(planet, b)) found.push(`over a planet: ${name(one)} and ${name(planet.one.querySelector(".hit") ?? planet.one)}`);
      round.forEach((a, i) => round.slice(i + 1).forEach((b) => {
        if (Math.hypot(a.x - b.x, a.y - b.y) < a.r + b.r - SLACK) found.push(`planets overlap: ${name(a.one)} and ${name(b.one)}`);
      }));
      apart(flat, "overlap on the stage");
      const stage = document.querySelector(".stage")?.getBoundingClientRect();
      for (const { one, x, y, r } of round)
        if (stage && (x - r < stage.left - 1 || x + r > stage.right + 1 || y - r < stage.top - 1 || y + r > stage.bottom + 1)) found.push(`a planet reaches out of the stage: ${name(one)}`);
    }
  }

  // Every option of the ask is reachable by something in sight.
  const inSight = (one) => {
    if (isHidden(one) || !box(one).width) return false;
    if (inReading(one)) one.scrollIntoView({ block: "center" });
    const [x, y] = middle(one);
    return shape === "tiny" || hits(one, x, y) || ancestors(one).slice(0, 3).some((at) => at.matches("button, label") && hits(at, x, y));
  };
  const isThere = (selector) => [...document.querySelectorAll(selector)].some(inSight);
  /** What an option is put together from where it has no button of its own: a card and half a tactic, a card and a side, a number. */
  const parts = (word) => {
    const [head, first, half] = word.split(":");
    if (head === "lay") return [`[data-card="${first}"]`, ...(half ? [`[data-half="${half}"]`] : [])];
    if (head === "play") return [`[data-card="${first}"]`];
    if (head === "card") return [`[data-card="${first}"], [data-flare="${first}"]`];
    if (head === "ships") return [".stepper button"];
    return undefined;
  };
  for (const word of options) {
    const lists = [...document.querySelectorAll("select")].filter((one) => [...one.options].some((option) => option.value === word));
    if (!isThere(`[data-word="${word}"]`) && !lists.some(inSight) && !parts(word)?.every(isThere)) found.push(`no way to answer ${word}`);
  }
  // What an answer is put together from: each kind is there, and each of it can be scrolled to and touched.
  for (const kind of controls) {
    const all = [...document.querySelectorAll(kind)];
    if (!all.length) found.push(`no ${kind}`);
    for (const one of all) if (!inSight(one)) found.push(`out of reach: ${name(one)}`);
  }
  const stage = document.querySelector("main.stage");
  return { found: [...new Set(found)], stage: stage ? [box(stage).x, box(stage).y, box(stage).width, box(stage).height].map(Math.round) : [] };
}
