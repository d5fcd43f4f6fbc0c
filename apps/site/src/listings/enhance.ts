/**
 * Adds what needs script to a page of listings.
 *
 * @param open shows another page of this site, by path and search
 * @returns removes it
 */
export function enhance(page: HTMLElement, open: (path: string) => void): () => void {
  const stop = new AbortController();
  submitOnChange(page, open, stop.signal);
  return () => stop.abort();
}

/** The filters apply as soon as one is chosen. */
function submitOnChange(page: HTMLElement, open: (path: string) => void, signal: AbortSignal) {
  const form = page.querySelector<HTMLFormElement>("form[data-filters]");
  form?.addEventListener(
    "change",
    () => {
      const chosen = [...new FormData(form)].filter(([, value]) => value !== "");
      const query = new URLSearchParams(chosen as [string, string][]).toString();
      open(new URL(form.action).pathname + (query && `?${query}`));
    },
    { signal },
  );
}
