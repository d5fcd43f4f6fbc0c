import { loadApplication, readAssets } from "@frontage/prerender/load-application";

/** Loads the application and the complete stylesheet, unless the guard has refused the page. */
export function loadWithStyles(): void {
  const { entry, imports, styles } = readAssets();
  const isRefused = () => "refused" in document.documentElement.dataset;
  if (!isRefused()) {
    // At once, because the page waits for its records: the inlined styles paint it meanwhile. After
    // the head, because these are further on in it, and rules that come later win.
    for (const href of styles) link("stylesheet", href, document.documentElement);
    // All modules in parallel, rather than each after the module that imports it.
    for (const href of imports) link("modulepreload", href);
  }
  loadApplication({
    schedule: (start) => void setTimeout(start),
    async load() {
      if (!isRefused()) await import(entry);
    },
  });
}

function link(rel: string, href: string, parent: Element = document.head): void {
  const element = document.createElement("link");
  element.rel = rel;
  element.href = href;
  parent.append(element);
}
