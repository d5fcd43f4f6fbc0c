import { paths, servicePath } from "@frontage/content/navigation";
import { services } from "@frontage/content/services";
import { isServerReachable } from "@frontage/prerender/server-reachable";
import { preloadOnInterest } from "@frontage/prerender/start-application";

import { isServedPath } from "./lib/has-listings.ts";
import { fetchServed, isServedLately } from "./lib/served-html.ts";
import { hideUnreachable, showUnreachable } from "./lib/unreachable-notice.ts";
import { pageFor, preloadPage } from "./routes.tsx";

/**
 * Paths of the pages in the menus, the contact form first. All services share their code, so one is
 * enough.
 */
const menuPaths = [
  paths.contact,
  paths.services,
  ...services.slice(0, 1).map(({ slug }) => servicePath(slug)),
  paths.about,
  paths.home,
];

const loaded = new Set<string>();

/** Fetches the code of a page, or its content. Links can then be followed synchronously. */
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

/** Loads the pages in the menus, one at a time, while the browser is idle. */
export function preloadMenus([next, ...rest] = menuPaths): void {
  const { connection } = navigator as { connection?: { saveData: boolean } };
  if (!next || connection?.saveData) return;
  (window.requestIdleCallback ?? setTimeout)(() => {
    // A failure shows when the page is opened.
    void loadPage(next).then(
      () => preloadMenus(rest),
      () => {},
    );
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
