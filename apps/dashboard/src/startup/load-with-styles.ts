import { loadApplication, readAssets } from "@frontage/prerender/load-application";

import { sendEarly } from "./early-requests.ts";

/** Loads the application and the complete stylesheet, unless the guard has refused the page. */
export function loadWithStyles(): void {
  const { entry, imports, styles } = readAssets();
  const { client, broker, sample } = (document.currentScript as HTMLScriptElement).dataset;
  const { dataset } = document.documentElement;
  const isRefused = () => "refused" in dataset;
  if (!isRefused()) {
    const own = { Client: client, Broker: broker }[dataset.role ?? ""] ?? sample;
    const ownUrls = own?.split(" ") ?? [];
    const isRequest = (url: string) => url.startsWith("/api/");
    // At once, because the page waits for its records: the inlined styles paint it meanwhile. After
    // the head, because these are further on in it, and rules that come later win.
    for (const href of styles) link("stylesheet", href, document.documentElement);
    // All modules in parallel, rather than each after the module that imports it.
    const modules = [...imports, ...ownUrls.filter((url) => !isRequest(url))];
    for (const href of modules) link("modulepreload", href);
    // After the first paint, because the name of the time zone takes a slow phone 0.1 s.
    setTimeout(() => sendEarly(ownUrls.filter(isRequest)));
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
