import type { Metadata } from "./metadata.ts";

/** The id of the element around the content that only the server renders. */
export const servedId = "served";
/** How long a fetched page is shown before the server is asked again. */
const maxContentAgeMs = 30_000;

type Served = { html: string; metadata: Metadata; at: number };

/** Pages by path and search. */
const keptPages = new Map<string, Served>();

function keepPage(key: string, page: Document): boolean {
  const element = page.getElementById(servedId);
  if (!element) return false;
  const description = page.querySelector<HTMLMetaElement>("meta[name=description]")?.content ?? "";
  const canonical = page.querySelector<HTMLLinkElement>("link[rel=canonical]")?.href;
  const metadata = {
    title: page.title,
    description,
    canonical: canonical ?? window.location.origin + key,
    indexed: canonical !== undefined,
  };
  keptPages.set(key, { html: element.innerHTML, metadata, at: Date.now() });
  return true;
}

// Keeps the content that this document was served with.
if (!import.meta.env.SSR) keepPage(window.location.pathname + window.location.search, document);

/** The kept content of a path. */
export const servedAt = (key: string): Served | undefined => keptPages.get(key);

/** Whether this page's content is recent enough to show without asking the server. */
export const isServedLately = (key: string): boolean =>
  Date.now() - (keptPages.get(key)?.at ?? 0) < maxContentAgeMs;

/**
 * Fetches a page that only the server can render, and keeps its content.
 *
 * @param key its path and search
 * @throws if the path has no such page (any longer)
 */
export async function fetchServed(key: string): Promise<void> {
  if (isServedLately(key)) return;
  const response = await fetch(key, { headers: { Accept: "text/html" } });
  const page = new DOMParser().parseFromString(await response.text(), "text/html");
  if (!response.ok || !keepPage(key, page)) {
    keptPages.delete(key);
    throw new Error(`${key} isn't a page that this one can show.`);
  }
}
