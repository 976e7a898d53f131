/** How much room there is, by width and by height. Styles know the shape by `data-shape` of the page's root. */
import { innerHeight, innerWidth } from "svelte/reactivity/window";

export type LayoutShape = "upright" | "flat" | "middle" | "wide" | "tiny";

const LOW = 520;

/** Upright phones, phones lying down and pages at twice their size, tablets and low screens, enough for the rail; smaller than all of these. */
export function shapeFor(width: number, height: number): LayoutShape {
  if (height < LOW) return width < 600 ? "tiny" : "flat";
  if (width < 700) return "upright";
  return width >= 1200 && height >= 700 ? "wide" : "middle";
}

export const layout = {
  get shape(): LayoutShape {
    return shapeFor(innerWidth.current!, innerHeight.current!);
  },
  /** Too narrow for two columns of reading. */
  get phone(): boolean {
    return innerWidth.current! < 700;
  },
  /** Players are chips, the encounter is in focus, everything is touched. */
  get small(): boolean {
    return this.shape === "upright" || this.flat || this.shape === "tiny";
  },
  get flat(): boolean {
    return this.shape === "flat";
  },
  get middle(): boolean {
    return this.shape === "middle";
  },
  /** Room for the rail beside the stage. */
  get wide(): boolean {
    return this.shape === "wide";
  },
};
