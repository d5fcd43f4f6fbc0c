import { isServerReachable } from "@frontage/prerender/server-reachable";
import { preloadOnInterest } from "@frontage/prerender/start-application";

import { fetchServed, isServedLately } from "./lib/served-html.ts";
import { hideUnreachable, showUnreachable } from "./lib/unreachable-notice.ts";
import { pageFor, preloadPage } from "./routes.tsx";

const loaded = new Set<string>();

/** Fetches the code of a page, or its content. Links can then be followed synchronously. */
export async function loadPage(pathname: string, search = "") {
  await preloadPage(pathname);
  const page = pageFor(pathname);
  if (page === "served") await fetchServed(pathname + search);
  else loaded.add(page);
}

function isLoaded({ pathname, search }: HTMLAnchorElement): boolean {
  const page = pageFor(pathname);
  return page === "served" ? isServedLately(pathname + search) : loaded.has(page);
}

/** The link inside this site that an event was on. */
function linkOf(event: Event): HTMLAnchorElement | undefined {
  const link = (event.target as Element | null)?.closest?.("a");
  return link?.origin === window.location.origin && pageFor(link.pathname) !== "notFound"
    ? link
    : undefined;
}

/** The link that will be followed once its page has loaded. */
let pendingLink: HTMLAnchorElement | undefined;

/**
 * Follows a link whose page's code can't be loaded, for example after a release: the server's page
 * refers to the new code. If the server can't be reached either, the current page stays, with a
 * notice.
 */
async function openUnloaded(link: HTMLAnchorElement) {
  const isReachable = await isServerReachable(link.pathname);
  if (pendingLink !== link) return;
  if (isReachable) window.location.assign(link.href);
  else showUnreachable(() => link.click());
}

/**
 * Holds a click on a link until its page has loaded, and then repeats it for the router. The
 * current page stays meanwhile.
 */
function holdClick(event: MouseEvent) {
  const { altKey, button, ctrlKey, metaKey, shiftKey } = event;
  if (button !== 0 || altKey || ctrlKey || metaKey || shiftKey) return;
  const link = linkOf(event);
  pendingLink = link;
  if (link) hideUnreachable();
  if (!link || link.target || isLoaded(link)) return;
  event.preventDefault();
  event.stopPropagation();
  loadPage(link.pathname, link.search).then(
    () => pendingLink === link && link.click(),
    () => openUnloaded(link),
  );
}

/** Fetches the code of the pages in the menus once the browser is idle; a link's target runs it. */
export function fetchMenus(): void {
  (window.requestIdleCallback ?? setTimeout)(() => {
    const { connection } = navigator as { connection?: { saveData: boolean } };
    if (connection?.saveData) return;
    const { ahead } = document.querySelector<HTMLElement>("script[data-entry]")?.dataset ?? {};
    for (const href of ahead?.split(" ") ?? []) {
      const link = { rel: "modulepreload", href, fetchPriority: "low" };
      document.head.append(Object.assign(document.createElement("link"), link));
    }
  });
}

/**
 * Loads a page when a visitor points at a link to it, and holds clicks that come before it has
 * loaded.
 */
export function watchLinks() {
  document.addEventListener("click", holdClick, { capture: true });
  window.addEventListener("popstate", () => {
    pendingLink = undefined;
    hideUnreachable();
  });
  preloadOnInterest(loadPage);
}
