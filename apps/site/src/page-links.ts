import { paths, servicePath } from "@frontage/content/navigation";
import { services } from "@frontage/content/services";
import { isServerReachable } from "@frontage/prerender/server-reachable";
import { preloadOnInterest } from "@frontage/prerender/start-application";

import { hideUnreachable, showUnreachable } from "./lib/unreachable-notice.ts";
import { pageFor, preloadPage } from "./routes.tsx";

/** What the menus lead to, the form first; one service brings the code of all. */
const menuPaths = [
  paths.contact,
  paths.services,
  ...services.slice(0, 1).map(({ slug }) => servicePath(slug)),
  paths.about,
  paths.home,
];

const loaded = new Set<string>();

/** Fetches the code of a page, for links to follow in the same turn. */
export async function loadPage(pathname: string) {
  await preloadPage(pathname);
  loaded.add(pageFor(pathname));
}

/** The link of this site that an event is about. */
function linkOf(event: Event): HTMLAnchorElement | undefined {
  const link = (event.target as Element | null)?.closest?.("a");
  return link?.origin === window.location.origin && pageFor(link.pathname) !== "notFound"
    ? link
    : undefined;
}

/** The link to follow once its page is here. */
let awaited: HTMLAnchorElement | undefined;

/**
 * Where the code of a page can't be had: after a release for example, the server's page
 * names the new code. Without a server the page in view stays, with a notice.
 */
async function openUnloaded(link: HTMLAnchorElement) {
  const isReachable = await isServerReachable(link.pathname);
  if (awaited !== link) return;
  if (isReachable) window.location.assign(link.href);
  else showUnreachable(() => link.click());
}

/**
 * Until the next page can be shown, the one in view stays: a click waits for the
 * code, and is then repeated for the router.
 */
function holdClick(event: MouseEvent) {
  const { altKey, button, ctrlKey, metaKey, shiftKey } = event;
  if (button !== 0 || altKey || ctrlKey || metaKey || shiftKey) return;
  const link = linkOf(event);
  awaited = link;
  if (link) hideUnreachable();
  if (!link || link.target || loaded.has(pageFor(link.pathname))) return;
  event.preventDefault();
  event.stopPropagation();
  loadPage(link.pathname).then(
    () => awaited === link && link.click(),
    () => openUnloaded(link),
  );
}

/** Fetches and evaluates what the menus lead to, a page at a time, when there is nothing else to do. */
export function preloadMenus([next, ...rest] = menuPaths): void {
  const { connection } = navigator as { connection?: { saveData: boolean } };
  if (!next || connection?.saveData) return;
  (window.requestIdleCallback ?? setTimeout)(() => {
    // A failed preload shows when the page is really opened.
    void loadPage(next).then(
      () => preloadMenus(rest),
      () => {},
    );
  });
}

/** Fetches pages as soon as a visitor points at a link to them, and holds clicks that come even sooner. */
export function watchLinks() {
  document.addEventListener("click", holdClick, { capture: true });
  window.addEventListener("popstate", () => {
    awaited = undefined;
    hideUnreachable();
  });
  preloadOnInterest(loadPage);
}
