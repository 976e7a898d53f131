/** How much room there is: a phone, upright or lying down, something between, or enough for the rail beside the stage. */
import { innerHeight, innerWidth } from "svelte/reactivity/window";

export const layout = {
  get phone(): boolean {
    return innerWidth.current! < 700;
  },
  /** A phone lying down, or a page at twice its size. */
  get flat(): boolean {
    return innerHeight.current! < 520 && !this.phone && !this.wide;
  },
  get wide(): boolean {
    return innerWidth.current! >= 1200;
  },
};
