/** A sheet or card that shows its other side goes round its upright axis. */
import { prefersReducedMotion } from "svelte/motion";

export const turn = (_: Element, { turned = true }: { turned?: boolean } = {}) => ({
  duration: turned && !prefersReducedMotion.current ? 520 : 0,
  css: (t: number) => `transform: rotateY(${(1 - t) * 88}deg)`,
});
