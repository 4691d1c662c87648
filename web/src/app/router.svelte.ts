/** The router: chooses the page by its path. */

import { matched, type Place } from "./routes";

class Router {
  #address = $state.raw(new URL(location.href));
  #path = $derived(this.#address.pathname);
  #place = $derived<Place>(matched(this.#path)); // changes only with the path

  constructor() {
    addEventListener("popstate", () => (this.#address = new URL(location.href)));
  }

  get place(): Place {
    return this.#place;
  }
  get query(): URLSearchParams {
    return this.#address.searchParams;
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.arrive();
    scrollTo(0, 0);
  }

  /** Changes the address without a new entry in the history, for instance for another moment of a replay. */
  replace(path: string): void {
    history.replaceState(history.state, "", path);
    this.arrive();
  }

  private arrive(): void {
    this.#address = new URL(location.href);
  }

  /** Follows links within the site without a page load. */
  readonly follow = (event: MouseEvent): void => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = (event.target as Element).closest("a");
    if (!link || !isInternal(link)) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  };
}

function isInternal(link: HTMLAnchorElement): boolean {
  const own = link.origin === location.origin && !link.pathname.startsWith("/api/");
  return own && link.target === "" && !link.hasAttribute("download") && !link.getAttribute("href")?.startsWith("#");
}

export const router = new Router();
