import { loadApplication, readAssets } from "@frontage/prerender/load-application";

/** Loads the application and the whole stylesheet, unless the guard has refused the page. */
export function loadWithStyles(): void {
  const { entry, styles } = readAssets();
  loadApplication({
    // Soon: the page still waits for its records.
    schedule: (start) => void setTimeout(start),
    async load() {
      if ("refused" in document.documentElement.dataset) return;
      for (const href of styles) {
        const link = document.createElement("link");
        link.rel = "stylesheet";
        link.href = href;
        document.head.append(link);
      }
      await import(entry);
    },
  });
}
