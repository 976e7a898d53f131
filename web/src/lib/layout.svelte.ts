/** How much room there is: a phone, something between, or enough for the rail beside the stage. */
import { innerWidth } from "svelte/reactivity/window";

export const layout = {
  get phone(): boolean {
    return innerWidth.current! < 700;
  },
  get wide(): boolean {
    return innerWidth.current! >= 1200;
  },
};
