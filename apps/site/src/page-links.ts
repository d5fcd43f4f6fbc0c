import { paths, servicePath } from "@frontage/content/navigation";
import { services } from "@frontage/content/services";
import { isServerReachable } from "@frontage/prerender/server-reachable";
import { preloadOnInterest } from "@frontage/prerender/start-application";

import { isServedPath } from "./lib/has-listings.ts";
import { fetchServed, isServedLately } from "./lib/served-html.ts";
import { hideUnreachable, showUnreachable } from "./lib/unreachable-notice.ts";
import { pageFor, preloadPage } from "./routes.tsx";

/** The pages in the menus, the form first; one service loads the code of all. */
const menuPaths = [
  paths.contact,
  paths.services,
  ...services.slice(0, 1).map(({ slug }) => servicePath(slug)),
  paths.about,
  paths.home,
];

const loaded = new Set<string>();

/** Fetches the code of a page, or its content, for links to follow in the same turn. */
export async function loadPage(pathname: string, search = "") {
  await preloadPage(pathname);
  if (isServedPath(pathname)) {
    await fetchServed(pathname + search);
  } else {
    loaded.add(pageFor(pathname));
  }
}

const isLoaded = ({ pathname, search }: HTMLAnchorElement): boolean =>
  isServedPath(pathname) ? isServedLately(pathname + search) : loaded.has(pageFor(pathname));

/** The link of this site that an event is about. */
function linkOf(event: Event): HTMLAnchorElement | undefined {
  const link = (event.target as Element | null)?.closest?.("a");
  return link?.origin === window.location.origin && pageFor(link.pathname) !== "notFound"
    ? link
    : undefined;
}

/** The link to follow when its page has loaded. */
let awaited: HTMLAnchorElement | undefined;

/**
 * If a page's code can't be loaded, for example after a release, the server's page refers to the
 * new code. Without a server the current page stays, with a notice.
 */
async function openUnloaded(link: HTMLAnchorElement) {
  const isReachable = await isServerReachable(link.pathname);
  if (awaited !== link) return;
  if (isReachable) window.location.assign(link.href);
  else showUnreachable(() => link.click());
}

/**
 * The current page stays until the next one can be shown: a click waits for the code, and is then
 * repeated for the router.
 */
function holdClick(event: MouseEvent) {
  const { altKey, button, ctrlKey, metaKey, shiftKey } = event;
  if (button !== 0 || altKey || ctrlKey || metaKey || shiftKey) return;
  const link = linkOf(event);
  awaited = link;
  if (link) hideUnreachable();
  if (!link || link.target || isLoaded(link)) return;
  event.preventDefault();
  event.stopPropagation();
  loadPage(link.pathname, link.search).then(
    () => awaited === link && link.click(),
    () => openUnloaded(link),
  );
}

/** Loads the pages in the menus, one at a time, while the browser is idle. */
export function preloadMenus([next, ...rest] = menuPaths): void {
  const { connection } = navigator as { connection?: { saveData: boolean } };
  if (!next || connection?.saveData) return;
  (window.requestIdleCallback ?? setTimeout)(() => {
    // If it fails, that shows when the page is opened.
    void loadPage(next).then(
      () => preloadMenus(rest),
      () => {},
    );
  });
}

/**
 * Loads a page as soon as a visitor points at a link to it, and holds clicks that come even sooner.
 */
export function watchLinks() {
  document.addEventListener("click", holdClick, { capture: true });
  window.addEventListener("popstate", () => {
    awaited = undefined;
    hideUnreachable();
  });
  preloadOnInterest(loadPage);
}
