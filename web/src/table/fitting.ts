/**
 * What the bar says is written smaller, step by step, until all of it has room: the bar keeps its height.
 * Only where nothing else helps does what is said beside the sentence become one line, which a touch on the question mark explains.
 */

const STEPS = ["", "long", "longer", "longest", "curt"];

/** Milliseconds. */
const SETTLING = 50;

/** Whether sentence and buttons stand inside the bar, and not on each other. */
function fits(bar: HTMLElement): boolean {
  const [say, acts] = [bar.querySelector(".say")!, bar.querySelector(".acts")!];
  const words = [...say.querySelectorAll("p, small")].map((one) => one.getBoundingClientRect());
  const [edge, buttons, beside] = [bar.getBoundingClientRect(), acts.getBoundingClientRect(), say.getBoundingClientRect()];
  const below = buttons.height > 0 && buttons.left < beside.right - 1;
  const foot = below ? buttons.top : edge.bottom;
  const inside = words.every(({ top, bottom }) => top >= edge.top && bottom <= foot + 0.5);
  // While nothing is asked there are no buttons, and what is not drawn is nowhere.
  const within = !buttons.height || (buttons.top >= edge.top - 0.5 && buttons.bottom <= edge.bottom + 0.5);
  return inside && within && bar.scrollHeight <= bar.clientHeight + 1;
}

export function fitting(bar: HTMLElement): () => void {
  const fit = () => {
    for (const step of STEPS) {
      bar.dataset.fit = step;
      if (fits(bar)) return;
    }
  };
  const said = new MutationObserver(fit);
  said.observe(bar, { childList: true, characterData: true, subtree: true });
  // In a new shape of window everything finds its place a moment later.
  let settled = 0;
  const sized = new ResizeObserver(() => {
    fit();
    clearTimeout(settled);
    settled = window.setTimeout(fit, SETTLING);
  });
  sized.observe(bar);
  fit();
  return () => {
    clearTimeout(settled);
    said.disconnect();
    sized.disconnect();
  };
}
