import { loadApplication, readAssets } from "@frontage/prerender/load-application";

/** Loads the application and the complete stylesheet, unless the guard has refused the page. */
export function loadWithStyles(): void {
  const { entry, imports, styles } = readAssets();
  loadApplication({
    // Starts soon, because the page still waits for its records.
    schedule: (start) => void setTimeout(start),
    async load() {
      if ("refused" in document.documentElement.dataset) return;
      for (const href of styles) link("stylesheet", href);
      // Preloads all modules in parallel, rather than each after the module that imports it.
      for (const href of imports) link("modulepreload", href);
      await import(entry);
    },
  });
}

function link(rel: string, href: string): void {
  const element = document.createElement("link");
  element.rel = rel;
  element.href = href;
  document.head.append(element);
}
