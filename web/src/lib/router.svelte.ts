/** Addresses: / (lobby), /t/CODE (a table), /r/CODE (a replay), /learn/GAME/PART, /encyclopedia/… */

class Router {
  path = $state(location.pathname);
  readonly parts = $derived(this.path.split("/").filter(Boolean).map(decodeURIComponent));

  constructor() {
    addEventListener("popstate", () => (this.path = location.pathname));
  }

  go(path: string): void {
    if (path !== location.pathname + location.search) history.pushState(null, "", path);
    this.path = new URL(path, location.origin).pathname;
    scrollTo(0, 0);
  }

  /** Links inside the app do not load the page again. */
  catch = (event: MouseEvent): void => {
    const link = (event.target as Element).closest?.("a");
    if (
      !link ||
      event.defaultPrevented ||
      event.button ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      link.target ||
      link.origin !== location.origin
    )
      return;
    if (link.hasAttribute("download") || link.pathname.startsWith("/api/")) return;
    event.preventDefault();
    this.go(link.pathname + link.search);
  };
}

export const router = new Router();
